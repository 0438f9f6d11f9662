import Big from 'big.js'
import type { Action } from '../ledger/action.ts'
import { dayNumber } from '../prices/day-number.ts'
import { MARKET_ZONE, marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { type Instant, readableDate } from '../time.ts'
import type { PriceSince } from './price-since.ts'

/** A passage of an earlier thesis about another asset that a thesis nearly repeats. */
export type EchoedPassage = {
  /** The earlier words, unchanged. */
  readonly passage: string
  /** When it was decided, which may be before it was written. */
  readonly at: Instant
  /** When it was written, where that was on a later day than it was decided. */
  readonly writtenAt?: Instant
  readonly action: Action
  readonly ticker: string
  readonly isOption: boolean
  /** The confidence of that decision, a whole number from 1 to 10. */
  readonly confidence: number
  /** null when it is not known. */
  readonly since: PriceSince | null
  /** The entry's own price against the average cost of what was held then, in percent; null when unknown, or nothing was held. */
  readonly gainPercent: Decimal | null
}

/** A price that is older than this is given with its day. */
const FRESH_DAYS = 5

/** `You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10`, without its full stop. */
export function wroteNearlyThis({ at, writtenAt, confidence, ...asset }: EchoedPassage): string {
  const decided = writtenAt === undefined ? '' : `, as decided on ${dayOf(at)}`
  return `You wrote nearly this on ${dayOf(writtenAt ?? at)} about ${echoedAsset(asset)}${decided}, at ${confidence} of 10`
}

const dayOf = (at: Instant): string => readableDate(at, MARKET_ZONE)

export const echoedAsset = ({ ticker, isOption }: Pick<EchoedPassage, 'ticker' | 'isOption'>): string =>
  isOption ? `an option on ${ticker}` : ticker

/**
 * What became of it: `It is down 34% since`, without its full stop; null when that is not known. Where it was decided before it was
 * written, `since` is given its day: it is the day of the decision.
 * @param now the present moment: a price that is old by then is given with its day
 */
export function becameOf(
  { at, writtenAt, since }: Pick<EchoedPassage, 'at' | 'writtenAt' | 'since'>,
  now: Instant,
): string | null {
  if (!since) return null
  const isFresh = dayNumber(marketDayOf(now)) - dayNumber(marketDayOf(since.pricedAt)) <= FRESH_DAYS
  const percent = wordsOfPercent(since.changePercent)
  const where = percent
    ? `${since.changePercent.startsWith('-') ? 'down' : 'up'} ${percent}`
    : 'within 0.1% of its price then'
  const from = writtenAt === undefined ? ' since' : ` since ${dayOf(at)}`
  if (!isFresh) return `It was ${where}${writtenAt && percent ? from : ''} on ${dayOf(since.pricedAt)}`
  return `It is ${where}${percent ? from : ''}`
}

/** Whole percents, with one decimal below ten: `34%`, `4.5%`; null below a twentieth of a percent. */
function wordsOfPercent(change: Decimal): string | null {
  const size = new Big(change).abs()
  const rounded = size.round(size.lt('9.95') ? 1 : 0, Big.roundHalfUp)
  return rounded.eq(0) ? null : `${rounded.toFixed()}%`
}
