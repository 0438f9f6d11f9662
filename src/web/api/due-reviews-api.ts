import { queryOptions } from '@tanstack/react-query'
import type { DueReviewsView } from '#contract/reviews.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const A_WHILE_MS = 600_000

/** The decisions that are due for a review. They are due for days, so the answer is reused for ten minutes. */
export const dueReviewsQuery = queryOptions({
  queryKey: queryKeys.dueReviews,
  queryFn: () => request<DueReviewsView>('GET', '/api/mirror/reviews'),
  staleTime: A_WHILE_MS,
  retry: false,
})
