import { Hono } from 'hono'
import { LanguageQuery } from '#contract/language-query.ts'
import { type DueReviewsView, ReviewAnswersBody, ReviewGradeBody } from '#contract/reviews.ts'
import { answerReview, gradeReview } from '#domain/reviews/record-review.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { found } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { readQuery } from '../http/read-query.ts'
import { giveJson } from '../http/stored-answer.ts'
import { recordFact } from '../recording/record-fact.ts'
import { reviewTime } from '../reviews/due-review-view.ts'
import { listDueReviews } from '../reviews/list-due-reviews.ts'
import { findReviewed, measured, NO_SUCH_REVIEW, showReview } from './review-view.ts'

/** The routes of reviews. No outcome of a decision is sent before its review is answered and graded. */
export const reviewRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const due = await listDueReviews(context.db, c.var.user.id, context.now())
      return giveJson(c, { due } satisfies DueReviewsView)
    })
    .get('/:sequence', async (c) =>
      giveJson(
        c,
        await showReview(
          context,
          c.var.user.id,
          sequenceOf(c.req.param('sequence')),
          readQuery(c, LanguageQuery).language,
        ),
      ),
    )
    .post('/:sequence/answers', async (c) => {
      const { language } = readQuery(c, LanguageQuery)
      const answers = await readBody(c, ReviewAnswersBody)
      const [userId, sequence] = [c.var.user.id, sequenceOf(c.req.param('sequence'))]
      const { decision } = await findReviewed(context.db, userId, sequence)
      const returnPercent = answers.returnPercent === null ? null : String(answers.returnPercent)
      await recordFact(context, userId, decision.assetId, async (asset, { trx, now }) => {
        const { entries } = await findReviewed(trx, userId, sequence)
        const time = await reviewTime(trx, userId, now)
        return answerReview(asset, entries, sequence, { ...answers, returnPercent }, time)
      })
      return c.json(await showReview(context, userId, sequence, language), 201)
    })
    .post('/:sequence/grade', async (c) => {
      const { language } = readQuery(c, LanguageQuery)
      const { isWellDecided } = await readBody(c, ReviewGradeBody)
      const [userId, sequence] = [c.var.user.id, sequenceOf(c.req.param('sequence'))]
      const { decision } = await findReviewed(context.db, userId, sequence)
      await recordFact(context, userId, decision.assetId, async (asset, { trx, now }) => {
        const { entries, decision: asItCounts } = await findReviewed(trx, userId, sequence)
        const actual = await measured(trx, userId, asset, entries, asItCounts, now)
        const time = await reviewTime(trx, userId, now)
        return gradeReview(asset, entries, sequence, { isWellDecided, actual }, time)
      })
      return c.json(await showReview(context, userId, sequence, language), 201)
    })

function sequenceOf(text: string): number {
  return found(/^\d{1,9}$/.test(text) ? Number(text) : null, NO_SUCH_REVIEW)
}
