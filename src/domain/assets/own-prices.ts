import { movesQuantity } from '../ledger/action.ts'
import type { DecisionRecorded, Entry, PriceNoted } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { explainingSplits, splitsUntil } from '../prices/explained-by-splits.ts'
import { isInSameShares } from '../prices/looks-like-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { type Decimal, isSameAmount } from '../prices/money.ts'
import { isOwn, type Price } from '../prices/price.ts'
import { adjustForSplits, type Split, splitPrice, unsplitPrice } from '../prices/split.ts'
import type { SplitQuestion } from '../prices/split-question.ts'
import type { Asset, AssetEntry, RecordedSplit } from './asset.ts'
import { isWrittenLater } from './day-decided.ts'
import { isEqualSplit } from './pending-split.ts'

/** A price that looks like a split of the price known before it. USD per unit, in shares of its own day. */
export type Quarantined = {
  readonly price: Price
  readonly knownPrice: Decimal
  /** New York's calendar day after which a split lies between the two; left out where an older entry does not say it. */
  readonly knownOn?: string
  /**
   * It is the price of a purchase or sale, or waits with one. That counts in the books and is the last own price; only stops and targets
   * ignore it.
   */
  readonly isTraded?: true
}

/** Whether a price is back where it was before one that waits for its answer: then there was no split. */
export const isBackFrom = (quarantined: Quarantined | null, price: Decimal): boolean =>
  quarantined !== null && isInSameShares(quarantined.knownPrice, price)

/**
 * New York's day after which a split lies between a known price and what is compared with it. A split of the very day of the first
 * decision takes effect right after that, so it does lie between.
 */
export function comparedOn({ openedAt }: Pick<Asset, 'openedAt'>, { at }: Pick<Price, 'at'>): string {
  const day = marketDayOf(at)
  return day === marketDayOf(openedAt) ? dayOfNumber(dayNumber(day) - 1) : day
}

/** The question that its owner is asked about a price. */
export const questionAbout = ({ price, knownPrice, knownOn, isTraded }: Quarantined): SplitQuestion => ({
  before: knownPrice,
  ...(knownOn !== undefined && { beforeOn: knownOn }),
  after: price.price,
  isTraded: isTraded === true,
})

/** The price that waits, with the one before it, in shares after the splits since: those in which further prices are. */
export function quarantinedNow({ quarantined, splits }: Pick<Asset, 'quarantined' | 'splits'>): Quarantined | null {
  if (quarantined === null) return null
  const { price, knownPrice } = quarantined
  const inSharesNow = (amount: Decimal) => adjustForSplits(amount, marketDayOf(price.at), splits)
  return { ...quarantined, price: { ...price, price: inSharesNow(price.price) }, knownPrice: inSharesNow(knownPrice) }
}

/** The price that waits beside the last own one; null when none does, and when the last own price waits itself. */
export const waitingBesideLast = (quarantined: Quarantined | null): Price | null =>
  quarantined === null || quarantined.isTraded ? null : quarantined.price

/**
 * A price that was typed to say what the asset costs, or that was confirmed. If it looks like a split, it waits for the
 * user's answer and the price before it stays. A price of an earlier day that is confirmed only now is in shares of its
 * own day.
 */
export function afterPriceNoted(asset: Asset, entry: Entry<PriceNoted>): Partial<Asset> {
  const { splits } = asset
  // The confirmed price has been corrected since and is no longer quarantined, so the confirmation adds nothing.
  if (asset.quarantined === null && isSamePrice(asset, entry.price)) return {}
  const quarantined = findQuarantined(entry, splits)
  if (quarantined) return { quarantined: asTradedWith(asset.quarantined, quarantined) }
  // What is confirmed may be older than what was paid or received since, which is the latest price then.
  if (asset.notedPrice && asset.notedPrice.at > entry.price.at) return { quarantined }
  const typedAt = isOwn(entry.price) ? { typedAt: entry.price.at } : {}
  return { ...notedInShares(entry.price, false, splits), ...typedAt, quarantined }
}

const isSamePrice = ({ notedPrice, notedRaw }: Asset, { price, source, at }: Price): boolean =>
  notedPrice?.at === at && notedPrice.source === source && notedRaw !== null && isSameAmount(notedRaw, price)

type PriceSent = Entry<DecisionRecorded> & { readonly price: Price }

/** Whether a price was sent with a decision, and not attached by Candor. */
export const isPriceSent = (decision: Entry<DecisionRecorded>): decision is PriceSent =>
  decision.price !== null && !decision.isPriceAttached

/** Whether a user said a price in an entry: typed, confirmed, or sent with a decision. */
export const isSaid = (entry: AssetEntry): entry is Entry<PriceNoted> | PriceSent =>
  entry.kind === 'price-noted' || (entry.kind === 'decision-recorded' && isPriceSent(entry))

/**
 * The price of a decision in shares of its day. A price that Candor attached is stored in shares of its own day.
 * @param splits those that took effect before the decision
 */
export const unitPriceOf = (
  splits: readonly Split[],
  { price, isPriceAttached }: Pick<DecisionRecorded, 'price' | 'isPriceAttached'>,
): Decimal | null =>
  price && isPriceAttached ? adjustForSplits(price.price, marketDayOf(price.at), splits) : (price?.price ?? null)

