import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { LineView, MirrorView } from '#contract/mirror.ts'
import { wordsOf } from '#test/support/markup.ts'
import { LinesInstrument } from './lines-instrument.tsx'

const KEPT: LineView = {
  ...{ assetId: 1, ticker: 'AAA', isOption: false, sequence: 5, on: '2026-03-09', name: 'stop', words: null },
  ...{ levelPrice: '90.00', response: 'kept', priceThen: '89.00', saleOn: '2026-03-13', salePrice: '89.00', sales: [] },
  ...{ priceAfter: '100.00', ends: [], endedOn: '2026-03-30', endedBy: 'last price', noPriceSince: null },
  ...{ quantity: '10', isWithheld: false, isRest: false, sold: null, amount: '-110.00', benchmarkReturn: 0.91 },
}

/** What an instrument reads of a Mirror. */
const wordsOfLines = (lines: readonly LineView[], notCounted: Partial<MirrorView> = {}): string => {
  const mirror = {
    ...{
      assets: [],
      lines,
      correctedLines: [],
      lateLines: [],
      undatedLines: [],
      boughtBackLines: [],
      lineSums: [],
      benchmark: 'SPY',
    },
    ...notCounted,
  }
  const sums = lines.map(({ response, amount }) => ({
    response,
    lines: 1,
    known: amount ? 1 : 0,
    amount: amount ?? '0',
  }))
  return wordsOf(
    createElement(LinesInstrument, { user: 'alice', mirror: { ...mirror, lineSums: sums } as unknown as MirrorView }),
  )
}

it('a line that was kept in two sales names each with its price and day', () => {
  const sales = [
    { quantity: '9', price: '90.00', on: '2026-03-10' },
    { quantity: '1', price: '80.00', on: '2026-03-13' },
  ]
  expect(wordsOfLines([{ ...KEPT, sales }])).toContain(
    'at $89.00, 9 sold at $90.00 on Mar 10, 2026, 1 sold at $80.00 on Mar 13, 2026',
  )
  expect(wordsOfLines([KEPT])).toContain('at $89.00, 10 sold at $89.00 on Mar 13, 2026')
})

it('a line that was written down too late stands under the others, and the word that none was reached does not', () => {
  const words =
    'the stop of $90.00 was reached on Feb 5, 2026, before you wrote it down on Mar 16, 2026, and does not count'
  const late = {
    ...{ assetId: 1, ticker: 'AAA', isOption: false, sequence: 1, on: '2026-01-05' },
    ...{ reachedOn: '2026-02-05', levelPrice: '90.00', writtenOn: '2026-03-16', words },
  }
  const told = wordsOfLines([], { lateLines: [late] })
  expect(told).toContain(`AAA: ${words}.`)
  expect(told).not.toContain('None of your stops')
})

it('a line whose figures would tell how a claim ended says that a review tells them', () => {
  const none = { amount: null, priceThen: null, salePrice: null, saleOn: null, priceAfter: null, endedOn: null }
  const held: LineView = { ...KEPT, ...none, response: 'held through', benchmarkReturn: null }
  expect(wordsOfLines([{ ...held, isWithheld: true }])).toContain('Mar 9, 2026 — not told yet')
  expect(wordsOfLines([held])).toContain('Mar 9, 2026 — a price is missing')
})
