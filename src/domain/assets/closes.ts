import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { EXACT_DIGITS, type Scaled } from './cent-sums.ts'

/**
 * Closes of one symbol as they come from the store in one piece, `2026-11-19 98.92|2026-11-20 99.10`, raw and in any order:
 * three quarters of a million of them, one row each, would take ten times as long to fetch.
 */
export type ClosesText = string

/** Where in a curve's days a calendar day belongs: the first one that is not before it. */
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

const [BAR, POINT, ZERO] = [124, 46, 48]
/** Of `2026-11-19 98.92`: where the day ends, and where the close begins. */
const [DAY_LENGTH, CLOSE_FROM] = [10, 11]
/** The number of no day. */
export const NO_DAY = -1_000_000

/** The closes of one symbol, each on its day of a curve; the last one of those that belong to the same. */
export class ClosesByDay {
  readonly #texts: readonly ClosesText[]
  readonly #textAt: Uint8Array
  readonly #startAt: Int32Array
  readonly #dayAt: Int32Array
  readonly #wholeAt: Float64Array
  readonly #digitsAt: Int8Array

  /** @param texts those of more weight later: of two closes of one day it is theirs */
  constructor(texts: readonly ClosesText[], places: DayPlaces) {
    this.#texts = texts
    this.#textAt = new Uint8Array(places.count)
    this.#startAt = new Int32Array(places.count)
    this.#dayAt = new Int32Array(places.count).fill(NO_DAY)
    this.#wholeAt = new Float64Array(places.count)
    this.#digitsAt = new Int8Array(places.count)
    for (const [nth, text] of texts.entries())
      for (let start = 0; start < text.length; ) start = this.#read(nth, text, start, places)
  }

  /** @returns where the next close begins */
  #read(nth: number, text: ClosesText, start: number, { firstDay, places, count }: DayPlaces): number {
    const day = dayNumberAt(text, start)
    const index = day < firstDay ? 0 : (places[day - firstDay] ?? count)
    let [whole, figures, digits] = [0, 0, NO_DAY]
    let at = start + CLOSE_FROM
    for (let code = text.charCodeAt(at); code !== BAR && at < text.length; code = text.charCodeAt(at)) {
      if (code === POINT) digits = 0
      else {
        whole = whole * 10 + code - ZERO
        figures += 1
        digits += 1
      }
      at += 1
    }
    if (index < count && day >= (this.#dayAt[index] ?? NO_DAY)) {
      this.#textAt[index] = nth
      this.#startAt[index] = start
      this.#dayAt[index] = day
      this.#wholeAt[index] = whole
      this.#digitsAt[index] = figures > EXACT_DIGITS ? -1 : Math.max(0, digits)
    }
    return at + 1
  }

  /** Whether a close belongs to this day of the curve. */
  has(index: number): boolean {
    return (this.#dayAt[index] ?? NO_DAY) !== NO_DAY
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

  /** The same as a whole number; null when it has too many digits for one. */
  scaledOf(index: number): Scaled | null {
    const digits = this.#digitsAt[index] ?? -1
    return digits < 0 ? null : { whole: this.#wholeAt[index] ?? 0, digits }
  }

  #text(index: number): ClosesText {
    return this.#texts[this.#textAt[index] ?? 0] ?? ''
  }
}

/** `dayNumber` of the day that stands there, without cutting it out. */
function dayNumberAt(text: string, at: number): number {
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2)
  return beforeMonth(year, twoDigits(text, at + 5)) + twoDigits(text, at + 8)
}

const twoDigits = (text: string, at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * ZERO

let lastMonth = { key: -1, before: 0 }

/** The number of the day before a month's first. */
function beforeMonth(year: number, month: number): number {
  const key = year * 12 + month
  // Closes lie month by month, so the last one asked for is nearly always the one.
  if (lastMonth.key === key) return lastMonth.before
  const number = dayNumber(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`) - 1
  lastMonth = { key, before: number }
  return number
}
