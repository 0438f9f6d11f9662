import type { AlertTriggeredView, AssetChartView } from '#contract/charts.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { isSameAmount } from '#domain/prices/money.ts'
import { lookOf } from '#web/decisions/annotation-look.ts'
import { actionName } from '#web/language/action-names.ts'
import type { ChartAnnotation } from '#web/ui/chart/chart-data.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { type AssetDays, placedDay, placeOf } from './asset-chart-days.ts'
import { assetChartMessages } from './asset-chart-messages.ts'

type Decision = AssetChartView['decisions'][number]

const QUOTED_CHARACTERS = 110

export type AnnotationOptions = {
  /** Whether the price paid is hidden; then annotations have neither a position on the price axis nor a price. */
  readonly isCostHidden: boolean
  readonly language?: Language
  /** The thesis of an entry; undefined when it is not loaded. */
  readonly thesisOf: (sequence: number) => string | undefined
}

/** Decisions and alerts on the days that the chart shows, in chronological order. */
export function annotationsOf(view: AssetChartView, charted: AssetDays, options: AnnotationOptions): ChartAnnotation[] {
  const [first = ''] = charted.days
  const decisions = view.decisions.map((decision) => ({
    at: decision.at,
    annotation: decisionAnnotation(decision, placedDay(view.prices, decision.on), options),
  }))
  const crossings = options.isCostHidden
    ? []
    : view.crossings.map((alert) => ({ at: alert.at, annotation: alertAnnotation(alert, view, options.language) }))
  return [...decisions, ...crossings]
    .filter(({ annotation }) => annotation.day >= first)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ annotation }) => annotation)
}

function decisionAnnotation(
  { sequence, action, confidence, on, price, priceThen, pricedOn }: Decision,
  day: string,
  { isCostHidden, thesisOf, language = 'en' }: AnnotationOptions,
): ChartAnnotation {
  const { confidenceOutOf } = assetChartMessages(language)
  const look = lookOf(action, language)
  const name = actionName(action, language)
  const thesis = thesisOf(sequence)
  return {
    ...look,
    key: `decision ${sequence}`,
    day,
    // Without a price of its day it is drawn in the row below, because on the line it would move whenever another close becomes known.
    value: isCostHidden || pricedOn ? null : placeOf(price),
    label: `${name} ${confidence}`,
    ticks: confidence,
    title: name,
    facts: [
      formatDay(on, language),
      confidenceOutOf(String(confidence), String(CONFIDENCE.max)),
      ...(isCostHidden ? [] : priceWords({ price, priceThen, pricedOn }, language)),
    ],
    quote: thesis === undefined ? null : firstKeys(thesis),
    href: `#entry-${sequence}`,
  }
}

/** The price as it was recorded and, if a split came later, also in shares of today; one of before the decision with its day. */
export function priceWords(
  { price, priceThen, pricedOn }: Pick<Decision, 'price' | 'priceThen' | 'pricedOn'>,
  language: Language = 'en',
): string[] {
  const { at, atThen, lastPriceThen } = assetChartMessages(language)
  if (pricedOn) return [lastPriceThen(formatUsd(priceThen ?? price, language), formatDay(pricedOn, language))]
  if (priceThen === null) return price === null ? [] : [at(formatUsd(price, language))]
  const isSame = price === null || isSameAmount(price, priceThen)
  const then = formatUsd(priceThen, language)
  return [isSame ? at(then) : atThen(then, formatUsd(price, language))]
}

export function alertWords({ level }: Pick<AlertTriggeredView, 'level'>, language: Language = 'en'): string {
  const { stopReached, targetReached } = assetChartMessages(language)
  return level === 'stop-loss' ? stopReached : targetReached
}

function alertAnnotation(alert: AlertTriggeredView, view: AssetChartView, language: Language = 'en'): ChartAnnotation {
  const { at, stopWas, targetWas } = assetChartMessages(language)
  return {
    key: `alert ${alert.level} ${alert.sequence} ${alert.at}`,
    day: placedDay(view.prices, alert.on),
    value: placeOf(alert.price),
    shape: 'cross',
    letter: '',
    label: alertWords(alert, language),
    ticks: null,
    title: alertWords(alert, language),
    facts: [
      formatDay(alert.on, language),
      at(formatUsd(alert.price, language)),
      (alert.level === 'stop-loss' ? stopWas : targetWas)(formatUsd(alert.levelPrice, language)),
    ],
    quote: null,
    href: `#entry-${alert.setBySequence}`,
  }
}

/** The beginning of a text, cut at the end of a word. */
export function firstKeys(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= QUOTED_CHARACTERS) return line
  return `${line
    .slice(0, QUOTED_CHARACTERS + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, QUOTED_CHARACTERS)}…`
}
