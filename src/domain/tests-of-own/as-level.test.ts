import { expect, it } from 'vitest'
import { readOwnTest } from '../tests-in-text/find-own-tests.ts'
import type { OwnTest } from '../tests-in-text/own-test.ts'
import { asLevel } from './as-level.ts'

/** "the price falls below 80", as it is parsed. */
const written = readOwnTest('the price falls below 80', '2026-05-01')
if (!written) throw new Error('A price below a number is a test.')
const below80 = written

it('a price test below is a stop, and one above a target; the dollar sign may be missing', () => {
  expect(asLevel(below80)).toEqual({ name: 'stop', price: '80', isPlain: true })
  expect(asLevel({ ...below80, side: 'above' })).toEqual({ name: 'target', price: '80', isPlain: true })
  expect(asLevel({ ...below80, unit: 'money', isUsd: true })).toEqual({ name: 'stop', price: '80', isPlain: false })
})

it.each<[string, Partial<OwnTest>]>([
  ['not of a price', { isPrice: false }],
  ['of an event', { side: 'happens' }],
  ['without a figure', { value: null }],
  ['of nothing', { value: '0' }],
  ['of less than nothing', { value: '-5' }],
  ['that has to last', { forHowLong: { count: 2, of: 'week', isInARow: true } }],
  ['that has a day', { byWhen: { words: 'October', on: '2026-10-31' } }],
  ['after which one buys', { followedBy: 'buy' }],
  ['after which one looks again', { followedBy: 'review' }],
  ['of a change in dollars', { isChange: true }],
  ['of another currency', { unit: 'money', isUsd: false }],
  ['of another unit', { unit: 'times' }],
  ['from a high', { words: 'the price falls 80 from its high' }],
  ['of a multiple', { words: 'the price falls below 80 times earnings' }],
])('a test %s is no stop', (_, differs) => expect(asLevel({ ...below80, ...differs })).toBeNull())

it.each([
  ['below', '1', 'stop'],
  ['below', '0.9', null],
  ['below', '99', 'stop'],
  ['below', '100', null],
  ['above', '1', 'target'],
  ['above', '0.9', null],
  ['above', '1000', 'target'],
  ['above', '1001', null],
] as const)('a change in percent, %s by %s, is a %s', (side, value, name) => {
  const change = { ...below80, side, value, unit: 'percent', isChange: true } as const
  expect(asLevel(change)).toEqual(name && { name, percent: value, isPlain: false })
  // 80 percent of something is not a change of the price.
  expect(asLevel({ ...change, isChange: false })).toBeNull()
})
