import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { Db, OpenDatabase } from './open-database.ts'
import { isBrokenOff, OutcomeUnknown, storageFailure } from './storage-failure.ts'
import type { Tables } from './tables.ts'

/**
 * @param confirm for work that only found what it would have written: lets the COMMIT wait for the disk, and for a copy that is
 * waited for, as the one of the first did. What the first wrote can be seen here before it is safe
 */
type Work<T> = (trx: Transaction<Tables>, confirm: () => Promise<void>) => Promise<T>

/**
 * Runs one piece of work on a user's ledger whole or not at all, and resolves once the disk has it. The work reads what it
 * decides on through the transaction that it is given, and does nothing outside of it: it may be run again.
 */
export type Write = InTransaction & {
  /** What writes by one statement, and reads before it; null on SQLite, where a statement is no round trip. */
  readonly atOnce: AtOnce | null
}

export type InTransaction = <T>(userId: string, work: Work<T>) => Promise<T>

/** Runs work on a user's ledger outside of a transaction. `confirm` is as that of other work. What was not done is tried again, as there. */
type AtOnce = <T>(userId: string, work: (db: Db, confirm: () => Promise<void>) => Promise<T>) => Promise<T>

/** On PostgreSQL a transaction each; on SQLite, which has one writer, whoever waits at the same moment shares one. */
export const makeWrite = ({ db, engine }: OpenDatabase): Write =>
  engine === 'sqlite'
    ? Object.assign(groupCommit(db), { atOnce: null })
    : Object.assign(lockUser(db), { atOnce: atOnce(db) })

/** One after the other for each user: of two that had read the same end of a ledger, one would have to begin again. */
function atOnce(db: Db): AtOnce {
  const last = new Map<string, Promise<unknown>>()
  return (userId, work) => {
    const done = (last.get(userId) ?? Promise.resolve()).then(() => whilePassing(() => work(db, () => writeToLog(db))))
    const settled = done.then(ignore, ignore).then(() => {
      if (last.get(userId) === settled) last.delete(userId)
    })
    last.set(userId, settled)
    return done
  }
}

const ignore = () => {}

/**
 * One after the other for each user, in whatever process: without the lock the second of two would have to begin again.
 * @throws OutcomeUnknown when the connection broke at the COMMIT: only who knows a repeat from a second wish may try again
 */
const lockUser =
  (db: Db): InTransaction =>
  (userId, work) =>
    whilePassing(async () => {
      let isCommitting = false
      try {
        return await db.transaction().execute(async (trx) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(trx)
          const value = await work(trx, () => writeToLog(trx))
          isCommitting = true
          return value
        })
      } catch (error) {
        throw isCommitting && isBrokenOff(error) ? new OutcomeUnknown(error) : error
      }
    })

/** A transaction that has written nothing commits at once, without waiting for anybody. This writes to the log alone. */
const writeToLog = async (trx: Db): Promise<void> => {
  await sql`select pg_logical_emit_message(true, 'candor', '')`.execute(trx)
}

/** What SQLite shows is committed and on the disk, or a part of the same COMMIT. */
const isSafe = async (): Promise<void> => {}

/** Before each further try: three seconds in all, in which a database that was restarted is back. */
const PAUSES_MS = [50, 100, 200, 400, 750, 1_500]

/** What a lost connection did not commit is not there, so it is tried again on another one. */
async function whilePassing<T>(attempt: () => Promise<T>): Promise<T> {
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
 * Group commit: waiting for the disk is most of what a write costs, and a COMMIT waits once for everything in it. Each piece
 * has a savepoint of its own, so that one that fails takes nothing of the others with it.
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
      // After the requests that arrived in this turn of the event loop have come this far too.
      setImmediate(commitAll)
    })
}

/** @param takeWaiting asked only once the transaction has begun: whoever comes while it waits for its turn comes along */
async function commitGroup(db: Db, takeWaiting: () => Waiting[]): Promise<void> {
  let group: Waiting[] | null = null
  let outcomes: readonly (() => void)[] = []
  try {
    await db.transaction().execute(async (trx) => {
      group = takeWaiting()
      outcomes = await runGroup(trx, group)
    })
    for (const tell of outcomes) tell()
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

/** @returns how to tell the outcome, which must wait for the COMMIT */
async function runPiece(trx: Transaction<Tables>, { work, resolve, reject }: Waiting): Promise<() => void> {
  await trx.executeQuery(SAVEPOINT)
  try {
    const value = await work(trx, isSafe)
    await trx.executeQuery(RELEASE)
    return () => resolve(value)
  } catch (error) {
    // A disk that is full, or gone, ends the whole transaction: there is no savepoint to return to.
    if (storageFailure(error)) throw error
    await trx.executeQuery(ROLLBACK)
    await trx.executeQuery(RELEASE)
    return () => reject(error)
  }
}

const SAVEPOINT = CompiledQuery.raw('savepoint piece')
const RELEASE = CompiledQuery.raw('release piece')
const ROLLBACK = CompiledQuery.raw('rollback to piece')
