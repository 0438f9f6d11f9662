import type { EquityView } from '#contract/charts.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatDay, formatPercent, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { decisionsByDay, decisionWords } from './equity-curve-annotations.ts'

const usdAt = (amounts: readonly string[], index: number): string => formatUsd(amounts[index] ?? null)

/** A day of the curve in words. */
export function readEquityDay({ days, values, costs, realized, changes }: EquityView, index: number): Reading {
  const change = formatPercent(changes[index] ?? null)
  return {
    title: formatDay(days[index] ?? ''),
    facts: [
      `value ${usdAt(values, index)}`,
      `cost ${usdAt(costs, index)}`,
      ...(change ? [change.text] : []),
      `gain of sales so far ${formatSignedUsd(realized[index] ?? null)}`,
    ],
  }
}

/** Says in words what the color between the lines shows, for the last day. */
export function equityWords({ days, values, costs, changes, leftOut }: EquityView): string {
  const last = days.length - 1
  const on = `On ${formatDay(days[last] ?? '')}`
  const change = formatPercent(changes[last] ?? null)
  // Shares that were given have a value and no cost, of which nothing is a percentage.
  if (!change && Number(values[last]) > 0)
    return `${on} what you held was worth ${usdAt(values, last)} and had cost nothing.`
  if (!change && leftOut.some(({ until }) => until === undefined)) return `${on} everything that was held is left out.`
  // Nothing was held, or only what had cost nothing and is worth nothing.
  if (!change) return `${on} value and cost were both $0.00.`
  // A price that is as old as the purchase says nothing of a gain or a loss since.
  const outcome = {
    up: `a gain, ${change.text}`,
    down: `a loss, ${change.text}`,
    level: 'as much, by the last prices known',
  }
  const worth = `what you held was worth ${usdAt(values, last)} and had cost ${usdAt(costs, last)}`
  return `${on} ${worth}: ${outcome[change.direction]}.`
}

export const WORD_COLUMNS = ['What was decided'] as const
export const EQUITY_COLUMNS = ['Day', 'Value', 'Cost', 'Gain of sales so far', ...WORD_COLUMNS] as const

/** The rows of the table from index `from` up to `to`, newest first. */
export function equityRows(view: EquityView, from: number, to: number): DataRow[] {
  const decided = decisionsByDay(view)
  const last = view.days.length - 1
  return Array.from({ length: to - from }, (_, nth) => last - from - nth).map((index) => {
    const day = view.days[index] ?? ''
    return {
      key: day,
      head: formatDay(day),
      cells: [
        usdAt(view.values, index),
        usdAt(view.costs, index),
        formatSignedUsd(view.realized[index] ?? null),
        (decided.get(day) ?? []).map(decisionWords).join('; '),
      ],
    }
  })
}