/** The price that a decision was made at, if it has one. */
export function afterPriceOfDecision(asset: Asset, entry: Entry<DecisionRecorded>): Partial<Asset> {
  const { price, isPriceAttached } = entry
  if (price === null) return {}
  return isPriceAttached ? afterAttachedPrice(asset, price) : afterSentPrice(asset, entry, price)
}

/** Candor attached a price that it knew already. It replaces only an older one; what is quarantined stays quarantined. */
function afterAttachedPrice({ notedPrice, splits }: Asset, price: Price): Partial<Asset> {
  if (notedPrice && notedPrice.at >= price.at) return {}
  return notedInShares(price, true, splits)
}

/**
 * A price that the user sent with a decision. If it looks like a split, it becomes the latest one only for a purchase
 * or a sale.
 */
function afterSentPrice(
  { notedPrice, splits, lastDecision, quarantined: earlier }: Asset,
  entry: Entry<DecisionRecorded>,
  price: Price,
): Partial<Asset> {
  const quarantined = findQuarantined(entry, splits)
  // Of a day of which only its end is known: something newer may have been typed in its evening, after the decision before it.
  const isNewerNoted = notedPrice !== null && notedPrice.at > price.at && notedPrice.at > lastDecision.at
  if (!quarantined && isWrittenLater(entry) && isNewerNoted) return {}
  if (!quarantined) return { ...noted(price, true), quarantined }
  return movesQuantity(entry.action) || entry.action === 'Sell'
    ? { ...noted(price, true), quarantined: { ...quarantined, isTraded: true } }
    : { quarantined: asTradedWith(earlier, quarantined) }
}

/** What waits after a purchase or sale that waits waits with it. */
const asTradedWith = (earlier: Quarantined | null, quarantined: Quarantined | null): Quarantined | null =>
  quarantined && earlier?.isTraded ? { ...quarantined, isTraded: true } : quarantined

/** The latest price of the user's own, as an asset keeps it, in shares of the day on which it was said. */
export const noted = (
  price: Price,
  isPriceOfDecision: boolean,
): Pick<Asset, 'notedPrice' | 'notedRaw' | 'isPriceOfDecision'> => ({
  notedPrice: price,
  notedRaw: price.price,
  isPriceOfDecision,
})

/** The same of a price of an earlier day, in shares of the last split. */
const notedInShares = (
  price: Price,
  isPriceOfDecision: boolean,
  splits: readonly Split[],
): ReturnType<typeof noted> => ({
  ...noted({ ...price, price: adjustForSplits(price.price, marketDayOf(price.at), splits) }, isPriceOfDecision),
  notedRaw: price.price,
})

/**
 * The price of an entry. `sequence` is left out for an entry that is about to be recorded; `doubtedAfter` is the
 * earlier price of which the new one looked like a split.
 */
type PricedEntry = Pick<PriceNoted, 'doubtedAfter' | 'comparedOn' | 'comparedOver'> & {
  readonly price: Price | null
  readonly sequence?: number
}

/** Whether an entry's price looks like a split of the price before it, and no recorded split explains it. */
export const isQuarantined = (entry: PricedEntry, splits: readonly RecordedSplit[]): boolean =>
  findQuarantined(entry, splits) !== null

/**
 * The price before it was told in shares after the splits that stood when the two were compared. Those of its time that are withdrawn
 * or corrected since are undone, and those that have come since explain it. What took effect before that price lies between neither,
 * and neither does a split of the first day of which that first price is in new shares already.
 */
function findQuarantined(entry: PricedEntry, splits: readonly RecordedSplit[]): Quarantined | null {
  const { doubtedAfter, comparedOn, price } = entry
  if (doubtedAfter === undefined || price === null) return null
  const between = (all: readonly RecordedSplit[]) =>
    splitsUntil(all, price).filter(
      (split) => !split.isBeforeFirst && (comparedOn === undefined || split.effectiveOn > comparedOn),
    )
  const [then, now] = [between(splitsCompared(entry, splits)), between(splits)]
  const [gone, come] = [without(then, now), without(now, then)]
  const before = gone.reduceRight(unsplitPrice, doubtedAfter)
  const restated = come.reduce(splitPrice, before)
  const isExplained = explainingSplits(come, before, price).length > 0
  // It waited with another price, which the split explains: then it is in the new shares too, though farther from the ratio.
  const isNear = gone.length + come.length > 0 && isInSameShares(restated, price.price)
  return isExplained || isNear
    ? null
    : { price, knownPrice: restated, ...(comparedOn !== undefined && { knownOn: comparedOn }) }
}

/** The splits that stood when the price of an entry was compared: of one in which nothing was corrected, those recorded before it. */
const splitsCompared = (
  { comparedOver, sequence = Number.POSITIVE_INFINITY }: PricedEntry,
  splits: readonly RecordedSplit[],
): readonly RecordedSplit[] => comparedOver ?? splits.filter((split) => split.sequence < sequence)

const without = (splits: readonly RecordedSplit[], others: readonly RecordedSplit[]): readonly RecordedSplit[] =>
  splits.filter((split) => !others.some((other) => other.sequence === split.sequence && isEqualSplit(other, split)))
