import { type ClosesText, type DayPlaces, placeOf } from '../assets/closes.ts'
import { dayNumber, dayNumberOf } from '../prices/day-number.ts'
import type { Split } from '../prices/split.ts'

const [BAR, POINT, ZERO] = [124, 46, 48]
/** Of `2026-11-19 98.92`: where the close begins. */
const CLOSE_FROM = 11

/**
 * The closes of one symbol by trading day, in shares after every recorded split; NaN where none is known. A close of a
 * day without trading is ignored, because it would stand for another day.
 * @param texts in ascending order of precedence
 */
export function closesOnDays(
  texts: readonly ClosesText[],
  dayPlaces: DayPlaces,
  splits: readonly Split[],
  pendingSplit: Split | null,
): Float64Array {
  const { firstDay, places, count } = dayPlaces
  const closes = new Float64Array(count).fill(Number.NaN)
  const unknownFrom = pendingSplit ? dayNumber(pendingSplit.effectiveOn) : Number.POSITIVE_INFINITY
  for (const text of texts)
    for (let at = 0; at < text.length; ) {
      const day = dayNumberOf(
        twoDigits(text, at) * 100 + twoDigits(text, at + 2),
        twoDigits(text, at + 5),
        twoDigits(text, at + 8),
      )
      const [index, end] = [places[day - firstDay], endOf(text, at)]
      if (index !== undefined && isOwnDay(places, day - firstDay) && day < unknownFrom)
        closes[index] = readClose(text, at + CLOSE_FROM, end)
      at = end + 1
    }
  for (const { effectiveOn, newShares, oldShares } of splits) {
    const [until, ratio] = [placeOf(effectiveOn, dayPlaces), Number(oldShares) / Number(newShares)]
    for (let index = 0; index < until; index += 1) closes[index] = (closes[index] ?? Number.NaN) * ratio
  }
  return closes
}

/** A place belongs to a trading day and to the days without trading before it; the trading day is the last of them. */
const isOwnDay = (places: Int32Array, offset: number): boolean => places[offset] !== places[offset + 1]

function endOf(text: ClosesText, from: number): number {
  const bar = text.indexOf('|', from)
  return bar < 0 ? text.length : bar
}

/** Digit by digit: to cut three quarters of a million numbers out of a text takes several times as long. */
function readClose(text: ClosesText, from: number, end: number): number {
  let [whole, scale] = [0, 0]
  for (let at = from; at < end && text.charCodeAt(at) !== BAR; at += 1) {
    const code = text.charCodeAt(at)
    if (code === POINT) scale = 1
    else {
      whole = whole * 10 + code - ZERO
      scale *= 10
    }
  }
  return scale === 0 ? whole : whole / scale
}

const twoDigits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO
