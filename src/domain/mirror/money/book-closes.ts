import { type Closes, type ClosesText, type DayPlaces, placeOf } from '../../assets/closes.ts'
import { DAY_SHIFT, DECIMALS, PACKED_BYTES, type PackedCloses, viewOf, WHOLE_AT } from '../../assets/packed-closes.ts'
import type { SplitsOfCloses } from '../../assets/splits-of-closes.ts'
import { dayNumber, dayNumberOf } from '../../prices/day-number.ts'
import type { Split } from '../../prices/split.ts'

const [BAR, POINT, ZERO] = [124, 46, 48]
/** Of `2026-11-19 98.92`: where the close begins. */
const CLOSE_FROM = 11

/**
 * The closes of one symbol by trading day, in shares after every recorded split; NaN where none is known. A close of a
 * day without trading is ignored, because it would stand for another day.
 * @param pieces in ascending order of precedence
 */
export function closesOnDays(pieces: readonly Closes[], dayPlaces: DayPlaces, read: Reading): Float64Array {
  const { splits, ownCloses, pendingSplit, afterSale = [] } = read
  if (ownCloses === null || !isAnyOnAnotherDay(splits))
    return inSharesSold(inOneShare(pieces, dayPlaces, splits.providers, pendingSplit), dayPlaces, afterSale)
  const ofProviders = pieces.filter((piece) => piece !== ownCloses)
  const closes = inOneShare(ofProviders, dayPlaces, splits.providers, pendingSplit)
  for (const [index, own] of inOneShare([ownCloses], dayPlaces, splits.own, pendingSplit).entries())
    if (!Number.isNaN(own)) closes[index] = own
  return inSharesSold(closes, dayPlaces, afterSale)
}

function inSharesSold(closes: Float64Array, dayPlaces: DayPlaces, afterSale: readonly Split[]): Float64Array {
  for (const { effectiveOn, newShares, oldShares } of afterSale) {
    const ratio = Number(newShares) / Number(oldShares)
    for (let index = placeOf(effectiveOn, dayPlaces); index < closes.length; index += 1)
      closes[index] = (closes[index] ?? Number.NaN) * ratio
  }
  return closes
}

type Reading = {
  readonly splits: SplitsOfCloses
  /** The piece that is the user's own; null where none is. */
  readonly ownCloses: ClosesText | null
  /** One while something was held: no close from its day on is told. */
  readonly pendingSplit: Split | null
  /** Those from after all was sold: closes from their days on are told in the shares that were sold. Left out where there are none. */
  readonly afterSale?: readonly Split[]
}

const isAnyOnAnotherDay = ({ providers, own }: SplitsOfCloses): boolean =>
  providers.some(({ effectiveOn }, at) => effectiveOn !== own[at]?.effectiveOn)

function inOneShare(
  pieces: readonly Closes[],
  dayPlaces: DayPlaces,
  splits: readonly Split[],
  pendingSplit: Split | null,
): Float64Array {
  const closes = new Float64Array(dayPlaces.count).fill(Number.NaN)
  const unknownFrom = pendingSplit ? dayNumber(pendingSplit.effectiveOn) : Number.POSITIVE_INFINITY
  for (const piece of pieces)
    if (typeof piece === 'string') readText(piece, closes, dayPlaces, unknownFrom)
    else readPacked(piece, closes, dayPlaces, unknownFrom)
  for (const { effectiveOn, newShares, oldShares } of splits) {
    const [until, ratio] = [placeOf(effectiveOn, dayPlaces), Number(oldShares) / Number(newShares)]
    for (let index = 0; index < until; index += 1) closes[index] = (closes[index] ?? Number.NaN) * ratio
  }
  return closes
}

function readPacked(
  packed: PackedCloses,
  closes: Float64Array,
  { firstDay, places }: DayPlaces,
  unknownFrom: number,
): void {
  const view = viewOf(packed)
  for (let at = 0; at < view.byteLength; at += PACKED_BYTES) {
    const head = view.getInt32(at, true)
    const day = head >> DAY_SHIFT
    const offset = day - firstDay
    // Compared, because reading beyond an array takes longer.
    if (offset < 0 || offset >= places.length || day >= unknownFrom) continue
    const index = places[offset] ?? 0
    // A place belongs to a trading day and to the days without trading before it; the trading day is the last of them.
    if (index !== places[offset + 1])
      closes[index] = view.getUint32(at + WHOLE_AT, true) / (SCALES[head & DECIMALS] ?? 1)
  }
}

const SCALES = Array.from({ length: DECIMALS + 1 }, (_, decimals) => 10 ** decimals)

/**
 * One loop without calls, digit by digit: of three quarters of a million closes a call for each took longer than reading them, and
 * to cut numbers out of a text takes several times as long.
 */
function readText(text: ClosesText, closes: Float64Array, { firstDay, places }: DayPlaces, unknownFrom: number): void {
  const { length } = text
  let year = -1
  let months: Int32Array = NO_MONTHS
  for (let start = 0; start < length; start += 1) {
    const yearThere = twoDigits(text, start) * 100 + twoDigits(text, start + 2)
    if (yearThere !== year) {
      year = yearThere
      months = monthsOf(year)
    }
    const day = (months[twoDigits(text, start + 5)] ?? 0) + twoDigits(text, start + 8)
    let [whole, scale] = [0, 0]
    let at = start + CLOSE_FROM
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === BAR) break
      if (code === POINT) scale = 1
      else {
        whole = whole * 10 + code - ZERO
        scale *= 10
      }
    }
    const index = places[day - firstDay]
    // As in `readPacked`.
    if (index !== undefined && index !== places[day - firstDay + 1] && day < unknownFrom)
      closes[index] = scale === 0 ? whole : whole / scale
    start = at
  }
}

const NO_MONTHS = new Int32Array(0)

/** By month of a year, the number of the day before its first. Found once, because hundreds of shares have the same years. */
function monthsOf(year: number): Int32Array {
  const cached = monthsByYear.get(year)
  if (cached) return cached
  const months = Int32Array.from({ length: 13 }, (_, month) => (month === 0 ? 0 : dayNumberOf(year, month, 0)))
  monthsByYear.set(year, months)
  return months
}

/** Years have four digits, so it cannot grow beyond that. */
const monthsByYear = new Map<number, Int32Array>()

const twoDigits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO

/**
 * A close older than this says nothing about the day: carried on without end, it would claim that the price has not
 * moved.
 */
export const TRADING_DAYS_A_CLOSE_TELLS = 5

/** The place of the close of a day, or of the last one before it that still tells of it; null where there is none. */
export function placeOfClose(closes: Float64Array, day: number): number | null {
  for (let at = day; at >= Math.max(0, day - TRADING_DAYS_A_CLOSE_TELLS); at -= 1)
    if (!Number.isNaN(closes[at] ?? Number.NaN)) return at
  return null
}
