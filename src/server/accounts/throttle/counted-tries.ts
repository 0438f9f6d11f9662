import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type WaitPolicy, waitSeconds } from '#domain/accounts/sign-in-waits.ts'
import type { Db } from '../../database/open-database.ts'
import type { CountedTriesRow } from '../../database/tables.ts'

/** What tries are counted by, and how long they must wait. */
export type Counter = WaitPolicy & { readonly name: string }

/** Takes a count back, as if the try had not been made. */
type TakeBack = (db: Db) => Promise<void>

/** The stored count before a try. */
type Standing = Pick<CountedTriesRow, 'tries' | 'last_ms'> | undefined

/** 2 to the power of this, in seconds, is longer than any wait. */
const MOST_DOUBLINGS = 20

/** Clocks of two processes differ by less. A stored time further ahead comes from before a clock was set back. */
const CLOCK_SKEW_MS = 60_000

/** @returns how long a try must wait, in ms; 0 when it may be made now */
export async function waitMs(db: Db, counters: readonly Counter[], nowMs: number): Promise<number> {
  const standing = await findStanding(db, counters)
  const waits = counters.map((counter) => waitOf(counter, standing.get(keyOf(counter)), nowMs))
  return Math.max(0, ...waits)
}

/**
 * Counts a try before its outcome is known, so that concurrent tries are let through no more often than consecutive ones. It is
 * one statement, so two processes never take the same try. Where no wait is due, the order of two tries does not matter.
 * @returns how to take the count back; null when this try must wait
 */
export async function countTry(db: Db, counter: Counter, nowMs: number): Promise<TakeBack | null> {
  const key = keyOf(counter)
  const before = (await findStanding(db, [counter])).get(key)
  const isForgotten = sql<boolean>`counted_tries.last_ms <= ${nowMs - counter.forgetSeconds * 1000}`
  const { rows } = await sql<{ tries: number }>`
    insert into counted_tries (key, tries, last_ms) values (${key}, 1, ${nowMs})
    on conflict (key) do update set
      tries = case when ${isForgotten} then 1 else counted_tries.tries + 1 end, last_ms = ${nowMs}
    where ${isForgotten} or counted_tries.last_ms > ${nowMs + CLOCK_SKEW_MS}
      or ${waitInSql(counter)} = 0 or counted_tries.last_ms + 1000 * ${waitInSql(counter)} <= ${nowMs}
    returning tries`.execute(db)
  if (rows.length === 0) return null
  return (later) => uncount(later, key, before, nowMs)
}

/** Counts a try in each of these counters, or in none. @returns how to take all counts back; null when this try must wait */
export async function countInEach(db: Db, counters: readonly Counter[], nowMs: number): Promise<TakeBack | null> {
  const counted: TakeBack[] = []
  const takeBack: TakeBack = async (later) => {
    for (const uncountOne of counted) await uncountOne(later)
  }
  for (const counter of counters) {
    const one = await countTry(db, counter, nowMs)
    if (one === null) {
      await takeBack(db)
      return null
    }
    counted.push(one)
  }
  return takeBack
}

/**
 * Forgets the tries after a right password, which makes earlier wrong ones harmless.
 * @param alsoIn counters that counted the same tries among others'; those of others stay
 */
export async function forgetTries(db: Db, counter: Counter, alsoIn: readonly Counter[] = []): Promise<void> {
  const forgotten = await db
    .deleteFrom('counted_tries')
    .where('key', '=', keyOf(counter))
    .returning('tries')
    .executeTakeFirst()
  if (!forgotten || forgotten.tries < 1 || alsoIn.length === 0) return
  await db
    .updateTable('counted_tries')
    .set((of) => ({ tries: of('tries', '-', forgotten.tries) }))
    .where('key', 'in', alsoIn.map(keyOf))
    .where('tries', '>=', forgotten.tries)
    .execute()
}

/** Deletes counts that are too old to matter. */
export async function sweepTries(db: Db, olderThanMs: number): Promise<void> {
  await db.deleteFrom('counted_tries').where('last_ms', '<', olderThanMs).execute()
}

async function findStanding(db: Db, counters: readonly Counter[]): Promise<Map<string, CountedTriesRow>> {
  const rows = await db.selectFrom('counted_tries').selectAll().where('key', 'in', counters.map(keyOf)).execute()
  return new Map(rows.map((row) => [row.key, { ...row, last_ms: Number(row.last_ms) }]))
}

function waitOf(counter: Counter, standing: Standing, nowMs: number): number {
  if (!standing || standing.last_ms > nowMs + CLOCK_SKEW_MS) return 0
  const seconds = Math.min(waitSeconds(standing.tries, counter), counter.forgetSeconds)
  if (seconds === 0) return 0
  return standing.last_ms + seconds * 1000 - nowMs
}

/** Takes a try back, with its time if no other try has come since. */
async function uncount(db: Db, key: string, before: Standing, countedMs: number): Promise<void> {
  await db
    .updateTable('counted_tries')
    .set((of) => ({
      tries: of('tries', '-', 1),
      last_ms: sql`case when last_ms = ${countedMs} then ${before?.last_ms ?? countedMs} else last_ms end`,
    }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

/** `waitSeconds` in SQL for both engines; a test compares the two. */
const waitInSql = ({ free, longestSeconds }: WaitPolicy) => sql`(case
  when ${free} = 0 or counted_tries.tries < ${free} then 0
  when counted_tries.tries - ${free} >= ${MOST_DOUBLINGS} then ${longestSeconds}
  when (1 << (counted_tries.tries - ${free})) > ${longestSeconds} then ${longestSeconds}
  else 1 << (counted_tries.tries - ${free}) end)`

const keyOf = ({ name }: Counter): string => createHash('sha256').update(name).digest('base64url')
