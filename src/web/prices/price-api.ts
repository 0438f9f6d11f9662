import { queryOptions } from '@tanstack/react-query'
import type { QuoteView } from '#contract/prices.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

const MINUTE = 60_000

/** The latest quote of a share. Options are priced by hand (ruling 9), so a quote is fetched only for a stock. */
export const quoteQuery = (ticker: string, type: string) =>
  queryOptions({
    queryKey: queryKeys.price(ticker),
    queryFn: () => request<QuoteView>('GET', `/api/prices/${encodeURIComponent(ticker)}`),
    enabled: ticker !== '' && type === 'stock',
    staleTime: MINUTE,
    // The person sees the failure and decides. Silent retries would only make them wait longer for it.
    retry: false,
  })
