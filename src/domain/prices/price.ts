import type { Instant } from '../time.ts'
import type { Decimal } from './money.ts'

/**
 * Where a price came from. `typed` is the user's own figure, `uploaded` came in a file of theirs, `demo` is a seeded random
 * walk, and `massive` gives the previous close only. `accepted` is the last known price, which stood in the form of a decision and was
 * sent untouched: nobody typed it.
 */
export type PriceSource = 'twelve-data' | 'massive' | 'yahoo' | 'typed' | 'accepted' | 'uploaded' | 'demo'

/** The price of one share or one contract in USD, with its source and time. */
export type Price = {
  readonly price: Decimal
  readonly source: PriceSource
  readonly at: Instant
  /** For an accepted price, the moment of the known one; `at` is that of the decision. Left out for every other. */
  readonly knownAt?: Instant | undefined
}

/** Whether it is what a user typed, accepted or uploaded. */
export const isOwn = ({ source }: Pick<Price, 'source'>): boolean =>
  source === 'typed' || source === 'accepted' || source === 'uploaded'

/**
 * The price of a decision, as its user sent it: typed, or the last known one as the form had filled it in.
 * @param knownAt the moment of that known price; null when the price was typed
 */
export const sentPrice = (price: Decimal, at: Instant, knownAt: Instant | null): Price =>
  knownAt === null ? { price, source: 'typed', at } : { price, source: 'accepted', at, knownAt }
