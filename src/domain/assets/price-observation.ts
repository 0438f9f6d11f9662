import type { LevelCrossed } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { sessionOn } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import { isOwn, type Price, type PriceSource } from '../prices/price.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { type SplitQuestion, waitsWith } from '../prices/split-question.ts'
import type { Instant } from '../time.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { onceCorrected } from './corrected-entries.ts'
import { type PriceObservation, triggeredAlerts } from './levels.ts'
import { isQuarantined, isSaid, quarantinedNow } from './own-prices.ts'
import { pendingSplit } from './pending-split.ts'
import { isSplitOfOwn, type Provided } from './split-of-own.ts'
import { onProvidersDays } from './splits-of-closes.ts'

/** A price is one moment: its lowest, its highest and its last are the same. */
export const observationOf = ({ price, source, at }: Price): PriceObservation => ({
  low: price,
  high: price,
  close: price,
  source,
  from: at,
  at,
})

/**
 * The prices in a user's own entries, in their order: typed, paid or received. A quarantined price waits for its
 * answer, and a price that Candor attached was checked when it became known.
 */
export function ownObservations(entries: readonly AssetEntry[]): PriceObservation[] {
  const counted = onceCorrected(entries)
  const splits = counted.filter((entry) => entry.kind === 'split-recorded')
  return counted
    .filter(isSaid)
    .filter((entry) => !isQuarantined(entry, splits))
    .map(({ price, recordedAt }) => ({ ...observationOf(price), saidAt: recordedAt, isOfOwner: true as const }))
}

/** A trading day's prices; low and high are null where only its close is known. USD per unit. */
export type Session = {
  readonly day: string
  readonly low: Decimal | null
  readonly high: Decimal | null
  readonly close: Decimal
  /** When it became known; null or left out where nobody wrote that down. */
  readonly knownSince?: Instant | null | undefined
}

/** A session as an observation: its moment lies between opening and end. Empty for a day without a session. */
export function sessionObservation(
  { day, low, high, close, knownSince }: Session,
  source: PriceSource,
): PriceObservation[] {
  const session = sessionOn(day)
  if (!session) return []
  const { opensAt: from, closesAt: at } = session
  const saidAt = knownSince && { saidAt: knownSince > at ? knownSince : at }
  return [{ low: low ?? close, high: high ?? close, close, source, from, at, ...saidAt }]
}

/**
 * The levels that an observation reaches and that have no alert yet; none while a split that was reported by then is
 * not recorded.
 * @param observation in shares of its own day
 * @param splits the reported splits of the share
 * @param provided what else is known of providers' prices. @see isSplitOfOwn
 */
export function reachedBy(
  asset: Asset,
  observation: PriceObservation,
  splits: readonly Split[],
  provided: Provided,
): LevelCrossed[] {
  const seen = inSharesHeld(asset, observation, splits)
  const told = { ...asset, splits: onProvidersDays(asset.splits, splits) }
  const alerts = seen ? triggeredAlerts(asset, seen) : []
  // Asked last, because it compares with every close of a provider, of which twenty years have thousands.
  if (!seen || alerts.length === 0 || isInQuestion(told, seen, seen.close, provided)) return []
  // The page asks about the close alone. Where only a low or a high of the day looks like a split, the close tells.
  const { low, high, close } = seen
  const isCertain = ![low, high].some((price) => isInQuestion(told, seen, price, provided))
  return isCertain ? alerts : triggeredAlerts(asset, { ...seen, low: close, high: close })
}

/**
 * Whether it may reach one, for whoever has yet to read what else is known of the share's price.
 * @param splits null where those that are reported are still to be read: on which days a provider's prices leap is not known then
 */
export function mayReach(asset: Asset, observation: PriceObservation, splits: readonly Split[] | null): boolean {
  if (splits === null && !isOwn(observation) && asset.splits.length > 0) return true
  const seen = inSharesHeld(asset, observation, splits ?? [])
  return seen !== null && triggeredAlerts(asset, seen).length > 0
}

/** What observations say of a provider's prices. */
export const providedBy = (observations: readonly PriceObservation[]): Provided => ({
  closes: observations.filter((seen) => !isOwn(seen)).map(({ close, at }) => ({ price: close, at })),
  ofQuote: [],
})

/**
 * The observation in shares of today: an own one by the days that are recorded, a provider's by those on which its prices leap. Null for
 * a price after a split that the user has not recorded, because nobody knows how many shares they hold.
 */
function inSharesHeld(
  asset: Asset,
  { low, high, close, ...observation }: PriceObservation,
  splits: readonly Split[],
): PriceObservation | null {
  const day = marketDayOf(observation.at)
  if (pendingSplit(asset, splits, observation.at)) return null
  const counted = isOwn(observation) ? asset.splits : onProvidersDays(asset.splits, splits)
  const adjusted = (price: string) => adjustForSplits(price, day, counted)
  return { ...observation, low: adjusted(low), high: adjusted(high), close: adjusted(close) }
}

/**
 * A provider's price that looks like a split of the user's own price triggers no alert before the user is asked about
 * it. Neither does one that waits with a purchase or sale: that is the last own price, but stops and targets ignore it.
 */
function isInQuestion(
  asset: Asset,
  { source, at, isOfOwner }: PriceObservation,
  price: Decimal,
  provided: Provided,
): boolean {
  if (isOfOwner || isOwn({ source }) || at < (asset.notedPrice?.at ?? '')) return false
  const question = tradedQuestion(asset)
  return isSplitOfOwn(asset, { price, at }, provided) || (question !== null && waitsWith(question, price))
}

/** However far a provider's price is from what was paid: nobody has said a word about it. */
function tradedQuestion(asset: Asset): SplitQuestion | null {
  const quarantined = quarantinedNow(asset)
  return quarantined?.isTraded ? { before: quarantined.knownPrice, after: quarantined.price.price } : null
}
