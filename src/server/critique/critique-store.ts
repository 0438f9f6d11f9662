import { sql } from 'kysely'
import type { Db, Engine } from '../database/open-database.ts'

/** A critique that is still to be written. */
export type CritiqueJob = {
  readonly userId: string
  readonly decisionId: string
  readonly assetId: number
  readonly attempts: number
}

/**
 * Takes the job that has waited longest, for this runner alone until `lockedUntil`; null when there is none.
 * @param userId whose jobs count; left out, everybody's
 */
export async function claimCritique(
  db: Db,
  engine: Engine,
  now: string,
  lockedUntil: string,
  userId?: string,
): Promise<CritiqueJob | null> {
  const waiting = db
    .selectFrom('critique_jobs')
    .select(['user_id', 'decision_id'])
    .where('run_at', '<=', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
    .orderBy('run_at')
    .limit(1)
  const row = await db
    .updateTable('critique_jobs')
    .set((column) => ({ locked_until: lockedUntil, attempts: column('attempts', '+', 1) }))
    .where(
      ({ refTuple }) =>
        sql<boolean>`${refTuple('user_id', 'decision_id')} in (${engine === 'postgres' ? waiting.forUpdate().skipLocked() : waiting})`,
    )
    .returning(['user_id', 'decision_id', 'asset_id', 'attempts'])
    .executeTakeFirst()
  return row
    ? { userId: row.user_id, decisionId: row.decision_id, assetId: row.asset_id, attempts: row.attempts }
    : null
}

/** Keeps a job for its runner a while longer. */
export async function holdCritique(db: Db, job: CritiqueJob, lockedUntil: string): Promise<void> {
  await db
    .updateTable('critique_jobs')
    .set({ locked_until: lockedUntil })
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .execute()
}

/** Gives a job back, to be taken again not before `runAt`. */
export async function releaseCritique(db: Db, job: CritiqueJob, runAt: string): Promise<void> {
  await db
    .updateTable('critique_jobs')
    .set({ locked_until: null, run_at: runAt })
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .execute()
}

/** Gives a job back that was not tried to its end, because its runner is stopping: this was no attempt. */
export async function returnCritique(db: Db, job: CritiqueJob, runAt: string): Promise<void> {
  await db
    .updateTable('critique_jobs')
    .set({ locked_until: null, run_at: runAt, attempts: job.attempts - 1 })
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .execute()
}

/** @returns whether the job was still there: somebody else may have finished it */
export async function finishCritique(db: Db, job: CritiqueJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('critique_jobs')
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Gives back every job: for the start of the only process on a database, where whoever held one is gone. */
export async function releaseAllCritiques(db: Db): Promise<void> {
  await db.updateTable('critique_jobs').set({ locked_until: null }).execute()
}

/** The decisions of one asset whose critique is still to come. */
export async function listAwaitingCritique(db: Db, userId: string, assetId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('critique_jobs')
    .select('decision_id')
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .execute()
  return rows.map((row) => row.decision_id)
}
