import { unrecordedOf } from '../assets/pending-split.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import type { BenchmarkReturn } from './benchmark.ts'
import { boughtAgain } from './bought-again.ts'
import { closeOfDay } from './close-of-day.ts'
import { type LastPrice, type LineOutcome, lineOutcome } from './line-outcome.ts'
import type { ReachedLine } from './lines.ts'
import type { JudgedLine } from './lines-summary.ts'
import type { MirrorAsset } from './mirror-asset.ts'
import { returnOver } from './money-spans.ts'

/** The reached lines of an asset, each with what came of the money. */
export function judgedLines(
  reached: MirrorAsset,
  lines: readonly ReachedLine[],
  today: string,
  benchmarkReturn: BenchmarkReturn,
): readonly JudgedLine[] {
  const { asset, last } = reached
  const { trades } = asset
  const again = boughtAgain(lines, trades, unrecordedOf(reached.shareSplits ?? [], asset.splits))
  const closeOn = (day: string) => closeOfDay(reached, day)
  return lines.map((line, place) => {
    // What is left of a line is no line that comes after it.
    const next =
      lines.slice(place + 1).find(({ periodIndex, isRest }) => periodIndex === line.periodIndex && !isRest) ?? null
    const { outcome, noPriceSince } = outcomeBy(last, today, (price) =>
      lineOutcome(line, next, { closeOn, last: price, trades, again: again.get(line) ?? [] }),
    )
    return { line, outcome, noPriceSince, benchmarkReturn: outcome && returnOver(outcome.spans, benchmarkReturn) }
  })
}

/** A last price older than this says nothing about the outcome of a line up to today. */
const DAYS_A_PRICE_TELLS = 30

export const isTooOld = (day: string, today: string): boolean => dayNumber(today) - dayNumber(day) > DAYS_A_PRICE_TELLS

/** The outcome of a line; none, or none of what came after its sale, where it would be measured to a last price that is too old, or no newer than the line. */
function outcomeBy(
  last: LastPrice | null,
  today: string,
  outcomeWith: (last: LastPrice | null) => LineOutcome | null,
): { readonly outcome: LineOutcome | null; readonly noPriceSince: string | null } {
  const outcome = outcomeWith(last && isTooOld(last.on, today) ? null : last)
  if (outcome?.amount || !last) return { outcome, noPriceSince: null }
  const isPriceAwaited = outcomeWith({ price: last.price, on: dayOfNumber(dayNumber(today) + 1) })?.amount
  return { outcome, noPriceSince: isPriceAwaited ? (last.knownOn ?? last.on) : null }
}
