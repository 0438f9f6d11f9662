import type { Decimal } from '#domain/prices/money.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import type { FailureKind, Outcome } from '../outbound/http-fetch.ts'
import type { Urgency } from '../outbound/urgency.ts'

/** What one share costs, with the day around it where the provider tells it. USD. */
export type FetchedQuote = {
  readonly price: Decimal
  readonly source: PriceSource
  /** When this price was true, as far as the provider says; the moment of asking otherwise. */
  readonly at: Instant
  readonly open: Decimal | null
  readonly previousClose: Decimal | null
  /** Why the provider that should have been the first to know gave nothing; left out where it is its own answer. */
  readonly insteadOf?: FailureKind
}

/** One trading day of a share: raw, as it was paid on that day, in USD. */
export type DayPrice = {
  /** New York's calendar day. */
  readonly day: string
  readonly open: Decimal | null
  readonly high: Decimal | null
  readonly low: Decimal | null
  readonly close: Decimal
}

export type History = { readonly source: PriceSource; readonly days: readonly DayPrice[] }

export type ReportedSplits = { readonly source: PriceSource; readonly splits: readonly Split[] }

/**
 * One source of prices, or several in a row. It reads its provider's answers into these shapes and knows nothing of what is
 * stored: whether a price is accepted is the quote service's judgement.
 */
export type PriceProvider = {
  /** One outcome for each symbol that was asked for, in as few calls as the provider allows. */
  quotes(symbols: readonly string[], urgency: Urgency): Promise<ReadonlyMap<string, Outcome<FetchedQuote>>>
  /** Trading days from one day to another, both included, oldest first. Missing where a provider has no history. */
  readonly history?: (symbol: string, from: string, to: string, urgency: Urgency) => Promise<Outcome<History>>
  /** Splits on or after a day. Missing where a provider reports none. */
  readonly splits?: (symbol: string, from: string, urgency: Urgency) => Promise<Outcome<ReportedSplits>>
}
