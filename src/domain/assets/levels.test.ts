import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from './asset.ts'
import { levelsOf, type PriceObservation, triggeredAlerts } from './levels.ts'
import { replayAsset } from './replay-asset.ts'

const FACTS = { ...IBM, stopLossPercent: '10', takeProfitPercent: '20' }
const bought = story(['Buy', { quantity: '10', price: '100', asset: FACTS }])
const replayed = (entries: readonly AssetEntry[]) => {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a story opens an asset')
  return asset
}
const at = '2026-06-01T20:00:00.000Z'
const seen = (low: string, high = low, from = at): PriceObservation => ({
  ...{ low, high, close: low },
  source: 'twelve-data',
  from,
  at,
})
const splitOf = (newShares: string, oldShares: string, effectiveOn: string, sequence: number): AssetEntry => ({
  ...{ kind: 'split-recorded', assetId: 1, source: 'typed', effectiveOn, newShares, oldShares },
  ...{ sequence, recordedAt: `${effectiveOn}T15:00:00.000Z` },
})

describe('a level', () => {
  it('is the average cost minus or plus its percentage', () => {
    expect(levelsOf(replayed(bought))).toEqual({ stopLoss: '90', takeProfit: '120' })
  })

  it('is reached from the very price on', () => {
    const asset = replayed(bought)
    expect(triggeredAlerts(asset, seen('90.01', '119.99'))).toEqual([])
    expect(triggeredAlerts(asset, seen('90'))).toEqual([
      {
        kind: 'level-crossed',
        assetId: 1,
        level: 'stop-loss',
        levelPrice: '90',
        price: { price: '90', source: 'twelve-data', at },
        setBySequence: 1,
      },
    ])
    expect(triggeredAlerts(asset, seen('95', '120'))).toMatchObject([{ level: 'take-profit', price: { price: '120' } }])
  })

  it('may be reached with the other one, in a wild session', () => {
    expect(triggeredAlerts(replayed(bought), seen('85', '125')).map(({ level }) => level)).toEqual([
      'stop-loss',
      'take-profit',
    ])
  })

  it('is not reached by what was seen before it was set, on the same day either', () => {
    const [buy] = bought
    const moment = { from: buy?.recordedAt ?? '', at: buy?.recordedAt ?? '' }
    expect(triggeredAlerts(replayed(bought), { ...seen('50'), ...moment })).toEqual([])
    const ofItsDay = { from: '2026-04-06T13:30:00.000Z', at: '2026-04-06T20:00:00.000Z' }
    expect(triggeredAlerts(replayed(bought), { ...seen('50', '150'), close: '100', ...ofItsDay })).toEqual([])
  })

  it('is reached by the close of the session in which it was set', () => {
    const ofItsDay = { from: '2026-04-06T13:30:00.000Z', at: '2026-04-06T20:00:00.000Z' }
    expect(triggeredAlerts(replayed(bought), { ...seen('50', '150'), close: '85', ...ofItsDay })).toMatchObject([
      { level: 'stop-loss', price: { price: '85', at: ofItsDay.at } },
    ])
    expect(triggeredAlerts(replayed(bought), { ...seen('50', '150'), close: '120', ...ofItsDay })).toMatchObject([
      { level: 'take-profit', price: { price: '120' } },
    ])
  })

  it('is reached by its own price after splits whose divisions do not end', () => {
    const told = replayed([...bought, splitOf('7', '1', '2026-05-04', 2), splitOf('1', '7', '2026-05-06', 3)])
    expect(levelsOf(told).takeProfit).not.toBe('120')
    expect(triggeredAlerts(told, seen('95', '120'))).toMatchObject([{ level: 'take-profit', price: { price: '120' } }])
    expect(triggeredAlerts(told, seen('95', '119.9999999999'))).toEqual([])
  })

  it('causes one alert only', () => {
    const [alert] = triggeredAlerts(replayed(bought), seen('89'))
    if (!alert) throw new Error('89 is below 90')
    const told = [...bought, { ...alert, sequence: 2, recordedAt: at }]
    expect(triggeredAlerts(replayed(told), seen('80'))).toEqual([])
    expect(triggeredAlerts(replayed(told), seen('80', '130'))).toMatchObject([{ level: 'take-profit' }])
  })

  it('stays where its decision put it, whatever is bought more or sold', () => {
    const more = story(
      ['Buy', { quantity: '10', price: '100', asset: FACTS }],
      ['Sell Some', { quantity: '5', price: '95' }],
      ['Buy More', { quantity: '5', price: '80' }],
    )
    for (const count of [1, 2, 3])
      expect(levelsOf(replayed(more.slice(0, count)))).toEqual({ stopLoss: '90', takeProfit: '120' })
    expect(triggeredAlerts(replayed(more), { ...seen('89'), from: '2026-07-01T14:00:00.000Z' })).toMatchObject([
      { setBySequence: 1, levelPrice: '90' },
    ])
  })

  it('recorded at the average cost by an older version belongs to the stop in force, and causes no second alert', () => {
    const more = story(
      ['Buy', { quantity: '10', price: '100', asset: FACTS }],
      ['Buy More', { quantity: '20', price: '94' }],
    )
    const old = (levelPrice: string, price: string): AssetEntry => ({
      kind: 'level-crossed',
      assetId: 1,
      level: 'stop-loss',
      levelPrice,
      price: { price, source: 'typed', at },
      setBySequence: 2,
      sequence: 3,
      recordedAt: at,
    })
    const told = replayed([...more, old('86.4', '86')])
    expect(told.crossings).toMatchObject([{ levelPrice: '90', setBySequence: 1, price: { price: '86' } }])
    expect(triggeredAlerts(told, { ...seen('80'), from: '2026-07-01T14:00:00.000Z' })).toEqual([])
    // Bought more far above: what seemed to reach a stop that had moved up with the cost reached none.
    expect(replayed([...more, old('135', '130')]).crossings).toEqual([])
  })

  it('is none of what is watched, and of what is sold', () => {
    const watched = story(['Watch', { quantity: '10', price: '100', asset: FACTS }])
    const sold = story(['Buy', { quantity: '10', price: '100', asset: FACTS }], ['Sell', { price: '95' }])
    for (const entries of [watched, sold]) {
      expect(levelsOf(replayed(entries))).toEqual({ stopLoss: null, takeProfit: null })
      expect(triggeredAlerts(replayed(entries), seen('10', '500'))).toEqual([])
    }
  })

  it('moves with a split, and causes no second alert', () => {
    const [alert] = triggeredAlerts(replayed(bought), seen('89'))
    if (!alert) throw new Error('89 is below 90')
    const split: AssetEntry[] = [
      ...bought,
      { ...alert, sequence: 2, recordedAt: at },
      {
        kind: 'split-recorded',
        assetId: 1,
        effectiveOn: '2026-06-10',
        newShares: '2',
        oldShares: '1',
        source: 'typed',
        sequence: 3,
        recordedAt: '2026-06-11T15:00:00.000Z',
      },
    ]
    expect(levelsOf(replayed(split))).toEqual({ stopLoss: '45', takeProfit: '60' })
    expect(triggeredAlerts(replayed(split), { ...seen('44'), from: '2026-06-12T15:00:00.000Z' })).toEqual([])
    expect(replayed(split).crossings).toMatchObject([{ levelPrice: '45', price: { price: '44.5' } }])
  })

  it('that was reached before a split and found after it is recorded in new shares', () => {
    const [late] = triggeredAlerts(replayed(bought), {
      ...seen('89'),
      from: '2026-06-08T13:30:00.000Z',
      at: '2026-06-08T20:00:00.000Z',
    })
    if (!late) throw new Error('89 is below 90')
    const told: AssetEntry[] = [
      ...bought,
      { ...late, sequence: 2, recordedAt: '2026-06-15T15:00:00.000Z' },
      {
        kind: 'split-recorded',
        assetId: 1,
        effectiveOn: '2026-06-10',
        newShares: '2',
        oldShares: '1',
        source: 'typed',
        sequence: 3,
        recordedAt: '2026-06-16T15:00:00.000Z',
      },
    ]
    expect(replayed(told).crossings).toMatchObject([{ levelPrice: '45', price: { price: '44.5' } }])
  })

  it('that only a split seemed to reach was not reached, once the split is recorded', () => {
    const afterSplit = { ...seen('50', '50'), at: '2026-06-10T20:00:00.000Z', from: '2026-06-10T20:00:00.000Z' }
    const [seeming] = triggeredAlerts(replayed(bought), afterSplit)
    if (!seeming) throw new Error('50 is below 90')
    const told: AssetEntry[] = [...bought, { ...seeming, sequence: 2, recordedAt: afterSplit.at }]
    expect(replayed(told).crossings).toHaveLength(1)
    const split: AssetEntry = {
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn: '2026-06-10',
      newShares: '2',
      oldShares: '1',
      source: 'typed',
      sequence: 3,
      recordedAt: '2026-06-11T15:00:00.000Z',
    }
    expect(replayed([...told, split]).crossings).toEqual([])
    expect(triggeredAlerts(replayed([...told, split]), { ...afterSplit, low: '44' })).toHaveLength(1)
  })
})
