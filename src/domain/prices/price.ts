import type { Instant } from '../time.ts'
import type { Decimal } from './money.ts'

/**
 * Where a price came from. `typed` is the user's own figure, `uploaded` came in a file of theirs, `demo` is a seeded random
 * walk, and `massive` gives the previous close only.
 */
export type PriceSource = 'twelve-data' | 'massive' | 'yahoo' | 'typed' | 'uploaded' | 'demo'

/** The price of one share or one contract in USD, with its source and time. */
export type Price = {
  readonly price: Decimal
  readonly source: PriceSource
  readonly at: Instant
}

/** Whether it is what a user typed or uploaded. */
export const isOwn = ({ source }: Pick<Price, 'source'>): boolean => source === 'typed' || source === 'uploaded'
