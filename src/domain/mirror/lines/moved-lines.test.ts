import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { creditOf, judge } from '#test/support/judged-diary.ts'
import type { AssetEntry } from '../../assets/asset.ts'
import type { DecisionRecorded, LevelCrossed } from '../../ledger/entry.ts'
import { assetSteps } from './asset-steps.ts'
import { correctedLines } from './corrected-lines.ts'
import { heldThroughWords } from './lines-summary.ts'

type Levels = NonNullable<DecisionRecorded['levels']>
type CorrectionOf = Parameters<typeof correctionOf> extends [unknown, ...infer Rest] ? Rest : never
type Writing = NonNullable<Parameters<ReturnType<typeof assetDiary>['decide']>[2]>

const moved = (to: string | null, from = '90'): Levels => stopAt(to, from) ?? {}

/** Ten at 100 with a stop at 90, or other levels. */
function bought(levels: Levels = stopAt('90') ?? {}, writing: Writing = {}) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels, ...writing })
  return diary
}

const toldOf = (lines: ReturnType<typeof judge>) =>
  lines.map(({ line, outcome }) => [
    line.levelPrice,
    line.on,
    line.quantity,
    line.response.was,
    outcome?.amount ?? null,
  ])

describe('a decision to go on at a price beyond a line, which sets that anew', () => {
  it.each([
    ['Hold', null, '10', '90.00'],
    ['Buy More', '5', '15', '135.00'],
  ] as const)('has gone on past the stop that stood: a %s that moves it', (action, quantity, held, saved) => {
    const diary = bought()
    const gone = diary.decide('2026-06-01', action, { quantity, price: '88', levels: moved('80') })
    const sold = diary.decide('2026-06-08', 'Sell', { price: '79' })
    const lines = judge(diary, '2026-09-01', '70')
    // 10 × (79 − 88), and what was held × (79 − 70)
    expect(toldOf(lines)).toEqual([
      ['90', '2026-06-01', '10', 'held through', '-90.00'],
      ['80', '2026-06-08', held, 'kept', saved],
    ])
    expect(lines[0]?.line.response).toEqual({ was: 'held through', bySequence: gone })
    expect(lines[1]?.line).toMatchObject({ sequence: sold, setBySequence: gone })
    expect(heldThroughWords(lines)).toBe('You broke your own stop once. It cost $90.')
  })

  it.each(['Hold', 'Buy More'] as const)('or with a %s that removes it', (action) => {
    const diary = bought()
    diary.decide('2026-06-01', action, {
      quantity: action === 'Hold' ? null : '5',
      price: '88',
      levels: moved(null),
    })
    diary.decide('2026-06-08', 'Sell', { price: '79' })
    const lines = judge(diary, '2026-09-01', '70')
    expect(toldOf(lines)).toEqual([['90', '2026-06-01', '10', 'held through', '-90.00']])
    expect(creditOf(lines)).toBeNull()
  })

  it('and so past a target, of whose two sides only the one that came is a line', () => {
    const levels = { ...stopAt('90'), takeProfit: { from: null, to: '120', percent: null } }
    const diary = bought(levels)
    diary.decide('2026-06-01', 'Buy More', {
      ...{ quantity: '5', price: '121' },
      levels: { ...moved('110'), takeProfit: { from: '120', to: '140', percent: null } },
    })
    diary.decide('2026-06-08', 'Sell', { price: '141' })
    // 10 × (141 − 121), and 15 × (141 − 150)
    expect(toldOf(judge(diary, '2026-09-01', '150'))).toEqual([
      ['120', '2026-06-01', '10', 'held through', '200.00'],
      ['140', '2026-06-08', '15', 'kept', '-135.00'],
    ])
  })

  it('of each level that it leaves behind', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', levels: moved('85') })
    diary.decide('2026-06-02', 'Hold', { price: '84', levels: moved('80', '85') })
    diary.decide('2026-06-03', 'Sell', { price: '82' })
    // 10 × (84 − 88), 10 × (82 − 84)
    expect(toldOf(judge(diary, '2026-09-01', '70'))).toEqual([
      ['90', '2026-06-01', '10', 'held through', '-40.00'],
      ['85', '2026-06-02', '10', 'held through', '-20.00'],
    ])
  })

  it('in the shares of each day', () => {
    const diary = bought()
    diary.split('2026-05-20', '2026-05-18', '2')
    diary.decide('2026-06-01', 'Hold', { price: '44', levels: moved('40', '45') })
    diary.split('2026-07-06', '2026-07-01', '2')
    // 40 × (20 − 22)
    expect(toldOf(judge(diary, '2026-09-01', '20'))).toEqual([['22.5', '2026-06-01', '40', 'held through', '-80.00']])
    // 46 is above the 45 that the stop is by then, however far below 90.
    const above = bought()
    above.split('2026-05-20', '2026-05-18', '2')
    above.decide('2026-06-01', 'Hold', { price: '46', levels: moved('40', '45') })
    expect(judge(above, '2026-09-01', '20')).toEqual([])
  })

  it('of an option, too', () => {
    const diary = bought(stopAt('90') ?? {}, {
      asset: {
        ...{ ticker: 'T1', companyName: 'T1', type: 'options', stopLossPercent: null, takeProfitPercent: null },
        contract: { right: 'call', strike: '100', expiresOn: '2026-12-18' },
      },
    })
    diary.decide('2026-06-01', 'Hold', { price: '88', levels: moved('80') })
    diary.decide('2026-06-08', 'Sell', { price: '85' })
    expect(toldOf(judge(diary, '2026-09-01', null))).toEqual([['90', '2026-06-01', '10', 'held through', '-30.00']])
  })
})

