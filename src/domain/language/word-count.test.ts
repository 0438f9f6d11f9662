import { expect, test } from 'vitest'
import { wordCount } from './word-count.ts'

test('counts what stands between white space of any kind', () => {
  const texts = ['', ' ', 'one', ' two  words ', 'a\tb\nc\r\nd', 'no\u00a0break', 'wide\u3000and\u2009thin', '“x” — 5%']
  expect(texts.map(wordCount)).toEqual(texts.map((text) => text.match(/\S+/gu)?.length ?? 0))
})

test('takes exactly what a pattern takes for white space', () => {
  const others = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => {
    const letter = String.fromCharCode(code)
    return wordCount(`a${letter}a`) !== (`a${letter}a`.match(/\S+/g)?.length ?? 0)
  })
  expect(others).toEqual([])
})
