import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { wordsOf } from '#test/support/markup.ts'
import { YearsInstrument } from './years-instrument.tsx'

type YearView = MirrorView['money']['years'][number]

const NOTHING: YearView = {
  ...{ year: '2026', isWhole: false, turnover: null, days: 20, heldDays: 0, made: null, drag: null, benchmark: null },
  ...{
    isBenchmarkWithheld: false,
    isMadeWithheld: false,
    withoutClose: [],
    overSplit: [],
    unpricedTrades: [],
    optionsLeftOut: 0,
  },
}

/** What the instrument reads of a Mirror. */
function wordsOfYears(years: readonly YearView[], optionsLeftOut = 0): string {
  const money = {
    ...{ years, optionsLeftOut, selling: null, exchanges: null, size: null },
    after84Days: { selling: null, exchanges: null },
    passedOn: { watched: 0, bought: 0, difference: null },
    afterLosses: { after: { windows: 0 }, other: { windows: 0 }, difference: null },
  }
  const mirror = { assets: [], missing: [], benchmark: null, money } as unknown as MirrorView
  return wordsOf(createElement(YearsInstrument, { user: 'alice', mirror }))
}

it('says of a year in which only options were held that no shares were, and that options are left out', () => {
  const words = wordsOfYears([{ ...NOTHING, optionsLeftOut: 5 }], 5)
  expect(words).toContain('no shares held')
  expect(words).toContain('options are left out')
  expect(words).not.toContain('nothing held')
})

it('opens no year in which no share was held, bought or sold', () => {
  expect(wordsOfYears([NOTHING])).not.toContain('The entries')
  const held = { ...NOTHING, year: '2027', heldDays: 3, turnover: 0, made: 0.01 }
  const words = wordsOfYears([NOTHING, held])
  const [, opened = ''] = words.split('The entries, with their figures')
  expect(opened).toContain('2027')
  expect(opened).not.toContain('2026')
})

it('opens a year of which a trade has no price', () => {
  const unpriced = { ticker: 'AAA', on: '2026-03-02', does: 'buy' } as const
  expect(wordsOfYears([{ ...NOTHING, unpricedTrades: [unpriced] }])).toContain('The entries, with their figures')
})
