import type { Asset, AssetEntry } from '../assets/asset.ts'
import { acceptedPrice } from '../assets/comparable-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { dayOfShares } from '../assets/effective-order.ts'
import { unrecordedOf } from '../assets/pending-split.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ReviewGraded, ReviewSpan } from '../ledger/review-entries.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import { type Decimal, isSameAmount, roundUnitPrice } from '../prices/money.ts'
import { adjustForSplits, type Split, splitPrice, splitsInEffect, unsplitPrice } from '../prices/split.ts'
import { ownSpan } from './own-span.ts'
import { soldSince } from './sold-since.ts'

/** What a grade has recorded, when, and where it stands in the journal. */
type Grade = Pick<Entry<ReviewGraded>, 'actual' | 'recordedAt' | 'sequence' | 'isOfOtherTicker'>

/**
 * The result of a finished review, as it counts by now.
 *
 * Where everything had been sold, the result is computed anew from the journal's own prices, so that corrections of a price, of a day
 * or of a sale count. Where something was still held, the result stays the one that was shown, with three changes: the decision's price
 * or day, corrected since, begins it; its first price is in shares of after the splits that are known by now, whichever were counted
 * when it was shown; and parts that had been sold by then count at what they brought.
 * @param graded as corrected; or what a grade given now would record
 * @param allSplits that are known of the share, recorded or only reported
 * @returns null where a price is not known, where the latest price was too old when the review was graded, or was that of another company,
 * whose ticker has been corrected since
 */
export function reviewResult(
  graded: Grade,
  asset: Pick<Asset, 'splits' | 'trades' | 'corrections'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  allSplits: readonly Split[] = asset.splits,
): ReviewGraded['actual'] {
  const { actual, sequence } = graded
  if (actual === null || graded.isOfOtherTicker) return null
  if (actual.isByOwnPrices) return ownResult(actual, asset, entries, decision, allSplits)
  const { until } = actual
  const trades = asset.trades.filter((trade) => trade.sequence < sequence)
  const sold = soldSince({ trades }, entries, decision)
  const soldOn = sold?.rest.eq(0) ? sold.lastOn : null
  if (isTooOld(until.on, soldOn ?? marketDayOf(graded.recordedAt))) return null
  const inEffect = splitsInEffect(allSplits, until.on)
  const from = startNow(graded, actual, asset, decision, inEffect)
  if (!sold || sold.sales === 0 || sold.rest.eq(0)) return { ...actual, from }
  const inParts = soldSince({ trades }, entries, decision, unrecordedOf(inEffect, asset.splits))
  if (!inParts || inParts.brought === null) return null
  const inLastShares = (price: Decimal) => adjustForSplits(price, until.on, asset.splits)
  const worth = inParts.rest.times(inLastShares(until.price)).plus(inParts.brought)
  return {
    from: { ...from, price: inLastShares(from.price) },
    until: { ...until, price: roundUnitPrice(worth) },
    isInParts: true,
    ...(actual.latestBy && { latestBy: actual.latestBy }),
  }
}

/** Told as it was shown where the entries tell none by now, and not at all where they do but a split that is only reported leaves it open. */
const ownResult = (
  asGraded: ReviewSpan,
  asset: Pick<Asset, 'splits' | 'trades'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  allSplits: readonly Split[],
): ReviewGraded['actual'] =>
  ownSpan(asset, entries, decision, allSplits) ?? (ownSpan(asset, entries, decision) ? null : asGraded)

/**
 * What the result begins with, in shares of the last close. A price that was stored in shares of a split that counts no more is put back
 * into its own first: from the decision it is exact, a close is as exact as it was stored.
 * @param inEffect the splits up to the last close
 */
function startNow(
  { sequence }: Grade,
  actual: ReviewSpan,
  { splits, corrections }: Pick<Asset, 'splits' | 'corrections'>,
  decision: Entry<DecisionRecorded>,
  inEffect: readonly Split[],
): ReviewSpan['from'] {
  const { from, splits: counted } = actual
  const isCorrected = corrections.some(
    (corrected) =>
      corrected.correctsSequence === decision.sequence &&
      corrected.sequence > sequence &&
      (corrected.field === 'price' || corrected.field === 'decidedOn'),
  )
  const price = acceptedPrice(decision, splits)
  const on = decidedOn(decision)
  if (price !== null && (isCorrected || (from.on === on && isMadeOf(price, from.price, counted))))
    return { on, price: adjustForSplits(price, dayOfShares(decision, splits), inEffect) }
  // An older grade does not say which splits it counted.
  return counted
    ? { ...from, price: adjustForSplits(counted.reduceRight(unsplitPrice, from.price), from.on, inEffect) }
    : from
}

const isMadeOf = (price: Decimal, stored: Decimal, counted: readonly Split[] | undefined): boolean =>
  counted !== undefined && isSameAmount(roundUnitPrice(counted.reduce(splitPrice, price)), stored)

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
