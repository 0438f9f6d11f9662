import type { EquityView } from '#contract/charts.ts'
import { lookOf } from '#web/decisions/annotation-look.ts'
import type { ChartData } from '#web/ui/chart/chart-data.ts'
import { isRecent, monthsBefore, RECENT, RECENT_RANGES } from '#web/ui/chart/day-range.ts'
import { formatUsd } from '#web/ui/format.ts'
import { equityAnnotations } from './equity-curve-annotations.ts'

export const EQUITY_RANGES = [...RECENT_RANGES, 'All'] as const
export type EquityRange = (typeof EQUITY_RANGES)[number]

/** The part of the curve from the first day of a range. */
export function cutEquity(view: EquityView, range: EquityRange): EquityView {
  const last = view.days.at(-1)
  if (!last || !isRecent(range)) return view
  const first = monthsBefore(last, RECENT[range])
  const from = view.days.findIndex((day) => day >= first)
  return {
    ...view,
    days: view.days.slice(from),
    values: view.values.slice(from),
    costs: view.costs.slice(from),
    realized: view.realized.slice(from),
    changes: view.changes.slice(from),
    decisions: view.decisions.filter(({ on }) => on >= first),
  }
}

export function equityData(view: EquityView): ChartData {
  const { days, values, costs } = view
  return {
    days,
    lines: [
      { name: 'Value', variant: 'main', values: values.map(Number), lastText: formatUsd(values.at(-1) ?? null) },
      { name: 'Cost', variant: 'second', values: costs.map(Number), lastText: formatUsd(costs.at(-1) ?? null) },
    ],
    isFilled: true,
    stepsAt: stepsOf(costs),
    levels: [],
    ticksName: '',
    ...equityAnnotations(view),
  }
}

/** The days on which a purchase or a sale changed the cost: the chart draws a step there instead of a slope. */
const stepsOf = (costs: readonly string[]): ReadonlySet<number> =>
  new Set(costs.flatMap((cost, index) => (index > 0 && cost !== costs[index - 1] ? [index] : [])))

/** Each kind of decision, once, for the legend. */
export const kindsOf = ({ decisions }: EquityView) =>
  [...new Set(decisions.map(({ action }) => action))].map((action) => ({ ...lookOf(action), name: action }))
