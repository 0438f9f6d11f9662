import type { ClosesText } from '../assets/closes.ts'
import { dayNumber } from '../prices/day-number.ts'
import { adjustForSplits } from '../prices/split.ts'
import type { AssetStep } from './asset-steps.ts'
import type { BenchmarkReturn } from './benchmark.ts'
import { type DayPrice, type LineOutcome, lineOutcome } from './line-outcome.ts'
import { reachedLines } from './lines.ts'
import type { JudgedLine } from './lines-summary.ts'
import type { MirrorAsset } from './mirror-asset.ts'

/** The lines of an asset that were reached, each with what came of the money. */
export function judgedLines(
  { asset, closes, pendingSplit, last }: MirrorAsset,
  steps: readonly AssetStep[],
  today: string,
  benchmarkReturn: BenchmarkReturn,
): readonly JudgedLine[] {
  const lines = reachedLines(steps, today)
  const closeOn = (day: string) => {
    if (pendingSplit && day >= pendingSplit.effectiveOn) return null
    const close = closes
      .toReversed()
      .map((text) => closeIn(text, day))
      .find((found) => found !== null)
    return close == null ? null : adjustForSplits(close, day, asset.splits)
  }
  return lines.map((line, place) => {
    // What is left of a line is no line that comes after it.
    const next =
      lines.slice(place + 1).find(({ periodIndex, isRest }) => periodIndex === line.periodIndex && !isRest) ?? null
    const { outcome, noPriceSince } = outcomeBy(last, today, (price) =>
      lineOutcome(line, next, { closeOn, last: price, trades: asset.trades }),
    )
    // What was sold is out from its sale on, which may come some days after the line.
    const from = line.response.was === 'kept' ? line.response.on : line.on
    return { line, outcome, noPriceSince, benchmarkReturn: outcome && benchmarkReturn(from, outcome.endedOn) }
  })
}

/** A last price older than this says nothing about the outcome of a line up to today. */
const DAYS_A_PRICE_TELLS = 30

/** The outcome of a line; none where it would be measured to a last price that is too old. */
function outcomeBy(
  last: DayPrice | null,
  today: string,
  outcomeWith: (last: DayPrice | null) => LineOutcome | null,
): { readonly outcome: LineOutcome | null; readonly noPriceSince: string | null } {
  const isOld = last !== null && dayNumber(today) - dayNumber(last.on) > DAYS_A_PRICE_TELLS
  const outcome = outcomeWith(isOld ? null : last)
  const isUntoldByAge = isOld && outcome === null && outcomeWith(last) !== null
  return { outcome, noPriceSince: isUntoldByAge ? last.on : null }
}

/** The close of a day in `2026-11-19 98.92|2026-11-20 99.10`. */
function closeIn(text: ClosesText, day: string): string | null {
  const at = text.indexOf(`${day} `)
  if (at < 0) return null
  const end = text.indexOf('|', at)
  return text.slice(at + day.length + 1, end < 0 ? text.length : end)
}
