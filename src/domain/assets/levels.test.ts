import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { splitPrice } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'
import { exitPrice } from './exit-price.ts'
import { isReached, levelsOf, type PriceObservation, triggeredAlerts } from './levels.ts'
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

  it.each([
    // 10% below and above 33.33: 29.997 and 36.663.
    ['stop-loss', '29.997', '30.00', '30.01'],
    ['take-profit', '36.663', '36.66', '36.65'],
    // Ninety, and a hundred, after seven new shares for one old: 12.857… and 14.285….
    ['stop-loss', '12.85714285714285714286', '12.86', '12.865'],
    ['take-profit', '14.28571428571428571429', '14.28571428571428571429', '14.28'],
    // Shown as 30.00 and 29.00, and so is a price between the two, or on the other side.
    ['stop-loss', '30.004', '30.004', '30.005'],
    ['take-profit', '28.996', '28.996', '28.994'],
    ['stop-loss', '30', '30.004', '30.005'],
    ['take-profit', '30', '29.995', '29.994'],
    // Below a dollar four to six decimals are shown.
    ['stop-loss', '0.04567', '0.04567', '0.0457'],
    ['stop-loss', '0.0456789', '0.04568', '0.04569'],
    ['stop-loss', '0.02', '0.020004', '0.020006'],
    ['take-profit', '1', '0.99995', '0.9999'],
  ] as const)(
    'is reached at the price as which it is shown: a %s of %s at %s, and not at %s',
    (level, at, price, off) => {
      expect([isReached(level, at, price), isReached(level, at, off)]).toEqual([true, false])
    },
  )

  it('is reached at what is shown of it, whatever its percentage is of, and after any split', () => {
    const ratio = fc.constantFrom(['1', '1'], ['2', '1'], ['3', '1'], ['7', '3'], ['1', '10'])
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90_000 }),
        fc.integer({ min: 1, max: 990 }),
        ratio,
        (cents, tenths, [newShares = '1', oldShares = '1']) => {
          for (const [level, name] of [['stop-loss', 'stopLoss'] as const, ['take-profit', 'takeProfit'] as const]) {
            const exact = exitPrice(name, (cents / 100).toFixed(2), (tenths / 10).toFixed(1)) ?? '1'
            const at = splitPrice(exact, { newShares, oldShares })
            expect(isReached(level, at, roundUnitPrice(at)), `${level} ${at}`).toBe(true)
            expect(isReached(level, at, at), `${level} ${at}`).toBe(true)
            expect(isReached(level, roundUnitPrice(at), at), `${level} ${at}`).toBe(true)
          }
        },
      ),
      { seed: 20_261_130, numRuns: 300 },
    )
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
    expect(triggeredAlerts(told, seen('95', '119.994'))).toEqual([])
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
