import { dayNumber, dayOfNumber } from './day-number.ts'
import { type Path, STORY_PATHS, type Stop } from './demo-paths.ts'
import { isMarketDay } from './market-calendar.ts'
import type { Decimal } from './money.ts'

/** One trading day of the demo, in USD per share. */
export type DemoDay = { readonly open: Decimal; readonly close: Decimal; readonly previousClose: Decimal }

/** A stop on its trading day. `key` names the stretch that begins there, for the seed. */
type PlacedStop = { readonly day: string; readonly price: number; readonly key: string }

/** Companies outside the story begin here, at a price that their ticker alone decides. */
const FIRST_YEAR = 2020
const AFTER_THE_STORY_DAYS = 182
/** However wild the noise, a price keeps this much of the straight line between its stops. */
const LEAST_OF_LINE = 0.3

/**
 * What a share costs on a day of the demo: a random walk seeded by the ticker, tied to stops that it has to pass. The
 * same day always costs the same; the story's companies move with the day on which the story ends.
 * @returns null when the market is closed, and before the walk begins.
 */
export function demoDay(ticker: string, day: string, storyEndsOn: string): DemoDay | null {
  if (!isMarketDay(day)) return null
  const close = closeOn(ticker, day, storyEndsOn)
  const previousClose = closeOn(ticker, marketDayBefore(day, 1), storyEndsOn)
  if (close === null || previousClose === null) return null
  const open = previousClose * (1 + (pathOf(ticker).swing / 2) * noise(`${ticker} opens ${day}`))
  return { open: open.toFixed(2), close: close.toFixed(2), previousClose: previousClose.toFixed(2) }
}

/** The last trading day on or before the day that lies so many calendar days back. */
export function marketDayBefore(day: string, daysBack: number): string {
  let number = dayNumber(day) - daysBack
  while (!isMarketDay(dayOfNumber(number))) number -= 1
  return dayOfNumber(number)
}

function closeOn(ticker: string, day: string, storyEndsOn: string): number | null {
  const stops = Object.hasOwn(STORY_PATHS, ticker) ? storyStops(ticker, day, storyEndsOn) : newYearStops(ticker, day)
  const next = stops.findIndex((stop) => stop.day > day)
  const [from, to] = [stops[next - 1], stops[next]]
  return from && to ? closeBetween(ticker, from, to, day) : null
}

/** A random walk from one stop to the next; what it would miss the next stop by is taken back bit by bit on the way. */
function closeBetween(ticker: string, from: PlacedStop, to: PlacedStop, day: string): number {
  const { swing } = pathOf(ticker)
  let [steps, walked, stepsThen, walkedThen] = [0, 0, 0, 0]
  for (let number = dayNumber(from.day) + 1; number <= dayNumber(to.day); number += 1) {
    const reached = dayOfNumber(number)
    if (!isMarketDay(reached)) continue
    steps += 1
    walked += swing * noise(`${ticker} ${from.key} ${steps}`)
    if (reached <= day) [stepsThen, walkedThen] = [steps, walked]
  }
  const share = stepsThen / steps
  const line = from.price + (to.price - from.price) * share
  return line * Math.max(LEAST_OF_LINE, 1 + walkedThen - share * walked)
}

/** The story's own stops, and after its end one every half year for as long as a demo runs. */
function storyStops(ticker: string, day: string, storyEndsOn: string): PlacedStop[] {
  const { stops } = pathOf(ticker)
  const lastPrice = stops.at(-1)?.[1] ?? 0
  const after: Stop[] = []
  for (let daysAfter = 0; dayNumber(storyEndsOn) + daysAfter <= dayNumber(day) + 7; ) {
    daysAfter += AFTER_THE_STORY_DAYS
    after.push([-daysAfter, lastPrice * (0.85 + 0.4 * chance(`${ticker} after ${daysAfter}`))])
  }
  return [...stops, ...after].map(([daysBefore, price]) => ({
    day: marketDayBefore(storyEndsOn, daysBefore),
    price,
    key: String(daysBefore),
  }))
}

/** One stop at each turn of the year, none of them far from what the ticker starts with. */
function newYearStops(ticker: string, day: string): PlacedStop[] {
  const base = 12 + 360 * chance(`${ticker} costs`) ** 2
  const thisYear = Number(day.slice(0, 4))
  const stops: PlacedStop[] = []
  for (let year = Math.max(FIRST_YEAR, thisYear); year <= thisYear + 2; year += 1) {
    const price = base * (0.8 + 0.5 * chance(`${ticker} in ${year}`))
    stops.push({ day: marketDayBefore(`${year}-01-01`, 0), price, key: String(year) })
  }
  return stops
}

const pathOf = (ticker: string): Path =>
  STORY_PATHS[ticker] ?? { swing: 0.008 + 0.014 * chance(`${ticker} swings`), stops: [] }

/** About a bell curve: mean 0, deviation 1, never beyond 3. */
const noise = (seed: string): number => 2 * (chance(`${seed}a`) + chance(`${seed}b`) + chance(`${seed}c`)) - 3

/** A number from 0 to below 1 that a text decides: FNV-1a, then the finish of MurmurHash3, so that like texts differ. */
function chance(seed: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
