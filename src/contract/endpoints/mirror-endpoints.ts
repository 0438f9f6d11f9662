import { KeptRulesView } from '../kept-rules.ts'
import { LetterView, WriteLetterBody, WrittenLetterView } from '../letter.ts'
import { MirrorView } from '../mirror.ts'
import { DueReviewsView, ReviewAnswersBody, ReviewGradeBody, ReviewView } from '../reviews.ts'
import type { Endpoint } from './endpoint.ts'

/** The Mirror: what a journal shows about its writer. */
export const MIRROR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/mirror',
    summary: 'What your journal says of you: findings in sentences, and the instruments that they rest on',
    status: 200,
    view: MirrorView,
  },
  {
    method: 'get',
    path: '/api/mirror/kept-rules',
    summary: 'What holding through your own stops, targets and tests had come to, day by day',
    status: 200,
    view: KeptRulesView,
  },
  {
    method: 'get',
    path: '/api/mirror/letter',
    summary:
      'A memo made from the Mirror as it stood when a quarter or a year was over: three findings, one credit, one question',
    optionalQuery: { of: '2026-q3 or 2026; the last one that is over, unless it is said' },
    status: 200,
    view: LetterView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/mirror/letter',
    summary:
      'Has the language model write that letter anew, each figure checked against it; takes one call of AI_PER_DAY',
    body: WriteLetterBody,
    status: 200,
    view: WrittenLetterView,
    refusals: [404, 409, 422],
  },
  {
    method: 'get',
    path: '/api/mirror/reviews',
    summary: 'The decisions that you are asked to remember: without a figure, and nothing of their outcome',
    status: 200,
    view: DueReviewsView,
  },
  {
    method: 'get',
    path: '/api/mirror/reviews/{sequence}',
    summary: 'One review, as far as it may be shown: the old text once it is answered, the result once it is graded',
    status: 200,
    view: ReviewView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/mirror/reviews/{sequence}/answers',
    summary: 'Three answers from memory, once',
    body: ReviewAnswersBody,
    status: 201,
    view: ReviewView,
    refusals: [404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/mirror/reviews/{sequence}/grade',
    summary: 'Whether it was well decided, by its text alone; then the result is shown',
    body: ReviewGradeBody,
    status: 201,
    view: ReviewView,
    refusals: [404, 409, 422],
  },
]
