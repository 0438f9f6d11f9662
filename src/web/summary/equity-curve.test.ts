import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { EquityView } from '#contract/charts.ts'
import { equity } from '#test/fixtures/charts.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { cutEquity, equityData, kindsOf } from './equity-curve-data.ts'
import { EquityCurveFigure } from './equity-curve-figure.tsx'
import { equityRows, equityWords, readEquityDay } from './equity-curve-format.ts'

const view: EquityView = {
  days: ['2026-09-18', '2026-10-20', '2026-11-19', '2026-11-20'],
  values: ['1000.00', '1100.00', '900.00', '1250.00'],
  costs: ['1000.00', '1000.00', '1000.00', '1000.00'],
  realized: ['0.00', '0.00', '12.50', '12.50'],
  changes: ['0.00', '10.00', '-10.00', '25.00'],
  decisions: [
    { on: '2026-09-17', assetId: 1, ticker: 'IBM', list: 'bought', action: 'Buy', confidence: 6 },
    { on: '2026-11-20', assetId: 1, ticker: 'IBM', list: 'bought', action: 'Hold', confidence: 9 },
    { on: '2026-11-22', assetId: 2, ticker: 'KO', list: 'watched', action: 'Watch', confidence: 3 },
  ],
  withoutGain: [],
  leftOut: [],
  notice: null,
}

describe('decisions', () => {
  const { annotations, stackOf } = equityData(view, 'en')

  it('have an annotation each, on the day at which it is drawn, with their own date', () => {
    expect(annotations.map(({ day, letter, title, facts }) => [day, letter, title, ...facts])).toEqual([
      ['2026-09-18', 'B', 'Buy IBM', 'Sept 17, 2026', 'confidence 6 of 10'],
      ['2026-11-20', 'H', 'Hold IBM', 'Nov 20, 2026', 'confidence 9 of 10'],
      ['2026-11-20', 'W', 'Watch KO', 'Nov 22, 2026', 'confidence 3 of 10'],
    ])
    expect(new Set(annotations.map(({ key }) => key)).size).toBe(3)
  })

  it('that would overlap become one annotation with their count, on the day of the latest, which names each', () => {
    const stack = stackOf?.(annotations)
    expect([stack?.day, stack?.letter, stack?.title]).toEqual(['2026-11-20', '3', '3 decisions'])
    expect(stack?.facts).toEqual([
      'Sept 17, 2026: Buy IBM (confidence 6 of 10)',
      'Nov 20, 2026: Hold IBM (confidence 9 of 10)',
      'Nov 22, 2026: Watch KO (confidence 3 of 10)',
    ])
  })

  it('of one day name the day once, and at most three decisions', () => {
    const [, hold] = view.decisions
    const five = equityData({ ...view, decisions: Array(5).fill(hold) }, 'en')
    const told = 'Hold IBM (confidence 9 of 10)'
    expect(five.stackOf?.(five.annotations).facts).toEqual(['Nov 20, 2026', told, told, told, 'and 2 more'])
  })

  it.each([
    [99, '99'],
    [100, '+'],
  ])('%i of them have %j inside their shape, which has room for two characters', (count, letter) => {
    const many = equityData({ ...view, decisions: Array(count).fill(view.decisions[0]) }, 'en')
    expect(many.stackOf?.(many.annotations).letter).toBe(letter)
  })

  it('have a legend with each kind once, and with what a number means where there may be one', () => {
    expect(kindsOf({ ...view, decisions: [...view.decisions, ...view.decisions] }, 'en')).toEqual([
      { name: 'Buy', shape: 'disc', letter: 'B' },
      { name: 'Hold', shape: 'ring', letter: 'H' },
      { name: 'Watch', shape: 'diamond', letter: 'W' },
      { name: 'for example, 2 decisions close together', shape: 'ring', letter: '2' },
    ])
    expect(kindsOf({ ...view, decisions: view.decisions.slice(0, 1) }, 'en')).toHaveLength(1)
  })

  it('are drawn in their row and not on a line, because the lines show all assets together', () => {
    expect(annotations.map(({ value }) => value)).toEqual([null, null, null])
  })
})

it.each([
  ['1M', ['2026-10-20', '2026-11-19', '2026-11-20'], 2],
  ['3M', view.days, 3],
  ['All', view.days, 3],
] as const)('the range %s shows %j and its %i decisions', (range, days, decisions) => {
  const cut = cutEquity(view, range)
  expect([cut.days, cut.decisions.length]).toEqual([days, decisions])
  for (const amounts of [cut.values, cut.costs, cut.realized, cut.changes]) expect(amounts.length).toBe(days.length)
})

