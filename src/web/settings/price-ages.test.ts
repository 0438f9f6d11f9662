import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { SettingsView } from '#contract/settings.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { PriceAgeList } from './price-ages.tsx'

type Age = SettingsView['priceAges'][number]

const known = (symbol: string): Age => ({
  symbol,
  price: { price: '98.92', source: 'massive', at: new Date(Date.now() - 3 * 86_400_000).toISOString() },
  heldBack: null,
})
const list = (priceAges: readonly Age[]) => createElement(PriceAgeList, { priceAges: [...priceAges] })

it('a price is shown with its source and its age', () => {
  expect(wordsOf(list([known('IBM')]))).toBe('IBM $98.92 Massive, previous close, 3 days ago')
})

it('a missing price, and one that is held back, are named as such', () => {
  expect(wordsOf(list([{ symbol: 'IBM', price: null, heldBack: null }]))).toBe('IBM No price is known')
  expect(wordsOf(list([{ ...known('IBM'), heldBack: 'Twelve Data says $24.73.' }]))).toContain(
    'A newer one is held back. Twelve Data says $24.73.',
  )
})

it('more than ten prices are folded at first, except those that are held back', () => {
  const many = Array.from({ length: 11 }, (_, n) => known(`T${n}`))
  expect(markupOf(list(many.slice(1)))).not.toContain('<details')
  const [closed = ''] = wordsOf(list([...many.slice(1), { ...known('ODD'), heldBack: 'Odd.' }])).split('All 11 prices')
  expect(closed).toContain('Odd.')
  expect(closed).not.toContain('T1')
})
