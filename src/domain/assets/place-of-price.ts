import type { Level, LevelCrossed } from '../ledger/entry.ts'
import { MARKET_ZONE } from '../prices/market-calendar.ts'
import { type Decimal, isSameAmount } from '../prices/money.ts'
import { type Instant, instantAt } from '../time.ts'
import type { AssetEntry, RecordedSplit } from './asset.ts'
import { decidedAt } from './day-decided.ts'
import { exitsFoundBy } from './exits-found.ts'
import { isReached } from './levels.ts'
import { isPriceSent, isQuarantined, unitPriceOf } from './own-prices.ts'

/** An entry with the moment at which it takes effect; null for an entry that concerns neither prices nor shares. */
type Placed = { readonly at: Instant | null; readonly isLasting: boolean }

/** A price that may have reached a level, in shares of its own day. */
type Reaching = Pick<LevelCrossed, 'level' | 'price' | 'isOfSession'> & {
  /** Of the alert that tells of it; left out of what no entry tells yet. */
  readonly sequence?: number
}

/**
 * The places of prices among entries in their effective order. A decision's own price comes right after it; any other
 * price comes after every decision, outcome and split up to its moment.
 *
 * Of decisions that were written later only the day is known, so they have the same moment as the close of their day.
 * If the price of such a decision had reached the level, the close had reached it before that decision moved the level
 * or sold what was held. A decision at a price that had not reached the level was made before the close.
 */
export function placesOfPrices(ordered: readonly AssetEntry[]): (reaching: Reaching) => number {
  const placed = momentsOf(ordered)
  let found: ReturnType<typeof exitsFoundBy> | null = null
  const hasReached = (index: number, { level, price: { at } }: Reaching): boolean => {
    found ??= exitsFoundBy(ordered)
    const [entry, before] = [ordered[index], found[index]]
    const exit = before?.exits[NAME_OF[level]]
    const price = entry && before ? ownPriceOf(entry, before.splits) : null
    return exit != null && exit.setBy.at < at && price !== null && isReached(level, exit.price, price)
  }
  return (reaching) => {
    const own = reaching.isOfSession ? -1 : ordered.findIndex((entry) => isPriceOf(entry, reaching))
    if (own >= 0) return own + 1
    const { at } = reaching.price
    const reached = placed.findIndex((entry, index) => index > 0 && entry.at === at && hasReached(index, reaching))
    const first = ordered[reached]
    if (first) return leavesInForce(first, reaching.level) ? reached + 1 : reached
    const isLater = (entry: Placed, index: number) =>
      entry.at !== null && (entry.at > at || (entry.at === at && isRecordedAfter(ordered[index], reaching)))
    const after = placed.findLastIndex((entry, index) => entry.isLasting && entry.at !== null && !isLater(entry, index))
    const place = placed.findIndex((entry, index) => index > Math.max(after, 0) && isLater(entry, index))
    return place < 0 ? ordered.length : place
  }
}

const NAME_OF = { 'stop-loss': 'stopLoss', 'take-profit': 'takeProfit' } as const

/** Whether the user sent this price with a decision. An alert is recorded after the entry whose price it is about. */
function isPriceOf(
  entry: AssetEntry,
  { price: { price, at }, sequence = Number.POSITIVE_INFINITY }: Reaching,
): boolean {
  if (entry.kind !== 'decision-recorded' || !isPriceSent(entry)) return false
  return entry.price.at === at && entry.sequence < sequence && isSameAmount(entry.price.price, price)
}

/** Whether an entry was recorded in the millisecond of an alert's price, and after the alert. */
const isRecordedAfter = (
  entry: AssetEntry | undefined,
  { price: { at }, sequence = Number.POSITIVE_INFINITY }: Reaching,
): boolean => entry !== undefined && entry.recordedAt === at && entry.sequence > sequence

const leavesInForce = (entry: AssetEntry, level: Level): boolean =>
  entry.kind !== 'decision-recorded' || (entry.action !== 'Sell' && entry.levels?.[NAME_OF[level]] === undefined)

/** The price of a decision in shares of its day; null if it is quarantined or not known. */
const ownPriceOf = (entry: AssetEntry, splits: readonly RecordedSplit[]): Decimal | null =>
  entry.kind !== 'decision-recorded' || isQuarantined(entry, splits) ? null : unitPriceOf(splits, entry)

function momentsOf(ordered: readonly AssetEntry[]): Placed[] {
  let last: Instant = ''
  const decided = (at: Instant): Placed => {
    last = at > last ? at : last
    return { at: last, isLasting: true }
  }
  return ordered.map((entry) => {
    switch (entry.kind) {
      case 'decision-recorded':
        return decided(decidedAt(entry))
      case 'option-settled':
        return decided(entry.recordedAt)
      case 'split-recorded':
        return { at: instantAt(entry.effectiveOn, '00:00', MARKET_ZONE), isLasting: true }
      case 'level-crossed':
        return { at: entry.price.at, isLasting: false }
      case 'critique-recorded':
      case 'correction-recorded':
        return { at: null, isLasting: false }
      default:
        return { at: entry.recordedAt, isLasting: false }
    }
  })
}
