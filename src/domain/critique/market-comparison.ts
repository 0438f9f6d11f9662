import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { looksLikeSplit } from '../prices/looks-like-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { CritiqueRequest } from './critique.ts'

/** The fund whose closes stand for the market. */
export const MARKET_TICKER = 'SPY'

/**
 * What a share and the market did between two days: closes in USD per share, in shares of the later day, without dividends. Both
 * days have a close of both, and the later one is over when the decision is made.
 */
export type MarketComparison = {
  /** The ticker that stands for the market. */
  readonly market: string
  readonly from: string
  readonly until: string
  readonly ofAsset: ClosesBetween
  readonly ofMarket: ClosesBetween
}

type ClosesBetween = { readonly from: Decimal; readonly until: Decimal }

/** Closes of one ticker, oldest first, each in shares of its own day, and its splits. */
export type ClosesOf = {
  readonly closes: readonly { readonly day: string; readonly close: Decimal }[]
  readonly splits: readonly Split[]
}

/** A first entry is read beside the month before it. */
const DAYS_BEFORE_FIRST = 30
/** So many days without a close are weekends and holidays; after more, a close says nothing of the day that is meant. */
const NEAREST_DAYS = 6
/** Over less than a week a comparison is noise. */
const LEAST_DAYS = 7

/** The days whose closes a comparison may need. */
export function comparedDays(request: CritiqueRequest): { readonly from: string; readonly until: string } {
  const { from, until } = wantedDays(request)
  return { from: dayOfNumber(from - NEAREST_DAYS), until: dayOfNumber(until) }
}

/**
 * Sets the asset beside the market: from its Buy (while it is watched, from the first look) to the last close before the decision; for a first
 * entry, over the thirty days before it.
 * @returns null where closes are missing, a close moved as by a split that nobody knows, the days lie too near, or the entry was written later
 */
export function compareWithMarket(
  request: CritiqueRequest,
  asset: ClosesOf,
  market: ClosesOf,
): MarketComparison | null {
  if (request.ticker === MARKET_TICKER || request.decision.writtenAt) return null
  const wanted = wantedDays(request)
  const inMarket = new Set(market.closes.map(({ day }) => day))
  const days = asset.closes.flatMap(({ day }) => (inMarket.has(day) ? [day] : []))
  const [from, until] = [lastUpTo(days, wanted.from), lastUpTo(days, wanted.until)]
  if (from === null || until === null || dayNumber(until) - dayNumber(from) < LEAST_DAYS) return null
  const [ofAsset, ofMarket] = [closesBetween(asset, from, until), closesBetween(market, from, until)]
  return ofAsset && ofMarket ? { market: MARKET_TICKER, from, until, ofAsset, ofMarket } : null
}

function wantedDays(request: CritiqueRequest): { readonly from: number; readonly until: number } {
  const decided = dayNumber(marketDayOf(request.decision.at))
  const since = sinceWhen(request)
  const from = since === null ? decided - DAYS_BEFORE_FIRST : dayNumber(marketDayOf(since))
  // The close of the day itself comes after most decisions.
  return { from, until: decided - 1 }
}

/** When what is held was bought, or what is watched was first looked at; null for a first entry. */
function sinceWhen({ purchasedAt, decision, earlier }: CritiqueRequest): Instant | null {
  if (purchasedAt !== null && purchasedAt !== decision.at) return purchasedAt
  return earlier[earlier.findLastIndex(({ action }) => action === 'Sell') + 1]?.at ?? null
}

function lastUpTo(days: readonly string[], wanted: number): string | null {
  const last = days.findLast((day) => dayNumber(day) <= wanted)
  return last !== undefined && wanted - dayNumber(last) <= NEAREST_DAYS ? last : null
}

function closesBetween({ closes, splits }: ClosesOf, from: string, until: string): ClosesBetween | null {
  const taken = splits.filter(({ effectiveOn }) => effectiveOn <= until)
  const between = closes.flatMap(({ day, close }) =>
    day >= from && day <= until ? [adjustForSplits(close, day, taken)] : [],
  )
  const [first, last] = [between[0], between.at(-1)]
  if (first === undefined || last === undefined) return null
  const isWhole = between.every(
    (close, index) => index === 0 || looksLikeSplit(between[index - 1] ?? close, close) === null,
  )
  return isWhole ? { from: first, until: last } : null
}
