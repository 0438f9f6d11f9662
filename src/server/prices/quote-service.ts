import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay, isFresh, sessionOn } from '#domain/prices/market-session.ts'
import { type Decimal, isSameAmount } from '#domain/prices/money.ts'
import { usdWords } from '#domain/prices/money-format.ts'
import { type Price, sentPrice } from '#domain/prices/price.ts'
import type { Quote } from '#domain/prices/quote.ts'
import type { QuoteVerdict } from '#domain/prices/validate-quote.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { FailureKind, Outcome } from '../outbound/http-fetch.ts'
import { quarantine, release } from './anomaly-store.ts'
import { findLastClose, SHARED, storeDailyPrices } from './daily-price-store.ts'
import { findMarketData } from './market-data.ts'
import type { FetchedQuote, PriceProvider } from './price-provider.ts'
import { movedWords, quarantineQuestion, sourceName } from './price-source.ts'
import { findQuote, type StoredQuote, storeQuote } from './quote-store.ts'
import { validateWithRecorded } from './recorded-splits.ts'

type PriceFound = {
  readonly price: Price | null
  /** Why there is no fresh price, in words for the user; null when there is one. */
  readonly reason: string | null
  readonly isProviderSet: boolean
}

/** Finds the price of a share, validates providers' answers, and recognizes a typed price as one that it gave out. */
export type QuoteService = {
  find(ticker: string): Promise<PriceFound>
  /** Fetches many symbols at once, for the price refresh job. */
  refresh(tickers: readonly string[]): Promise<void>
  /**
   * The price to store with a decision: the provider's own if the figures are equal, else what was sent.
   * @param knownAt the moment of the known price that was sent untouched; null for a typed one
   */
  used(ticker: string, sent: Decimal, now: string, knownAt: Instant | null): Promise<Price>
  /** As `used`, for a caller that has already read the last quote. */
  usedOf(quote: Quote | null, sent: Decimal, now: string, knownAt: Instant | null): Price
  /** Accepts the quarantined price that a user confirms. @returns null when none is quarantined */
  confirmQuote(ticker: string): Promise<Price | null>
}

type Needs = {
  readonly db: Db
  readonly provider: PriceProvider | null
  readonly now: () => string
  /** Called with every price that is accepted. */
  readonly onQuote: (ticker: string, quote: Quote) => Promise<void>
}

const REASONS: Readonly<Record<FailureKind, string>> = {
  auth: 'The price provider does not accept the key of this Candor. Type the price yourself.',
  plan: 'The price provider has this ticker in another plan only. Type the price yourself.',
  quota: 'The price provider has no requests left for today. Type the price yourself.',
  rate: 'The price provider asks to wait a minute. Type the price yourself, or try again then.',
  'not-found': 'The price provider does not know this ticker. Type the price yourself.',
  'bad-request': 'The price provider does not know this ticker. Type the price yourself.',
  currency: 'The price provider has this ticker in another currency than US dollars only. Type the price yourself.',
  upstream: 'The price provider could not answer just now. Type the price yourself.',
  timeout: 'The price provider took too long to answer. Type the price yourself.',
}

export function createQuoteService(needs: Needs): QuoteService {
  const { db, provider } = needs
  const inFlight = new Map<string, Promise<PriceFound>>()
  return {
    find(ticker) {
      if (!provider)
        return Promise.resolve({
          price: null,
          reason: 'No price provider is set up. Type the price yourself.',
          isProviderSet: false,
        })
      // However many pages ask at once, a single answer is validated and stored.
      const quote =
        inFlight.get(ticker) ??
        orWithoutWriting(find(needs, provider, ticker), () => lastKnown(needs, ticker)).finally(() =>
          inFlight.delete(ticker),
        )
      inFlight.set(ticker, quote)
      return quote
    },
    async refresh(tickers) {
      if (provider && tickers.length > 0) await refresh(needs, provider, tickers)
    },
    async used(ticker, sent, at, knownAt) {
      const stored = provider && (await findQuote(db, ticker))
      return usedPrice(stored?.quote ?? null, sent, at, knownAt)
    },
    usedOf: (quote, sent, at, knownAt) => usedPrice(provider && quote, sent, at, knownAt),
    async confirmQuote(ticker) {
      const { quarantined } = await findMarketData(db, ticker)
      if (!quarantined) return null
      const price: Price = { price: quarantined.price, source: quarantined.source, at: quarantined.at }
      if (isClose(price)) await storeClose(needs, ticker, price)
      const stored = await findQuote(db, ticker)
      // A confirmed close of some days ago must not replace a younger price.
      if (stored && stored.quote.price.at > price.at) await release(db, ticker)
      // It is as old as the question: the next page asks the provider again.
      else await acceptQuote(needs, ticker, { price, ...dayAround(price, stored) }, price.at)
      return price
    },
  }
}

const usedPrice = (quote: Quote | null, sent: Decimal, at: string, knownAt: Instant | null): Price =>
  quote && isSameAmount(quote.price.price, sent) ? quote.price : sentPrice(sent, at, knownAt)

const found = (price: Price): PriceFound => ({ price, reason: null, isProviderSet: true })

