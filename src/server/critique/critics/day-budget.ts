import type { Db } from '../../database/open-database.ts'
import { findSpent, takeCredits } from '../../outbound/budget-store.ts'

/** Calls of the language model in a day (UTC), counted separately for each account. */
export type DayBudget = {
  /**
   * Takes a call, unless fewer than `leaving` would be left after it, in one statement, as other processes take of it too.
   * @returns why none was taken, in words for the user; null when one was
   */
  spend(userId: string, leaving?: number): Promise<string | null>
  /** null where there is no limit */
  find(userId: string): Promise<{ readonly used: number; readonly limit: number } | null>
}

/** @param perDay 0 means no limit */
export const openDayBudget = (db: Db, perDay: number, now: () => string): DayBudget => ({
  async spend(userId, leaving = 0) {
    if (perDay === 0) return null
    const limits = { name: nameOf(userId), perMinute: 0, perDay: perDay - leaving }
    const isTaken = limits.perDay > 0 && (await takeCredits(db, limits, 1, 'interactive', now())) === null
    return isTaken
      ? null
      : `Your calls of the language model for today are used up (AI_PER_DAY=${perDay}). New ones come at midnight, UTC.`
  },
  async find(userId) {
    if (perDay === 0) return null
    return { used: (await findSpent(db, nameOf(userId), now())).day, limit: perDay }
  },
})

const nameOf = (userId: string): string => `critic of ${userId}`
