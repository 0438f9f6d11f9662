import { dayNumber, dayNumberOf } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { EXACT_DIGITS } from './cent-sums.ts'

/**
 * All closes of one symbol as one text, as the store returns them: `2026-11-19 98.92|2026-11-20 99.10`, unadjusted and
 * in any order. To fetch three quarters of a million closes as rows would take ten times as long.
 */
export type ClosesText = string

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

/** The last day of the curve that is not after a calendar day; -1 where there is none. */
export function placeNotAfter(day: string, dayPlaces: DayPlaces): number {
  const { firstDay, places, count } = dayPlaces
  const [at, number] = [placeOf(day, dayPlaces), dayNumber(day)]
  const isOfDay = number >= firstDay && at < count && places[number - firstDay + 1] !== at
  return isOfDay ? at : at - 1
}

const [BAR, POINT, ZERO] = [124, 46, 48]
/** Of `2026-11-19 98.92`: where the day ends, and where the close begins. */
const [DAY_LENGTH, CLOSE_FROM] = [10, 11]
/** The number of no day. */
export const NO_DAY = -1_000_000

/**
 * The closes of one symbol by the days of a curve. If several closes belong to one day, the last one counts. One object
 * reads symbol after symbol, because allocating anew for each took longer than reading.
 */
export class ClosesByDay {
  readonly places: DayPlaces
  readonly #textAt: Uint8Array
  readonly #startAt: Int32Array
  readonly #dayAt: Int32Array
  readonly #wholeAt: Float64Array
  readonly #digitsAt: Int8Array
  #texts: readonly ClosesText[] = []

  constructor(places: DayPlaces) {
    this.places = places
    this.#textAt = new Uint8Array(places.count)
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
  read(shared: readonly ClosesText[], own: readonly ClosesText[], sharedFrom?: string): void {
    this.#texts = [...shared, ...own]
    this.#dayAt.fill(NO_DAY)
    const from = sharedFrom ? dayNumber(sharedFrom) : NO_DAY
    for (const [nth, text] of this.#texts.entries()) this.#readText(nth, text, nth < shared.length ? from : NO_DAY)
  }

  /** One loop without calls: of a million closes, a call for each took longer than reading them. */
  #readText(nth: number, text: ClosesText, from: number): void {
    const { firstDay, places, count } = this.places
    const [textAt, startAt, dayAt, wholeAt, digitsAt] = [
      this.#textAt,
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
        textAt[index] = nth
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

  /** The place of the text that this close is from. */
  textOf(index: number): number {
    return this.#textAt[index] ?? 0
  }

  /** The calendar day of that close. */
  dayOf(index: number): string {
    const start = this.#startAt[index] ?? 0
    return this.#text(index).slice(start, start + DAY_LENGTH)
  }

  closeOf(index: number): Decimal {
    const [text, from] = [this.#text(index), (this.#startAt[index] ?? 0) + CLOSE_FROM]
    const bar = text.indexOf('|', from)
    return text.slice(from, bar < 0 ? text.length : bar)
  }

  /** The same as a whole number with its number of decimals, which is -1 when the price has too many for that. */
  wholeOf(index: number): number {
    return this.#wholeAt[index] ?? 0
  }

  /** @see wholeOf */
  digitsOf(index: number): number {
    return this.#digitsAt[index] ?? -1
  }

  #text(index: number): ClosesText {
    return this.#texts[this.#textAt[index] ?? 0] ?? ''
  }
}

const NO_MONTHS = new Int32Array(0)

/** By month of a year, the number of the day before its first. */
const monthsOf = (year: number): Int32Array =>
  Int32Array.from({ length: 13 }, (_, month) => (month === 0 ? NO_DAY : dayNumberOf(year, month, 0)))

const twoDigits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO
