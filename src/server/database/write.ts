import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import { CompiledQuery, sql, type Transaction } from 'kysely'
import { lockUntilCommit } from './lock-until-commit.ts'
import type { Db, OpenDatabase } from './open-database.ts'
import { isBrokenOff, OutcomeUnknown, storageFailure } from './storage-failure.ts'
import type { Tables } from './tables.ts'

/**
 * Work on a user's ledger within a transaction.
 * @param confirm for a repeat that only finds what an earlier request wrote: makes this COMMIT wait for the disk, and for a
 * synchronous standby, as the first one's did. Otherwise the first one's rows can be read here before they are safe
 */
type Work<T> = (trx: Transaction<Tables>, confirm: () => Promise<void>) => Promise<T>

/**
 * Runs work on a user's ledger whole or not at all, and resolves once it is safe on the disk. The work reads what it decides on
 * through the transaction that it is given, and has no effect outside of it, because it may be run again.
 */
export type Write = InTransaction & {
  /** For work that writes with a single statement after its reads; null on SQLite, where a statement costs no round trip. */
  readonly atOnce: AtOnce | null
}

export type InTransaction = <T>(userId: string, work: Work<T>) => Promise<T>

/** Runs work on a user's ledger without a transaction. `confirm` is that of `Work`, and the work may be run again. */
type AtOnce = <T>(userId: string, work: (db: Db, confirm: () => Promise<void>) => Promise<T>) => Promise<T>

/** On PostgreSQL each work has its own transaction; on SQLite, which has one writer, concurrent works share one. */
export const makeWrite = ({ db, engine }: OpenDatabase): Write =>
  engine === 'sqlite'
    ? Object.assign(groupCommit(db), { atOnce: null })
    : Object.assign(lockUser(db), { atOnce: atOnce(db) })

/** Runs one work after the other for each user: of two that read the same end of a ledger, one would have to start again. */
function atOnce(db: Db): AtOnce {
  const last = new Map<string, Promise<unknown>>()
  return (userId, work) => {
    const done = (last.get(userId) ?? Promise.resolve()).then(() =>
      retryWhileLost(() => work(db, () => writeToLog(db))),
    )
    const settled = done.then(ignore, ignore).then(() => {
      if (last.get(userId) === settled) last.delete(userId)
    })
    last.set(userId, settled)
    return done
  }
}

const ignore = () => {}

/**
 * Runs one work after the other for each user in all processes: without the lock, the second of two would have to start again.
 * @throws OutcomeUnknown when the connection broke at the COMMIT: only a caller that recognizes a repeat may try again
 */
const lockUser =
  (db: Db): InTransaction =>
  (userId, work) =>
    retryWhileLost(async () => {
      let isCommitting = false
      try {
        return await db.transaction().execute(async (trx) => {
          await lockUntilCommit(trx, userId)
          const value = await work(trx, () => writeToLog(trx))
          isCommitting = true
          return value
        })
      } catch (error) {
        throw isCommitting && isBrokenOff(error) ? new OutcomeUnknown(error) : error
      }
    })

/** A transaction that wrote nothing commits without waiting for the disk. This writes to the log alone, so that it must wait. */
const writeToLog = async (trx: Db): Promise<void> => {
  await sql`select pg_logical_emit_message(true, 'candor', '')`.execute(trx)
}

/** Nothing to wait for: what SQLite lets a transaction read is on the disk already, or part of the same COMMIT. */
const isSafe = async (): Promise<void> => {}

/** The pauses before each further try: three seconds in all, within which a database that restarts is back. */
const PAUSES_MS = [50, 100, 200, 400, 750, 1_500]

/** Repeats an attempt whose connection was lost before its COMMIT, because then nothing of it was stored. */
async function retryWhileLost<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof OutcomeUnknown || storageFailure(error) !== 'lost') throw error
      await setTimeout(pauseMs)
    }
  }
  return attempt()
}

type Waiting = {
  readonly work: Work<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Group commit: waiting for the disk is most of what a write costs, and a COMMIT waits once for everything in it. Each work
 * has a savepoint of its own, so that a failure undoes that work alone.
 */
function groupCommit(db: Db): InTransaction {
  let waiting: Waiting[] = []
  let isBusy = false
  const takeWaiting = () => {
    const group = waiting
    waiting = []
    return group
  }
  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) await commitGroup(db, takeWaiting)
    isBusy = false
  }
  return (_userId, work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
      if (isBusy) return
      isBusy = true
      // The commit starts after all requests of this turn of the event loop have been added.
      setImmediate(commitAll)
    })
}

/** @param takeWaiting called once the transaction has begun, so that works which came while it waited for its turn join it */
async function commitGroup(db: Db, takeWaiting: () => Waiting[]): Promise<void> {
  let group: Waiting[] | null = null
  let outcomes: readonly (() => void)[] = []
  try {
    await db.transaction().execute(async (trx) => {
      group = takeWaiting()
      outcomes = await runGroup(trx, group)
    })
    // Whoever was waiting goes on in a turn of its own, because what it answers is work too.
    for (const [place, tell] of outcomes.entries()) {
      if (place > 0) await nextTurn()
      tell()
    }
  } catch (error) {
    for (const { reject } of group ?? takeWaiting()) reject(error)
  }
}

async function runGroup(trx: Transaction<Tables>, group: readonly Waiting[]): Promise<(() => void)[]> {
  const [only, ...others] = group
  if (only && others.length === 0) {
    const value = await only.work(trx, isSafe)
    return [() => only.resolve(value)]
  }
  const outcomes: (() => void)[] = []
  for (const piece of group) outcomes.push(await runPiece(trx, piece))
  return outcomes
}

/** @returns how to report the outcome, which must wait for the COMMIT */
async function runPiece(trx: Transaction<Tables>, { work, resolve, reject }: Waiting): Promise<() => void> {
  await trx.executeQuery(SAVEPOINT)
  try {
    const value = await work(trx, isSafe)
    await trx.executeQuery(RELEASE)
    return () => resolve(value)
  } catch (error) {
    // A disk that is full or gone ends the whole transaction, so there is no savepoint left to return to.
    if (storageFailure(error)) throw error
    await trx.executeQuery(ROLLBACK)
    await trx.executeQuery(RELEASE)
    return () => reject(error)
  }
}

const SAVEPOINT = CompiledQuery.raw('savepoint piece')
const RELEASE = CompiledQuery.raw('release piece')
const ROLLBACK = CompiledQuery.raw('rollback to piece')
