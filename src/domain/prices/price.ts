import type { Instant } from '../time.ts'
import type { Decimal } from './money.ts'

/** Where a price came from. `typed` is the user's own figure, `demo` a seeded random walk. */
export type PriceSource = 'twelve-data' | 'typed' | 'demo'

/** The price of one share or one contract in USD, with its source and the moment it was true. */
export type Price = {
  readonly price: Decimal
  readonly source: PriceSource
  readonly at: Instant
}
