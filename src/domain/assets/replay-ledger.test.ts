import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import type { Entry } from '../ledger/entry.ts'
import type { AssetEntry } from './asset.ts'
import { replayAsset } from './replay-asset.ts'
import { replayLedger } from './replay-ledger.ts'

const MSFT = { ...IBM, ticker: 'MSFT' }

/** Ledgers of several assets, told one after the other. */
function ledgerOf(...stories: readonly AssetEntry[][]): AssetEntry[] {
  return stories.flat().map((entry, index) => ({ ...entry, sequence: index + 1 }))
}

const about = (assetId: number, entries: readonly AssetEntry[]) => entries.map((entry) => ({ ...entry, assetId }))

function replayed(entries: readonly Entry[]) {
  const replay = replayLedger()
  for (const entry of entries) replay.take(entry)
  return replay
}

describe('the replay of a whole ledger', () => {
  it('gives of every asset what the replay of its own entries gives', () => {
    const entries = ledgerOf(
      story(['Buy', { quantity: '10', price: '100' }], ['Sell Some', { quantity: '4', price: '120' }]),
      about(2, story(['Watch', { quantity: '1', asset: MSFT }])),
    )
    const { assets, faults } = replayed(entries)
    expect([...assets.values()]).toEqual(
      [1, 2].map((id) => replayAsset(entries.filter(({ assetId }) => assetId === id))),
    )
    expect(faults).toEqual([])
  })

  it('names an asset whose entries take effect in another order than they were recorded in', () => {
    const split: AssetEntry = {
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn: '2026-04-20',
      newShares: '4',
      oldShares: '1',
      source: 'typed',
      sequence: 3,
      recordedAt: '2026-06-06T14:00:00.000Z',
    }
    const told = story(['Buy', { quantity: '10', price: '100' }], ['Hold'])
    expect(replayed([...told, split]).toldLate).toEqual(new Set([1]))
    expect(replayed(told).toldLate).toEqual(new Set())
  })

  it('refuses a second opening of a number, and goes on with the other assets', () => {
    const entries = ledgerOf(
      story(['Buy', { quantity: '10', price: '100' }]),
      story(['Buy', { quantity: '1', price: '300', asset: MSFT }]),
      about(2, story(['Watch', { quantity: '1', asset: { ...IBM, ticker: 'AAPL' } }])),
    )
    const { assets, contradictory, faults } = replayed(entries)
    expect(faults).toEqual([
      { kind: 'asset-opened-twice', sequence: 2, lastSequence: 2, detail: 'asset 1 is IBM and MSFT' },
    ])
    expect(contradictory).toEqual(new Set([1]))
    expect(assets.get(2)?.facts.ticker).toBe('AAPL')
    expect(() => replayAsset(entries.slice(0, 2))).toThrow('entry 2 opens asset 1 a second time')
  })

  it('names a company that has two asset ids', () => {
    const entries = ledgerOf(story(['Watch', { quantity: '1' }]), about(2, story(['Watch', { quantity: '1' }])))
    const { contradictory, faults } = replayed(entries)
    expect(faults).toMatchObject([{ kind: 'company-opened-twice', sequence: 2, detail: 'IBM is asset 1 and asset 2' }])
    expect(contradictory).toEqual(new Set([2]))
  })

  it('names an entry of an asset that was never opened', () => {
    const [, hold] = story(['Watch', { quantity: '1' }], ['Keep Watching'])
    expect(replayed(hold ? [hold] : []).faults).toMatchObject([{ kind: 'asset-not-replayed', sequence: 2 }])
  })
})
