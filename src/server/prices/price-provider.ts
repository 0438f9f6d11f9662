import type { Decimal } from '#domain/prices/money.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import type { FailureKind, Outcome } from '../outbound/http-fetch.ts'
import type { Urgency } from '../outbound/urgency.ts'

/** The price of one share in USD, with the day's open and the previous close where the provider tells them. */
export type FetchedQuote = {
  readonly price: Decimal
  readonly source: PriceSource
  /** The time of this price, as the provider tells it; else the time of the request. */
  readonly at: Instant
  readonly open: Decimal | null
  readonly previousClose: Decimal | null
  /** Why an earlier provider in the chain gave no price; left out when this is the first provider's answer. */
  readonly insteadOf?: FailureKind
}

/** One trading day of a share in USD, at raw prices: as they were paid on that day. */
export type DayPrice = {
  /** New York's calendar day. */
  readonly day: string
  readonly open: Decimal | null
  readonly high: Decimal | null
  readonly low: Decimal | null
  readonly close: Decimal
}

export type History = { readonly source: PriceSource; readonly days: readonly DayPrice[] }

export type ReportedSplits = {
  readonly source: PriceSource
  readonly splits: readonly Split[]
  /** The days of which the answer has every split that the source knows; null where it may lack some. */
  readonly covered: CoveredDays | null
}

/** New York's calendar days, both included; without an end also all that are announced. */
type CoveredDays = { readonly from: string; readonly to: string | null }

/**
 * One source of prices, or several in a row. It parses its provider's answers into these shapes and stores nothing: the quote
 * service decides whether a price is accepted.
 */
export type PriceProvider = {
  /** One outcome for each symbol, in as few calls as the provider allows. */
  quotes(symbols: readonly string[], urgency: Urgency): Promise<ReadonlyMap<string, Outcome<FetchedQuote>>>
  /** The trading days from one day to another, both included, oldest first. Left out when the provider has no history. */
  readonly history?: (symbol: string, from: string, to: string, urgency: Urgency) => Promise<Outcome<History>>
  /** The splits on or after a day. Left out when the provider reports none. */
  readonly splits?: (symbol: string, from: string, urgency: Urgency) => Promise<Outcome<ReportedSplits>>
}
