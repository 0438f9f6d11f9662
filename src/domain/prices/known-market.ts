import type { LastClose } from '../assets/current-price.ts'
import type { Instant } from '../time.ts'
import type { Decimal } from './money.ts'
import type { PriceSource } from './price.ts'
import type { Quote } from './quote.ts'
import type { Split } from './split.ts'

/** The source is `typed` where no provider reports the split, but a user has explained a price by it. */
export type ReportedSplit = Split & { readonly source: PriceSource }

/** A provider's price that is quarantined, the last one that was, and why. USD per share. */
export type QuarantinedPrice = {
  readonly price: Decimal
  readonly knownPrice: Decimal | null
  readonly reason: string
  readonly source: PriceSource
  readonly at: Instant
}

/**
 * What was known of an asset's price at one moment, besides its owner's entries. What is left out was not there: most
 * decisions are recorded where no provider is set up.
 */
export type KnownMarket = {
  readonly quote?: Quote
  readonly closes?: readonly LastClose[]
  readonly splits?: readonly ReportedSplit[]
  readonly heldBack?: QuarantinedPrice
}
