import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { recordDecision } from '../decisions/decision.ts'
import type { DecisionRecorded } from '../ledger/entry.ts'
import type { AssetEntry } from './asset.ts'
import type { ExitWishes } from './exits.ts'
import { alertsInForce, levelsOf, triggeredAlerts } from './levels.ts'
import { replayAsset } from './replay-asset.ts'

const FACTS = { ...IBM, stopLossPercent: '10', takeProfitPercent: '20' }
const BUY = story(['Buy', { quantity: '10', price: '100', asset: FACTS }])

const replayed = (entries: readonly AssetEntry[]) => {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a story opens an asset')
  return asset
}

type Decided = {
  action: DecisionRecorded['action']
  exits?: ExitWishes
  quantity?: string
  price?: string | null
  on?: string
}

const decide = (before: readonly AssetEntry[], { action, exits = {}, quantity, price = null, on }: Decided) => {
  const at = `${on ?? `2026-0${4 + before.length}-08`}T15:00:00.000Z`
  return recordDecision(replayed(before), {
    decisionId: `d-${before.length}`,
    action,
    confidence: 5,
    thesis: 'It is written down here.',
    price: price === null ? null : { price, source: 'typed', at },
    quantity: quantity ?? null,
    exits,
  })
}

/** The entries with one more decision, recorded on its day. */
function followedBy(before: readonly AssetEntry[], decided: Decided): AssetEntry[] {
  const recorded = decide(before, decided)
  if (!recorded.ok) throw new Error(recorded.problem.message)
  const recordedAt = `${decided.on ?? `2026-0${4 + before.length}-08`}T15:00:00.000Z`
  return [...before, { ...recorded.value, sequence: before.length + 1, recordedAt }]
}

const splitOn = (effectiveOn: string, before: readonly AssetEntry[]): AssetEntry[] => [
  ...before,
  {
    kind: 'split-recorded',
    assetId: 1,
    effectiveOn,
    newShares: '2',
    oldShares: '1',
    source: 'typed',
    sequence: before.length + 1,
    recordedAt: '2026-09-20T15:00:00.000Z',
  },
]

const lastLevels = (entries: readonly AssetEntry[]) => {
  const last = entries.at(-1)
  return last?.kind === 'decision-recorded' ? last.levels : undefined
}

