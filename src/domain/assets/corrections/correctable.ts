import type { CorrectedField } from '../../ledger/correction-recorded.ts'
import type { AssetFacts, DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { AssetEntry } from '../asset.ts'
import { decidedOn } from '../day-decided.ts'
import { isOpening } from '../effective-order.ts'
import { type ExitName, exitPrice } from '../exit-price.ts'
import { multiplierOf } from '../option.ts'
import { isNoSplit, ratioText } from '../split-correction.ts'

/**
 * A field of an entry that may have been mistyped, with its present value; null for an empty one. Opinions cannot be
 * corrected.
 */
export type Correctable = { readonly field: CorrectedField; readonly value: string | null }

/** @param entry as it is corrected so far */
export function correctableOf(entry: AssetEntry): readonly Correctable[] {
  switch (entry.kind) {
    case 'price-noted':
      return [{ field: 'price', value: entry.price.price }]
    case 'option-settled':
      return [
        { field: 'outcome', value: entry.outcome },
        ...(entry.outcome === 'expired-worthless' ? [] : [{ field: 'price' as const, value: entry.price.price }]),
      ]
    case 'split-recorded':
      return [
        { field: 'splitRatio', value: ratioText(entry) },
        ...(isNoSplit(entry) ? [] : [{ field: 'splitOn' as const, value: entry.effectiveOn }]),
      ]
    case 'decision-recorded':
      return [
        ...quantityOf(entry),
        ...priceOf(entry),
        { field: 'decidedOn', value: decidedOn(entry) },
        ...levelOf(entry, 'stopLoss'),
        ...levelOf(entry, 'takeProfit'),
        ...(isOpening(entry) ? termsOf(entry.asset) : []),
      ]
    default:
      return []
  }
}

const quantityOf = ({ quantity }: DecisionRecorded): Correctable[] =>
  quantity === null ? [] : [{ field: 'quantity', value: quantity }]

/**
 * A price that Candor attached was not typed, so it cannot be corrected. For a sale without a price, the price can
 * still be added.
 */
function priceOf({ action, price, isPriceAttached }: DecisionRecorded): Correctable[] {
  const typed = price !== null && !isPriceAttached ? price.price : null
  return typed !== null || action === 'Sell' ? [{ field: 'price', value: typed }] : []
}

function levelOf(entry: Entry<DecisionRecorded>, name: ExitName): Correctable[] {
  const value = levelOfEntry(entry, name)
  return value === null ? [] : [{ field: name, value }]
}

/**
 * The level in shares of the decision's day. Entries from before decisions stored levels have a percentage of the Buy's
 * own price.
 */
export function levelOfEntry({ levels, action, price, asset }: DecisionRecorded, name: ExitName): string | null {
  const change = levels?.[name]
  if (change) return change.to
  const percent = name === 'stopLoss' ? asset?.stopLossPercent : asset?.takeProfitPercent
  return action === 'Buy' && price && percent ? exitPrice(name, price.price, percent) : null
}

const termsOf = ({ ticker, contract }: AssetFacts): Correctable[] => [
  { field: 'ticker', value: ticker },
  ...(contract
    ? ([
        { field: 'right', value: contract.right },
        { field: 'strike', value: contract.strike },
        { field: 'expiresOn', value: contract.expiresOn },
        { field: 'multiplier', value: multiplierOf(contract) },
      ] as const)
    : []),
]
