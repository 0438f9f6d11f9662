import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

type CritiqueWish = { readonly userId: string; readonly decisionId: string; readonly assetId: number }

/** Queues a critique, in the decision's own transaction, so that neither is stored without the other. */
export async function enqueueCritique(db: Db, wish: CritiqueWish, now: Instant): Promise<void> {
  await enqueueQuery(db, { ...wish, now })
}

const enqueueQuery = prepared<CritiqueWish & { readonly now: Instant }, unknown>((db, value) =>
  db
    .insertInto('critique_jobs')
    .values({
      user_id: value('userId'),
      decision_id: value('decisionId'),
      asset_id: value('assetId'),
      attempts: 0,
      run_at: value('now'),
      locked_until: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'decision_id']).doNothing()),
)
