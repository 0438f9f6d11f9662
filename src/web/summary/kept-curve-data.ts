import type { EquityView } from '#contract/charts.ts'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import type { ChartData } from '#web/ui/chart/chart-data.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatDay, formatSignedUsd } from '#web/ui/format.ts'

/** Amounts in USD for each day: the gain as it was, the gain as if every rule had been kept, and their difference. */
type KeptCurve = {
  readonly days: readonly string[]
  readonly asItWas: readonly number[]
  readonly asIfKept: readonly number[]
  readonly held: readonly number[]
}

/**
 * `asItWas` is value − cost + gain of sales so far; `asIfKept` is that less what holding through has come to. The curve begins on
 * the day of the first line that was held through, because the two are equal before.
 */
export function keptCurve({ days, values, costs, realized }: EquityView, rules: KeptRulesView): KeptCurve {
  const heldOn = new Map(rules.days.map((day, place) => [day, Number(rules.held[place])]))
  const [first] = rules.days
  const rows = days.flatMap((day, place) => {
    if (first === undefined || day < first) return []
    const asItWas = Number(values[place]) - Number(costs[place]) + Number(realized[place])
    const held = heldOn.get(day)
    return held === undefined ? [] : [{ day, asItWas, held }]
  })
  return {
    days: rows.map(({ day }) => day),
    asItWas: rows.map(({ asItWas }) => asItWas),
    asIfKept: rows.map(({ asItWas, held }) => asItWas - held),
    held: rows.map(({ held }) => held),
  }
}

export const keptCurveData = ({ days, asItWas, asIfKept }: KeptCurve): ChartData => ({
  days,
  lines: [
    { name: 'As it was', variant: 'main', values: asItWas, lastText: usd(asItWas.at(-1)) },
    { name: 'Every rule kept', variant: 'second', values: asIfKept, lastText: usd(asIfKept.at(-1)) },
  ],
  isFilled: true,
  levels: [],
  annotations: [],
  stackOf: null,
  ticksName: '',
})

export function keptCurveWords({ days, held }: KeptCurve, rules: Pick<KeptRulesView, 'lines' | 'keptLater'>): string {
  const last = held.at(-1) ?? 0
  const amount = formatSignedUsd(Math.abs(last).toFixed(2)).replace('+', '')
  const through = rulesWords(rules)
  if (Math.abs(last) < 0.005) return `By ${formatDay(days.at(-1) ?? '')} ${through} made no difference.`
  return `By ${formatDay(days.at(-1) ?? '')} ${through} ${last > 0 ? 'had paid' : 'had cost'} ${amount}.`
}

function rulesWords({ lines, keptLater }: Pick<KeptRulesView, 'lines' | 'keptLater'>): string {
  const of = (count: number, what: string) =>
    count === 1 ? `the one rule that ${what}` : `the ${count} rules that ${what}`
  return [
    lines > 0 ? [of(lines, 'you held through')] : [],
    keptLater > 0 ? [of(keptLater, 'you kept on a later day')] : [],
  ]
    .flat()
    .join(' and ')
}

export const readKeptDay = ({ days, asItWas, asIfKept, held }: KeptCurve, index: number): Reading => ({
  title: formatDay(days[index] ?? ''),
  facts: [
    `gain ${usd(asItWas[index])}`,
    `with every rule kept ${usd(asIfKept[index])}`,
    `holding through ${usd(held[index])}`,
  ],
})

export const KEPT_COLUMNS = ['Day', 'Gain as it was', 'With every rule kept', 'Holding through came to'] as const

/** The rows of the table from index `from` up to `to`, newest first. */
export const keptRows = (curve: KeptCurve, from: number, to: number): DataRow[] =>
  Array.from({ length: to - from }, (_, nth) => curve.days.length - 1 - from - nth).map((index) => ({
    key: curve.days[index] ?? '',
    head: formatDay(curve.days[index] ?? ''),
    cells: [usd(curve.asItWas[index]), usd(curve.asIfKept[index]), usd(curve.held[index])],
  }))

const usd = (amount: number | undefined): string => formatSignedUsd((amount ?? 0).toFixed(2))
