import type { EquityView } from '#contract/charts.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { lookOf } from '#web/decisions/mark-look.ts'
import type { ChartData, ChartMark } from '#web/ui/chart/chart-data.ts'
import { indexAtOrBefore, isRecent, monthsBefore, RECENT, RECENT_RANGES } from '#web/ui/chart/day-range.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'

export const EQUITY_RANGES = [...RECENT_RANGES, 'All'] as const
export type EquityRange = (typeof EQUITY_RANGES)[number]

/** The same curve from the first day of a range on. */
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
    decisions: view.decisions.filter(({ on }) => on >= first),
  }
}

export function equityData(shown: EquityView): ChartData {
  const { days, values, costs } = shown
  return {
    days,
    lines: [
      { name: 'Value', tone: 'main', values: values.map(Number), lastText: formatUsd(values.at(-1) ?? null) },
      { name: 'Cost', tone: 'second', values: costs.map(Number), lastText: formatUsd(costs.at(-1) ?? null) },
    ],
    isFilled: true,
    levels: [],
    ticksName: '',
    marks: [...decisionsByDay(shown)].map(([day, decisions]) => stackOf(day, decisions)),
  }
}

/** Each kind of decision once, for the legend. */
export const kindsOf = ({ decisions }: EquityView) =>
  [...new Set(decisions.map(({ action }) => action))].map((action) => ({ ...lookOf(action), name: action }))

type Decision = EquityView['decisions'][number]

/** Decisions on the day on which they are drawn: the nearest before that has a value, the first where none is before. */
export function decisionsByDay({ days, decisions }: EquityView): Map<string, Decision[]> {
  const byDay = new Map<string, Decision[]>()
  for (const decision of decisions.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
    const day = days[Math.max(0, indexAtOrBefore(days, decision.on))]
    if (day !== undefined) byDay.set(day, [...(byDay.get(day) ?? []), decision])
  }
  return byDay
}

/** One mark for a day, however much was decided on it. */
function stackOf(day: string, decisions: readonly Decision[]): ChartMark {
  const [first] = decisions
  const isOne = decisions.length === 1 && first !== undefined
  const told = decisions.map(decisionWords)
  return {
    ...(isOne ? lookOf(first.action) : { shape: 'ring', letter: String(decisions.length) }),
    key: day,
    day,
    value: null,
    label: isOne ? `${first.action} ${first.ticker}` : `${decisions.length} decisions`,
    ticks: null,
    title: isOne ? `${first.action} ${first.ticker}` : `${decisions.length} decisions`,
    facts: isOne ? [formatDay(first.on), confidenceWords(first)] : [formatDay(day), ...told],
    quote: null,
    href: null,
  }
}

const confidenceWords = ({ confidence }: Decision): string => `confidence ${confidence} of ${CONFIDENCE.max}`
/** `Buy IBM (confidence 6 of 10)` */
export const decisionWords = (decision: Decision): string =>
  `${decision.action} ${decision.ticker} (${confidenceWords(decision)})`
