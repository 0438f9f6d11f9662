import { KeptRulesView } from '../kept-rules.ts'
import { LetterView, WriteLetterBody, WrittenLetterView } from '../letter.ts'
import { MirrorView } from '../mirror.ts'
import { OpenedFigureView } from '../opened-figure.ts'
import { DueReviewsView, ReviewAnswersBody, ReviewGradeBody, ReviewView } from '../reviews.ts'
import type { Endpoint } from './endpoint.ts'

/** The Mirror: what a journal shows about its writer. */
export const MIRROR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/mirror',
    summary: 'Get what your journal shows about your decisions: findings in sentences, and the measures behind them',
    optionalQuery: { language: 'language of its sentences: en or de; without it, en' },
    status: 200,
    view: MirrorView,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/mirror/evidence',
    summary: 'Get the entries that a figure of the Mirror is computed from, each with the numbers that it brings to it',
    query: {
      figure:
        'selling, exchanges, selling-84, exchanges-84, passed-on, after-losses, size, disposition, year, level, period, hours, weekday or critic',
    },
    optionalQuery: {
      part: 'of year, level, period, hours, weekday and critic the one that is meant: `2025`, `0.65`, `2025-q3`, the name of the time or day as in `hours`, or the model',
      from: 'place of the first row of each group that is given; without it, 0',
      language: 'language of its words and figures: en or de; without it, en',
    },
    status: 200,
    view: OpenedFigureView,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/mirror/kept-rules',
    summary: 'Get day by day what holding through your own stops, targets and tests has gained or cost',
    status: 200,
    view: KeptRulesView,
  },
  {
    method: 'get',
    path: '/api/mirror/letter',
    summary:
      'Get the letter for a quarter or a year, made from the Mirror as it was at its end: up to three ' +
      'findings, a credit and a question',
    optionalQuery: {
      of: 'id of the period, for example 2026-q3 or 2026; the latest one that has ended when absent',
      language: 'language of the letter: en or de; without it, en',
    },
    status: 200,
    view: LetterView,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/mirror/letter',
    summary:
      'Have the language model rewrite a letter, and check each figure against the original. Uses one call of ' +
      'the daily limit AI_PER_DAY',
    body: WriteLetterBody,
    status: 200,
    view: WrittenLetterView,
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/api/mirror/reviews',
    summary: 'List the decisions that are due for a review, without figures or outcomes',
    status: 200,
    view: DueReviewsView,
  },
  {
    method: 'get',
    path: '/api/mirror/reviews/{sequence}',
    optionalQuery: { language: 'language of `claim`: en or de; without it, en' },
    summary: 'Get a review. The thesis is included once the review is answered, and the result once it is graded',
    status: 200,
    view: ReviewView,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/mirror/reviews/{sequence}/answers',
    optionalQuery: { language: 'language of `claim`: en or de; without it, en' },
    summary: 'Answer the three questions of a review from memory. An answer is final',
    body: ReviewAnswersBody,
    status: 201,
    view: ReviewView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/mirror/reviews/{sequence}/grade',
    optionalQuery: { language: 'language of `claim`: en or de; without it, en' },
    summary:
      'Grade whether a reviewed decision was well made, judged by its text alone. The response includes the result',
    body: ReviewGradeBody,
    status: 201,
    view: ReviewView,
    refusals: [409],
  },
]
