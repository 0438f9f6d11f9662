import { dayNumber } from '../../prices/day-number.ts'

/** A payment between a person and their account: negative when they pay in, positive when it comes back. */
export type Flow = { readonly day: string; readonly usd: number }

const DAYS_OF_A_YEAR = 365
/** The yearly growth factors that are searched: from -99.99 % to +1,000,000 %, evenly spaced in their logarithm. */
const [LEAST_LOG, MOST_LOG] = [Math.log(0.0001), Math.log(10_001)]
const CELLS = 240
/** Each step halves the bracket: after 60, it is smaller than the precision of a double. */
const HALVINGS = 60

/**
 * The money-weighted yearly return, in percent: the one rate r at which all flows, each discounted to the first day, add up to
 * nothing,
 *
 *     sum of usd(i) / (1 + r) ^ ((day(i) - day(0)) / 365) = 0
 *
 * that is, the internal rate of return with days counted actual/365, as OASIS OpenFormula defines XIRR. The flows of one day
 * are one flow. By Descartes' rule the sum has at most as many roots as its flows, in their order, change their sign; so the
 * whole range of rates is one bracket where they do so once, and is cut into cells where they do so more often. A bracket at
 * whose ends the sum has two signs is halved until nothing of it is left.
 *
 * @returns null when there is no such rate, or when several rates fit and none of them says more than the others; -100 when
 *   money went in and nothing at all came back.
 */
export function yearlyReturnPercent(flows: readonly Flow[]): number | null {
  const series = byDay(flows)
  const [isPaidIn, isPaidOut] = [series.some(({ usd }) => usd < 0), series.some(({ usd }) => usd > 0)]
  if (!isPaidIn) return null
  // What came back may be less than what went in on the same day: then no rate fits, and not everything is lost.
  if (!isPaidOut) return flows.some(({ usd }) => usd > 0) ? null : -100
  const sum = (log: number) => presentValue(series, log)
  const brackets: (readonly [number, number])[] = []
  const cells = signChanges(series) === 1 ? 1 : CELLS
  for (let cell = 0; cell < cells; cell += 1) {
    const [from, to] = [logAt(cell / cells), logAt((cell + 1) / cells)]
    if (sum(from) > 0 !== sum(to) > 0) brackets.push([from, to])
  }
  const [bracket, other] = brackets
  return bracket && !other ? Math.expm1(rootIn(sum, bracket)) * 100 : null
}

const logAt = (share: number): number => LEAST_LOG + share * (MOST_LOG - LEAST_LOG)

const signChanges = (series: readonly Netted[]): number =>
  series.filter(({ usd }, index) => index > 0 && usd > 0 !== (series[index - 1]?.usd ?? 0) > 0).length

type Netted = { readonly years: number; readonly usd: number }

/** One flow for each day, oldest first, with its distance from the first in years. */
function byDay(flows: readonly Flow[]): Netted[] {
  const days = new Map<number, number>()
  for (const { day, usd } of flows) days.set(dayNumber(day), (days.get(dayNumber(day)) ?? 0) + usd)
  const series = [...days].sort(([one], [other]) => one - other)
  const first = series[0]?.[0] ?? 0
  return series.map(([day, usd]) => ({ years: (day - first) / DAYS_OF_A_YEAR, usd })).filter(({ usd }) => usd !== 0)
}

/** @param log of 1 + r, so that no rate is below -100 % */
const presentValue = (series: readonly Netted[], log: number): number =>
  series.reduce((sum, { years, usd }) => sum + usd * Math.exp(-log * years), 0)

function rootIn(sum: (log: number) => number, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to]
  const isLowAbove = sum(low) > 0
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (sum(middle) > 0 === isLowAbove) low = middle
    else high = middle
  }
  return (low + high) / 2
}
