import { describe, expect, it } from 'vitest'
import { type ShownAsset, summarize } from './summary.ts'

const asset = (list: ShownAsset['list'], initialValue: string | null, currentValue: string | null): ShownAsset => ({
  list,
  quantity: '10',
  initialValue,
  currentValue,
  realizedGain: '0.00',
  pendingSplit: null,
  today: null,
})

const NOTHING = {
  count: 0,
  leftOut: 0,
  leftOutForSplit: 0,
  initialValue: '0.00',
  currentValue: '0.00',
  gainLoss: '0.00',
  gainLossPercent: null,
}

describe('the summary', () => {
  it('of nothing claims nothing', () => {
    expect(summarize([])).toEqual({
      account: NOTHING,
      bought: NOTHING,
      sold: NOTHING,
      watched: NOTHING,
      realized: { gain: '0.00', assets: 0, leftOut: 0 },
      today: null,
    })
  })

  it('adds what the lists show, each list and bought with sold', () => {
    const summary = summarize([
      asset('bought', '1212.30', '989.20'),
      asset('bought', '100.10', '150.20'),
      asset('sold', '1000.00', '1050.00'),
      asset('watched', '500.00', '600.00'),
    ])
    expect(summary.bought).toEqual({
      count: 2,
      leftOut: 0,
      leftOutForSplit: 0,
      initialValue: '1312.40',
      currentValue: '1139.40',
      gainLoss: '-173.00',
      gainLossPercent: '-13.18',
    })
    expect(summary.sold).toMatchObject({ gainLoss: '50.00', gainLossPercent: '5.00' })
    expect(summary.watched).toMatchObject({ gainLoss: '100.00', gainLossPercent: '20.00' })
    expect(summary.account).toMatchObject({
      count: 3,
      initialValue: '2312.40',
      currentValue: '2189.40',
      gainLossPercent: '-5.32',
    })
  })

  it('leaves out what is not known, on both sides of the sum, and says how many', () => {
    const { bought } = summarize([asset('bought', '100.00', '110.00'), asset('bought', '900.00', null)])
    expect(bought).toMatchObject({ count: 2, leftOut: 1, initialValue: '100.00', gainLossPercent: '10.00' })
  })

  it('tells the day of what is held, against the previous close', () => {
    const today = { open: '100.00', current: '102.00', dollarChange: '2.00', percentChange: '2.00' }
    const { today: day } = summarize([
      { ...asset('bought', '900.00', '1020.00'), today },
      asset('bought', '1.00', '1.00'),
      { ...asset('sold', '900.00', '1020.00'), today },
    ])
    expect(day).toEqual({ gainLoss: '20.00', gainLossPercent: '2.00', leftOut: 1 })
  })

  it('tells what waits for a split from what has no price, and gives it no day', () => {
    const pendingSplit = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }
    const today = { open: '25.00', current: '25.00', dollarChange: '0.50', percentChange: '2.04' }
    const summary = summarize([
      asset('bought', '100.00', '110.00'),
      asset('bought', '900.00', null),
      { ...asset('bought', '1000.00', null), pendingSplit, today },
    ])
    expect(summary.bought).toMatchObject({ count: 3, leftOut: 2, leftOutForSplit: 1, currentValue: '110.00' })
    expect(summary.today).toBeNull()
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
    expect(realized).toEqual({ gain: '-7.50', assets: 2, leftOut: 1 })
  })
})
