import { expect, it } from 'vitest'
import { callout, fileName, frontMatter, plain } from './markdown-text.ts'

it.each([
  ['# Not a heading', '\\# Not a heading'],
  ['- no list', '\\- no list'],
  ['  + no list', '\\+ no list'],
  ['1. no list', '1\\. no list'],
  ['---', '\\---'],
  ['    no code', 'no code'],
  ['![x](https://a.example/?q)', '\\!\\[x\\]\\(https\\://a.example/?q\\)'],
  ['[[Note]] and %%hidden%%', '\\[\\[Note\\]\\] and \\%\\%hidden\\%\\%'],
  ['`= this.file`', '\\`\\= this.file\\`'],
  ['<script>alert(1)</script>', '\\<script\\>alert\\(1\\)\\</script\\>'],
  ['<% tp.file %>', '\\<\\% tp.file \\%\\>'],
  ['AT&T at 8.5%, up $3', 'AT\\&T at 8.5\\%, up \\$3'],
  ['See https://a.example or www.a.example', 'See https\\://a.example or www\\.a.example'],
  ['obsidian://open?vault=x', 'obsidian\\://open?vault\\=x'],
  ['Ask me@a.example', 'Ask me\\@a.example'],
  ['due:: 2026-12-01', 'due\\:: 2026-12-01'],
  ['one\r\n> two', 'one\n\\> two'],
])('%j is shown as it was written', (text, markdown) => {
  expect(plain(text)).toBe(markdown)
})

it('no text can end its callout', () => {
  expect(callout('note', 'Critique', 'one\n\n# two\n> three')).toBe(
    '> [!note] Critique\n> one\n>\n> \\# two\n> \\> three',
  )
})

it('no title can end its callout either', () => {
  expect(callout('note', 'Critique by B\r\nx\n```', 'one')).toBe('> [!note] Critique by B x \\`\\`\\`\n> one')
})

it('front matter is valid YAML, whatever the name of the company', () => {
  expect(frontMatter({ company: 'A: "B"\n---', confidence: 7, tags: ['candor'] })).toBe(
    '---\ncompany: "A: \\"B\\"\\n---"\nconfidence: 7\ntags: ["candor"]\n---',
  )
})

it('front matter has none of the characters that YAML refuses', () => {
  expect(frontMatter({ company: 'A\u0085B\u2028C\u007fD\u009bE' })).toBe(
    '---\ncompany: "A\\u0085B\\u2028C\\u007fD\\u009bE"\n---',
  )
})

it('a file name fits into the bytes that file systems take, and ends with a whole character', () => {
  const name = fileName(`${'株'.repeat(90)} ${'𠮷'.repeat(90)}`, new Set())
  expect([Buffer.byteLength(name), name]).toEqual([120, '株'.repeat(40)])
  expect(fileName('𠮷'.repeat(99), new Set())).toBe('𠮷'.repeat(30))
})

it.each([
  ['BRK.B Berkshire', 'BRK.B Berkshire'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['A/B: <C>|[D]#E^', 'A-B- -C---D--E-'],
  ['.. ..', 'Unnamed'],
  ['CON', 'CON 2'],
  ['con', 'con 3'],
])('%j becomes a file name', (text, name) => {
  const taken = new Set(text.toLowerCase() === 'con' ? (text === 'CON' ? ['con'] : ['con', 'con 2']) : [])
  expect(fileName(text, taken)).toBe(name)
})
