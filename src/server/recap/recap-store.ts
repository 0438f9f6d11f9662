import { z } from 'zod'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { storePreference } from '../preferences/preference-store.ts'

/** Stored among a user's preferences, so it is deleted with them when the account is erased. */
const NAME = 'weeklyRecap'

const Stored = z.object({
  address: z.string(),
  /** Whether somebody confirmed it by the link in a mail to this address. */
  isConfirmed: z.boolean(),
  /** The time of the last recap or of the confirmation; the next recap comes a week later. */
  lastAt: z.string(),
})
/** The address of a user's weekly recap. */
export type Recap = z.infer<typeof Stored>

/** @returns null when the user asked for none; one that waits for its confirmation is returned */
export async function findRecap(db: Db, userId: string): Promise<Recap | null> {
  const row = await db
    .selectFrom('preferences')
    .select('value')
    .where('user_id', '=', userId)
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row ? Stored.parse(JSON.parse(row.value)) : null
}

export const storeRecap = (db: Db, userId: string, recap: Recap): Promise<void> =>
  storePreference(db, userId, NAME, JSON.stringify(recap))

export async function removeRecap(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('preferences').where('user_id', '=', userId).where('name', '=', NAME).execute()
}

/** The confirmed recaps of all accounts that are not disabled. */
export async function listRecaps(db: Db): Promise<readonly { readonly userId: string; readonly recap: Recap }[]> {
  const rows = await db
    .selectFrom('preferences')
    .innerJoin('users', 'users.id', 'preferences.user_id')
    .select(['preferences.user_id', 'preferences.value'])
    .where('preferences.name', '=', NAME)
    .where('users.disabledAt', 'is', null)
    .execute()
  return rows
    .map(({ user_id, value }) => ({ userId: user_id, recap: Stored.parse(JSON.parse(value)) }))
    .filter(({ recap }) => recap.isConfirmed)
}

/**
 * Reserves a week's recap, so that only one of several processes sends it.
 * @returns false when another process has reserved it, or when it is not wanted any more
 */
export async function takeRecap(db: Db, userId: string, before: Recap, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('preferences')
    .set({ value: JSON.stringify({ ...before, lastAt: now }) })
    .where('user_id', '=', userId)
    .where('name', '=', NAME)
    .where('value', '=', JSON.stringify(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
