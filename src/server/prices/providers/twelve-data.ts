import { z } from 'zod'
import { readDecimal, roundToCents } from '#domain/prices/money.ts'
import { getJson, type Outcome } from '../../outbound/gate.ts'
import type { FetchedQuote, PriceProvider } from '../price-provider.ts'

const PriceAnswer = z.object({ price: z.union([z.string(), z.number()]) })

/**
 * What one share costs now: GET /price, in USD rounded to 2 decimals. The answer has no time, so it is the asker's.
 * A price that is not a number above zero is an upstream failure and never a price.
 */
export async function fetchTwelveDataPrice(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  ticker: string,
  now: () => string,
): Promise<Outcome<FetchedQuote>> {
  const url = new URL(`${baseUrl}/price`)
  url.search = new URLSearchParams({ symbol: ticker }).toString()
  const outcome = await getJson({ url, headers: { authorization: `apikey ${apiKey}` } })
  if (!outcome.ok) return outcome
  const read = PriceAnswer.safeParse(outcome.data)
  const price = read.success ? readDecimal(String(read.data.price)) : null
  const rounded = price === null ? '0.00' : roundToCents(price)
  return rounded === '0.00'
    ? { ok: false, kind: 'upstream' }
    : { ok: true, data: { price: rounded, source: 'twelve-data', at: now(), open: null, previousClose: null } }
}

export const twelveData = (config: { baseUrl: string; apiKey: string }, now: () => string): PriceProvider => ({
  async quotes(symbols) {
    const outcomes = symbols.map(async (symbol) => [symbol, await fetchTwelveDataPrice(config, symbol, now)] as const)
    return new Map(await Promise.all(outcomes))
  },
})
