import type { LastClose } from '../assets/current-price.ts'
import type { Instant } from '../time.ts'
import type { Decimal } from './money.ts'
import type { PriceSource } from './price.ts'
import type { Quote } from './quote.ts'
import type { Split } from './split.ts'

/** The source is `typed` when no provider reports the split, but a user has explained a price with it. */
export type ReportedSplit = Split & { readonly source: PriceSource }

/** The last price of a provider that was quarantined, and why. USD per share. */
export type QuarantinedPrice = {
  readonly price: Decimal
  readonly knownPrice: Decimal | null
  readonly reason: string
  readonly source: PriceSource
  readonly at: Instant
}

/**
 * What was known about an asset's price at one moment, besides its user's entries. Unknown parts are left out, because most
 * decisions are recorded where no provider is set up.
 */
export type KnownMarket = {
  readonly quote?: Quote
  readonly closes?: readonly LastClose[]
  readonly splits?: readonly ReportedSplit[]
  readonly heldBack?: QuarantinedPrice
}
