import type { AssetEntry } from '../assets/asset.ts'
import { acceptedPrice } from '../assets/comparable-price.ts'
import { onceCorrected } from '../assets/corrected-entries.ts'
import { type LastClose, newestPrice, usablePrices } from '../assets/current-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { dayOfShares } from '../assets/effective-order.ts'
import { splitsOf, unrecordedOf } from '../assets/pending-split.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay } from '../prices/market-session.ts'
import { type Decimal, percentChange } from '../prices/money.ts'
import type { Quote } from '../prices/quote.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'

/** What is known about a share's price besides its user's entries. */
export type KnownPrices = {
  readonly quote: Quote | null
  readonly closes: readonly LastClose[]
  /** The splits that a provider reports. */
  readonly splits: readonly Split[]
  /** Whether a provider's price is quarantined, so that the share's price is not known. */
  readonly isQuarantined: boolean
}

/** What a price did from a decision to the newest known price. */
export type PriceSince = {
  /** In percent with two decimals, in shares of one day. */
  readonly changePercent: Decimal
  /** The time of the newest price. */
  readonly pricedAt: Instant
}

/**
 * What the price did since the day of a decision, as it was known at a moment: later entries and prices do not count, except
 * splits that were recorded later, because they restate earlier prices.
 * @param entries the asset's entries, oldest first
 * @returns null when a price is not certain: there is none, one looks like a split, a split or an option's outcome is still open,
 * or no price is known for a day after the decision
 */
export function priceSince(
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  prices: KnownPrices,
  at: Instant,
): PriceSince | null {
  const today = marketDayOf(at)
  const then = onceCorrected(entries).filter((entry) =>
    entry.kind === 'split-recorded' ? entry.effectiveOn <= today : entry.recordedAt <= at,
  )
  const asset = replayAsset(then)
  const isExpired = asset?.facts.contract?.expiresOn != null && asset.facts.contract.expiresOn < today
  if (!asset || asset.quarantined || prices.isQuarantined || isExpired) return null
  const splits =
    asset.facts.type === 'stock' ? splitsOf(then, prices.splits).filter(({ effectiveOn }) => effectiveOn <= today) : []
  const [quote, closes] = [quoteUpTo(prices.quote, at), closesUpTo(prices.closes, at)]
  const market = usablePrices(asset, { quote, closes, splits: prices.splits }, at)
  const isOpen = market.pending !== null || market.quarantined !== null
  const newest = isOpen ? null : newestPrice(asset, market.quote, market.closes)
  const paid = acceptedPrice(decision, asset.splits)
  if (!newest || !paid || marketDayOf(newest.raw.at) <= dayOfPrice(decision)) return null
  const unrecorded = unrecordedOf(splits, asset.splits)
  const now = adjustForSplits(newest.price.price, marketDayOf(newest.raw.at), unrecorded)
  const changePercent = percentChange(adjustForSplits(paid, dayOfShares(decision, asset.splits), splits), now)
  return changePercent === null ? null : { changePercent, pricedAt: newest.raw.at }
}

/** The day of the decision, or of the price that Candor attached to it later. */
function dayOfPrice(decision: Entry<DecisionRecorded>): string {
  const [day, priced] = [decidedOn(decision), decision.price && marketDayOf(decision.price.at)]
  return priced && priced > day ? priced : day
}

const quoteUpTo = (quote: Quote | null, at: Instant): Quote | null => (quote && quote.price.at <= at ? quote : null)

const closesUpTo = (closes: readonly LastClose[], at: Instant): LastClose[] =>
  closes.filter(({ day }) => endOfDay(day) <= at)
