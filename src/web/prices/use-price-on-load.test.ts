import { expect, it } from 'vitest'
import type { PriceView } from '#contract/prices.ts'
import { saysOtherPrice } from './use-price-on-load.ts'

const QUOTED: PriceView = { price: '412.35', source: 'twelve-data', at: '2026-04-06T14:59:00.000Z' }
const PAID: PriceView = { price: '90', source: 'typed', at: '2026-04-06T15:00:00.000Z' }
const answer = (price: PriceView | null) => ({ ticker: 'IBM', price, reason: null, isProviderSet: true })

it.each<[string, PriceView | null, ReturnType<typeof answer> | undefined, boolean]>([
  ['a quote from a minute before the price paid', PAID, answer(QUOTED), true],
  ['a quote while no price is shown', null, answer(QUOTED), true],
  ['the quote that is shown', QUOTED, answer(QUOTED), false],
  ['no price', PAID, answer(null), false],
  ['an answer that has not arrived', PAID, undefined, false],
])('decides whether to fetch the asset again for %s', (_, currentPrice, told, expected) => {
  expect(saysOtherPrice({ currentPrice }, told)).toBe(expected)
})
