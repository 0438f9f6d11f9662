import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { assetIdentity } from '../ledger/asset-identity.ts'
import type { Entry } from '../ledger/entry.ts'
import type { AssetEntry } from './asset.ts'
import { replayAsset } from './replay-asset.ts'
import { beginReplay, outlineLedger, tryReplay } from './replay-ledger.ts'

const MSFT = { ...IBM, ticker: 'MSFT' }

/** Ledgers of several assets, told one after the other. */
function ledgerOf(...stories: readonly AssetEntry[][]): AssetEntry[] {
  return stories.flat().map((entry, index) => ({ ...entry, sequence: index + 1 }))
}

const about = (assetId: number, entries: readonly AssetEntry[]) => entries.map((entry) => ({ ...entry, assetId }))

const correctedTicker = (sequence: number, to: string): AssetEntry => ({
  kind: 'correction-recorded',
  correctionId: `c${sequence}`,
  requestHash: '0'.repeat(64),
  assetId: 1,
  correctsSequence: 1,
  field: 'ticker',
  from: 'IBM',
  to,
  reason: 'Mistyped.',
  sequence,
  recordedAt: '2026-06-06T14:00:00.000Z',
})

function outlined(entries: readonly Entry[]) {
  const outline = outlineLedger()
  for (const entry of entries) outline.take(entry)
  return outline
}

function replayed(entries: readonly AssetEntry[]) {
  const replay = beginReplay()
  for (const entry of entries) replay.take(entry)
  return replay.result()
}

describe('the replay of one asset, entry by entry', () => {
  it('gives what the replay of all of its entries at once gives', () => {
    const entries = story(['Buy', { quantity: '10', price: '100' }], ['Sell Some', { quantity: '4', price: '120' }])
    expect(replayed(entries)).toEqual({ asset: replayAsset(entries), fault: null })
    expect(tryReplay(entries)).toEqual({ asset: replayAsset(entries), fault: null })
  })

  it('names the entry from which on nothing comes of them', () => {
    const [buy, hold, sell] = story(['Buy', { quantity: '10', price: '100' }], ['Hold'], ['Sell', { price: '90' }])
    if (!buy || !hold || !sell) throw new Error('the story has three chapters')
    const detail = 'entry 2 does not open asset 1'
    const fault = { kind: 'asset-not-replayed', sequence: 2, lastSequence: 2, detail }
    expect(replayed([hold, sell])).toEqual({ asset: null, fault })
    expect(tryReplay([hold, sell])).toEqual({ asset: null, fault: { ...fault, sequence: 3, lastSequence: 3 } })
    const again = replayed([buy, { ...buy, sequence: 2 }])
    expect(again.fault).toEqual({ ...fault, detail: 'entry 2 opens asset 1 a second time' })
  })
})

describe('the outline of a whole ledger', () => {
  it('says which number is which company, also after a correction of it', () => {
    const entries = ledgerOf(
      story(['Watch', { quantity: '1' }]),
      about(2, story(['Watch', { quantity: '1', asset: MSFT }])),
    )
    const { opened, isOpened, numberOf, contradictory, faults, take } = outlined(entries)
    expect([opened(), isOpened(2), isOpened(3)]).toEqual([2, true, false])
    expect([numberOf(assetIdentity(IBM)), numberOf(assetIdentity(MSFT))]).toEqual([1, 2])
    take(correctedTicker(3, 'AAPL'))
    expect([numberOf(assetIdentity(IBM)), numberOf(assetIdentity({ ...IBM, ticker: 'AAPL' }))]).toEqual([undefined, 1])
    expect([contradictory, faults]).toEqual([new Set(), []])
  })

  it('names a company that becomes another asset’s by a correction, which leaves the other as it is', () => {
    const outline = outlined(
      ledgerOf(story(['Watch', { quantity: '1' }]), about(2, story(['Watch', { quantity: '1', asset: MSFT }]))),
    )
    outline.take(correctedTicker(3, 'MSFT'))
    outline.take(correctedTicker(4, 'ORCL'))
    expect(outline.contradictory).toEqual(new Set([1]))
    expect(outline.faults).toMatchObject([
      { kind: 'company-opened-twice', sequence: 3, detail: 'MSFT is asset 2 and asset 1' },
    ])
    expect(outline.numberOf(assetIdentity(MSFT))).toBe(2)
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
    expect(outlined([...told, split]).toldLate).toEqual(new Set([1]))
    expect(outlined(told).toldLate).toEqual(new Set())
  })

  it('refuses a second opening of a number, and goes on with the other assets', () => {
    const entries = ledgerOf(
      story(['Buy', { quantity: '10', price: '100' }]),
      story(['Buy', { quantity: '1', price: '300', asset: MSFT }]),
      about(2, story(['Watch', { quantity: '1', asset: { ...IBM, ticker: 'AAPL' } }])),
    )
    const { isOpened, contradictory, faults } = outlined(entries)
    expect(faults).toEqual([
      { kind: 'asset-opened-twice', sequence: 2, lastSequence: 2, detail: 'asset 1 is IBM and MSFT' },
    ])
    expect(contradictory).toEqual(new Set([1]))
    expect(isOpened(2)).toBe(true)
    expect(() => replayAsset(entries.slice(0, 2))).toThrow('entry 2 opens asset 1 a second time')
  })

  it('names a company that has two asset ids', () => {
    const entries = ledgerOf(story(['Watch', { quantity: '1' }]), about(2, story(['Watch', { quantity: '1' }])))
    const { contradictory, faults } = outlined(entries)
    expect(faults).toMatchObject([{ kind: 'company-opened-twice', sequence: 2, detail: 'IBM is asset 1 and asset 2' }])
    expect(contradictory).toEqual(new Set([2]))
  })

  it('leaves an asset that was never opened to its replay', () => {
    const [, hold] = story(['Watch', { quantity: '1' }], ['Keep Watching'])
    const { opened, faults, contradictory } = outlined(
      hold ? [hold, { ...hold, decidedOn: '2026-04-07', sequence: 3 }] : [],
    )
    expect([opened(), faults, contradictory]).toEqual([0, [], new Set()])
  })
})
