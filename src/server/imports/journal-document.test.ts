import { expect, it } from 'vitest'
import { splitDocument, UnreadableDocument } from './journal-document.ts'

const SPLIT = {
  text: '{"a":{"b":[1,"x,]}\\""]},\n"entries":[\n{"entry":{"c":1}},\n{"d":"\u{1f680}é"}\n],\n"closes":[{"e":[]}],"z":[]}\n',
  parts: [
    [null, '"a":{"b":[1,"x,]}\\""]}', 1],
    ['entries', '{"entry":{"c":1}}', 3],
    ['entries', '{"d":"\u{1f680}é"}', 4],
    [null, '"entries":[]', 5],
    ['closes', '{"e":[]}', 6],
    [null, '"closes":[]', 6],
    [null, '"z":[]', 6],
  ],
} as const

async function split(text: string, size = text.length || 1) {
  const bytes = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const parts: unknown[] = []
  try {
    for await (const { list, text, line } of splitDocument(chunks())) parts.push([list, text.trim(), line])
    return parts
  } catch (error) {
    return error instanceof UnreadableDocument ? error.message : String(error)
  }
}

it.each([1, 2, 3, 7, 1000])('the parts are the same when the bytes arrive %i at a time', async (size) => {
  expect(await split(SPLIT.text, size)).toEqual(SPLIT.parts)
})

it('the layout of the document does not matter', async () => {
  const parts = await split(JSON.stringify(JSON.parse(SPLIT.text), null, 2))
  expect(parts).toHaveLength(7)
})

it.each([...SPLIT.text.trim()].map((_, at) => at))('a document that is cut after %i signs is refused', async (at) => {
  expect(await split([...SPLIT.text].slice(0, at).join(''))).toMatch(/^is cut|^is no UTF-8/)
})

it.each([
  ['', 'is cut at line 1'],
  ['[]', 'is no journal at line 1'],
  ['x{}', 'is no journal at line 1'],
  ['{}x', 'goes on after its end at line 1'],
  ['{}{}', 'goes on after its end at line 1'],
  ['{"entries":[1,,2]}', 'lacks a part at line 1'],
  ['{"entries":[1,]}', 'lacks a part at line 1'],
  ['{"a":1,}', 'lacks a part at line 1'],
  ['{"closes":[],"closes":[]}', 'has its closes twice at line 1'],
  [`{"a":${'['.repeat(100)}`, 'is nested deeper than any journal at line 1'],
])('%j is refused: %s', async (text, why) => {
  expect(await split(text)).toBe(why)
})

it('a list without entries may come after another member', async () => {
  expect(await split('{"a":1,"entries":[\n],\n"z":2}')).toEqual([
    [null, '"a":1', 1],
    [null, '"entries":[]', 2],
    [null, '"z":2', 3],
  ])
})

it('a file that is not UTF-8 is refused', async () => {
  async function* bytes() {
    yield Buffer.from([0x7b, 0xff, 0x7d])
  }
  await expect(async () => {
    for await (const part of splitDocument(bytes())) expect(part).toBeUndefined()
  }).rejects.toThrow(UnreadableDocument)
})
