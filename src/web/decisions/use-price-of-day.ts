import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CloseView, PriceView } from '#contract/prices.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { decisionMessages } from './decision-messages.ts'

/** What the price belongs to. An option that is on no list has no closes, because its closes are typed by its user. */
type OfWhat = { readonly ticker: string; readonly type: string; readonly assetId: number | null }

/** Fetches the close of an earlier day. */
const closeQuery = ({ ticker, type, assetId }: OfWhat, day: string) =>
  queryOptions({
    queryKey: queryKeys.close(ticker, day, assetId),
    queryFn: () => request<CloseView>('GET', closePath(ticker, day, assetId)),
    enabled: wholeDay(day) !== '' && ticker !== '' && (type === 'stock' || assetId !== null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const closePath = (ticker: string, day: string, assetId: number | null): string =>
  `/api/prices/${encodeURIComponent(ticker)}/close?on=${day}${assetId === null ? '' : `&assetId=${assetId}`}`

type PriceOfDay = {
  readonly knownPrice: PriceView | null
  readonly reason: string | null
  /** The known prices around that day; undefined while they are loading. */
  readonly close: CloseView | undefined
}

/**
 * The price offered for a decision of an earlier day, in place of the present price.
 * @param day empty for today
 * @returns null for today
 */
export function usePriceOfDay(ofWhat: OfWhat, day: string): PriceOfDay | null {
  const close = useQuery(closeQuery(ofWhat, day))
  const { whyNoPrice } = useMessages(decisionMessages)
  if (day === '') return null
  if (wholeDay(day) === '') return { knownPrice: null, reason: null, close: undefined }
  const ofDay = close.data?.price ?? null
  return { knownPrice: ofDay, reason: close.isPending && close.isFetching ? null : whyNoPrice.ofDay, close: close.data }
}
