import Big from 'big.js'
import { dayNumber } from './day-number.ts'
import { looksLikeSplitSince } from './looks-like-split.ts'
import { endOfDay } from './market-session.ts'
import type { Decimal } from './money.ts'
import { type DatedPrice, inSharesOf } from './nearest-price.ts'
import { adjustForSplits, type Split, type SplitRatio } from './split.ts'

/** One day of a file in both readings, with another price of that day. */
type ReadingOfDay = {
  readonly day: string
  /** The other price: that of a decision, or a provider's close. */
  readonly before: Decimal
  /** The price in the file, which is the price paid if the file is not adjusted. */
  readonly asTraded: Decimal
  /** The price paid, if the file is adjusted for splits. */
  readonly adjusted: Decimal
  /** Left out where the other price is of the same day. */
  readonly knownOn?: string
}

/** A known price in shares of a day of the file, and the day that it is of. */
export type PriceNearby = DatedPrice & { readonly knownOn: string }

/** A move within a file that looks like a split, where no split is recorded or reported. */
type Leap = SplitRatio & { readonly day: string; readonly from: Decimal; readonly to: Decimal }

/** How far a price may be from its day's close (as a fraction) and still be in the same shares. */
const SAME_SHARES = 0.15
const PLACES = 10

/**
 * The splits by which a file is divided, if it is: all up to the day on which it was made. Whoever uploads it after a later split has
 * prices in shares of that day. They are those with which it comes nearest to the known prices; all, where none is known.
 */
export function splitsOfFile(
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): readonly Split[] {
  const days = file.map(({ on }) => on).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const closes = closesOf(file)
  const farFrom = (divided: readonly Split[]) =>
    stored.reduce((sum, { on, price }) => {
      const close = closes.get(on)
      return close === undefined ? sum : sum + farApart(price, asTraded(close, on, divided))
    }, 0)
  const madeOn = [...new Set(splits.map(({ effectiveOn }) => effectiveOn))].filter((day) => day >= last).sort()
  const possible = [last, ...madeOn]
    .map((day) => splits.filter(({ effectiveOn }) => effectiveOn <= day))
    .filter((divided) => divided.some(({ effectiveOn }) => effectiveOn > first))
  return possible.reduce((best, divided) => (farFrom(divided) < farFrom(best) ? divided : best), splits)
}

const closesOf = (file: readonly DatedPrice[]): ReadonlyMap<string, Decimal> =>
  new Map(file.map(({ on, price }) => [on, price]))

/** How many times one price is the other, as a logarithm without its sign. */
const farApart = (one: Decimal, other: Decimal): number => Math.abs(Math.log(Number(one) / Number(other)))

/**
 * The days on which a file differs from known prices by the ratio of a later split: each as traded and as adjusted. Days are left
 * out where the prices agree as they are, and where a price is far from both readings.
 */
export function adjustedDays(
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): ReadingOfDay[] {
  const closes = closesOf(file)
  return stored.flatMap(({ on, price }) => {
    const close = closes.get(on)
    if (close === undefined) return []
    const adjusted = asTraded(close, on, splits)
    const isAdjusted = isNear(price, adjusted) && distance(price, adjusted).lt(distance(price, close))
    return isAdjusted ? [{ day: on, before: price, asTraded: close, adjusted }] : []
  })
}

/** Whether a known price is of one of the file's days before a split, so that it can decide how to read the file. */
export const isComparable = (
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): boolean => {
  const days = new Set(file.map(({ on }) => on))
  return stored.some(({ on }) => days.has(on) && splits.some(({ effectiveOn }) => effectiveOn > on))
}

/** Whether a known price of a day before a split is near the file's close as it is. */
export function agreesAsTraded(
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): boolean {
  const closes = closesOf(file)
  return stored.some(({ on, price }) => {
    const close = closes.get(on)
    return close !== undefined && splits.some(({ effectiveOn }) => effectiveOn > on) && isNear(price, close)
  })
}

/**
 * The known price that is nearest in time to a day of the file from before a split: what decides where none is of the file's own days.
 * @returns null where no price is known, or every day is after the splits
 */
export function priceNearby(
  file: readonly DatedPrice[],
  stored: readonly DatedPrice[],
  splits: readonly Split[],
): PriceNearby | null {
  const before = file.filter(({ on }) => splits.some(({ effectiveOn }) => effectiveOn > on))
  const inOrder = [
    ...before.map((price) => ({ price, isKnown: false })),
    ...stored.map((price) => ({ price, isKnown: true })),
  ].sort((one, other) => (one.price.on < other.price.on ? -1 : 1))
  let nearest: { readonly days: number; readonly day: string; readonly standing: DatedPrice } | null = null
  for (const [index, { price, isKnown }] of inOrder.entries()) {
    const next = inOrder[index + 1]
    if (!next || next.isKnown === isKnown) continue
    const days = dayNumber(next.price.on) - dayNumber(price.on)
    const [standing, ofFile] = isKnown ? [price, next.price] : [next.price, price]
    if (nearest === null || days < nearest.days) nearest = { days, day: ofFile.on, standing }
  }
  if (!nearest) return null
  const { day, standing } = nearest
  return { on: day, price: inSharesOf(day, standing, splits), knownOn: standing.on }
}

/** The day of a price nearby, if the file is nearer to that price as adjusted than as traded. */
export function adjustedNearby(
  file: readonly DatedPrice[],
  { on, price, knownOn }: PriceNearby,
  splits: readonly Split[],
): ReadingOfDay[] {
  const close = file.find((one) => one.on === on)?.price
  if (close === undefined) return []
  const adjusted = asTraded(close, on, splits)
  return farApart(price, adjusted) < farApart(price, close)
    ? [{ day: on, before: price, asTraded: close, adjusted, knownOn }]
    : []
}

/** Undoes the division by every later split, which gives the close as it was traded. */
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
 * The splits over which a file has even prices, which means that it has been divided by them. Gives the last close before each
 * split in both readings, with the price that the first close after it implies.
 */
export function evenSplits(file: readonly DatedPrice[], splits: readonly Split[]): ReadingOfDay[] {
  const inOrder = file.toSorted((one, other) => (one.on < other.on ? -1 : 1))
  return splits.flatMap((split) => {
    const before = inOrder.findLast(({ on }) => on < split.effectiveOn)
    const after = inOrder.find(({ on }) => on >= split.effectiveOn)
    if (!before || !after) return []
    // The close after the split, in shares from before it.
    const traded = asTraded(after.price, before.on, [split])
    const undone = asTraded(before.price, before.on, [split])
    const isEven = isNear(traded, undone) && distance(traded, undone).lt(distance(traded, before.price))
    // A file that is divided by this split is divided by the later ones too.
    const adjusted = (close: Decimal) => asTraded(close, before.on, splits)
    return isEven
      ? [{ day: before.on, before: adjusted(after.price), asTraded: before.price, adjusted: adjusted(before.price) }]
      : []
  })
}

/** The first move between two days that looks like a split and is not explained by one. */
export function firstLeap(prices: readonly DatedPrice[], splits: readonly Split[]): Leap | null {
  const inOrder = prices.toSorted((one, other) => (one.on < other.on ? -1 : 1))
  for (const [index, { on, price }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (!before) continue
    const from = adjustForSplits(
      before.price,
      before.on,
      splits.filter(({ effectiveOn }) => effectiveOn <= on),
    )
    const ratio = looksLikeSplitSince({ price: from, at: endOfDay(before.on) }, { price, at: endOfDay(on) })
    if (ratio) return { ...ratio, day: on, from: before.price, to: price }
  }
  return null
}
