import Big from 'big.js'
import type { Decimal } from './money.ts'
import { adjustForSplits, type Split, type SplitRatio } from './split.ts'
import { looksLikeSplit } from './validate-quote.ts'

/** A price of a day, in shares of that day. USD. */
export type DatedPrice = { readonly day: string; readonly price: Decimal }

/** One day of a file in both readings, beside another price of the day. */
type ReadingOfDay = {
  readonly day: string
  /** The other price: that of a decision, or a provider's close. */
  readonly before: Decimal
  /** What the file says, which is what was paid if it is as traded. */
  readonly asTraded: Decimal
  /** What was paid if the file is adjusted for splits. */
  readonly adjusted: Decimal
}

/** A move within a file that looks like a split, without any that is recorded or reported. */
export type Leap = SplitRatio & { readonly day: string; readonly from: Decimal; readonly to: Decimal }

/** How far a price of a day may be from the day's close and still be in the same shares. */
const SAME_SHARES = 0.15
const PLACES = 10

/**
 * The days on which a file of closes disagrees with what is known by the ratio of a split that came later: each as traded and
 * as adjusted. None where it agrees as it is, or where a price is far from both.
 */
export function adjustedDays(
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): ReadingOfDay[] {
  const closes = new Map(file.map(({ day, price }) => [day, price]))
  return stored.flatMap(({ day, price }) => {
    const close = closes.get(day)
    if (close === undefined) return []
    const adjusted = asTraded(close, day, splits)
    const isAdjusted = isNear(price, adjusted) && distance(price, adjusted).lt(distance(price, close))
    return isAdjusted ? [{ day, before: price, asTraded: close, adjusted }] : []
  })
}

/** Whether anything that is known lies on a day of the file before a split: then it can be told how the file is meant. */
export const isComparable = (
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): boolean => {
  const days = new Set(file.map(({ day }) => day))
  return stored.some(({ day }) => days.has(day) && splits.some(({ effectiveOn }) => effectiveOn > day))
}

/** Whether what is known of a day before a split lies near the file's close as it is. */
export function agreesAsTraded(
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): boolean {
  const closes = new Map(file.map(({ day, price }) => [day, price]))
  return stored.some(({ day, price }) => {
    const close = closes.get(day)
    return close !== undefined && splits.some(({ effectiveOn }) => effectiveOn > day) && isNear(price, close)
  })
}

/** Undoes the division by every later split: the close as it was traded. */
export const asTraded = (close: Decimal, day: string, splits: readonly Split[]): Decimal =>
  new Big(
    adjustForSplits(
      close,
      day,
      splits.map(({ effectiveOn, newShares, oldShares }) => ({
        effectiveOn,
        newShares: oldShares,
        oldShares: newShares,
      })),
    ),
  )
    .round(PLACES, Big.roundHalfUp)
    .toFixed()

const distance = (one: Decimal, other: Decimal): Big => new Big(one).minus(other).abs()

const isNear = (one: Decimal, other: Decimal): boolean => distance(one, other).lte(new Big(other).times(SAME_SHARES))

/**
 * A file that goes on evenly over the day of a split has been divided by it: its last close before, in both readings, beside
 * what the first one after it says of that.
 */
export function evenSplits(file: readonly DatedPrice[], splits: readonly Split[]): ReadingOfDay[] {
  const inOrder = file.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return splits.flatMap((split) => {
    const before = inOrder.findLast(({ day }) => day < split.effectiveOn)
    const after = inOrder.find(({ day }) => day >= split.effectiveOn)
    if (!before || !after) return []
    // What the close after the split was worth in old shares.
    const traded = asTraded(after.price, before.day, [split])
    const adjusted = asTraded(before.price, before.day, [split])
    const isEven = isNear(traded, adjusted) && distance(traded, adjusted).lt(distance(traded, before.price))
    return isEven ? [{ day: before.day, before: traded, asTraded: before.price, adjusted }] : []
  })
}

/** The first move from one day to the next that looks like a split and is explained by none. */
export function firstLeap(prices: readonly DatedPrice[], splits: readonly Split[]): Leap | null {
  const inOrder = prices.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  for (const [index, { day, price }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (!before) continue
    const from = adjustForSplits(
      before.price,
      before.day,
      splits.filter(({ effectiveOn }) => effectiveOn <= day),
    )
    const ratio = looksLikeSplit(from, price)
    if (ratio) return { ...ratio, day, from: before.price, to: price }
  }
  return null
}