describe('what a decision sets anew is one line', () => {
  it('where an alert had told of it before', () => {
    const diary = bought()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    diary.decide('2026-06-01', 'Hold', { price: '88', levels: moved('80') })
    expect(toldOf(judge(diary, '2026-09-01', '70'))).toEqual([['90', '2026-06-01', '10', 'held through', '-190.00']])
  })

  it('where it is stated once more as it stands, and its alert follows', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', levels: moved('90') })
    diary.reachByDecision('2026-06-01', 'stop-loss', '90', '88')
    expect(toldOf(judge(diary, '2026-09-01', '70'))).toEqual([['90', '2026-06-01', '10', 'held through', '-180.00']])
  })

  it('where the sale of a part moves it: that has kept it in part', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Sell Some', { quantity: '4', price: '88', levels: moved('80') })
    diary.decide('2026-06-02', 'Hold', { price: '87' })
    expect(toldOf(judge(diary, '2026-09-01', '70'))).toEqual([
      ['90', '2026-06-01', '10', 'kept', '72.00'],
      ['90', '2026-06-01', '6', 'held through', '-108.00'],
    ])
  })
})

describe('what a decision sets anew is no line', () => {
  it.each<[string, Writing]>([
    ['above it', { price: '90.01' }],
    ['that nobody sent', { price: '88', isPriceAttached: true }],
    ['that looks like a split', { price: '10', doubtedAfter: '100', comparedOn: '2026-05-04' }],
    ['that is none', {}],
  ])('at a price %s', (_, writing) => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { ...writing, levels: moved('8') })
    expect(judge(diary, '2026-09-01', '70')).toEqual([])
  })
})

describe('a correction', () => {
  const corrected = (diary: ReturnType<typeof bought>, ...of: CorrectionOf): ReturnType<typeof bought> => ({
    ...diary,
    entries: [...diary.entries, correctionOf(diary.entries, ...of)],
  })

  it('of the price brings the line, or takes it away and says so', () => {
    const diary = bought()
    const gone = diary.decide('2026-06-01', 'Hold', { price: '98', levels: moved('80') })
    const brought = corrected(diary, gone, 'price', '88', '2026-06-02T16:00:00.000Z', '98')
    expect(toldOf(judge(brought, '2026-09-01', '70'))).toEqual([['90', '2026-06-01', '10', 'held through', '-180.00']])
    const taken = bought()
    const mistyped = taken.decide('2026-06-01', 'Hold', { price: '88', levels: moved('80') })
    const { entries } = corrected(taken, mistyped, 'price', '98', '2026-06-02T16:00:00.000Z', '88')
    expect(judge({ ...taken, entries }, '2026-09-01', '85')).toEqual([])
    expect(correctedLines(entries, assetSteps(entries))).toMatchObject([
      { kind: 'stop-loss', levelPrice: '90', on: '2026-06-01', correctedOn: '2026-06-02' },
    ])
  })

  it('that puts the level of the decision elsewhere leaves the one that stood before it, though its alert is no more', () => {
    const diary = bought()
    const gone = diary.decide('2026-06-01', 'Hold', { price: '88' })
    diary.reachByDecision('2026-06-01', 'stop-loss', '90', '88')
    const later = corrected(diary, gone, 'stopLoss', '80', '2026-06-02T16:00:00.000Z')
    expect(toldOf(judge(later, '2026-09-01', '85'))).toEqual([['90', '2026-06-01', '10', 'held through', '-30.00']])
  })

  it('of the level that stood before counts as it stands by now', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', levels: moved('80') })
    const below = corrected(diary, 1, 'stopLoss', '85', '2026-06-02T16:00:00.000Z', '90')
    expect(judge(below, '2026-09-01', '85')).toEqual([])
    const again = corrected(diary, 1, 'stopLoss', '95', '2026-06-02T16:00:00.000Z', '90')
    expect(toldOf(judge(again, '2026-09-01', '85'))).toEqual([['95', '2026-06-01', '10', 'held through', '-30.00']])
  })
})

