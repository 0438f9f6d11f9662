import { describe, expect, it } from 'vitest'
import { assetChart } from '#test/fixtures/charts.ts'
import { annotationsOf, firstKeys, priceWords } from './asset-chart-annotations.ts'
import { daysInRange } from './asset-chart-days.ts'

const view = assetChart({ days: 40, decisions: 2 })
const [first, second] = view.decisions
const shown = daysInRange(view, 'All')
const SEEN = { isCostHidden: false, thesisOf: () => undefined }

describe('annotations', () => {
  it('are at the price of their decision, and without a position if none was known, so that no later close moves them', () => {
    const decisions = [
      { ...view.decisions[0], price: '77.70', priceThen: '77.70' },
      { ...view.decisions[1], price: null, priceThen: null },
    ].flatMap((decision) => (first && second ? [{ ...first, ...decision }] : []))
    expect(annotationsOf({ ...view, decisions }, shown, SEEN).map(({ value }) => value)).toEqual([77.7, null])
  })

  it('are left out before the first day shown', () => {
    const keys = annotationsOf(view, daysInRange(view, '1M'), SEEN).map(({ key }) => key)
    expect(keys).toEqual(['decision 2'])
  })

  it('of decisions and alerts are in chronological order', () => {
    const on = view.prices.days[15] ?? ''
    const alert = {
      level: 'take-profit' as const,
      levelPrice: '100.00',
      price: '101.00',
      at: `${on}T15:00:00.000Z`,
      on,
      setBySequence: 1,
      sequence: 3,
    }
    const titles = annotationsOf({ ...view, crossings: [alert] }, shown, SEEN).map(({ title }) => title)
    expect(titles).toEqual(['Buy', 'Target reached', 'Hold'])
  })
})

it.each([
  ['98.90', '98.9', ['at $98.90']],
  ['25.00', '100.00', ['at $100.00, $25.00 in shares of today']],
  ['25.00', null, ['at $25.00']],
  [null, null, []],
])('a price of %s, written as %s, is told as %j', (price, priceThen, words) => {
  expect(priceWords({ price, priceThen })).toEqual(words)
})

it('a price from before the decision is told with its day, and is no place on the line', () => {
  const old = { price: '60.00', priceThen: '60.00', pricedOn: '2016-03-05' }
  expect(priceWords(old)).toEqual(['last price $60.00 of Mar 5, 2016'])
  const decisions = first ? [{ ...first, ...old }] : []
  expect(annotationsOf({ ...view, decisions }, shown, SEEN).map(({ value }) => value)).toEqual([null])
})

it.each([
  ['  One quarter.\n\nI wait.  ', 'One quarter. I wait.'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(22).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(110)}…`],
])('%j begins with %j', (text, words) => {
  expect(firstKeys(text)).toBe(words)
})
