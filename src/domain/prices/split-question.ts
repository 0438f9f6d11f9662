import Big from 'big.js'
import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { isInSameShares, looksLikeSplitSince, type Seen } from './looks-like-split.ts'
import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'

/**
 * The question whether there was a split between two prices. USD per share, both in the same shares as the prices that are compared with
 * them, as far as splits are recorded.
 *
 * Until it is answered, nobody knows in which shares further prices are, so they wait too: no figure, stop or target uses them.
 *
 * ```
 *   none ── a price looks like a split of the one before ──▶ open ── a further price on the same side: it waits ──▶ open
 *   open ── a price is back in the shares of before, or on the other side ──▶ none
 *   open ── the price is confirmed, or a split that explains it is recorded ──▶ none
 * ```
 *
 * Three ask it, each of what it knows, and each keeps it where its prices are kept:
 *
 * | the price that waits  | the price before                | who answers              | where it is open                        |
 * |-----------------------|---------------------------------|--------------------------|-----------------------------------------|
 * | a provider's          | the last one that was accepted  | any owner of the share   | `held_back_prices`, see `validateQuote` |
 * | one of an owner's own | what was known when it was said | that owner               | `doubtedAfter`, see `assets/own-prices` |
 * | a provider's          | the last one of an owner's own  | that owner               | nowhere, see `assets/split-of-own`      |
 *
 * Whoever types a price while any of them is open about their asset has not answered (`assets/price-before`). Decision 235.
 */
export type SplitQuestion = {
  readonly before: Decimal
  /** New York's calendar day after which a split lies between the two; left out where an older entry does not say it. */
  readonly beforeOn?: string
  /** The price that may be one after a split. */
  readonly after: Decimal
  /** Something was bought or sold at it: a price far from it is what the market made of it since (decision 176). */
  readonly isTraded?: boolean
}

/**
 * Whether a further price waits with the one that is asked about. Of a price near the one before, and of one on its other side, it is
 * certain that it is not in the shares after the split in question.
 */
export const waitsWith = ({ before, after, isTraded = false }: SplitQuestion, price: Decimal): boolean =>
  !isInSameShares(before, price) &&
  new Big(price).gt(before) === new Big(after).gt(before) &&
  (!isTraded || isInSameShares(after, price))

/**
 * One step of the question: the price that it is about once a further one is known; null when none is open.
 * @param waiting the price that it was about until then; null when none was open
 */
export function priceInQuestion<P extends Seen>(before: Seen, waiting: P | null, further: P): P | null {
  if (waiting !== null && waitsWith({ before: before.price, after: waiting.price }, further.price)) return waiting
  return looksLikeSplitSince(before, further) ? further : null
}

/** For how many days a provider's question holds further prices: by then the provider has reported a split, or there was none. */
const QUESTION_DAYS = 30

/**
 * Whether a provider's question about a symbol is open at a moment. What is held back because it moved too far, and looks like no split,
 * asks nothing about further prices, and neither does what was held back before another price was accepted.
 * @param waiting the price that is held back
 */
export const isOpenOfSymbol = (before: Seen, waiting: Seen, now: Instant): boolean =>
  waiting.at > before.at &&
  dayNumber(marketDayOf(now)) - dayNumber(marketDayOf(waiting.at)) <= QUESTION_DAYS &&
  looksLikeSplitSince(before, waiting) !== null