describe('a close of an earlier day that becomes known after a decision at a price beyond the line', () => {
  /** The close of Jun 1 reached the stop, and was uploaded on Jun 8. */
  const closeOf = (sequence: number): AssetEntry => ({
    ...{ kind: 'level-crossed', assetId: 1, level: 'stop-loss', levelPrice: '90', setBySequence: 1, sequence },
    price: { price: '89', source: 'typed', at: '2026-06-01T20:00:00.000Z' },
    ...({ knownSince: '2026-06-08T15:00:00.000Z', isOfSession: true } satisfies Partial<LevelCrossed>),
    recordedAt: '2026-06-08T15:00:00.000Z',
  })

  it.each([
    ['moves it', moved('80')],
    ['removes it', moved(null)],
    ['leaves it', undefined],
  ])('leaves it held through by who had gone on: a decision that %s', (_, levels) => {
    const diary = bought()
    const gone = diary.decide('2026-06-02', 'Hold', { price: '88', ...(levels && { levels }) })
    if (!levels) diary.reachByDecision('2026-06-02', 'stop-loss', '90', '88')
    const entries = [...diary.entries, closeOf(diary.entries.length + 1)]
    const sale = assetDiary(1, 'T1', entries.length)
    sale.decide('2026-06-09', 'Sell', { price: '85', asset: null })
    const lines = judge({ ...diary, entries: [...entries, ...sale.entries] }, '2026-09-01', '70', {
      '2026-06-01': '89',
    })
    expect(lines.map(({ line }) => [line.levelPrice, line.on, line.response])).toEqual([
      ['90', '2026-06-01', { was: 'held through', bySequence: gone }],
    ])
    expect(creditOf(lines)).toBeNull()
  })

  it('counts the five days from a sale at such a price, which had shown it', () => {
    const diary = bought()
    diary.decide('2026-06-02', 'Sell Some', { quantity: '4', price: '88' })
    diary.decide('2026-06-03', 'Hold', { price: '92' })
    const entries = [...diary.entries, closeOf(diary.entries.length + 1)]
    const sale = assetDiary(1, 'T1', entries.length)
    sale.decide('2026-06-09', 'Sell', { price: '85', asset: null })
    const lines = judge({ ...diary, entries: [...entries, ...sale.entries] }, '2026-09-01', '70', {
      '2026-06-01': '89',
    })
    expect(lines.map(({ line }) => [line.quantity, line.response.was])).toEqual([
      ['10', 'kept'],
      ['6', 'held through'],
    ])
  })

  it('is told as late as before to who held on above the line', () => {
    const diary = bought()
    diary.decide('2026-06-02', 'Hold', { price: '92' })
    const entries = [...diary.entries, closeOf(diary.entries.length + 1)]
    const sale = assetDiary(1, 'T1', entries.length)
    sale.decide('2026-06-09', 'Sell', { price: '85', asset: null })
    expect(
      judge({ ...diary, entries: [...entries, ...sale.entries] }, '2026-09-01', '70').map(
        ({ line }) => line.response.was,
      ),
    ).toEqual(['kept'])
  })
})
