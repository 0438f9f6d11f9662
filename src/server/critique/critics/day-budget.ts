import type { Db } from '../../database/open-database.ts'
import { creditsLeft, findSpent, takeCredits } from '../../outbound/budget-store.ts'

/** Calls of the language model in a day (UTC), counted separately for each account. */
export type DayBudget = {
  /** Takes a call. @returns why none is left, in words for the user; null when one was taken */
  spend(userId: string): Promise<string | null>
  /** How many calls are left; infinitely many where there is no limit. */
  left(userId: string): Promise<number>
  /** null where there is no limit */
  find(userId: string): Promise<{ readonly used: number; readonly limit: number } | null>
}

/** @param perDay 0 means no limit */
export const openDayBudget = (db: Db, perDay: number, now: () => string): DayBudget => ({
  async spend(userId) {
    const refused = await takeCredits(db, { name: nameOf(userId), perMinute: 0, perDay }, 1, 'interactive', now())
    return refused === null
      ? null
      : `Your calls of the language model for today are used up (AI_PER_DAY=${perDay}). New ones come at midnight, UTC.`
  },
  left: (userId) => creditsLeft(db, { name: nameOf(userId), perMinute: 0, perDay }, 'interactive', now()),
  async find(userId) {
    if (perDay === 0) return null
    return { used: (await findSpent(db, nameOf(userId), now())).day, limit: perDay }
  },
})

const nameOf = (userId: string): string => `critic of ${userId}`
