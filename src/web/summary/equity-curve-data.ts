import type { EquityView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { lookOf } from '#web/decisions/annotation-look.ts'
import { actionName } from '#web/language/action-names.ts'
import type { ChartData } from '#web/ui/chart/chart-data.ts'
import { isRecent, monthsBefore, RECENT, RECENT_RANGES } from '#web/ui/chart/day-range.ts'
import { formatUsd } from '#web/ui/format.ts'
import { curveMessages } from './curve-messages.ts'
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

export function equityData(view: EquityView, language: Language): ChartData {
  const { value, cost } = curveMessages(language).equity
  const lastOf = (amounts: readonly string[]) => formatUsd(amounts.at(-1) ?? null, language)
  const { days, values, costs } = view
  return {
    days,
    lines: [
      { name: value, variant: 'main', values: values.map(Number), lastText: lastOf(values) },
      { name: cost, variant: 'second', values: costs.map(Number), lastText: lastOf(costs) },
    ],
    isFilled: true,
    stepsAt: stepsOf(costs),
    levels: [],
    ticksName: '',
    ...equityAnnotations(view, language),
  }
}

/** The days on which a purchase or a sale changed the cost: the chart draws a step there instead of a slope. */
const stepsOf = (costs: readonly string[]): ReadonlySet<number> =>
  new Set(costs.flatMap((cost, index) => (index > 0 && cost !== costs[index - 1] ? [index] : [])))

/** Each kind of decision, once, for the legend, and what a number means, which stands for several that would overlap. */
export const kindsOf = ({ decisions }: EquityView, language: Language) => [
  ...[...new Set(decisions.map(({ action }) => action))].map((action) => ({
    ...lookOf(action, language),
    name: actionName(action, language),
  })),
  ...(decisions.length > 1
    ? [{ shape: 'ring' as const, letter: '2', name: curveMessages(language).equity.closeTogether }]
    : []),
]
