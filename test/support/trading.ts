import type { AssetEntry } from '#domain/assets/asset.ts'
import type { Action } from '#domain/ledger/action.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'

/** One line of a trader's diary: `[1, 'Buy', '100', '10']` buys 100 units of asset 1 at $10. A price of null is not known. */
export type Dealt = readonly [
  assetId: number,
  action: Action,
  quantity: string | null,
  price: string | null,
  on?: string,
]

/** A ledger of several assets, in the order of its lines. They all have the same day unless a line names another. */
export function ledgerOf(...dealt: readonly Dealt[]): AssetEntry[] {
  const opened = new Set<number>()
  return dealt.map(([assetId, action, quantity, price, on = '2026-11-02'], index) => {
    const [recordedAt, isFirst] = [`${on}T15:00:00.000Z`, !opened.has(assetId)]
    opened.add(assetId)
    return {
      kind: 'decision-recorded',
      decisionId: `d-${index + 1}`,
      assetId,
      action,
      confidence: 5,
      thesis: THESIS,
      price: price === null ? null : { price, source: 'typed', at: recordedAt },
      quantity,
      asset: isFirst ? { ...IBM, ticker: `T${assetId}` } : null,
      sequence: index + 1,
      recordedAt,
    }
  })
}
