import { salesOver } from '../../assets/over-reported-splits.ts'
import { unrecordedOf } from '../../assets/pending-split.ts'
import type { Trade } from '../../assets/trade.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import type { BenchmarkReturn } from '../money/benchmark.ts'
import { returnOver } from '../money/money-spans.ts'
import { boughtAgain } from './bought-again.ts'
import { closeOfDay } from './close-of-day.ts'
import { type LastPrice, type LineOutcome, lineOutcome } from './line-outcome.ts'
import type { ReachedLine } from './lines.ts'
import type { JudgedLine, UnpricedSale } from './lines-summary.ts'

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
  const over = () => salesOver(asset, reached.shareSplits ?? asset.splits)
  const closeOn = (day: string) => closeOfDay(reached, day)
  return lines.map((line, place) => {
    // What is left of a line is no line that comes after it.
    const next =
      lines.slice(place + 1).find(({ periodIndex, isRest }) => periodIndex === line.periodIndex && !isRest) ?? null
    const { outcome, noPriceSince } = outcomeBy(last, today, (price) =>
      lineOutcome(line, next, { closeOn, last: price, trades, again: again.get(line) ?? [] }),
    )
    const judged = {
      line,
      outcome,
      noPriceSince,
      benchmarkReturn: outcome && returnOver(outcome.spans, benchmarkReturn),
    }
    if (outcome?.amount) return judged
    const unpriced = lackingSales(line, trades, (priced) =>
      outcomeBy(last, today, (price) =>
        lineOutcome(line, next, { closeOn, last: price, trades: priced, again: again.get(line) ?? [] }),
      ),
    )
    const isOverSplit = unpriced.some(({ sequence }) => over().has(sequence))
    return { ...judged, ...(isOverSplit ? { isOverSplit } : unpriced.length > 0 && { unpricedSales: unpriced }) }
  })
}

/** The sales without a known price for want of which alone a line has no amount: it has one once they have some price, and not without any of them. */
function lackingSales(
  { periodIndex }: ReachedLine,
  trades: readonly Trade[],
  outcomeWith: (trades: readonly Trade[]) => Pick<JudgedLine, 'outcome'>,
): readonly UnpricedSale[] {
  const unpriced = trades.filter(
    (trade) => trade.does === 'sell' && trade.amount === null && trade.periodIndex === periodIndex,
  )
  if (unpriced.length === 0) return []
  const isKnownWith = (priced: readonly Trade[]) =>
    Boolean(outcomeWith(trades.map((trade) => (priced.includes(trade) ? atAnyPrice(trade) : trade))).outcome?.amount)
  if (!isKnownWith(unpriced)) return []
  return unpriced
    .filter((sale) => !isKnownWith(unpriced.filter((other) => other !== sale)))
    .map(({ sequence, on }) => ({ sequence, on }))
}

const atAnyPrice = (sale: Trade): Trade => ({ ...sale, amount: sale.quantity })

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
