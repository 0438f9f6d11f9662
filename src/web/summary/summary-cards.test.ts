import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { SummaryView } from '#contract/summary.ts'
import { wordsOf } from '#test/support/markup.ts'
import { SummaryCards } from './summary-cards.tsx'

const performance = {
  count: 1,
  leftOut: 0,
  initialValue: '1000.00',
  currentValue: '1100.00',
  gainLoss: '100.00',
  gainLossPercent: '10.00',
}
const summary: SummaryView = {
  account: { ...performance, gainLossPercent: '11.00' },
  bought: { ...performance, currentValue: '1234.56', gainLossPercent: '12.00' },
  sold: { ...performance, gainLossPercent: '13.00' },
  watched: { ...performance, gainLossPercent: '14.00' },
  today: { gainLoss: '-7.30', gainLossPercent: '-0.67', leftOut: 0 },
  realized: { gain: '0.00', assets: 1, leftOut: 0 },
  crossed: [],
  awaitingOutcome: [],
  isMarketOpenToday: true,
}
const cards = (changed: Partial<SummaryView> = {}) =>
  wordsOf(createElement(SummaryCards, { user: 'alice', summary: { ...summary, ...changed } }))

it.each([
  ['Total account gain/loss', '+11.00%'],
  ['Total value', '$1,234.56'],
  ["Today's gain/loss", '−0.67%'],
  ["Today's gain/loss", '−$7.30'],
  ['Bought performance', '+12.00%'],
  ['Sold performance', '+13.00%'],
  ['Watched performance', '+14.00%'],
])('the card %s shows %s', (name, figure) => {
  const [, card = ''] = cards().split(name)
  expect(card.slice(0, 60)).toContain(figure)
})

it('the day of a closed market has no figure, and says so', () => {
  expect(cards({ today: null, isMarketOpenToday: false })).toContain("Today's gain/loss The market is not open today")
})
