import { describe, expect, it } from 'vitest'
import { summarize as summarizeOn } from './summary.ts'
import type { ShownAsset } from './summary-parts.ts'

const summarize = (assets: readonly ShownAsset[]) => summarizeOn(assets, '2026-11-20')

const asset = (list: ShownAsset['list'], initialValue: string | null, currentValue: string | null): ShownAsset => ({
  list,
  initialValue,
  currentValue,
  realizedGain: '0.00',
  holdingPeriods: [],
  trades: [],
  pendingSplit: null,
  today: null,
})

const NOTHING = {
  count: 0,
  leftOut: 0,
  leftOutForSplit: 0,
  leftOutForOutcome: 0,
  initialValue: '0.00',
  currentValue: '0.00',
  gainLoss: '0.00',
  gainLossPercent: null,
}

describe('the summary', () => {
  it('of nothing claims nothing', () => {
    expect(summarize([])).toEqual({
      account: { ...NOTHING, leftOutForSale: 0, mostOwnMoney: '0.00', yearlyReturnPercent: null },
      bought: NOTHING,
      sold: NOTHING,
      watched: NOTHING,
      realized: { gain: '0.00', assets: 0, leftOut: 0, soldAssets: 0, onSoldList: '0.00', onBoughtList: '0.00' },
      today: null,
    })
  })

  it('adds what the lists show', () => {
    const { bought, watched } = summarize([
      asset('bought', '1212.30', '989.20'),
      asset('bought', '100.10', '150.20'),
      asset('watched', '500.00', '600.00'),
    ])
    expect(bought).toEqual({
      count: 2,
      leftOut: 0,
      leftOutForSplit: 0,
      leftOutForOutcome: 0,
      initialValue: '1312.40',
      currentValue: '1139.40',
      gainLoss: '-173.00',
      gainLossPercent: '-13.18',
    })
    expect(watched).toMatchObject({ gainLoss: '100.00', gainLossPercent: '20.00' })
  })

  it('leaves out what is not known, on both sides of the sum, and says how many', () => {
    const { bought } = summarize([asset('bought', '100.00', '110.00'), asset('bought', '900.00', null)])
    expect(bought).toMatchObject({ count: 2, leftOut: 1, initialValue: '100.00', gainLossPercent: '10.00' })
  })

  it('tells the day of what was held, bought or sold, against what stood at risk', () => {
    const day = (gainLoss: string | null, atRisk: string | null) => ({
      today: { gainLoss, atRisk, gainLossPercent: null },
    })
    const { today } = summarize([
      { ...asset('bought', '900.00', '1020.00'), ...day('20.00', '1000.00') },
      { ...asset('sold', '900.00', '1020.00'), ...day('-5.00', '500.00') },
      { ...asset('bought', '1.00', '1.00'), ...day(null, null) },
      asset('sold', '900.00', '1020.00'),
    ])
    expect(today).toEqual({
      gainLoss: '15.00',
      gainLossPercent: '1.00',
      atRisk: '1500.00',
      count: 3,
      leftOut: 1,
      leftOutForOutcome: 0,
    })
  })

  it('tells what waits for a split from what has no price, and gives it no day', () => {
    const pendingSplit = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }
    const today = { gainLoss: null, atRisk: null, gainLossPercent: null }
    const summary = summarize([
      asset('bought', '100.00', '110.00'),
      asset('bought', '900.00', null),
      { ...asset('bought', '1000.00', null), pendingSplit, today },
    ])
    expect(summary.bought).toMatchObject({ count: 3, leftOut: 2, leftOutForSplit: 1, currentValue: '110.00' })
    expect(summary.today).toBeNull()
  })

  it('tells an option that waits for its outcome from what has no price, also where a split is not recorded', () => {
    const pendingSplit = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }
    const { account, bought } = summarize([
      asset('bought', '900.00', null),
      { ...asset('bought', '1000.00', null), isAwaitingOutcome: true },
      { ...asset('bought', '1000.00', null), isAwaitingOutcome: true, pendingSplit, realizedGain: null },
    ])
    expect(bought).toMatchObject({ leftOut: 3, leftOutForSplit: 0, leftOutForOutcome: 2 })
    expect(account).toMatchObject({ leftOut: 3, leftOutForSplit: 0, leftOutForOutcome: 2, leftOutForSale: 0 })
  })

  it('tells of the account what waits for the price of a sale', () => {
    const { account } = summarize([
      asset('bought', '900.00', null),
      { ...asset('sold', '1.00', null), realizedGain: null },
      { ...asset('bought', '1.00', '2.00'), realizedGain: null },
    ])
    expect(account).toMatchObject({ count: 3, leftOut: 3, leftOutForSplit: 0, leftOutForSale: 2 })
  })

  it('adds the gain of all sales, of what is held and of what is sold', () => {
    const gains = [
      ['bought', '12.50'],
      ['sold', '-20.00'],
      ['sold', null],
      ['watched', '0.00'],
    ] as const
    const { realized } = summarize(
      gains.map(([list, realizedGain]) => ({ ...asset(list, '1.00', '1.00'), realizedGain })),
    )
    expect(realized).toEqual({
      gain: '-7.50',
      assets: 2,
      leftOut: 1,
      soldAssets: 0,
      onSoldList: '-20.00',
      onBoughtList: '12.50',
    })
  })
})
