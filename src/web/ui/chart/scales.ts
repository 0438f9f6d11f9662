import { ticks as roundValues } from 'd3-array'
import { utcTicks } from 'd3-time'
import { type Language, LOCALES, perLanguage } from '#domain/locale.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { DAY_MS, MONTHS } from '#domain/time.ts'

/** A stretch of the screen, in pixels. */
export type Stretch = readonly [from: number, to: number]
export type Size = { readonly width: number; readonly height: number }
export type Plot = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
export type Tick = { readonly at: number; readonly label: string }

const PIXELS_PER_DAY_TICK = 110
const DAY_TICKS_LEAST = 4
const PIXELS_PER_VALUE_TICK = 52
const LABEL_GAP = 10
/** The space above and below the lines, as a share of their height. */
const AIR = 0.06

/** A generous estimate in pixels: if it is too wide, the only harm is that a label nearby is left out. */
export const textWidth = (text: string): number => text.length * 7.2

/** The x of a day. A single day is in the middle. */
export function dayScale(days: readonly string[], stretch: Stretch): (day: string) => number {
  const place = linear([dayNumber(days[0] ?? ''), dayNumber(days.at(-1) ?? '')], stretch)
  return (day) => place(dayNumber(day))
}

/** Where a number lies in a stretch of the screen that stands for a range of numbers; of a range of one number, in the middle. */
function linear([from, to]: Stretch, [begin, end]: Stretch): (value: number) => number {
  const length = to - from
  return (value) => {
    const share = length === 0 ? 0.5 : (value - from) / length
    return begin * (1 - share) + end * share
  }
}

/** The days that are labelled below a chart. No two labels touch, and none leaves `bounds`. */
export function dayTicks(
  days: readonly string[],
  stretch: Stretch,
  bounds: Stretch,
  language: Language = 'en',
): Tick[] {
  const [first, last] = [dayNumber(days[0] ?? '') * DAY_MS, dayNumber(days.at(-1) ?? '') * DAY_MS]
  if (!(last > first))
    return first === last ? [{ at: (stretch[0] + stretch[1]) / 2, label: dayLabel(first, DAY_MS, language) }] : []
  const place = linear([first, last], stretch)
  const wanted = Math.max(DAY_TICKS_LEAST, Math.floor((stretch[1] - stretch[0]) / PIXELS_PER_DAY_TICK))
  // For a few days these are ticks for hours, which would all be labelled with their day.
  const ticks = utcTicks(new Date(first), new Date(last), wanted).filter((tick) => tick.getTime() % DAY_MS === 0)
  const step = (ticks[1]?.getTime() ?? last) - (ticks[0]?.getTime() ?? first)
  const named = withRoom(
    ticks.map((tick) => ({ at: place(tick.getTime()), label: dayLabel(tick.getTime(), step, language) })),
    bounds,
  )
  return named.length > 0
    ? named
    : withRoom(
        [first, last].map((day) => within(bounds, place(day), dayLabel(day, DAY_MS, language))),
        bounds,
      )
}

/** Moves a label in from the edge, for charts that label only the first and the last day. */
function within([left, right]: Stretch, at: number, label: string): Tick {
  const half = textWidth(label) / 2
  return { at: Math.min(Math.max(at, left + half), right - half), label }
}

/** `2026` for steps of years and at the beginning of a year, `Apr` for steps of months, `Apr 6` for steps of days. */
function dayLabel(at: number, step: number, language: Language): string {
  const day = new Date(at)
  const isCountingMonths = step >= 27 * DAY_MS
  if (step >= 360 * DAY_MS || (isCountingMonths && day.getUTCMonth() === 0)) return String(day.getUTCFullYear())
  if (language !== 'en') return (isCountingMonths ? monthIn : monthDayIn)(language).format(at)
  const month = MONTHS[day.getUTCMonth()] ?? ''
  return isCountingMonths ? month : `${month} ${day.getUTCDate()}`
}

/** `Apr`, `6. Apr.`, as it is usual in languages other than English. */
const monthIn = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' }))
const monthDayIn = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' }),
)

function withRoom(ticks: readonly Tick[], [left, right]: Stretch): Tick[] {
  const spaced: Tick[] = []
  let taken = left
  for (const tick of ticks) {
    const half = textWidth(tick.label) / 2
    if (tick.at - half < taken || tick.at + half > right) continue
    spaced.push(tick)
    taken = tick.at + half + LABEL_GAP
  }
  return spaced
}

type ValueScale = { readonly place: (value: number) => number; readonly ticks: readonly Tick[] }

/**
 * The y of a value, with some space above and below. The axis begins below zero only if a value is negative.
 * @param isNarrow whether thousands are written shortly, because a picture has little room beside its plot
 */
export function valueScale(
  values: readonly number[],
  [bottom, top]: Stretch,
  language: Language = 'en',
  isNarrow = false,
): ValueScale {
  const [low, high] = extentOf(values)
  const air = (high - low) * AIR || Math.abs(high) * AIR || 1
  const from = low >= 0 ? Math.max(0, low - air) : low - air
  const to = high + air
  const place = linear([from, to], [bottom, top])
  const wanted = Math.max(2, Math.floor((bottom - top) / PIXELS_PER_VALUE_TICK))
  const few = roundValues(from, to, wanted)
  // There may be one tick when two are wanted, and one tick does not show how far apart amounts are.
  const ticks = few.length > 1 ? few : roundValues(from, to, 2 * wanted)
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  return { place, ticks: ticks.map((tick) => ({ at: place(tick), label: usdLabel(tick, step, language, isNarrow) })) }
}

/** The lowest and the highest value. `Math.min(...)` would fail for a million arguments. */
export function extentOf(values: readonly number[]): [low: number, high: number] {
  const first = values[0] ?? 0
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [first, first],
  )
}

/** A round amount with no more decimals than its steps need: `$120`, `$0.25`, `$1.2M`; where there is little room also `$20K`. */
function usdLabel(amount: number, step: number, language: Language, isNarrow: boolean): string {
  const isLong = step >= (isNarrow ? 1_000 : 100_000)
  // The small addition is needed because 0.012 - 0.011 is not exactly 0.001 in floating point.
  const decimals = isLong || step >= 1 ? 0 : Math.max(2, -Math.floor(Math.log10(step) + 1e-6))
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: isLong ? 2 : decimals,
    ...(isLong && { notation: 'compact' }),
  })
    .format(amount)
    .replace('-', '−')
}
