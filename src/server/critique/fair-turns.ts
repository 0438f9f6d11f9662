import { sql } from 'kysely'
import type { Db } from '../database/open-database.ts'

/** An account that has critiques waiting. */
type WaitingAccount = {
  readonly userId: string
  /** How many of its critiques are being written now. */
  readonly running: number
  /** Since when its oldest critique has waited. */
  readonly since: string
}

/** Chooses whose critique is written next, so that no account waits behind more than one critique of another. */
export type Turns = {
  /** @returns the account's user id; null when none waits */
  next(waiting: readonly WaitingAccount[]): string | null
}

/**
 * The account with the fewest critiques under way comes first; then the one whose last turn is longest ago; then the oldest wait.
 */
export function makeTurns(): Turns {
  const lastTurns = new Map<string, number>()
  let turn = 0
  return {
    next(waiting) {
      const lastTurn = ({ userId }: WaitingAccount) => lastTurns.get(userId) ?? 0
      const [first] = waiting.toSorted(
        (one, other) =>
          one.running - other.running ||
          lastTurn(one) - lastTurn(other) ||
          (waitsSince(one) < waitsSince(other) ? -1 : 1),
      )
      if (!first) {
        lastTurns.clear()
        return null
      }
      turn += 1
      lastTurns.set(first.userId, turn)
      return first.userId
    },
  }
}

/** Of two that have waited since the same moment, one comes first for good, on whichever engine. */
const waitsSince = ({ since, userId }: WaitingAccount): string => `${since} ${userId}`

/** The accounts that have a critique which can be taken now. */
export async function listWaitingAccounts(db: Db, now: string): Promise<WaitingAccount[]> {
  const isFree = sql<boolean>`(locked_until is null or locked_until < ${now})`
  const rows = await db
    .selectFrom('critique_jobs')
    .select((where) => [
      'user_id',
      sql<number>`count(case when ${isFree} then null else 1 end)`.as('running'),
      where.fn.min<string | null>(sql`case when ${isFree} and run_at <= ${now} then run_at end`).as('since'),
    ])
    .groupBy('user_id')
    .execute()
  return rows.flatMap(({ user_id, running, since }) =>
    since === null ? [] : [{ userId: user_id, running: Number(running), since }],
  )
}
