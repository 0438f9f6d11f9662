import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CloseView, PriceView } from '#contract/prices.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** The close of an earlier day; an option's is its user's own, so only a stock's is asked for. */
const closeQuery = (ticker: string, type: string, day: string) =>
  queryOptions({
    queryKey: queryKeys.close(ticker, day),
    queryFn: () => request<CloseView>('GET', `/api/prices/${encodeURIComponent(ticker)}/close?on=${day}`),
    enabled: day !== '' && ticker !== '' && type === 'stock',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

type PriceOfDay = { readonly known: PriceView | null; readonly reason: string | null }

/**
 * What a decision of an earlier day is offered for its price, in place of what is known now.
 * @param day empty for today
 * @returns null for today
 */
export function usePriceOfDay(ticker: string, type: string, day: string): PriceOfDay | null {
  const close = useQuery(closeQuery(ticker, type, day))
  if (day === '') return null
  const ofDay = close.data?.price ?? null
  return { known: ofDay, reason: close.isPending && close.isFetching ? null : NOT_KNOWN }
}

const NOT_KNOWN = 'No close of that day is known. Type the price of that day yourself.'
