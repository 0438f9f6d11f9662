import type { Massive } from '../../companies/providers/massive-access.ts'
import type { Config } from '../../config/config.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { Urgency } from '../../outbound/urgency.ts'
import type { FetchedQuote, PriceProvider } from '../price-provider.ts'
import { massivePrices } from './massive-prices.ts'
import { twelveData } from './twelve-data.ts'
import { yahooPrices } from './yahoo.ts'
import { isYahooInstalled, loadYahoo } from './yahoo-package.ts'

/** The configured providers, in the order in which they are asked; null when there is none. */
export function priceProviders(
  { prices, isYahooEnabled, yahooBaseUrl }: Config,
  outbound: Outbound,
  massive: Massive | null,
): PriceProvider | null {
  const yahoo = isYahooEnabled && isYahooInstalled() ? yahooPrices(yahooBaseUrl, outbound, loadYahoo) : null
  const chain = [prices && twelveData(prices, outbound), massive && massivePrices(massive), yahoo]
  return providerChain(chain.filter((provider) => provider !== null))
}

/**
 * Several providers as one: when one has no answer for a symbol, for whatever reason, the next is asked. If none has one, the
 * first one's reason counts, because its price was wanted.
 */
function providerChain(providers: readonly PriceProvider[]): PriceProvider | null {
  const histories = providers.flatMap(({ history }) => (history ? [history] : []))
  const splits = providers.flatMap((provider) => (provider.splits ? [provider.splits] : []))
  if (providers.length === 0) return null
  return {
    quotes: (symbols, urgency) => askInTurn(providers, symbols, urgency),
    ...(histories.length > 0 ? { history: (...request) => firstToKnow(histories, (ask) => ask(...request)) } : {}),
    ...(splits.length > 0 ? { splits: (...request) => firstToKnow(splits, (ask) => ask(...request)) } : {}),
  }
}

async function askInTurn(
  providers: readonly PriceProvider[],
  symbols: readonly string[],
  urgency: Urgency,
): Promise<ReadonlyMap<string, Outcome<FetchedQuote>>> {
  const found = new Map<string, Outcome<FetchedQuote>>()
  for (const provider of providers) {
    const missing = symbols.filter((symbol) => !found.get(symbol)?.ok)
    if (missing.length === 0) break
    for (const [symbol, outcome] of await provider.quotes(missing, urgency))
      found.set(symbol, afterFailure(found.get(symbol), outcome))
  }
  return found
}

/** If every provider fails, the first failure is returned. A price of a later provider says why the first one had none. */
function afterFailure(first: Outcome<FetchedQuote> | undefined, next: Outcome<FetchedQuote>): Outcome<FetchedQuote> {
  if (!first || first.ok) return next
  return next.ok ? { ok: true, data: { insteadOf: first.kind, ...next.data } } : first
}

async function firstToKnow<Ask, T>(asks: readonly Ask[], run: (ask: Ask) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  let first: Outcome<T> | null = null
  for (const ask of asks) {
    const outcome = await run(ask)
    if (outcome.ok) return outcome
    first ??= outcome
  }
  return first ?? { ok: false, kind: 'not-found' }
}
