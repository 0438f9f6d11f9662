import type { AssetChartView, SeriesView } from '#contract/charts.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { indexAtOrBefore, isRecent, monthsBefore, RECENT, RECENT_RANGES } from '#web/ui/chart/day-range.ts'

const SINCE_FIRST = 'Since first decision'
export const ASSET_RANGES = [...RECENT_RANGES, 'All', SINCE_FIRST] as const
export type AssetRange = (typeof ASSET_RANGES)[number]

/** Fewer days than this are no picture of how a decision turned out. */
const FEW_DAYS = 15

/** The days that a chart shows, oldest first, with what is known of each. */
export type AssetDays = {
  readonly days: readonly string[]
  readonly closes: readonly (Decimal | null)[]
  readonly benchmarkCloses: readonly (Decimal | null)[]
}

type Placed = Pick<AssetChartView, 'prices' | 'decisions'>
type Charted = Placed & Pick<AssetChartView, 'benchmark'>

/**
 * The day at which an event is drawn: its own day if that has a close, else the nearest earlier day with one, else its own day.
 */
export const placedDay = ({ days }: Pick<SeriesView, 'days'>, on: string): string =>
  days[indexAtOrBefore(days, on)] ?? on

/** The initial range: since the first decision, or a longer one while that is too short to show anything. */
export function rangeAtFirst(view: Charted): AssetRange {
  const all = allDays(view)
  const since = all.length - 1 - indexAtOrBefore(all, firstDayOf(view, SINCE_FIRST))
  const range = since >= FEW_DAYS || all.length <= FEW_DAYS ? SINCE_FIRST : '3M'
  return hasLine(daysInRange(view, range).closes) ? range : 'All'
}

export function daysInRange(view: Charted, range: AssetRange): AssetDays {
  const from = firstDayOf(view, range)
  const days = allDays(view).filter((day) => day >= from)
  const closes = new Map(view.prices.days.map((day, index) => [day, view.prices.closes[index] ?? null]))
  return {
    days,
    closes: days.map((day) => closes.get(day) ?? null),
    benchmarkCloses: days.map((day) => closeAtOrBefore(view.benchmark, day)),
  }
}

/** Whether there are at least two closes, because a single point makes no line. */
export const hasLine = (closes: AssetDays['closes']): boolean => closes.filter((close) => close !== null).length > 1

/** All days with a close, and those days of decisions that have no close before them. */
function allDays({ prices, decisions }: Placed): readonly string[] {
  const [first = ''] = prices.days
  const earlier = decisions.map(({ on }) => on).filter((on) => prices.days.length === 0 || on < first)
  return earlier.length === 0 ? prices.days : [...new Set(earlier)].sort().concat(prices.days)
}

function firstDayOf(view: Placed, range: AssetRange): string {
  if (range === 'All') return ''
  const last = allDays(view).at(-1) ?? ''
  if (isRecent(range)) return last && monthsBefore(last, RECENT[range])
  const [first = ''] = view.decisions.map(({ on }) => on).sort()
  return placedDay(view.prices, first)
}

/** The close of the day or of the last day before it, because markets do not all trade on the same days. */
function closeAtOrBefore(series: SeriesView | null, day: string): Decimal | null {
  return series?.closes[indexAtOrBefore(series.days, day)] ?? null
}

/** Scales a comparison to the asset’s price on the first day for which both are known. For drawing only. */
export function rebase(
  closes: readonly (number | null)[],
  onto: readonly (number | null)[],
): { readonly values: readonly (number | null)[]; readonly from: number } {
  const from = onto.findIndex(
    (price, index) => price !== null && (closes[index] ?? null) !== null && closes[index] !== 0,
  )
  const factor = (onto[from] ?? 0) / (closes[from] ?? 1)
  return {
    values: closes.map((close, index) => (close === null || from < 0 || index < from ? null : close * factor)),
    from,
  }
}

/** Converts an amount to a number for drawing; figures that are read stay decimal text. */
export const placeOf = (amount: Decimal | null): number | null => (amount === null ? null : Number(amount))
