import type { KeptRulesView } from '#contract/kept-rules.ts'
import type { Language } from '#domain/locale.ts'
import type { ChartData } from '#web/ui/chart/chart-data.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatCount, formatDay, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { curveMessages } from './curve-messages.ts'
import { namedFew } from './named-few.ts'

export function keptCurveData({ days, asItWas, asIfKept }: KeptRulesView, language: Language): ChartData {
  const names = curveMessages(language).kept
  const lastOf = (amounts: readonly (string | null)[]) => usd(amounts.at(-1), language)
  return {
    days,
    lines: [
      { name: names.asItWas, variant: 'main', values: asItWas.map(Number), lastText: lastOf(asItWas) },
      {
        name: names.asIfKept,
        variant: 'second',
        values: asIfKept.map((amount) => (amount === null ? null : Number(amount))),
        lastText: lastOf(asIfKept),
      },
    ],
    isFilled: true,
    levels: [],
    annotations: [],
    stackOf: null,
    ticksName: '',
  }
}

export function keptCurveWords({ days, held, ...rules }: KeptRulesView, language: Language): string {
  const { noDifference, paid, cost, noneKnown } = curveMessages(language).kept
  const place = held.findLastIndex((amount) => amount !== null)
  const last = held[place]
  if (last == null) return noneKnown
  const day = formatDay(days[place] ?? '', language)
  const through = rulesWords(rules, language)
  if (Number(last) === 0) return noDifference(day, through)
  return (Number(last) > 0 ? paid : cost)(day, through, formatUsd(last.replace('-', ''), language))
}

/** On which days the curve is not known, and for want of what; then what both of its lines leave out. Empty where they lack nothing. */
export function lackingWords(
  { held, withoutPrice, unpricedSales, overSplit, withoutGain }: KeptRulesView,
  language: Language,
): readonly string[] {
  const messages = curveMessages(language).kept
  const count = formatCount(held.filter((amount) => amount === null).length, language)
  const sales = unpricedSales.map(({ ticker, on }) => messages.unpricedSale(ticker, formatDay(on, language)))
  const parts = [
    [withoutPrice, (named: string, rest: number) => messages.unknown(count, named, rest)],
    [sales, messages.unpricedSales],
    [overSplit, messages.overSplit],
    [withoutGain, messages.withoutGain],
  ] as const
  return parts.flatMap(([all, words]) => (all.length === 0 ? [] : [words(...namedFew(all))]))
}

function rulesWords({ lines, keptLater }: Pick<KeptRulesView, 'lines' | 'keptLater'>, language: Language): string {
  const messages = curveMessages(language).kept
  const of = (count: number, { one, other }: typeof messages.heldThrough) =>
    count === 1 ? one : other(formatCount(count, language))
  if (lines === 0) return of(keptLater, messages.keptLater)
  const held = of(lines, messages.heldThrough)
  return keptLater === 0 ? held : messages.and(held, of(keptLater, messages.keptLater))
}

export function readKeptDay(
  { days, asItWas, asIfKept, held }: KeptRulesView,
  index: number,
  language: Language,
): Reading {
  const { reading } = curveMessages(language).kept
  return {
    title: formatDay(days[index] ?? '', language),
    facts: [
      reading.gain(usd(asItWas[index], language)),
      reading.asIfKept(usd(asIfKept[index], language)),
      reading.held(usd(held[index], language)),
    ],
  }
}

/** The rows of the table from index `from` up to `to`, newest first. */
export const keptRows = (
  curve: KeptRulesView,
  [from, to]: readonly [from: number, to: number],
  language: Language,
): DataRow[] =>
  Array.from({ length: to - from }, (_, nth) => curve.days.length - 1 - from - nth).map((index) => ({
    key: curve.days[index] ?? '',
    head: formatDay(curve.days[index] ?? '', language),
    cells: [curve.asItWas, curve.asIfKept, curve.held].map((amounts) => usd(amounts[index], language)),
  }))

const usd = (amount: string | null | undefined, language: Language): string => formatSignedUsd(amount ?? null, language)
