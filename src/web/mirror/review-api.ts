import { queryOptions } from '@tanstack/react-query'
import type { ReviewAnswersBody, ReviewGradeBody, ReviewView } from '#contract/reviews.ts'
import type { Language } from '#domain/locale.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const reviewQuery = (sequence: number, language: Language) =>
  queryOptions({
    queryKey: queryKeys.review(sequence),
    queryFn: () => request<ReviewView>('GET', `/api/mirror/reviews/${sequence}?language=${language}`),
    retry: false,
  })

export const answerReview = (sequence: number, answers: ReviewAnswersBody, language: Language) =>
  request<ReviewView>('POST', `/api/mirror/reviews/${sequence}/answers?language=${language}`, answers)

export const gradeReview = (sequence: number, grade: ReviewGradeBody, language: Language) =>
  request<ReviewView>('POST', `/api/mirror/reviews/${sequence}/grade?language=${language}`, grade)
