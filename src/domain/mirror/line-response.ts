import Big from 'big.js'
import type { Asset } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { currentHoldingPeriod, isReached } from '../assets/levels.ts'
import { amountPerUnit } from '../assets/units.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import type { Instant } from '../time.ts'
import type { AssetStep } from './asset-steps.ts'
import type { Reached } from './reached-at.ts'

/** What was done about it. `open`: nothing yet, and there is still time. */
export type LineResponse =
  | {
      readonly was: 'kept'
      /** The first sale, and all that came in time and before any decision to go on. */
      readonly bySequence: number
      readonly sales: readonly number[]
      /** The day of the last of them. */
      readonly on: string
      /** Units that they sold, as the line’s `quantity`: fewer where a part was kept on, of which another line tells. */
      readonly sold: Decimal
    }
  | { readonly was: 'held through'; readonly bySequence: number | null }
  | { readonly was: 'open' }

/** A line is kept by a sale, whole or in part, within so many trading days after it was told, before any decision to go on. */
const TRADING_DAYS_TO_KEEP = 5

/** With the level's price in shares as they are after every recorded split. */
type ToldLine = Pick<Reached, 'kind' | 'on' | 'levelPrice'> & { readonly toldOn: string; readonly toldAt: Instant }

/** What was done about the line, and about what was left of it where that was to sell a part. */
type Done = { readonly response: LineResponse; readonly ofRest: LineResponse | null }

/** @param today New York's day */
export function whatWasDone(later: readonly AssetStep[], line: ToldLine, last: Asset, today: string): Done {
  const { toldOn, toldAt } = line
  const sales: { readonly sequence: number; readonly on: string }[] = []
  const done = (otherwise: LineResponse): Done => {
    const bySales = keptBy(sales, last)
    return { response: bySales ?? otherwise, ofRest: bySales && otherwise }
  }
  for (const { entry, after } of later) {
    if (entry.kind === 'option-settled') return done({ was: 'held through', bySequence: entry.sequence })
    if (entry.kind !== 'decision-recorded') continue
    const [{ action, sequence }, on] = [entry, decidedOn(entry)]
    const isSale = action === 'Sell' || action === 'Sell Some'
    // Whoever held on before they were told has not held through.
    if (!isSale && entry.recordedAt < toldAt) continue
    if (isSale && isInTimeFor(line, { sequence, on }, last)) sales.push({ sequence, on })
    else if (isSale || currentHoldingPeriod(after))
      return done({ was: 'held through', bySequence: isSale ? null : sequence })
    if (!currentHoldingPeriod(after) && sales.length > 0) break
  }
  return done(isInTime(toldOn, today) ? { was: 'open' } : { was: 'held through', bySequence: null })
}

/**
 * A sale from before the user was told of the line is in time within the days after the line was reached, and as long as its own price
 * is still beyond the line: nobody can be late for what they did not know.
 */
function isInTimeFor(
  { kind, on: reachedOn, levelPrice, toldOn }: ToldLine,
  sale: { readonly sequence: number; readonly on: string },
  { trades }: Asset,
): boolean {
  if (sale.on >= toldOn) return isInTime(toldOn, sale.on)
  if (isInTime(reachedOn, sale.on)) return true
  const trade = trades.find(({ sequence }) => sequence === sale.sequence)
  if (kind === 'own-test' || levelPrice === null || !trade || trade.amount === null) return false
  return isReached(kind, levelPrice, amountPerUnit(trade.amount, trade))
}

/** null where nothing was sold */
function keptBy(sales: readonly { readonly sequence: number; readonly on: string }[], { trades }: Asset) {
  const [first, last] = [sales[0], sales.at(-1)]
  if (!first || !last) return null
  const sequences = sales.map(({ sequence }) => sequence)
  const sold = trades
    .filter(({ sequence }) => sequences.includes(sequence))
    .reduce((sum, { quantity }) => sum.plus(quantity), new Big(0))
    .toFixed()
  return { was: 'kept', bySequence: first.sequence, sales: sequences, on: last.on, sold } as const
}

/** At most so many trading days after the day; of a span of years, which most lines have behind them, no day is counted. */
const isInTime = (from: string, on: string): boolean =>
  dayNumber(on) - dayNumber(from) <= LONGEST_DAYS &&
  marketDaysBetween(from, on).filter((day) => day > from).length <= TRADING_DAYS_TO_KEEP

/** So many calendar days hold more trading days than that, whatever holidays fall among them. */
const LONGEST_DAYS = 14
