import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { isInSameShares, looksLikeSplitSince, type Seen } from './looks-like-split.ts'
import { marketDayOf } from './market-calendar.ts'

/**
 * The question whether there was a split between a known price and a later one. Until it is answered, nobody knows in which shares the
 * later prices are, so they wait: no figure, stop or target uses them.
 *
 * ```
 *   none ── a price looks like a split of the known one ──▶ open ── a further price: it waits too ──▶ open
 *   open ── a price is back in the known one's shares ──▶ none
 *   open ── the price is confirmed, or a split that explains it is recorded ──▶ none
 * ```
 *
 * Three ask it, each of what it knows, and each keeps it where its prices are kept:
 *
 * | the later price       | the known price               | who answers            | where it is open                      |
 * |-----------------------|-------------------------------|------------------------|---------------------------------------|
 * | a provider's          | that provider's last one      | any owner of the share | `held_back_prices` (`validateQuote`)   |
 * | one of an owner's own | what was known when it was said | that owner           | `doubtedAfter` (`assets/own-prices`)   |
 * | a provider's          | the last one of an owner's own | that owner            | nowhere, see `assets/split-of-own`     |
 *
 * Whoever says a price has more to say than a provider: an own one that is in neither's shares ends the question too, and is used.
 * A provider's question ends after some days, when a split would have been reported.
 *
 * This is one step of it: whether it is open once a further price is known.
 * @param before in shares of the further price, as far as splits are recorded
 * @param isOpen whether it was open before
 */
export const isOpenAfter = (before: Seen, isOpen: boolean, further: Seen): boolean =>
  !isInSameShares(before.price, further.price) && (isOpen || looksLikeSplitSince(before, further) !== null)

/** For how many days a provider's question holds further prices: by then the provider has reported a split, or there was none. */
const QUESTION_DAYS = 30

/**
 * Whether a provider's question about a symbol is still open at a moment. What was held back for another reason, or before the known
 * price was accepted, asks nothing about later prices.
 * @param waiting the price that is held back; null when none is
 */
export const isOpenOfSymbol = (before: Seen, waiting: Seen | null, now: Instant): boolean =>
  waiting !== null &&
  waiting.at > before.at &&
  dayNumber(marketDayOf(now)) - dayNumber(marketDayOf(waiting.at)) <= QUESTION_DAYS &&
  looksLikeSplitSince(before, waiting) !== null
