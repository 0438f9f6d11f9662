import { type Decimal, isSameAmount } from '#domain/prices/money.ts'
import type { Price, PriceSource } from '#domain/prices/price.ts'
import type { Quote } from '#domain/prices/quote.ts'
import type { Db } from '../database/open-database.ts'
import type { FailureKind, Outcome } from '../outbound/gate.ts'
import { findQuote, storeQuote } from './quote-store.ts'

/** A price this young is answered again without asking the provider. */
const FRESH_MS = 60_000

/** The price of one share, and the day around it where the provider tells it. USD. */
export type FetchedPrice = Pick<Quote, 'open' | 'previousClose'> & { readonly price: Decimal }

export type PriceProvider = { readonly source: PriceSource; fetch(ticker: string): Promise<Outcome<FetchedPrice>> }

export type PriceFound = {
  readonly price: Price | null
  /** Why there is no fresh price, in words for people; null when there is one. */
  readonly reason: string | null
  readonly isProviderSet: boolean
}

/** Finds what one share costs, and knows whether a typed price is one that it gave out. */
export type PriceDesk = {
  find(ticker: string): Promise<PriceFound>
  /** The price to store with a decision: the provider's own if the figure is the one it gave, else a typed one. */
  used(ticker: string, typed: Decimal, now: string): Promise<Price>
}

const REASONS: Readonly<Record<FailureKind, string>> = {
  auth: 'The price provider does not accept the key of this Candor. Type the price yourself.',
  quota: 'The price provider has no requests left for today. Type the price yourself.',
  rate: 'The price provider asks to wait a minute. Type the price yourself, or try again then.',
  'not-found': 'The price provider does not know this ticker. Type the price yourself.',
  'bad-request': 'The price provider does not know this ticker. Type the price yourself.',
  upstream: 'The price provider could not answer just now. Type the price yourself.',
  timeout: 'The price provider took too long to answer. Type the price yourself.',
}

export function openPriceDesk(db: Db, provider: PriceProvider | null, now: () => string): PriceDesk {
  const inFlight = new Map<string, Promise<PriceFound>>()
  return {
    find(ticker) {
      if (!provider)
        return Promise.resolve({
          price: null,
          reason: 'No price provider is set up. Type the price yourself.',
          isProviderSet: false,
        })
      // However many ask at once, one request goes out.
      const asked = inFlight.get(ticker) ?? find(db, provider, ticker, now).finally(() => inFlight.delete(ticker))
      inFlight.set(ticker, asked)
      return asked
    },
    async used(ticker, typed, at) {
      const known = provider && (await findQuote(db, ticker))
      return known && isSameAmount(known.quote.price.price, typed)
        ? known.quote.price
        : { price: typed, source: 'typed', at }
    },
  }
}

async function find(db: Db, provider: PriceProvider, ticker: string, now: () => string): Promise<PriceFound> {
  const known = await findQuote(db, ticker)
  if (known && Date.parse(now()) - Date.parse(known.fetchedAt) < FRESH_MS)
    return { price: known.quote.price, reason: null, isProviderSet: true }
  const outcome = await provider.fetch(ticker)
  if (!outcome.ok) return { price: known?.quote.price ?? null, reason: REASONS[outcome.kind], isProviderSet: true }
  const at = now()
  const { open, previousClose } = outcome.data
  const price = { price: outcome.data.price, source: provider.source, at }
  await storeQuote(db, ticker, { quote: { price, open, previousClose }, fetchedAt: at })
  return { price, reason: null, isProviderSet: true }
}
