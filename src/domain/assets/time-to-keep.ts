import { dayNumber } from '../prices/day-number.ts'
import { marketDaysBetween } from '../prices/market-session.ts'

/** A line is kept by a sale, whole or in part, within so many trading days after it was told, before any decision to go on. */
const TRADING_DAYS_TO_KEEP = 5

/**
 * Whether a day is at most so many trading days after another; of a span of years, which most lines have behind them, no day is counted.
 * @param from New York's day, as is `on`
 */
export const isInTimeToKeep = (from: string, on: string): boolean =>
  dayNumber(on) - dayNumber(from) <= LONGEST_DAYS &&
  marketDaysBetween(from, on).filter((day) => day > from).length <= TRADING_DAYS_TO_KEEP

/** So many calendar days hold more trading days than that, whatever holidays fall among them. */
const LONGEST_DAYS = 14
