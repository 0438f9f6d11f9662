import { expect, it } from 'vitest'
import { jsonBytes } from './json-bytes.ts'

const LONG = Array.from({ length: 600 }, (_, at) => ({
  at,
  words: at % 97 === 0 ? '“−12%” 📉 \ud800' : 'plain "words"\n',
}))

it.each([
  {},
  { none: undefined, last: 1 },
  { first: null, none: undefined, words: '−1' },
  { 'a "name"': [], short: [1, undefined, null], long: LONG, ofNothing: Array.from({ length: 257 }) },
  { exact: LONG.slice(0, 256), more: LONG.slice(0, 257), twice: LONG.slice(0, 512), nested: { long: LONG } },
])('writes an object as JSON.stringify does, however long its lists are', (view) => {
  expect(Buffer.from(jsonBytes(view)).toString()).toBe(Buffer.from(JSON.stringify(view)).toString())
})
