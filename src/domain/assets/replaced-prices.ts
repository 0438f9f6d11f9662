import Big from 'big.js'
import type { LevelChange } from '../ledger/entry.ts'
import { isInSameShares, looksLikeSplitSince } from '../prices/looks-like-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { isSameAmount } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { adjustForSplits } from '../prices/split.ts'
import type { AssetEntry, RecordedSplit } from './asset.ts'
import { mapLevels } from './map-levels.ts'
import { splitsAsOf } from './split-correction.ts'

/** The prices that a corrected entry had before: other entries were made with the price of their time. */
export type ReplacedPrice = Pick<AssetEntry, 'sequence' | 'assetId'> & {
  /** Oldest first, each with the sequence of the correction that ended it. */
  readonly former: readonly { readonly price: Price; readonly until: number }[]
  readonly now: Price
  /** It is asked about whether the price is one after a split. */
  readonly isInQuestion?: true
  /** Where the day was corrected to an earlier one: other prices of the time in between, which were the newest then. */
  readonly newer?: readonly { readonly price: Price; readonly sequence: number }[]
}

/**
 * Updates an entry whose price came from another entry that has been corrected since: an attached price, the price of
 * an alert, a confirmed price, and the price that another one was compared with.
 * @param splits the recorded ones
 * @param corrections of the asset's entries
 */
export function followPrices<E extends AssetEntry>(
  entry: E,
  replaced: readonly ReplacedPrice[],
  splits: readonly RecordedSplit[],
  corrections: Parameters<typeof splitsAsOf>[2],
): E {
  // A provider's price that is confirmed tells its alerts at once, before the confirmation is recorded, which has the same price.
  const isEarlier = ({ sequence }: ReplacedPrice) => sequence < entry.sequence || entry.kind === 'level-crossed'
  const earlier = replaced.filter((other) => other.assetId === entry.assetId && isEarlier(other))
  if (earlier.length === 0) return entry
  // Other prices were compared with these in the shares of that day.
  const recordedBefore = splitsAsOf(entry.sequence, splits, corrections)
  const inShares = (price: Price): Price => ({
    ...price,
    price: adjustForSplits(price.price, marketDayOf(price.at), recordedBefore),
  })
  return { ...entry, ...followPrice(entry, earlier, inShares), ...followQuarantine(entry, earlier, inShares) }
}

/** The price that the corrected entry had when a later one was recorded; null when it has been the same ever since. */
const priceThen = ({ former }: ReplacedPrice, sequence: number): Price | null =>
  former.find(({ until }) => until > sequence)?.price ?? null

type InShares = (price: Price) => Price

function followPrice(entry: AssetEntry, replaced: readonly ReplacedPrice[], inShares: InShares): object {
  const isAttached = entry.kind === 'decision-recorded' && entry.isPriceAttached
  // A note has the price of another entry to the moment where it confirms it.
  if (!isAttached && entry.kind !== 'level-crossed' && entry.kind !== 'price-noted') return {}
  const { price } = entry
  if (price === null) return {}
  // An attached price is in shares of its own day, the price of an alert in shares of the alert.
  const isRestated = entry.kind === 'level-crossed' && entry.knownSince === undefined
  const told = isRestated ? inShares : (own: Price) => own
  const found = replaced.find((other) => {
    const then = priceThen(other, entry.sequence)
    return then !== null && isSamePrice(told(then), price)
  })
  if (!found) return {}
  const now = isAttached ? newestOf(found, entry.sequence) : found.now
  const levels = entry.kind === 'decision-recorded' && entry.levels
  return {
    price: told(now),
    ...(entry.kind === 'level-crossed' && { priceOf: found.sequence }),
    ...(levels && { levels: mapLevels(levels, (change) => ofPrice(change, price, now)) }),
  }
}

/**
 * The price that would have been attached if the corrected entry had been right at once.
 * @param before the sequence of the entry to which it is attached
 */
const newestOf = ({ now, newer = [] }: ReplacedPrice, before: number): Price =>
  newer
    .filter(({ sequence }) => sequence < before)
    .reduce((newest, { price }) => (price.at >= newest.at ? price : newest), now)

const isSamePrice = (one: Price, other: Price): boolean =>
  one.at === other.at && one.source === other.source && isSameAmount(one.price, other.price)

/** A percentage of the price goes with it, in whatever shares it was fixed. */
const ofPrice = (change: LevelChange, former: Price, now: Price): LevelChange =>
  change.percent === null || change.to === null || Number(former.price) === 0
    ? change
    : { ...change, to: new Big(change.to).times(now.price).div(former.price).toFixed() }

/** A price that looked like a split of a mistyped price may look normal beside the correct one. */
function followQuarantine(entry: AssetEntry, replaced: readonly ReplacedPrice[], inShares: InShares): object {
  if (entry.kind !== 'price-noted' && entry.kind !== 'decision-recorded') return {}
  const { doubtedAfter, price } = entry
  if (doubtedAfter === undefined || price === null) return {}
  const opener = openerOf(entry.sequence, { before: { ...price, price: doubtedAfter }, price }, replaced, inShares)
  if (opener) return comparedWith(looksLikeSplitSince(opener, price) ? opener : null)
  // A day that was mistyped may lie before another split than the right one.
  const found = replaced.find((other) => {
    const then = priceThen(other, entry.sequence)
    return then !== null && isSameAmount(inShares(then).price, doubtedAfter)
  })
  if (!found) return {}
  const before = inShares(found.now)
  // It waited with another price, and still does while it is not in the shares of the correct one.
  const hasWaitedWith = !looksLikeSplitSince({ ...before, price: doubtedAfter }, price)
  const isQuarantined = hasWaitedWith ? !isInSameShares(before.price, price.price) : looksLikeSplitSince(before, price)
  return comparedWith(isQuarantined ? before : null)
}

/** Whether a split of its day lies after the corrected price is not known here. */
const comparedWith = (before: Price | null): object => ({ doubtedAfter: before?.price, comparedOn: undefined })

/**
 * What the price was corrected to that had opened the question with which another one waits, if nothing is asked about it any more: then
 * that one waits for nothing, and is compared with what was right.
 */
function openerOf(
  sequence: number,
  { before, price }: { readonly before: Price; readonly price: Price },
  replaced: readonly ReplacedPrice[],
  inShares: InShares,
): Price | null {
  if (looksLikeSplitSince(before, price)) return null
  const opener = replaced.find((other) => {
    const then = priceThen(other, sequence)
    return then !== null && looksLikeSplitSince(before, inShares(then)) !== null
  })
  return opener && !opener.isInQuestion ? inShares(opener.now) : null
}
