import { queryOptions } from '@tanstack/react-query'
import type { ReviewAnswersBody, ReviewGradeBody, ReviewView } from '#contract/reviews.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const reviewQuery = (sequence: number) =>
  queryOptions({
    queryKey: queryKeys.review(sequence),
    queryFn: () => request<ReviewView>('GET', `/api/mirror/reviews/${sequence}`),
    retry: false,
  })

export const answerReview = (sequence: number, answers: ReviewAnswersBody) =>
  request<ReviewView>('POST', `/api/mirror/reviews/${sequence}/answers`, answers)

export const gradeReview = (sequence: number, grade: ReviewGradeBody) =>
  request<ReviewView>('POST', `/api/mirror/reviews/${sequence}/grade`, grade)
