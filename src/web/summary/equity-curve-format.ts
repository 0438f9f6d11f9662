import type { EquityView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatDay, formatPercent, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { curveMessages } from './curve-messages.ts'
import { decisionsByDay, decisionWords } from './equity-curve-annotations.ts'

const usdAt = (amounts: readonly string[], index: number, language: Language): string =>
  formatUsd(amounts[index] ?? null, language)

/** A day of the curve in words. */
export function readEquityDay(
  { days, values, costs, realized, changes }: EquityView,
  index: number,
  language: Language,
): Reading {
  const { reading } = curveMessages(language).equity
  const change = formatPercent(changes[index] ?? null, language)
  return {
    title: formatDay(days[index] ?? '', language),
    facts: [
      reading.value(usdAt(values, index, language)),
      reading.cost(usdAt(costs, index, language)),
      ...(change ? [change.text] : []),
      reading.sales(formatSignedUsd(realized[index] ?? null, language)),
    ],
  }
}

/** Says in words what the color between the lines shows, for the last day. */
export function equityWords({ days, values, costs, changes, leftOut }: EquityView, language: Language): string {
  const { words } = curveMessages(language).equity
  const last = days.length - 1
  const day = formatDay(days[last] ?? '', language)
  const [value, cost] = [usdAt(values, last, language), usdAt(costs, last, language)]
  const change = formatPercent(changes[last] ?? null, language)
  // A price that is as old as the purchase says nothing of a gain or a loss since.
  if (change) return words.worth(day, value, cost, words.outcomes[change.direction](change.text))
  // Shares that were given have a value and no cost, of which nothing is a percentage.
  if (Number(values[last]) > 0) return words.costNothing(day, value)
  // Nothing was held, or only what had cost nothing and is worth nothing.
  return leftOut.some(({ until }) => until === undefined)
    ? words.allLeftOut(day)
    : words.bothZero(day, formatUsd('0', language))
}

/** The rows of the table from index `from` up to `to`, newest first. */
export function equityRows(
  view: EquityView,
  [from, to]: readonly [from: number, to: number],
  language: Language,
): DataRow[] {
  const decided = decisionsByDay(view)
  const last = view.days.length - 1
  return Array.from({ length: to - from }, (_, nth) => last - from - nth).map((index) => {
    const day = view.days[index] ?? ''
    return {
      key: day,
      head: formatDay(day, language),
      cells: [
        usdAt(view.values, index, language),
        usdAt(view.costs, index, language),
        formatSignedUsd(view.realized[index] ?? null, language),
        (decided.get(day) ?? []).map((decision) => decisionWords(decision, language)).join('; '),
      ],
    }
  })
}
