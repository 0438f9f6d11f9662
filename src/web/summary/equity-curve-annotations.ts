import type { EquityView } from '#contract/charts.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { lookOf } from '#web/decisions/annotation-look.ts'
import type { ChartAnnotation, ChartData } from '#web/ui/chart/chart-data.ts'
import { indexAtOrBefore } from '#web/ui/chart/day-range.ts'
import { formatDay } from '#web/ui/format.ts'

type Decision = EquityView['decisions'][number]

/** How many decisions of a stack are named. The table has them all. */
const TOLD_MOST = 3
const COUNTED_MOST = 99

/** An annotation for each decision, and a function that stacks those which would overlap. */
export function equityAnnotations(view: EquityView): Pick<ChartData, 'annotations' | 'stackOf'> {
  const made = [...decisionsByDay(view)].flatMap(([day, decisions]) =>
    decisions.map((decision, nth) => ({ decision, annotation: annotationOf(decision, day, `${day} ${nth}`) })),
  )
  const decisionOf = new Map(made.map(({ decision, annotation }) => [annotation.key, decision]))
  return {
    annotations: made.map(({ annotation }) => annotation),
    stackOf: (annotations) =>
      stackOf(
        annotations,
        annotations.flatMap(({ key }) => decisionOf.get(key) ?? []),
      ),
  }
}

/** Decisions by the day at which the chart shows them: the latest day with a value up to their own, else the first day. */
export function decisionsByDay({ days, decisions }: EquityView): Map<string, Decision[]> {
  const byDay = new Map<string, Decision[]>()
  for (const decision of decisions.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
    const day = days[Math.max(0, indexAtOrBefore(days, decision.on))]
    if (day !== undefined) byDay.set(day, [...(byDay.get(day) ?? []), decision])
  }
  return byDay
}

const annotationOf = (decision: Decision, day: string, key: string): ChartAnnotation => ({
  ...lookOf(decision.action),
  key,
  day,
  value: null,
  label: `${decision.action} ${decision.ticker}`,
  ticks: null,
  title: `${decision.action} ${decision.ticker}`,
  facts: [formatDay(decision.on), confidenceWords(decision)],
  quote: null,
  href: null,
})

/** One annotation for several decisions, on the day of the latest. */
function stackOf(annotations: readonly ChartAnnotation[], decisions: readonly Decision[]): ChartAnnotation {
  const { key = '', day = '' } = annotations.at(-1) ?? {}
  const name = `${decisions.length} decisions`
  return {
    shape: 'ring',
    // The shape has room for two characters.
    letter: decisions.length > COUNTED_MOST ? '+' : String(decisions.length),
    key,
    day,
    value: null,
    label: name,
    ticks: null,
    title: name,
    facts: stackFacts(decisions),
    quote: null,
    href: null,
  }
}

/** Names the day once if all decisions are from one day, else with each decision. */
function stackFacts(decisions: readonly Decision[]): string[] {
  const told = decisions.slice(0, TOLD_MOST)
  const left = decisions.length - told.length
  const isOneDay = new Set(decisions.map(({ on }) => on)).size === 1
  const [first] = decisions
  return [
    ...(isOneDay && first ? [formatDay(first.on)] : []),
    ...told.map((decision) => `${isOneDay ? '' : `${formatDay(decision.on)}: `}${decisionWords(decision)}`),
    ...(left > 0 ? [`and ${left} more`] : []),
  ]
}

const confidenceWords = ({ confidence }: Decision): string => `confidence ${confidence} of ${CONFIDENCE.max}`
/** `Buy IBM (confidence 6 of 10)` */
export const decisionWords = (decision: Decision): string =>
  `${decision.action} ${decision.ticker} (${confidenceWords(decision)})`