describe('in words', () => {
  it.each([
    ['1250.00', '25.00', 'On Nov 20, 2026 what you held was worth $1,250.00 and had cost $1,000.00: a gain, +25.00%.'],
    ['750.00', '-25.00', 'On Nov 20, 2026 what you held was worth $750.00 and had cost $1,000.00: a loss, −25.00%.'],
    [
      '1000.00',
      '0.00',
      'On Nov 20, 2026 what you held was worth $1,000.00 and had cost $1,000.00: as much, by the last prices known.',
    ],
  ])('a value of %s, which is a change of %s: %s', (value, change, words) => {
    const upTo = { values: ['1', '1', '1', value], changes: ['0.00', '0.00', '0.00', change] }
    expect(equityWords({ ...view, ...upTo }, 'en')).toBe(words)
  })

  it('a day has its value, its cost, their difference, and the gain of sales', () => {
    expect(readEquityDay(view, 2, 'en')).toEqual({
      title: 'Nov 19, 2026',
      facts: ['value $900.00', 'cost $1,000.00', '−10.00%', 'gain of sales so far +$12.50'],
    })
  })

  it('the table has a row for each day, newest first', () => {
    expect(equityRows(view, [0, 2], 'en').map(({ head, cells }) => [head, ...cells])).toEqual([
      [
        'Nov 20, 2026',
        '$1,250.00',
        '$1,000.00',
        '+$12.50',
        'Hold IBM (confidence 9 of 10); Watch KO (confidence 3 of 10)',
      ],
      ['Nov 19, 2026', '$900.00', '$1,000.00', '+$12.50', ''],
    ])
  })

  it('says so if everything that was held is left out', () => {
    const leftOut = [{ assetId: 5, ticker: 'SPL', reason: 'a split is not recorded yet', since: '2026-06-10' }]
    const none = { ...view, values: ['0.00'], costs: ['0.00'], changes: [null], days: ['2026-06-10'], leftOut }
    expect(equityWords(none, 'en')).toBe('On Jun 10, 2026 everything that was held is left out.')
  })

  it('does not mention an earlier gap on the last day, and names the day on which the gap ended', () => {
    const [since, until] = ['2026-06-12', '2026-06-16']
    const leftOut = [
      { assetId: 5, ticker: 'SPL', reason: 'its outcome was recorded after it had expired', since, until },
    ]
    const none = { ...view, values: ['0.00'], costs: ['0.00'], changes: [null], days: ['2026-06-17'], leftOut }
    expect(equityWords(none, 'en')).toBe('On Jun 17, 2026 value and cost were both $0.00.')
    const words = wordsOf(createElement(EquityCurveFigure, { view: { ...view, leftOut }, action: null }))
    expect(words).toContain('expired; left out from Jun 12, 2026 until Jun 16, 2026')
  })

  it('says of shares that were given that they had cost nothing', () => {
    const given = { ...view, values: ['120.00'], costs: ['0.00'], changes: [null], days: ['2026-06-17'], leftOut: [] }
    expect(equityWords(given, 'en')).toBe('On Jun 17, 2026 what you held was worth $120.00 and had cost nothing.')
  })

  it('names each asset that is left out, with the reason', () => {
    const leftOut = [
      { assetId: 4, ticker: 'ABNB', reason: 'its price is not known', since: null },
      { assetId: 5, ticker: 'SPL', reason: 'a split is not recorded yet', since: '2026-06-10' },
    ]
    const words = wordsOf(createElement(EquityCurveFigure, { view: { ...view, leftOut }, action: null }))
    expect(words).toContain(
      'Left out of both lines: ABNB its price is not known SPL a split is not recorded yet; left out from Jun 10, 2026 on',
    )
  })
})

it('purchases and sales are steps', () => {
  const costs = ['1000.00', '1500.00', '1500.00', '700.00']
  expect([...(equityData({ ...view, costs }, 'en').stepsAt ?? [])]).toEqual([1, 3])
})

it('is a figure with an accessible name, and has no style attribute', () => {
  const html = markupOf(createElement(EquityCurveFigure, { view: equity(), action: null }))
  expect(html).toMatch(/<figure[^>]*aria-label="Value of what you held, against what it had cost"/)
  expect(html).not.toMatch(/\sstyle=/)
})

it('without a day shows the notice and one action', () => {
  const empty = { ...equity({ days: 0 }), decisions: [], notice: 'Nothing was held yet.' }
  expect(wordsOf(createElement(EquityCurveFigure, { view: empty, action: 'Add an asset' }))).toBe(
    'Value and cost Nothing was held yet. Add an asset',
  )
})
