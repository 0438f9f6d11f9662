import { expect, it } from 'vitest'
import { readAssetId } from './asset-address.ts'

it.each([
  ['bought', '1', 1],
  ['sold', '42', 42],
  ['watched', '7', 7],
  ['owned', '1', null],
  ['toString', '1', null],
  ['bought', '0', null],
  ['bought', '1.5', null],
  ['bought', '-1', null],
  ['bought', '1e3', null],
  ['bought', 'IBM', null],
  ['bought', '', null],
])('reads /%s/%s as %s', (ownership, assetId, expected) => {
  expect(readAssetId(ownership, assetId)).toBe(expected)
})
