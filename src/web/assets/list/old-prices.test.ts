import { createElement } from 'react'
import { expect, test } from 'vitest'
import { assetRow } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { AssetCards } from './asset-cards.tsx'
import { oldPricesWords } from './old-prices.ts'

const NOW = '2026-11-23T15:00:00.000Z'
const typed = (at: string) => ({ price: '121.23', source: 'typed', at }) as const
const held = (at: string, changed = {}) =>
  assetRow({ currentValue: '1212.30', totalGainLoss: '0.00', currentPrice: typed(at), ...changed })
const [OLD, OLDER, NEW] = ['2024-01-12T21:00:00.000Z', '2023-03-10T21:00:00.000Z', '2026-11-23T14:59:00.000Z']

test('rows of a narrow list say of which day the price is that they are valued with, once it is old', () => {
  const rows = [held(OLD), held(new Date().toISOString(), { assetId: 2, ticker: 'KO' })]
  const cards = createElement(AssetCards, { caption: 'Bought', rows, user: 'alice', sorting: null, onSort: () => {} })
  const words = wordsOf(cards)
  expect(words).toContain('1 of 2 by a price of Jan 12, 2024.')
  expect(words).toContain('last of Jan 12, 2024 · 10 at $100.00')
  // For those who hear the list the price itself says it.
  expect(words).toContain('Price $121.23, price of Jan 12, 2024, typed by you')
  expect(words).toContain('10 at $100.00 · 5/10')
})

test('of several old prices the first and the last day are said, and of new ones nothing', () => {
  expect(oldPricesWords([held(OLD), held(OLDER)], NOW)).toBe('By prices of Mar 10, 2023 to Jan 12, 2024.')
  expect(oldPricesWords([held(NEW)], NOW)).toBeNull()
})

test('what is sold, or has no value, is not valued by an old price', () => {
  expect(oldPricesWords([held(OLD, { list: 'sold' }), held(OLD, { currentValue: null })], NOW)).toBeNull()
  expect(oldPricesWords([held(OLD, { list: 'watched', currentValue: null })], NOW)).toBe('By a price of Jan 12, 2024.')
})
