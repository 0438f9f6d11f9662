import type { KeptRulesView } from '#contract/kept-rules.ts'
import type { ChartData } from '#web/ui/chart/chart-data.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatDay, formatSignedUsd, formatUsd } from '#web/ui/format.ts'

export const keptCurveData = ({ days, asItWas, asIfKept }: KeptRulesView): ChartData => ({
  days,
  lines: [
    { name: 'As it was', variant: 'main', values: asItWas.map(Number), lastText: usd(asItWas.at(-1)) },
    { name: 'Every rule kept', variant: 'second', values: asIfKept.map(Number), lastText: usd(asIfKept.at(-1)) },
  ],
  isFilled: true,
  levels: [],
  annotations: [],
  stackOf: null,
  ticksName: '',
})

export function keptCurveWords({ days, held, ...rules }: KeptRulesView): string {
  const last = held.at(-1) ?? '0'
  const through = rulesWords(rules)
  if (Number(last) === 0) return `By ${formatDay(days.at(-1) ?? '')} ${through} made no difference.`
  return `By ${formatDay(days.at(-1) ?? '')} ${through} ${Number(last) > 0 ? 'had paid' : 'had cost'} ${formatUsd(last.replace('-', ''))}.`
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

export const readKeptDay = ({ days, asItWas, asIfKept, held }: KeptRulesView, index: number): Reading => ({
  title: formatDay(days[index] ?? ''),
  facts: [
    `gain ${usd(asItWas[index])}`,
    `with every rule kept ${usd(asIfKept[index])}`,
    `holding through ${usd(held[index])}`,
  ],
})

export const KEPT_COLUMNS = ['Day', 'Gain as it was', 'With every rule kept', 'Holding through came to'] as const

/** The rows of the table from index `from` up to `to`, newest first. */
export const keptRows = (curve: KeptRulesView, from: number, to: number): DataRow[] =>
  Array.from({ length: to - from }, (_, nth) => curve.days.length - 1 - from - nth).map((index) => ({
    key: curve.days[index] ?? '',
    head: formatDay(curve.days[index] ?? ''),
    cells: [usd(curve.asItWas[index]), usd(curve.asIfKept[index]), usd(curve.held[index])],
  }))

const usd = (amount: string | undefined): string => formatSignedUsd(amount ?? null)
