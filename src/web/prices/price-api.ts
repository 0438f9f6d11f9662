import { queryOptions } from '@tanstack/react-query'
import type { QuoteView } from '#contract/prices.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

const MINUTE = 60_000

/** What one share costs now. Options are priced by hand (ruling 9), so only a stock's price is asked for. */
export const quoteQuery = (ticker: string, type: string) =>
  queryOptions({
    queryKey: queryKeys.price(ticker),
    queryFn: () => request<QuoteView>('GET', `/api/prices/${encodeURIComponent(ticker)}`),
    enabled: ticker !== '' && type === 'stock',
    staleTime: MINUTE,
    // A person sees the failure and decides; trying again in the dark would only make them wait for it.
    retry: false,
  })
