import type { Asset, AssetEntry } from '../assets/asset.ts'
import { comparablePrice } from '../assets/comparable-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { inEffectiveOrder } from '../assets/effective-order.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ReviewGraded } from '../ledger/review-entries.ts'
import { roundUnitPrice } from '../prices/money.ts'

/**
 * The result of a decision on something that has been sold since, by the journal's own prices: from the decision's price to what
 * the sale or the option's end brought. What the share has done since its sale is no part of it. For what is still held it is
 * null, because a typed price may be months old.
 * @returns prices in shares from after every recorded split; null when the asset was not held, is still held, or lacks a price
 */
export function ownSpan(
  { splits }: Pick<Asset, 'splits'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
): ReviewGraded['actual'] {
  const end = endOf(entries, decision)
  const [from, until] = [comparablePrice(decision, splits, null), end && priceOfEnd(end, splits)]
  if (!end || from === null || !until) return null
  return {
    from: { on: decidedOn(decision), price: roundUnitPrice(from) },
    until: { on: decidedOn(end), price: roundUnitPrice(until) },
    isByOwnPrices: true,
  }
}

/** New York's day on which what was held after a decision was sold, or settled; null while it is held, and for what was not held. */
export function heldUntil(entries: readonly AssetEntry[], decision: Entry<DecisionRecorded>): string | null {
  const end = endOf(entries, decision)
  return end ? decidedOn(end) : null
}

function endOf(entries: readonly AssetEntry[], decision: Entry<DecisionRecorded>): End | undefined {
  if (!HELD.has(decision.action)) return undefined
  const ordered = inEffectiveOrder(entries)
  const at = ordered.findIndex(({ sequence }) => sequence === decision.sequence)
  return at < 0 ? undefined : ordered.slice(at + 1).find(isEnd)
}

const HELD: ReadonlySet<string> = new Set(['Buy', 'Buy More', 'Hold', 'Sell Some'])

type End = Extract<AssetEntry, { kind: 'decision-recorded' | 'option-settled' }>

const isEnd = (entry: AssetEntry): entry is End =>
  entry.kind === 'option-settled' || (entry.kind === 'decision-recorded' && entry.action === 'Sell')

const priceOfEnd = (end: End, splits: Asset['splits']): string | null =>
  end.kind === 'option-settled' ? end.price.price : comparablePrice(end, splits, null)
