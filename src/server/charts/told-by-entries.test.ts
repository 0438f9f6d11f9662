import { expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { ledgerOf } from '#test/support/trading.ts'
import { NOTHING_TOLD, toldAfter } from './told-by-entries.ts'

const contract = { right: 'call', strike: '50', expiresOn: '2026-11-06', multiplier: '100' } as const

/** Options 1 and 2 are sold after their expiry and in time, 3 stays; 4 is a share. */
const ENTRIES: readonly AssetEntry[] = ledgerOf(
  [1, 'Buy', '2', '3'],
  [2, 'Buy', '2', '3'],
  [3, 'Buy', '2', '3'],
  [4, 'Buy', '2', '3'],
  [2, 'Sell', '2', '4', '2026-11-05'],
  [4, 'Hold', null, '4', '2026-11-09'],
  [1, 'Sell', '2', '0', '2026-11-10'],
).map((entry) =>
  entry.kind === 'decision-recorded' && entry.asset && entry.assetId < 4
    ? { ...entry, asset: { ...IBM, type: 'options', contract } }
    : entry,
)

it('tells decisions with their days, and how long the worth of an expired option was not known', () => {
  const told = toldAfter(NOTHING_TOLD, ENTRIES)
  expect(told.assetIds).toEqual([1, 2, 3, 4])
  expect(told.options).toEqual([
    { assetId: 1, since: '2026-11-07', until: '2026-11-10' },
    { assetId: 2, since: '2026-11-07', until: null },
    { assetId: 3, since: '2026-11-07', until: null },
  ])
  expect(told.decisions.at(-1)).toEqual({ on: '2026-11-10', assetId: 1, action: 'Sell', confidence: 5 })
})

it('is the same whether entries are told at once or some later, and keeps its decisions where none is added', () => {
  const whole = toldAfter(NOTHING_TOLD, ENTRIES)
  for (let count = 0; count <= ENTRIES.length; count += 1)
    expect(toldAfter(toldAfter(NOTHING_TOLD, ENTRIES.slice(0, count)), ENTRIES.slice(count))).toEqual(whole)
  expect(toldAfter(whole, []).decisions).toBe(whole.decisions)
})