describe('a stop and a target', () => {
  it('are prices that their Buy keeps: a percentage of its own price', () => {
    const bought = followedBy(story(['Watch', { quantity: '1', price: '50', asset: FACTS }]), {
      action: 'Buy',
      quantity: '10',
      price: '121.23',
    })
    expect(lastLevels(bought)).toEqual({
      stopLoss: { from: null, to: '109.107', percent: '10' },
      takeProfit: { from: null, to: '145.476', percent: '20' },
    })
    expect(levelsOf(replayed(bought))).toEqual({ stopLoss: '109.107', takeProfit: '145.476' })
  })

  it('are set, moved and removed by an update, which says from where to where', () => {
    const moved = followedBy(BUY, { action: 'Hold', exits: { stopLoss: { price: '85' } } })
    expect(lastLevels(moved)).toEqual({ stopLoss: { from: '90', to: '85', percent: null } })
    expect(levelsOf(replayed(moved))).toEqual({ stopLoss: '85', takeProfit: '120' })

    const removed = followedBy(moved, {
      action: 'Hold',
      exits: { stopLoss: 'none', takeProfit: { percent: '50' } },
      price: '110',
    })
    expect(lastLevels(removed)).toEqual({
      stopLoss: { from: '85', to: null, percent: null },
      takeProfit: { from: '120', to: '165', percent: '50' },
    })
    expect(levelsOf(replayed(removed))).toEqual({ stopLoss: null, takeProfit: '165' })

    const set = followedBy(removed, {
      action: 'Sell Some',
      quantity: '1',
      price: '120',
      exits: { stopLoss: { percent: '5' } },
    })
    expect(lastLevels(set)).toEqual({ stopLoss: { from: null, to: '114', percent: '5' } })
  })

  it('that are wished where they are stay the same level, and the entry keeps that it stated them', () => {
    const same = followedBy(BUY, { action: 'Hold', exits: { stopLoss: { price: '90' } } })
    expect(lastLevels(same)).toEqual({ stopLoss: { from: '90', to: '90', percent: null } })
    expect(replayed(same).exits.stopLoss).toEqual(replayed(BUY).exits.stopLoss)
    expect(lastLevels(followedBy(BUY, { action: 'Hold' }))).toBeUndefined()
    expect(
      lastLevels(
        followedBy(story(['Buy', { quantity: '1', price: '10', asset: { ...FACTS, stopLossPercent: null } }]), {
          action: 'Hold',
          exits: { stopLoss: 'none' },
        }),
      ),
    ).toBeUndefined()
  })

  it('move with a split, even one that is recorded late, and a price that was set since is in new shares already', () => {
    const moved = followedBy(BUY, { action: 'Hold', exits: { stopLoss: { price: '40' } }, on: '2026-06-12' })
    expect(levelsOf(replayed(splitOn('2026-06-10', moved)))).toEqual({ stopLoss: '40', takeProfit: '60' })
    expect(levelsOf(replayed(splitOn('2026-06-15', moved)))).toEqual({ stopLoss: '20', takeProfit: '60' })
  })

  it('end with the Sell; the next Buy takes over what was last given as a percentage', () => {
    const sold = followedBy(BUY, { action: 'Sell', price: '95' })
    expect(levelsOf(replayed(sold))).toEqual({ stopLoss: null, takeProfit: null })
    const again = { action: 'Buy', quantity: '4', price: '50' } as const
    expect(levelsOf(replayed(followedBy(sold, again)))).toEqual({ stopLoss: '45', takeProfit: '60' })

    const without = followedBy(sold, { ...again, exits: { stopLoss: 'none' } })
    expect(lastLevels(without)?.stopLoss).toEqual({ from: null, to: null, percent: null })
    expect(levelsOf(replayed(without))).toEqual({ stopLoss: null, takeProfit: '60' })

    const byPrice = followedBy(BUY, { action: 'Hold', exits: { stopLoss: { price: '85' }, takeProfit: 'none' } })
    const soldLater = followedBy(byPrice, { action: 'Sell', price: '95' })
    expect(levelsOf(replayed(followedBy(soldLater, again)))).toEqual({ stopLoss: null, takeProfit: null })
  })

  it.each([
    ['Keep Watching', followedBy(BUY, { action: 'Sell', price: '95' })],
    ['Sell', BUY],
  ] as const)('are refused with %s: nothing is held after it', (action, before) => {
    expect(decide(before, { action, exits: { stopLoss: { price: '80' } } })).toMatchObject({
      ok: false,
      problem: { field: 'stopLossPercentage', message: expect.stringContaining('there is nothing held') },
    })
  })

  it('as a percentage of an unknown price are refused', () => {
    expect(decide(BUY, { action: 'Hold', exits: { takeProfit: { percent: '5' } } })).toMatchObject({
      ok: false,
      problem: { field: 'takeProfitPercentage', message: expect.stringContaining('Type the target as a price.') },
    })
  })

  it('of a hundred percent and more below leave no price to wait for', () => {
    expect(
      levelsOf(replayed(story(['Buy', { quantity: '1', price: '10', asset: { ...FACTS, stopLossPercent: '100' } }])))
        .stopLoss,
    ).toBeNull()
  })

  it('that were moved cause alerts again, and alerts at the former level no longer count', () => {
    const [alert] = triggeredAlerts(replayed(BUY), {
      low: '89',
      high: '89',
      close: '89',
      source: 'typed',
      from: '2026-05-01T15:00:00.000Z',
      at: '2026-05-01T15:00:00.000Z',
    })
    if (!alert) throw new Error('89 is below 90')
    const told: AssetEntry[] = [...BUY, { ...alert, sequence: 2, recordedAt: '2026-05-01T15:00:00.000Z' }]
    const moved = replayed(followedBy(told, { action: 'Hold', exits: { stopLoss: { price: '80' } } }))
    expect(alertsInForce(replayed(told))).toHaveLength(1)
    expect([moved.crossings.length, alertsInForce(moved).length]).toEqual([1, 0])
    const later = {
      low: '79',
      high: '79',
      close: '79',
      source: 'typed',
      from: '2026-07-01T15:00:00.000Z',
      at: '2026-07-01T15:00:00.000Z',
    } as const
    expect(triggeredAlerts(moved, later)).toMatchObject([{ levelPrice: '80', setBySequence: 3 }])
  })
})

describe('a stop at or above the price, and a target at or below it', () => {
  const HELD: Decided = { action: 'Hold', price: '60' }
  it.each<[string, Decided, string, string]>([
    [
      'a stop above',
      { ...HELD, exits: { stopLoss: { price: '70' } } },
      'stopLossPrice',
      'below the last price, $60.00',
    ],
    ['a stop at it', { ...HELD, exits: { stopLoss: { price: '60' } } }, 'stopLossPrice', 'Type a lower price'],
    ['a target below', { ...HELD, exits: { takeProfit: { price: '50' } } }, 'takeProfitPrice', 'above the last price'],
    ['a target at it', { ...HELD, exits: { takeProfit: { price: '60' } } }, 'takeProfitPrice', 'Type a higher price'],
    [
      'a stop above what is paid',
      { action: 'Buy More', quantity: '1', price: '0.015', exits: { stopLoss: { price: '0.02' } } },
      'stopLossPrice',
      'below the price of this Buy More, $0.015',
    ],
  ])('is refused beside its field: %s', (_, decided, field, words) => {
    expect(decide(BUY, decided)).toMatchObject({
      ok: false,
      problem: { code: 'invalid', field, message: expect.stringContaining(words) },
    })
  })

  it.each<[string, Decided]>([
    ['where no price is known', { action: 'Hold', exits: { stopLoss: { price: '70' } } }],
    [
      'above what was paid, once the price has risen',
      { action: 'Hold', price: '150', exits: { stopLoss: { price: '120' } } },
    ],
    ['where it stands already', { ...HELD, exits: { stopLoss: { price: '90' } } }],
  ])('is taken %s', (_, decided) => {
    expect(decide(BUY, decided)).toMatchObject({ ok: true })
  })

  it('is compared in shares of the decision’s day', () => {
    const split = splitOn('2026-05-01', BUY)
    expect(decide(split, { action: 'Hold', price: '60', exits: { stopLoss: { price: '55' } } })).toMatchObject({
      ok: true,
    })
    expect(decide(split, { action: 'Hold', price: '50', exits: { stopLoss: { price: '55' } } })).toMatchObject({
      ok: false,
    })
  })
})
