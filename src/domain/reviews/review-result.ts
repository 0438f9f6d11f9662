import Big from 'big.js'
import type { Asset, AssetEntry, RecordedSplit } from '../assets/asset.ts'
import { acceptedPrice } from '../assets/comparable-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { dayOfShares } from '../assets/effective-order.ts'
import { isSameSplit } from '../assets/pending-split.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ReviewGraded, ReviewSpan } from '../ledger/review-entries.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { adjustForSplits } from '../prices/split.ts'
import { ownSpan } from './own-span.ts'
import { soldSince } from './sold-since.ts'

/**
 * The result of a finished review, as it counts by now.
 *
 * Where everything had been sold, the result is computed anew from the journal's own prices, so that corrections of a price, of a day
 * or of a sale count. Where something was still held, the result stays the one that was shown, with three changes: the decision's price
 * or day, corrected since, begins it; splits that were recorded later divide its first price; and parts that had been sold by then count
 * at what they brought.
 * @param graded as corrected
 * @returns null where a price is not known, where the last close was too old when the review was graded, or was that of another company,
 * whose ticker has been corrected since
 */
export function reviewResult(
  graded: Entry<ReviewGraded>,
  asset: Pick<Asset, 'splits' | 'trades' | 'corrections'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
): ReviewGraded['actual'] {
  const { actual, sequence } = graded
  if (actual === null || graded.isOfOtherTicker) return null
  if (actual.isByOwnPrices) return ownSpan(asset, entries, decision) ?? actual
  const trades = asset.trades.filter((trade) => trade.sequence < sequence)
  const sold = soldSince({ trades }, entries, decision)
  const soldOn = sold?.rest.eq(0) ? sold.lastOn : null
  if (isTooOld(actual.until.on, soldOn ?? marketDayOf(graded.recordedAt))) return null
  const later = asset.splits.filter((split) => isToldLater(split, graded))
  const from = correctedStart(graded, asset, decision, later) ?? {
    ...actual.from,
    price: later.reduce(inNewShares, new Big(actual.from.price)).toFixed(),
  }
  if (!sold || sold.sales === 0 || sold.rest.eq(0)) return { ...actual, from }
  if (sold.brought === null) return null
  const inLastShares = (price: string) => adjustForSplits(price, actual.until.on, asset.splits)
  const until = sold.rest.times(inLastShares(actual.until.price)).plus(sold.brought)
  return {
    from: { ...from, price: inLastShares(from.price) },
    until: { ...actual.until, price: roundUnitPrice(until) },
    isInParts: true,
  }
}

/** What the decision was made at, where its price or day was corrected after the grade: in shares of the last close. */
function correctedStart(
  { actual, sequence }: Entry<ReviewGraded>,
  { splits, corrections }: Pick<Asset, 'splits' | 'corrections'>,
  decision: Entry<DecisionRecorded>,
  later: readonly RecordedSplit[],
): ReviewSpan['from'] | null {
  const isCorrected = corrections.some(
    (corrected) =>
      corrected.correctsSequence === decision.sequence &&
      corrected.sequence > sequence &&
      (corrected.field === 'price' || corrected.field === 'decidedOn'),
  )
  const price = acceptedPrice(decision, splits)
  if (!actual || !isCorrected || price === null) return null
  const counted = [...(actual.splits ?? splits), ...later].filter(({ effectiveOn }) => effectiveOn <= actual.until.on)
  return { on: decidedOn(decision), price: adjustForSplits(price, dayOfShares(decision, splits), counted) }
}

/**
 * A close from longer before the end says nothing about it: whoever remembers what the price was today would be told that they
 * remember wrongly, by a price of months ago.
 */
const TRADING_DAYS_BACK = 5
/** So many calendar days hold more trading days than that, whatever holidays fall among them. */
const LONGEST_DAYS = 14

const isTooOld = (closedOn: string, end: string): boolean =>
  dayNumber(end) - dayNumber(closedOn) > LONGEST_DAYS ||
  marketDaysBetween(closedOn, end).filter((day) => day > closedOn).length > TRADING_DAYS_BACK

const inNewShares = (price: Big, { newShares, oldShares }: RecordedSplit): Big => price.times(oldShares).div(newShares)

/** Whether a split between the closes was told after the grade. Older grades do not say which splits they counted. */
function isToldLater(split: RecordedSplit, { actual, sequence }: Entry<ReviewGraded>): boolean {
  const counted = actual?.splits
  if (!actual || !counted || split.sequence < sequence) return false
  const isBetween = split.effectiveOn > actual.from.on && split.effectiveOn <= actual.until.on
  return isBetween && !counted.some((other) => isSameSplit(other, split))
}
