import { queryOptions } from '@tanstack/react-query'
import type { QuoteView } from '#contract/prices.ts'
import { MINUTE_MS } from '#domain/time.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** The latest quote of a share. Options are priced by hand (ruling 9), so a quote is fetched only for a stock. */
export const quoteQuery = (ticker: string, type: string) =>
  queryOptions({
    queryKey: queryKeys.price(ticker),
    queryFn: () => request<QuoteView>('GET', `/api/prices/${encodeURIComponent(ticker)}`),
    enabled: ticker !== '' && type === 'stock',
    staleTime: MINUTE_MS,
    // The person sees the failure and decides. Silent retries would only make them wait longer for it.
    retry: false,
  })
