import { describe, expect, it } from 'vitest'
import { asked, decided } from './built-in/request.fixture.ts'
import { type ClosesOf, comparedDays, compareWithMarket } from './market-comparison.ts'

const BUY = decided('Orders grow.', { at: '2026-03-02T15:30:00.000Z', price: '100' })
const HOLD = decided('The market is down too.', { action: 'Hold', at: '2026-04-02T15:30:00.000Z', price: '80' })
const held = asked(HOLD, [BUY], { purchasedAt: BUY.at })

/** Closes by day, of a share without splits. */
const closes = (byDay: Readonly<Record<string, string>>): ClosesOf => ({
  closes: Object.entries(byDay).map(([day, close]) => ({ day, close })),
  splits: [],
})
const ASSET = closes({
  '2026-02-27': '98',
  '2026-03-02': '101',
  '2026-03-20': '90',
  '2026-04-01': '81',
  '2026-04-02': '70',
})
const MARKET = closes({
  '2026-02-27': '500',
  '2026-03-02': '500',
  '2026-03-20': '505',
  '2026-04-01': '510',
  '2026-04-02': '1',
})

describe('a share beside the market', () => {
  it('is compared from the day of its Buy to the last close before the decision', () => {
    expect(compareWithMarket(held, ASSET, MARKET)).toEqual({
      market: 'SPY',
      from: '2026-03-02',
      until: '2026-04-01',
      ofAsset: { from: '101', until: '81' },
      ofMarket: { from: '500', until: '510' },
    })
  })

  it('is compared from the first look while it is watched, and since the last Sell', () => {
    const watch = { ...BUY, action: 'Watch' as const }
    expect(compareWithMarket(asked({ ...HOLD, action: 'Keep Watching' }, [watch]), ASSET, MARKET)?.from).toBe(
      '2026-03-02',
    )
    const sold = decided('Out.', { action: 'Sell', at: '2026-03-20T15:30:00.000Z' })
    expect(comparedDays(asked({ ...HOLD, action: 'Watch' }, [BUY, sold])).from).toBe('2026-02-25')
  })

  it('is compared over the month before a first entry', () => {
    const days = comparedDays(asked({ ...HOLD, action: 'Buy' }, [], { purchasedAt: HOLD.at }))
    expect(days).toEqual({ from: '2026-02-25', until: '2026-04-01' })
  })

  it('is compared on days that have a close of both', () => {
    const without = closes({ '2026-02-27': '500', '2026-03-20': '505', '2026-04-01': '510' })
    expect(compareWithMarket(held, ASSET, without)?.from).toBe('2026-02-27')
  })

  it('is compared in shares of the later day', () => {
    const split = { closes: closes({ '2026-03-02': '101', '2026-03-20': '50', '2026-04-01': '40.5' }).closes }
    const splits = [{ effectiveOn: '2026-03-10', newShares: '2', oldShares: '1' }]
    expect(compareWithMarket(held, { ...split, splits }, MARKET)?.ofAsset).toEqual({ from: '50.5', until: '40.5' })
    // The same closes without the split that explains them.
    expect(compareWithMarket(held, { ...split, splits: [] }, MARKET)).toBeNull()
  })

  it('is not compared without closes near both days, with itself, over days, or of an entry that was written later', () => {
    expect(compareWithMarket(held, ASSET, closes({ '2026-02-20': '500', '2026-04-01': '510' }))).toBeNull()
    expect(compareWithMarket(held, ASSET, closes({ '2026-03-02': '500', '2026-03-20': '510' }))).toBeNull()
    expect(compareWithMarket({ ...held, ticker: 'SPY' }, ASSET, MARKET)).toBeNull()
    const soon = asked({ ...HOLD, at: '2026-03-06T15:30:00.000Z' }, [BUY], { purchasedAt: BUY.at })
    expect(compareWithMarket(soon, ASSET, closes({ '2026-03-02': '500', '2026-03-05': '501' }))).toBeNull()
    const late = { ...held, decision: { ...HOLD, writtenAt: '2026-05-02T15:30:00.000Z' } }
    expect(compareWithMarket(late, ASSET, MARKET)).toBeNull()
  })
})
