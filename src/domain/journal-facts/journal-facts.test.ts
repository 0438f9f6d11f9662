import { describe, expect, it } from 'vitest'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { rankCorrelation } from '../mirror/statistics/rank-correlation.ts'
import { wilsonRange } from '../mirror/statistics/wilson.ts'
import { journalFacts } from './journal-facts.ts'
import { periodsOf } from './sales.ts'

/** The facts from assets that are replayed from a diary; each Buy has the confidence of its asset. */
function told(
  dealt: readonly Dealt[],
  confidenceOf: (assetId: number) => number,
  held: { known: number; belowCost: number } | null = null,
) {
  const ledger = ledgerOf(...dealt)
  const ids = [...new Set(dealt.map(([assetId]) => assetId))]
  const assets = ids
    .flatMap((id) => replayAsset(ledger.filter(({ assetId }) => assetId === id)) ?? [])
    .map((asset) => periodsOf(asset))
  const buys = ledger.filter((entry) => entry.kind === 'decision-recorded' && entry.action === 'Buy')
  const confidenceAt = new Map(buys.map(({ sequence, assetId }) => [sequence, confidenceOf(assetId)]))
  return (confidence: number, sequence = 10_000) =>
    journalFacts(
      { assets, confidenceAt, held, stops: null },
      { sequence, confidence, assetId: 0, action: 'Hold', on: '2026-11-03', buysOn: null, isWrittenLater: false },
    ).map(({ says }) => says)
}

/** So many holding periods, bought at 100 and sold; the first of them with a gain. */
const ended = (count: number, gains: number): Dealt[] =>
  Array.from({ length: count }, (_, at): Dealt[] => [
    [at + 1, 'Buy', '1', '100'],
    [at + 1, 'Sell', null, at < gains ? '120' : '80'],
  ]).flat()

describe('how decisions at this confidence turned out', () => {
  // The first 10 assets at a confidence of 8, of which 3 gained; the other 20 at 5.
  const eightOf10 = (assetId: number) => (assetId <= 10 ? 8 : 5)

  it('is counted with its range, once there are enough decisions', () => {
    const [sentence] = told(ended(30, 3), eightOf10)(8)
    expect(sentence).toBe(
      'Of the 10 positions that you bought at 8 of 10 and that have ended since, 3 brought in more than they had cost, price only, which allows for anything from 11% to 60%; in all 30 have ended.',
    )
  })

  it('is not reported below either threshold, and does not count what came after the decision', () => {
    expect(told(ended(29, 3), eightOf10)(8)).not.toContainEqual(expect.stringContaining('at 8 of 10'))
    expect(told(ended(30, 3), (id) => (id <= 9 ? 8 : 5))(8)).not.toContainEqual(expect.stringContaining('at 8 of 10'))
    expect(told(ended(30, 3), eightOf10)(8, 60)).not.toContainEqual(expect.stringContaining('at 8 of 10'))
    expect(told(ended(30, 3), eightOf10)(7)).not.toContainEqual(expect.stringContaining('at 7 of 10'))
  })

  it('leaves out a holding period with an unknown price', () => {
    const unpriced = ended(30, 3).map((line, at): Dealt => (at === 1 ? [1, 'Sell', null, null] : line))
    expect(told(unpriced, eightOf10)(8)).not.toContainEqual(expect.stringContaining('at 8 of 10'))
  })
})

describe('the last three at this confidence', () => {
  const bought = (gains: readonly number[], after: readonly Dealt[] = []) => {
    const ledger = ledgerOf(
      ...gains.flatMap((price, at): Dealt[] => [
        [at + 1, 'Buy', '1', '100'],
        [at + 1, 'Sell', null, `${price}`],
      ]),
      ...after,
    )
    const ids = [...new Set(ledger.map(({ assetId }) => assetId))]
    const assets = ids
      .flatMap((id) => replayAsset(ledger.filter(({ assetId }) => assetId === id)) ?? [])
      .map((asset) => periodsOf(asset))
    const buys = ledger.filter((entry) => entry.kind === 'decision-recorded' && entry.action === 'Buy')
    const confidenceAt = new Map(buys.map(({ sequence }) => [sequence, 9]))
    const asked = {
      sequence: 100,
      assetId: 0,
      action: 'Buy',
      on: '2026-11-03',
      buysOn: null,
      isWrittenLater: false,
    } as const
    return journalFacts({ assets, confidenceAt, held: null, stops: null }, { ...asked, confidence: 9 })[0]?.says
  }

  it.each([
    [
      [120, 80, 130],
      'Of the shares that you bought at 9 of 10, the three that you sold last were T3, T2 and T1: T3 and T1 made $30.00 and $20.00 and T2 lost $20.00.',
    ],
    [
      [90, 80, 70],
      'Of the shares that you bought at 9 of 10, the three that you sold last all lost money: T3 $30.00, T2 $20.00 and T1 $10.00.',
    ],
    [
      [90, 110, 120, 130],
      'Of the shares that you bought at 9 of 10, the three that you sold last all made money: T4 $30.00, T3 $20.00 and T2 $10.00.',
    ],
  ])('are told with what they made or lost: %j', (gains, says) => expect(bought(gains)).toBe(says))

  it('are those sold last, not those bought last, and by the day of the sale', () => {
    const [one, two, three, four] = ([1, 2, 3, 4] as const).map((id): Dealt => [id, 'Buy', '1', '100']) as [
      Dealt,
      Dealt,
      Dealt,
      Dealt,
    ]
    const sold = (id: number, price: string, on = '2026-11-02'): Dealt => [id, 'Sell', null, price, on]
    expect(bought([], [one, two, three, four, sold(4, '140'), sold(3, '70'), sold(2, '80'), sold(1, '90')])).toBe(
      'Of the shares that you bought at 9 of 10, the three that you sold last all lost money: T1 $10.00, T2 $20.00 and T3 $30.00.',
    )
    const writtenLater = sold(4, '140', '2026-11-01')
    const days = [sold(3, '70'), sold(2, '80'), sold(1, '90')]
    expect(bought([], [one, two, three, [4, 'Buy', '1', '100', '2026-10-01'], ...days, writtenLater])).toContain(
      'all lost money: T1 $10.00, T2 $20.00 and T3 $30.00.',
    )
  })

  it('are told as far as prices are known, where one is not', () => {
    const unpriced: Dealt[] = [
      [9, 'Buy', '1', '100'],
      [9, 'Sell', null, null],
    ]
    const ledger = [...unpriced, ...ended(3, 0)]
    expect(bought([], ledger)).toContain('the three that you sold last, as far as prices are known, all lost money')
  })

  it('are not told of two, nor again at the next Buy while none has ended since', () => {
    expect(bought([120, 80])).toBeUndefined()
    expect(bought([120, 80, 130], [[9, 'Buy', '1', '100']])).toBeUndefined()
  })
})

