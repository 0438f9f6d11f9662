import type { JoinBuilder } from 'kysely'
import type { Db } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'

/** A critique that is yet to be written. */
export type CritiqueJob = {
  readonly userId: string
  readonly decisionId: string
  readonly assetId: number
  readonly attempts: number
}

/** How many jobs to try in one turn, when other runners take those that were read. */
const MOST_TRIES = 5

/**
 * Reserves the job that has waited longest for this runner, until `lockedUntil`; null when there is none. The job is read without
 * a lock and reserved only if nobody reserved it meanwhile. The number of attempts is the fencing token, here and in all later
 * changes, so that a runner that was taken for dead cannot touch a job that another one has reserved.
 * @param userId whose jobs count; without it, everybody's
 */
export async function claimCritique(
  db: Db,
  now: string,
  lockedUntil: string,
  userId?: string,
): Promise<CritiqueJob | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const seen = await db
      .selectFrom('critique_jobs as jobs')
      .leftJoin('entries', isOfJob)
      .select(['jobs.user_id', 'jobs.decision_id', 'jobs.asset_id', 'jobs.attempts'])
      .where('run_at', '<=', now)
      .$if(userId !== undefined, (query) => query.where('jobs.user_id', '=', userId ?? ''))
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
      .orderBy('run_at')
      .orderBy('jobs.user_id')
      // Of the same moment, the decisions in the order of the ledger.
      .orderBy('entries.sequence')
      .orderBy('jobs.decision_id')
      .limit(1)
      .executeTakeFirst()
    if (!seen) return null
    const job = { userId: seen.user_id, decisionId: seen.decision_id, assetId: seen.asset_id, attempts: seen.attempts }
    if (await changeJob(db, job, { locked_until: lockedUntil, attempts: job.attempts + 1 }))
      return { ...job, attempts: job.attempts + 1 }
  }
  return null
}

/** Joins a job with the entry of its decision. */
const isOfJob = (join: JoinBuilder<Tables & { jobs: Tables['critique_jobs'] }, 'jobs' | 'entries'>) =>
  join.onRef('entries.user_id', '=', 'jobs.user_id').onRef('entries.decision_id', '=', 'jobs.decision_id')

type Change = { readonly locked_until: string | null; readonly attempts?: number; readonly run_at?: string }

/** @returns whether the job still belonged to its runner */
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

/** Reserves a job for its runner a while longer. */
export async function holdCritique(db: Db, job: CritiqueJob, lockedUntil: string): Promise<void> {
  await changeJob(db, job, { locked_until: lockedUntil })
}

/** Gives a job back; it can be taken again from `runAt` on. */
export async function releaseCritique(db: Db, job: CritiqueJob, runAt: string): Promise<void> {
  await changeJob(db, job, { locked_until: null, run_at: runAt })
}

/** Gives back a job that was not finished because its runner is stopping, which does not count as an attempt. */
export async function returnCritique(db: Db, job: CritiqueJob, runAt: string): Promise<void> {
  await changeJob(db, job, { locked_until: null, run_at: runAt, attempts: job.attempts - 1 })
}

/** @returns whether the job still belonged to its runner: another one may have taken or finished it */
export async function finishCritique(db: Db, job: CritiqueJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('critique_jobs')
    .where('user_id', '=', job.userId)
    .where('decision_id', '=', job.decisionId)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Gives back every job, at the start of a database's only process, when no other can hold one. */
export async function releaseAllCritiques(db: Db): Promise<void> {
  await db.updateTable('critique_jobs').set({ locked_until: null }).execute()
}

/** The decisions of an asset whose critiques are yet to come, oldest first. */
export async function listAwaitingCritique(db: Db, userId: string, assetId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('critique_jobs as jobs')
    .leftJoin('entries', isOfJob)
    .select('jobs.decision_id')
    .where('jobs.user_id', '=', userId)
    .where('jobs.asset_id', '=', assetId)
    .orderBy('entries.sequence')
    .orderBy('jobs.decision_id')
    .execute()
  return rows.map((row) => row.decision_id)
}
