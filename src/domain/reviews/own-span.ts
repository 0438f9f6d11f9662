import type { Asset, AssetEntry } from '../assets/asset.ts'
import { comparablePrice } from '../assets/comparable-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { inEffectiveOrder } from '../assets/effective-order.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ReviewGraded } from '../ledger/review-entries.ts'
import { roundUnitPrice } from '../prices/money.ts'

/**
 * The result of a decision on something that has been sold since, by the journal's own prices: from the decision's price to what
 * the sale or the option's end brought, whatever the price has done afterwards and whether or not daily closes are known. For
 * what is still held it is null, because a typed price may be months old.
 * @returns prices in shares from after every recorded split; null when the asset was not held, is still held, or lacks a price
 */
export function ownSpan(
  { splits }: Pick<Asset, 'splits'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
): ReviewGraded['actual'] {
  const end = endOfHolding(entries, decision)
  const [from, until] = [comparablePrice(decision, splits, null), end && priceOfEnd(end, splits)]
  if (!end || from === null || !until) return null
  return {
    from: { on: decidedOn(decision), price: roundUnitPrice(from) },
    until: { on: decidedOn(end), price: roundUnitPrice(until) },
    isByOwnPrices: true,
  }
}

/** New York's day on which all was sold that a decision bought or kept, or on which its option ended; null while it is held. */
export function heldUntil(entries: readonly AssetEntry[], decision: Entry<DecisionRecorded>): string | null {
  const end = endOfHolding(entries, decision)
  return end && decidedOn(end)
}

function endOfHolding(entries: readonly AssetEntry[], decision: Entry<DecisionRecorded>): End | null {
  if (!HELD.has(decision.action)) return null
  const ordered = inEffectiveOrder(entries)
  const at = ordered.findIndex(({ sequence }) => sequence === decision.sequence)
  return at < 0 ? null : (ordered.slice(at + 1).find(isEnd) ?? null)
}

const HELD: ReadonlySet<string> = new Set(['Buy', 'Buy More', 'Hold', 'Sell Some'])

type End = Extract<AssetEntry, { kind: 'decision-recorded' | 'option-settled' }>

const isEnd = (entry: AssetEntry): entry is End =>
  entry.kind === 'option-settled' || (entry.kind === 'decision-recorded' && entry.action === 'Sell')

const priceOfEnd = (end: End, splits: Asset['splits']): string | null =>
  end.kind === 'option-settled' ? end.price.price : comparablePrice(end, splits, null)