describe('winners sold and losers kept', () => {
  it('counts sales above and below the average cost, including partial ones', () => {
    const parts: Dealt[] = [
      [99, 'Buy', '4', '50'],
      [99, 'Buy More', '4', '100'],
      // The average cost is 75.
      [99, 'Sell Some', '2', '76'],
      [99, 'Sell Some', '2', '75'],
    ]
    const facts = told([...ended(18, 12), ...parts], () => 5, { known: 4, belowCost: 3 })(9)
    expect(facts).toEqual([
      'Of your 20 sales of shares 13 were above the average cost and 6 below it; of the 4 positions that you keep, as far as prices are known, 3 stand below cost.',
    ])
  })

  it('is not reported for 19 sales, nor when the present holdings are not known', () => {
    expect(told(ended(19, 12), () => 5, { known: 4, belowCost: 3 })(9)).toEqual([])
    expect(told(ended(20, 12), () => 5)(9)).toEqual([])
  })
})

describe('a first purchase beside those before it', () => {
  const at = (amounts: readonly number[], sequence = amounts.length) =>
    told(
      amounts.map((amount, index): Dealt => [index + 1, 'Buy', '1', `${amount}`]),
      () => 5,
    )(5, sequence)

  it('is told where it is larger than most of them', () => {
    expect(at([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      'At $9.00 this Buy is the largest of your 9 first purchases of shares.',
    ])
    expect(at([1, 2, 3, 4, 5, 6, 7, 8, 5.5])).toEqual([
      'At $5.50 this Buy is larger than 5 of your 8 first purchases of shares before it.',
    ])
  })

  it('is not told where it is not, beside fewer than 8, nor of later ones', () => {
    expect(at([1, 2, 3, 4, 5, 6, 7, 8, 4.5])).toEqual([])
    expect(at([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([])
    expect(at([1, 2, 3, 4, 5, 6, 7, 8, 9], 8)).toEqual([])
  })
})

describe('size against confidence', () => {
  const sized = (count: number): Dealt[] =>
    Array.from({ length: count }, (_, at): Dealt => [at + 1, 'Buy', '1', `${at + 1}`])

  it('is the rank correlation of at least 20 first purchases', () => {
    expect(told(sized(20), (id) => (id > 10 ? 8 : 4))(9)).toEqual([
      'Over your 20 first purchases more money went in where you were surer: of any two that differ in both, the surer one was the larger in 100 of 100 cases.',
    ])
    expect(told(sized(19), (id) => (id > 10 ? 8 : 4))(9)).toEqual([])
  })

  it('is reported once, and not when its range includes 0', () => {
    expect(told(sized(21), (id) => (id > 10 ? 8 : 4))(9)).toEqual([])
    expect(told(sized(20), (id) => (id % 2 === 0 ? 8 : 4))(9)).toEqual([])
  })

  it('is not reported when the confidence is always the same', () => expect(told(sized(25), () => 7)(9)).toEqual([]))
})

it('Wilson’s range is that of the textbook', () => {
  // E. B. Wilson's formula at 3 of 10: (0.3 + 0.19208 ± 1.96 √(0.021 + 0.0096)) / 1.38416
  const { from, to } = wilsonRange(3, 10)
  expect([from.toFixed(4), to.toFixed(4)]).toEqual(['0.1078', '0.6032'])
  expect(wilsonRange(0, 10).from).toBe(0)
})

it('Spearman’s correlation is as computed by hand', () => {
  // Ranks 1 2 3 4 5 against 2 1 4 3 5: 1 − 6 × 4 / (5 × 24) = 0.8
  expect(
    rankCorrelation([
      [1, 20],
      [2, 10],
      [3, 40],
      [4, 30],
      [5, 50],
    ])?.value,
  ).toBeCloseTo(0.8, 10)
  // Equal values share their ranks: 1½ 1½ 3 4 against 1 2 3 4 give 4.5 / √(4.5 × 5)
  expect(
    rankCorrelation([
      [5, 10],
      [5, 20],
      [6, 30],
      [7, 40],
    ])?.value,
  ).toBeCloseTo(4.5 / Math.sqrt(22.5), 10)
  expect(
    rankCorrelation([
      [1, 1],
      [2, 2],
      [3, 3],
    ]),
  ).toBeNull()
})
