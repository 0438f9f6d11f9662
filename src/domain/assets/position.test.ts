import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from './asset.ts'
import { averageCost, realizedGain } from './position.ts'
import { replayAsset } from './replay-asset.ts'

/** An entry that follows others, on 6 December 2026. */
const AFTER = { assetId: 1, sequence: 100, recordedAt: '2026-12-06T14:00:00.000Z' } as const

const periodsOf = (entries: readonly AssetEntry[]) => replayAsset(entries)?.holdingPeriods

describe('a holding period', () => {
  it('takes out the average cost with each sale, and leaves that of the rest as it was', () => {
    const [period] =
      periodsOf(
        story(
          ['Buy', { quantity: '10', price: '100' }],
          ['Buy More', { quantity: '10', price: '130' }],
          ['Sell Some', { quantity: '5', price: '150' }],
        ),
      ) ?? []
    expect(period).toMatchObject({
      closedAt: null,
      quantity: '15',
      cost: '1725',
      quantitySold: '5',
      costOfSold: '575',
      proceeds: '750',
    })
    expect(period && [averageCost(period), realizedGain(period)]).toEqual(['115', '175'])
  })

  it('has no gain once the price of one of its sales is unknown, even after sales with a price', () => {
    const [period] =
      periodsOf(
        story(
          ['Buy', { quantity: '10', price: '100' }],
          ['Sell Some', { quantity: '2' }],
          ['Sell Some', { quantity: '2', price: '120' }],
        ),
      ) ?? []
    expect(period?.proceeds).toBeNull()
    expect(period && realizedGain(period)).toBeNull()
  })

  it('of an old journal without price and quantity costs nothing', () => {
    const [period] = periodsOf(story(['Buy'], ['Buy More'])) ?? []
    expect(period).toMatchObject({ quantity: '0', cost: '0' })
    expect(period && averageCost(period)).toBe('0')
  })

  it('is none without a Buy', () => {
    expect(periodsOf(story(['Watch'], ['Sell Some', { quantity: '1' }], ['Sell']))).toEqual([])
  })

  it('that has ended stays what it was, through a split and another purchase', () => {
    const entries = story(
      ['Buy', { quantity: '10', price: '100' }],
      ['Sell', { price: '120' }],
      ['Buy', { quantity: '1', price: '130' }],
    )
    const split = {
      kind: 'split-recorded',
      effectiveOn: '2026-12-01',
      newShares: '2',
      oldShares: '1',
      source: 'typed',
      ...AFTER,
    } as const
    const ended = { quantity: '0', quantitySold: '10', closedAt: '2026-05-06T14:00:00.000Z' }
    expect(periodsOf([...entries.slice(0, 2), split])).toMatchObject([ended])
    expect(periodsOf([...entries, split])).toMatchObject([ended, { quantity: '2', cost: '130', closedAt: null }])
  })

  it('of an option ends with its outcome', () => {
    const outcome = {
      kind: 'option-settled',
      outcome: 'expired-worthless',
      price: { price: '0', source: 'typed', at: AFTER.recordedAt },
      ...AFTER,
    } as const
    const periods = periodsOf([...story(['Buy', { quantity: '3', price: '2' }]), outcome])
    expect(periods).toHaveLength(1)
    expect(periods).toMatchObject([{ quantity: '0', costOfSold: '6', proceeds: '0', closedAt: AFTER.recordedAt }])
    expect(periodsOf([...story(['Watch']), outcome])).toEqual([])
  })
})
