import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { isMarketDay } from '#domain/prices/market-calendar.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { type Path, STORY_PATHS, type Stop } from './demo-paths.ts'

/** One trading day of the demo, in USD per share. */
export type DemoDay = {
  readonly day: string
  readonly open: Decimal
  readonly close: Decimal
  readonly previousClose: Decimal
}

/** A stop on its trading day. `key` names the stretch that begins there, for the seed. */
type PlacedStop = { readonly day: string; readonly price: number; readonly key: string }

/** Companies outside the story begin in this year, at a price that their ticker alone determines. */
const FIRST_YEAR = 2020
const AFTER_THE_STORY_DAYS = 182
/** The product fetches closes from three months before a first decision on. A few days more, for the walk has its first close on the day after. */
const BEFORE_THE_STORY_DAYS = 98
/** Whatever the noise, a price stays above this fraction of the straight line between its stops. */
const LEAST_OF_LINE = 0.3

/**
 * What a share costs on the trading days of a period: a random walk, seeded by the ticker, that passes through its stops. The
 * same day always has the same price; the prices of the story's companies depend on the day on which the story ends. There are no
 * days before the walk begins.
 */
export function demoDays(ticker: string, from: string, to: string, storyEndsOn: string): DemoDay[] {
  const before = marketDayBefore(from, 1)
  const closes = closesFrom(ticker, before, to, storyEndsOn)
  let previous = closes.get(before)
  return marketDaysBetween(from, to).flatMap((day) => {
    const [previousClose, close] = [previous, closes.get(day)]
    previous = close
    if (close === undefined || previousClose === undefined) return []
    const open = previousClose * (1 + (pathOf(ticker).swing / 2) * noise(`${ticker} opens ${day}`))
    return [{ day, open: open.toFixed(2), close: close.toFixed(2), previousClose: previousClose.toFixed(2) }]
  })
}

/** @returns null when the market is closed, and before the walk begins */
export const demoDay = (ticker: string, day: string, storyEndsOn: string): DemoDay | null =>
  demoDays(ticker, day, day, storyEndsOn)[0] ?? null

/** The last trading day on or before the day that is so many calendar days earlier. */
export function marketDayBefore(day: string, daysBack: number): string {
  let number = dayNumber(day) - daysBack
  while (!isMarketDay(dayOfNumber(number))) number -= 1
  return dayOfNumber(number)
}

/** The closes by day. Each stretch between two stops is walked once. */
function closesFrom(ticker: string, from: string, to: string, storyEndsOn: string): ReadonlyMap<string, number> {
  const isOfStory = Object.hasOwn(STORY_PATHS, ticker)
  const stops = isOfStory ? storyStops(ticker, to, storyEndsOn) : newYearStops(ticker, from, to)
  const closes = new Map<string, number>()
  for (const [index, start] of stops.entries()) {
    const end = stops[index + 1]
    if (end && end.day > from && start.day <= to) walkBetween(closes, ticker, start, end)
  }
  return closes
}

/** A random walk from one stop to the next; the distance by which it would miss the next stop is removed gradually. */
function walkBetween(closes: Map<string, number>, ticker: string, from: PlacedStop, to: PlacedStop): void {
  const { swing } = pathOf(ticker)
  const days = marketDaysBetween(from.day, to.day)
  const walked = [0]
  for (let step = 1; step < days.length; step += 1)
    walked.push((walked[step - 1] ?? 0) + swing * noise(`${ticker} ${from.key} ${step}`))
  const steps = days.length - 1
  // The day of the next stop belongs to the next stretch.
  for (const [step, day] of days.slice(0, steps).entries()) {
    const share = step / steps
    const line = from.price + (to.price - from.price) * share
    closes.set(day, line * Math.max(LEAST_OF_LINE, 1 + (walked[step] ?? 0) - share * (walked[steps] ?? 0)))
  }
}

/** The story's own stops, one a quarter before them, and after its end one every half year, for as long as a demo runs. */
function storyStops(ticker: string, day: string, storyEndsOn: string): PlacedStop[] {
  const { stops } = pathOf(ticker)
  const [firstStop, lastPrice] = [stops[0], stops.at(-1)?.[1] ?? 0]
  const before: Stop[] = firstStop ? [[firstStop[0] + BEFORE_THE_STORY_DAYS, firstStop[1]]] : []
  const after: Stop[] = []
  for (let daysAfter = 0; dayNumber(storyEndsOn) + daysAfter <= dayNumber(day) + 7; ) {
    daysAfter += AFTER_THE_STORY_DAYS
    after.push([-daysAfter, lastPrice * (0.85 + 0.4 * chance(`${ticker} after ${daysAfter}`))])
  }
  return [...before, ...stops, ...after].map(([daysBefore, price]) => ({
    day: marketDayBefore(storyEndsOn, daysBefore),
    price,
    key: String(daysBefore),
  }))
}

/** One stop at each turn of the year, none of them far from the ticker's first price. */
function newYearStops(ticker: string, from: string, to: string): PlacedStop[] {
  const base = 12 + 360 * chance(`${ticker} costs`) ** 2
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const stops: PlacedStop[] = []
  for (let year = Math.max(FIRST_YEAR, firstYear); year <= lastYear + 2; year += 1) {
    const price = base * (0.8 + 0.5 * chance(`${ticker} in ${year}`))
    stops.push({ day: marketDayBefore(`${year}-01-01`, 0), price, key: String(year) })
  }
  return stops
}

const pathOf = (ticker: string): Path =>
  STORY_PATHS[ticker] ?? { swing: 0.008 + 0.014 * chance(`${ticker} swings`), stops: [] }

/** Noise that is nearly normal: mean 0, deviation 1, never beyond 3. */
const noise = (seed: string): number => 2 * (chance(`${seed}a`) + chance(`${seed}b`) + chance(`${seed}c`)) - 3

/** A number from 0 to below 1 that depends on a text: FNV-1a, then MurmurHash3's finish, so that similar texts differ. */
function chance(seed: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
