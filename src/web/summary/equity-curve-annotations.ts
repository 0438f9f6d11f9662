import type { EquityView } from '#contract/charts.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { lookOf } from '#web/decisions/annotation-look.ts'
import { actionName } from '#web/language/action-names.ts'
import type { ChartAnnotation, ChartData } from '#web/ui/chart/chart-data.ts'
import { indexAtOrBefore } from '#web/ui/chart/day-range.ts'
import { formatCount, formatDay } from '#web/ui/format.ts'
import { curveMessages } from './curve-messages.ts'

type Decision = EquityView['decisions'][number]

/** How many decisions of a stack are named. The table has them all. */
const TOLD_MOST = 3
const COUNTED_MOST = 99

/** An annotation for each decision, and a function that stacks those which would overlap. */
export function equityAnnotations(view: EquityView, language: Language): Pick<ChartData, 'annotations' | 'stackOf'> {
  const made = [...decisionsByDay(view)].flatMap(([day, decisions]) =>
    decisions.map((decision, nth) => ({
      decision,
      annotation: annotationOf(decision, day, `${day} ${nth}`, language),
    })),
  )
  const decisionOf = new Map(made.map(({ decision, annotation }) => [annotation.key, decision]))
  return {
    annotations: made.map(({ annotation }) => annotation),
    stackOf: (annotations) =>
      stackOf(
        annotations,
        annotations.flatMap(({ key }) => decisionOf.get(key) ?? []),
        language,
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

const annotationOf = (decision: Decision, day: string, key: string, language: Language): ChartAnnotation => ({
  ...lookOf(decision.action, language),
  key,
  day,
  value: null,
  label: nameOf(decision, language),
  ticks: null,
  title: nameOf(decision, language),
  facts: [formatDay(decision.on, language), confidenceWords(decision, language)],
  quote: null,
  href: null,
})

/** One annotation for several decisions, on the day of the latest. */
function stackOf(
  annotations: readonly ChartAnnotation[],
  decisions: readonly Decision[],
  language: Language,
): ChartAnnotation {
  const { key = '', day = '' } = annotations.at(-1) ?? {}
  const name = curveMessages(language).equity.count(formatCount(decisions.length, language))
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
    facts: stackFacts(decisions, language),
    quote: null,
    href: null,
  }
}

/** Names the day once if all decisions are from one day, else with each decision. */
function stackFacts(decisions: readonly Decision[], language: Language): string[] {
  const told = decisions.slice(0, TOLD_MOST)
  const left = decisions.length - told.length
  const isOneDay = new Set(decisions.map(({ on }) => on)).size === 1
  const [first] = decisions
  return [
    ...(isOneDay && first ? [formatDay(first.on, language)] : []),
    ...told.map(
      (decision) => `${isOneDay ? '' : `${formatDay(decision.on, language)}: `}${decisionWords(decision, language)}`,
    ),
    ...(left > 0 ? [curveMessages(language).equity.more(formatCount(left, language))] : []),
  ]
}

const nameOf = ({ action, ticker }: Decision, language: Language): string => `${actionName(action, language)} ${ticker}`

const confidenceWords = ({ confidence }: Decision, language: Language): string =>
  curveMessages(language).equity.confidence(String(confidence), String(CONFIDENCE.max))

/** `Buy IBM (confidence 6 of 10)` */
export const decisionWords = (decision: Decision, language: Language): string =>
  `${nameOf(decision, language)} (${confidenceWords(decision, language)})`
