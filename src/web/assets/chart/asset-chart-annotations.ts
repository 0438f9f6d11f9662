import type { AlertTriggeredView, AssetChartView } from '#contract/charts.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { isSameAmount } from '#domain/prices/money.ts'
import { lookOf } from '#web/decisions/annotation-look.ts'
import type { ChartAnnotation } from '#web/ui/chart/chart-data.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { type AssetDays, placedDay, placeOf } from './asset-chart-days.ts'

type Decision = AssetChartView['decisions'][number]

const QUOTED_CHARACTERS = 110

export type AnnotationOptions = {
  /** Whether what was paid is out of sight: then annotations have no height and no price. */
  readonly isCostHidden: boolean
  /** What was written with an entry; undefined when it isn't at hand. */
  readonly thesisOf: (sequence: number) => string | undefined
}

/** Decisions and crossings on the days that are shown, in the order in which they happened. */
export function annotationsOf(view: AssetChartView, charted: AssetDays, options: AnnotationOptions): ChartAnnotation[] {
  const [first = ''] = charted.days
  const decisions = view.decisions.map((decision) => ({
    at: decision.at,
    annotation: decisionAnnotation(decision, placedDay(view.prices, decision.on), options),
  }))
  const crossings = options.isCostHidden
    ? []
    : view.crossings.map((crossing) => ({ at: crossing.at, annotation: alertAnnotation(crossing, view) }))
  return [...decisions, ...crossings]
    .filter(({ annotation }) => annotation.day >= first)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ annotation }) => annotation)
}

function decisionAnnotation(
  { sequence, action, confidence, on, price, priceThen }: Decision,
  day: string,
  { isCostHidden, thesisOf }: AnnotationOptions,
): ChartAnnotation {
  const thesis = thesisOf(sequence)
  return {
    ...lookOf(action),
    key: `decision ${sequence}`,
    day,
    // Without a price it stands in the row below: on the line it would move with every close that becomes known.
    value: isCostHidden ? null : placeOf(price),
    label: `${action} ${confidence}`,
    ticks: confidence,
    title: action,
    facts: [
      formatDay(on),
      `confidence ${confidence} of ${CONFIDENCE.max}`,
      ...(isCostHidden ? [] : priceWords(price, priceThen)),
    ],
    quote: thesis === undefined ? null : firstWords(thesis),
    href: `#entry-${sequence}`,
  }
}

/** As it was written; and in shares of today, if a split lies between. */
export function priceWords(price: string | null, priceThen: string | null): string[] {
  if (priceThen === null) return price === null ? [] : [`at ${formatUsd(price)}`]
  const isSame = price === null || isSameAmount(price, priceThen)
  return [`at ${formatUsd(priceThen)}${isSame ? '' : `, ${formatUsd(price)} in shares of today`}`]
}

export const alertWords = ({ level }: Pick<AlertTriggeredView, 'level'>): string =>
  level === 'stop-loss' ? 'Stop reached' : 'Target reached'

function alertAnnotation(crossing: AlertTriggeredView, view: AssetChartView): ChartAnnotation {
  return {
    key: `crossing ${crossing.level} ${crossing.sequence} ${crossing.at}`,
    day: placedDay(view.prices, crossing.on),
    value: placeOf(crossing.price),
    shape: 'cross',
    letter: '',
    label: alertWords(crossing),
    ticks: null,
    title: alertWords(crossing),
    facts: [
      formatDay(crossing.on),
      `at ${formatUsd(crossing.price)}`,
      `the ${crossing.level === 'stop-loss' ? 'stop' : 'target'} was ${formatUsd(crossing.levelPrice)}`,
    ],
    quote: null,
    href: `#entry-${crossing.setBySequence}`,
  }
}

/** The beginning of a text, up to the end of a word. */
export function firstWords(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= QUOTED_CHARACTERS) return line
  return `${line
    .slice(0, QUOTED_CHARACTERS + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, QUOTED_CHARACTERS)}…`
}
