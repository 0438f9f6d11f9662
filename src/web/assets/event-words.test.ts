import { expect, test } from 'vitest'
import type { AssetEventView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { eventLine } from './event-words.ts'

const recorded = { sequence: 5, dateAdded: '2026-06-12T14:00:00.000Z', dateAddedReadable: 'Jun 12, 2026' }
const price = (amount: string, source: 'typed' | 'twelve-data' = 'typed') =>
  ({ price: amount, source, at: '2026-06-11T14:00:00.000Z' }) as const
const buy = { ...recorded, sequence: 1, dateAddedReadable: 'Apr 6, 2026', decisionId: '', thesis: '', quantity: null }
const asset = assetView({ thesis: [{ ...buy, action: 'Buy', price: null }] })
const option = assetView({ stockOrOptions: 'options' })
const line = (event: AssetEventView, of = asset) => eventLine(event, of)

test('a split says its ratio and its day', () => {
  const split = {
    ...recorded,
    kind: 'split-recorded',
    effectiveOn: '2026-06-10',
    newShares: '4',
    oldShares: '1',
  } as const
  expect(line(split)).toBe('4-for-1 split, took effect Jun 10, 2026')
  expect(line({ ...split, newShares: '1', oldShares: '20' })).toBe('1-for-20 split, took effect Jun 10, 2026')
})

test('a level says what it was, what reached it and when, and which decision had set it', () => {
  const crossed = {
    ...recorded,
    kind: 'level-crossed',
    level: 'stop-loss',
    levelPrice: '109.107',
    price: price('98.92'),
    setBySequence: 1,
  } as const
  expect(line(crossed)).toBe('Stop loss of $109.11 reached at $98.92 on Jun 11, 2026, set by your Buy of Apr 6, 2026')
  expect(line({ ...crossed, level: 'take-profit', setBySequence: 9 })).toBe(
    'Take profit of $109.11 reached at $98.92 on Jun 11, 2026',
  )
})

test('a price says of what it is, and whether it was typed or found right', () => {
  const noted = { ...recorded, kind: 'price-noted' } as const
  expect(line({ ...noted, price: price('98.92') })).toBe('Price of $98.92 a share, typed by hand')
  expect(line({ ...noted, price: price('350') }, option)).toBe('Price of $350.00 a contract, typed by hand')
  expect(line({ ...noted, price: price('17.6', 'twelve-data') })).toBe(
    'Price of $17.60 found right (Twelve Data, Jun 11, 2026, 10:00)',
  )
})

test('an option says how it ended', () => {
  const settled = { ...recorded, kind: 'option-settled', price: price('400') } as const
  expect(line({ ...settled, outcome: 'expired-worthless' })).toBe('The option expired worthless')
  expect(line({ ...settled, outcome: 'exercised' })).toBe('The option was exercised, for $400.00 a contract')
  expect(line({ ...settled, outcome: 'sold-before' })).toBe(
    'The option had been sold before it expired, at $400.00 a contract',
  )
})

test('a typed price that is doubted says that it was not used', () => {
  const noted = { ...recorded, kind: 'price-noted', price: price('50') } as const
  expect(line(noted)).toBe('Price of $50.00 a share, typed by hand')
  expect(line({ ...noted, isDoubted: true })).toBe(
    'Price of $50.00 a share, typed by hand; not used, because it looked like a split',
  )
})
