import { dayNumber, dayNumberOf, dayOfNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { EXACT_DIGITS } from './cent-sums.ts'
import { closeOf, DAY_SHIFT, DECIMALS, PACKED_BYTES, type PackedCloses, viewOf, WHOLE_AT } from './packed-closes.ts'

/**
 * Closes of one symbol as one text, as the store returns a user's own: `2026-11-19 98.92|2026-11-20 99.10`, unadjusted and
 * in any order. To fetch three quarters of a million closes as rows would take ten times as long.
 */
export type ClosesText = string

/** Some closes of one symbol, unadjusted: providers' are stored as bytes, which are read ten times as fast. */
export type Closes = ClosesText | PackedCloses

/** The place of a calendar day among the days of a curve: that of the first day which is not before it. */
export type DayPlaces = { readonly firstDay: number; readonly places: Int32Array; readonly count: number }

/** @param days ascending, at least one */
export function placesOf(days: readonly string[]): DayPlaces {
  const numbers = days.map(dayNumber)
  const firstDay = numbers[0] ?? 0
  const places = new Int32Array((numbers.at(-1) ?? firstDay) - firstDay + 1)
  let index = 0
  for (let offset = 0; offset < places.length; offset += 1) {
    if ((numbers[index] ?? 0) < firstDay + offset) index += 1
    places[offset] = index
  }
  return { firstDay, places, count: days.length }
}

/** Of any day: how many days of the curve are before it. */
export function placeOf(day: string, { firstDay, places, count }: DayPlaces): number {
  const number = dayNumber(day)
  return number < firstDay ? 0 : (places[number - firstDay] ?? count)
}

/** The place of a day that is given by its number; null where it is none of the days. */
export function placeOfTradingDay(day: number, { firstDay, places }: DayPlaces): number | null {
  const offset = day - firstDay
  const place = offset < 0 ? undefined : places[offset]
  // A place belongs to a day of the curve and to the days before it that are none; that day is the last of them.
  return place === undefined || place === places[offset + 1] ? null : place
}

/** The last day of the curve that is not after a calendar day; -1 where there is none. */
export function placeNotAfter(day: string, dayPlaces: DayPlaces): number {
  const { firstDay, places, count } = dayPlaces
  const [at, number] = [placeOf(day, dayPlaces), dayNumber(day)]
  const isOfDay = number >= firstDay && at < count && places[number - firstDay + 1] !== at
  return isOfDay ? at : at - 1
}

const [BAR, POINT, ZERO] = [124, 46, 48]
/** Of `2026-11-19 98.92`: where the close begins. */
const CLOSE_FROM = 11
/** The number of no day. */
export const NO_DAY = -1_000_000

/**
 * The closes of one symbol by the days of a curve. If several closes belong to one day, the last one counts. One object
 * reads symbol after symbol, because allocating anew for each took longer than reading.
 */
export class ClosesByDay {
  readonly places: DayPlaces
  readonly #pieceAt: Uint16Array
  readonly #startAt: Int32Array
  readonly #dayAt: Int32Array
  readonly #wholeAt: Float64Array
  readonly #digitsAt: Int8Array
  #pieces: readonly Closes[] = []

  constructor(places: DayPlaces) {
    this.places = places
    this.#pieceAt = new Uint16Array(places.count)
    this.#startAt = new Int32Array(places.count)
    this.#dayAt = new Int32Array(places.count)
    this.#wholeAt = new Float64Array(places.count)
    this.#digitsAt = new Int8Array(places.count)
  }

  /**
   * Replaces what was read before.
   * @param shared closes of providers
   * @param own the user's closes, which take precedence on their days
   * @param sharedFrom the day from which on the shared closes count
   */
  read(shared: readonly Closes[], own: readonly Closes[], sharedFrom?: string): void {
    this.#pieces = [...shared, ...own]
    this.#dayAt.fill(NO_DAY)
    const from = sharedFrom ? dayNumber(sharedFrom) : NO_DAY
    for (const [nth, piece] of this.#pieces.entries()) {
      const countsFrom = nth < shared.length ? from : NO_DAY
      if (typeof piece === 'string') this.#readText(nth, piece, countsFrom)
      else this.#readPacked(nth, piece, countsFrom)
    }
  }

  #readPacked(nth: number, packed: PackedCloses, from: number): void {
    const { firstDay, places, count } = this.places
    const [pieceAt, dayAt, wholeAt, digitsAt] = [this.#pieceAt, this.#dayAt, this.#wholeAt, this.#digitsAt]
    const view = viewOf(packed)
    for (let at = 0; at < view.byteLength; at += PACKED_BYTES) {
      const head = view.getInt32(at, true)
      const day = head >> DAY_SHIFT
      const index = day < from ? count : day < firstDay ? 0 : (places[day - firstDay] ?? count)
      if (index < count && day >= (dayAt[index] ?? NO_DAY)) {
        pieceAt[index] = nth
        dayAt[index] = day
        wholeAt[index] = view.getUint32(at + WHOLE_AT, true)
        digitsAt[index] = head & DECIMALS
      }
    }
  }

  /** One loop without calls: of a million closes, a call for each took longer than reading them. */
  #readText(nth: number, text: ClosesText, from: number): void {
    const { firstDay, places, count } = this.places
    const [pieceAt, startAt, dayAt, wholeAt, digitsAt] = [
      this.#pieceAt,
      this.#startAt,
      this.#dayAt,
      this.#wholeAt,
      this.#digitsAt,
    ]
    const { length } = text
    let year = -1
    let months: Int32Array = NO_MONTHS
    let start = 0
    while (start < length) {
      const yearThere = twoDigits(text, start) * 100 + twoDigits(text, start + 2)
      if (yearThere !== year) {
        year = yearThere
        months = monthsOf(year)
      }
      const day = (months[twoDigits(text, start + 5)] ?? NO_DAY) + twoDigits(text, start + 8)
      let at = start + CLOSE_FROM
      let whole = 0
      let point = -1
      for (; at < length; at += 1) {
        const code = text.charCodeAt(at)
        if (code === BAR) break
        if (code === POINT) point = at
        else whole = whole * 10 + code - ZERO
      }
      const index = day < from ? count : day < firstDay ? 0 : (places[day - firstDay] ?? count)
      if (index < count && day >= (dayAt[index] ?? NO_DAY)) {
        const figures = at - start - CLOSE_FROM - (point < 0 ? 0 : 1)
        pieceAt[index] = nth
        startAt[index] = start
        dayAt[index] = day
        wholeAt[index] = whole
        digitsAt[index] = figures > EXACT_DIGITS ? -1 : point < 0 ? 0 : at - point - 1
      }
      start = at + 1
    }
  }

  /** Whether a close belongs to this day of the curve. */
  has(index: number): boolean {
    return (this.#dayAt[index] ?? NO_DAY) !== NO_DAY
  }

  /** The last day of the curve before this one that has a close; -1 when there is none. */
  lastBefore(index: number): number {
    let before = index - 1
    while (before >= 0 && !this.has(before)) before -= 1
    return before
  }

  /** The number of that close's calendar day; NO_DAY where there is none. */
  dayNumberOf(index: number): number {
    return this.#dayAt[index] ?? NO_DAY
  }

  /** The place of the piece that this close is from. */
  pieceOf(index: number): number {
    return this.#pieceAt[index] ?? 0
  }

  /** The calendar day of that close. */
  dayOf(index: number): string {
    return dayOfNumber(this.dayNumberOf(index))
  }

  closeOf(index: number): Decimal {
    const piece = this.#pieces[this.pieceOf(index)] ?? ''
    if (typeof piece !== 'string') return closeOf(this.wholeOf(index), this.digitsOf(index))
    const from = (this.#startAt[index] ?? 0) + CLOSE_FROM
    const bar = piece.indexOf('|', from)
    return piece.slice(from, bar < 0 ? piece.length : bar)
  }

  /** The same as a whole number with its number of decimals, which is -1 when the price has too many for that. */
  wholeOf(index: number): number {
    return this.#wholeAt[index] ?? 0
  }

  /** @see wholeOf */
  digitsOf(index: number): number {
    return this.#digitsAt[index] ?? -1
  }
}

const NO_MONTHS = new Int32Array(0)

/** By month of a year, the number of the day before its first. */
const monthsOf = (year: number): Int32Array =>
  Int32Array.from({ length: 13 }, (_, month) => (month === 0 ? NO_DAY : dayNumberOf(year, month, 0)))

const twoDigits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO
