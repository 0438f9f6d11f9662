import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import type { ProviderAccess } from '../../config/config.ts'
import type { Failure, Outcome } from '../../outbound/http-fetch.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { OutboundProvider } from '../../outbound/outbound-provider.ts'
import type { Urgency } from '../../outbound/urgency.ts'
import type { FetchedQuote, PriceProvider } from '../price-provider.ts'
import { makeBatchWindow } from './batch-window.ts'
import { bySymbol, type QuoteOrGap, readLatestPrice, readQuote, readSeries } from './twelve-data-answers.ts'
import { makeUnknownSymbols, type UnknownSymbols } from './unknown-symbols.ts'

/** More symbols would make an address longer than some servers accept. */
const LARGEST_BATCH = 50
/** The most trading days in one answer: twenty years. */
const MOST_DAYS = '5000'

type Quotes = ReadonlyMap<string, Outcome<FetchedQuote>>

/** Twelve Data: the latest quotes, several symbols in a request at a credit each, and raw daily prices. */
export function twelveData(access: ProviderAccess, outbound: Outbound): PriceProvider {
  const { baseUrl, perMinute, perDay } = access
  const provider = outbound.provider({ name: 'Twelve Data', perMinute, perDay, origins: [new URL(baseUrl).origin] })
  const client = { access, provider, now: outbound.now, unknown: makeUnknownSymbols(outbound.now) }
  return {
    quotes: makeBatchWindow((symbols, urgency) => askForQuotes(client, symbols, urgency), outbound.wait),
    history: (symbol, from, to, urgency) =>
      provider.ask({
        ...request(access, 'time_series', {
          symbol,
          interval: '1day',
          order: 'asc',
          // Raw prices, because the effect of splits is computed anew each time.
          adjust: 'none',
          start_date: from,
          // It is not documented whether the last day is included, so one more is requested and dropped again.
          end_date: dayOfNumber(dayNumber(to) + 1),
          outputsize: MOST_DAYS,
        }),
        urgency,
        read: (body) => readSeries(body, from, to),
      }),
  }
}

type Client = {
  readonly access: ProviderAccess
  readonly provider: OutboundProvider
  readonly now: () => string
  readonly unknown: UnknownSymbols
}

/** Asks for as many symbols as there are credits; the others fail at once for want of credits. */
async function askForQuotes(client: Client, symbols: readonly string[], urgency: Urgency): Promise<Quotes> {
  const quotes = new Map<string, Outcome<FetchedQuote>>()
  const worthwhile = symbols.filter((symbol) => !client.unknown.has(symbol))
  for (const symbol of symbols) quotes.set(symbol, { ok: false, kind: 'not-found' })
  for (let at = 0; at < worthwhile.length; ) {
    const credits = await client.provider.creditsLeft(urgency)
    // Without a credit the call is refused before it goes out, with the time from which there are credits again.
    const size = credits === 0 ? worthwhile.length : Math.min(credits, LARGEST_BATCH)
    const batch = worthwhile.slice(at, at + size)
    for (const [symbol, quote] of await askForBatch(client, batch, urgency)) {
      quotes.set(symbol, quote)
      if (!quote.ok && quote.kind === 'not-found') client.unknown.add(symbol)
    }
    at += size
  }
  return quotes
}

async function askForBatch(client: Client, symbols: readonly string[], urgency: Urgency): Promise<Quotes> {
  const read = (body: unknown) => readQuote(body, client.now())
  const found = await askFor(client, 'quote', symbols, urgency, read)
  const gaps = symbols.filter((symbol) => isGap(found.get(symbol)))
  const prices =
    gaps.length === 0
      ? new Map<string, Outcome<string>>()
      : await askFor(client, 'price', gaps, urgency, readLatestPrice)
  return new Map(symbols.map((symbol) => [symbol, whole(found.get(symbol), prices.get(symbol))]))
}

async function askFor<T>(
  { access, provider }: Client,
  op: 'quote' | 'price',
  symbols: readonly string[],
  urgency: Urgency,
  read: (body: unknown) => Outcome<T>,
): Promise<ReadonlyMap<string, Outcome<T>>> {
  const outcome = await provider.ask({
    ...request(access, op, { symbol: [...symbols].sort().join(',') }),
    urgency,
    credits: symbols.length,
    read: (body) => readAll(bySymbol(symbols, body, read)),
  })
  return outcome.ok ? outcome.data : new Map(symbols.map((symbol) => [symbol, outcome]))
}

/** When no symbol could be read, the provider has failed; when some could, the others have. */
function readAll<T>(answers: ReadonlyMap<string, Outcome<T>>): Outcome<ReadonlyMap<string, Outcome<T>>> {
  const outcomes = [...answers.values()]
  const failure = outcomes.find((outcome): outcome is Failure => !outcome.ok)
  return failure && outcomes.every((outcome) => !outcome.ok && outcome.kind === failure.kind)
    ? failure
    : { ok: true, data: answers }
}

function request({ apiKey, baseUrl }: ProviderAccess, op: string, args: Record<string, string>) {
  const url = new URL(`${baseUrl}/${op}`)
  url.search = new URLSearchParams(args).toString()
  return { op, args, url, headers: { authorization: `apikey ${apiKey}` } }
}

const isGap = (outcome: Outcome<QuoteOrGap> | undefined): boolean => outcome?.ok === true && !('price' in outcome.data)

function whole(quote: Outcome<QuoteOrGap> | undefined, price: Outcome<string> | undefined): Outcome<FetchedQuote> {
  if (!quote) return { ok: false, kind: 'upstream' }
  if (!quote.ok) return quote
  if ('price' in quote.data) return { ok: true, data: quote.data }
  return price?.ok
    ? { ok: true, data: { ...quote.data, price: price.data } }
    : (price ?? { ok: false, kind: 'upstream' })
}