async function find(needs: Needs, provider: PriceProvider, ticker: string): Promise<PriceFound> {
  const stored = await findQuote(needs.db, ticker)
  if (stored && isFresh(stored.fetchedAt, needs.now())) return found(stored.quote.price)
  const outcome = (await provider.quotes([ticker], 'interactive')).get(ticker)
  // Read after the request, because a user may have confirmed a quarantined price meanwhile.
  return applyOutcome(needs, ticker, await findQuote(needs.db, ticker), outcome)
}

/** For a database that cannot be written, so that neither requests can be counted nor prices stored: the last price. */
const lastKnown = async ({ db }: Needs, ticker: string): Promise<PriceFound> => ({
  price: (await findQuote(db, ticker))?.quote.price ?? null,
  reason: 'The disk of this Candor takes nothing more, so no price could be fetched. Type the price yourself.',
  isProviderSet: true,
})

async function refresh(needs: Needs, provider: PriceProvider, tickers: readonly string[]): Promise<void> {
  const outcomes = await provider.quotes(tickers, 'background')
  for (const [ticker, outcome] of outcomes)
    await applyOutcome(needs, ticker, await findQuote(needs.db, ticker), outcome)
}

/** Applies a provider's answer: its price is accepted and stored, or quarantined; or there is none. */
async function applyOutcome(
  needs: Needs,
  ticker: string,
  stored: StoredQuote | null,
  outcome: Outcome<FetchedQuote> | undefined,
): Promise<PriceFound> {
  const last = stored?.quote.price ?? null
  if (!outcome?.ok) return { price: last, reason: REASONS[outcome?.kind ?? 'upstream'], isProviderSet: true }
  const { price, source, open, previousClose, insteadOf } = outcome.data
  // A provider's clock may be minutes ahead, but no price may count as later than now.
  const at = [outcome.data.at, needs.now()].toSorted()[0] ?? needs.now()
  // A provider that knows only the previous close must not replace a younger price.
  if (last && last.at > at && source !== last.source)
    return { price: last, reason: insteadOf ? REASONS[insteadOf] : null, isProviderSet: true }
  const { splits, quarantined } = await findMarketData(needs.db, ticker)
  const accepted = await lastAccepted(needs.db, ticker, last, at)
  const claim = { claimed: { price, at, previousClose }, accepted, splits, quarantined }
  const validation = await validateWithRecorded(needs.db, ticker, claim)
  if (validation.isValid) {
    const quote = { price: { price, source, at }, open, previousClose: validation.previousClose }
    await acceptQuote(needs, ticker, quote, needs.now())
    return found({ price, source, at })
  }
  // What waits with a price that is asked about takes nothing of its place: the answer is of that one's moment.
  if (validation.isWaitingWith && quarantined) return { price: last, reason: quarantined.reason, isProviderSet: true }
  const reason = rejectionReason(validation, { price, source, at })
  await quarantine(needs.db, ticker, { price, knownPrice: validation.comparedWith, reason, source, at })
  return { price: last, reason, isProviderSet: true }
}

/**
 * What a new price is compared with: the newest price of a provider that was accepted until then, be it a quote or a close. A first
 * quote after closes is none that nothing is known before.
 */
async function lastAccepted(db: Db, ticker: string, last: Price | null, at: Instant): Promise<Seen | null> {
  const close = await findLastClose(db, ticker, marketDayOf(at))
  const seen = close && { price: close.close, at: endOfDay(close.day) }
  return seen && (last === null || seen.at > last.at) ? seen : last
}

type Seen = Pick<Price, 'price' | 'at'>

async function acceptQuote({ db, onQuote }: Needs, ticker: string, quote: Quote, fetchedAt: Instant): Promise<void> {
  await storeQuote(db, ticker, { quote, fetchedAt })
  await release(db, ticker)
  await onQuote(ticker, quote)
}

/** Whether a price is a close, which it is when its time is the end of a session. */
const isClose = ({ at }: Price): boolean => sessionOn(marketDayOf(at))?.closesAt === at

/** Stores a confirmed close, so that the series of daily prices, which stopped there, goes on. */
const storeClose = (
  { db, now }: Pick<Needs, 'db' | 'now'>,
  ticker: string,
  { price, source, at }: Price,
): Promise<void> =>
  storeDailyPrices(
    db,
    SHARED,
    ticker,
    [{ day: marketDayOf(at), open: null, high: null, low: null, close: price }],
    source,
    now(),
  )

/** The open and the previous close from an earlier quote of the same day. */
const dayAround = ({ at }: Price, stored: StoredQuote | null): Pick<Quote, 'open' | 'previousClose'> =>
  stored && marketDayOf(stored.quote.price.at) === marketDayOf(at)
    ? { open: stored.quote.open, previousClose: stored.quote.previousClose }
    : { open: null, previousClose: null }

const rejectionReason = (
  { comparedWith, looksLike }: Extract<QuoteVerdict, { isValid: false }>,
  { price, source, at }: Price,
): string =>
  `${sourceName(source)} said ${usdWords(price)} on ${readableDate(at, MARKET_ZONE)}, which is ${movedWords(comparedWith, price)}. ${quarantineQuestion(looksLike)}`
