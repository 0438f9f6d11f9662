import type { Db } from '../database/open-database.ts'

/** A critique that is still to be written. */
export type CritiqueJob = {
  readonly userId: string
  readonly decisionId: string
  readonly assetId: number
  readonly attempts: number
}

/** Where other runners take the jobs that are looked at, so many are tried in one turn. */
const MOST_TRIES = 5

/**
 * Takes the job that has waited longest, for this runner alone until `lockedUntil`; null when there is none. Looked for without
 * a lock, and taken only if nobody took it meanwhile: how often it was tried is the fence, here and for whatever is done with
 * it later, so that a runner that was believed gone does nothing more with a job that is another's.
 * @param userId whose jobs count; left out, everybody's
 */
export async function claimCritique(
  db: Db,
  now: string,
  lockedUntil: string,
  userId?: string,
): Promise<CritiqueJob | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const seen = await db
      .selectFrom('critique_jobs')
      .select(['user_id', 'decision_id', 'asset_id', 'attempts'])
      .where('run_at', '<=', now)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst()
    if (!seen) return null
    const job = { userId: seen.user_id, decisionId: seen.decision_id, assetId: seen.asset_id, attempts: seen.attempts }
    if (await changeJob(db, job, { locked_until: lockedUntil, attempts: job.attempts + 1 }))
      return { ...job, attempts: job.attempts + 1 }
  }
  return null
}

type Change = { readonly locked_until: string | null; readonly attempts?: number; readonly run_at?: string }

/** @returns whether the job is still that of its runner */
async function changeJob(db: Db, job: CritiqueJob, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('critique_jobs')
    .set(change)
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Keeps a job for its runner a while longer. */
export async function holdCritique(db: Db, job: CritiqueJob, lockedUntil: string): Promise<void> {
  await changeJob(db, job, { locked_until: lockedUntil })
}

/** Gives a job back, to be taken again not before `runAt`. */
export async function releaseCritique(db: Db, job: CritiqueJob, runAt: string): Promise<void> {
  await changeJob(db, job, { locked_until: null, run_at: runAt })
}

/** Gives a job back that was not tried to its end, because its runner is stopping: this was no attempt. */
export async function returnCritique(db: Db, job: CritiqueJob, runAt: string): Promise<void> {
  await changeJob(db, job, { locked_until: null, run_at: runAt, attempts: job.attempts - 1 })
}

/** @returns whether the job was still its runner's: somebody else may have taken or finished it */
export async function finishCritique(db: Db, job: CritiqueJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('critique_jobs')
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .where('attempts', '=', job.attempts)
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
