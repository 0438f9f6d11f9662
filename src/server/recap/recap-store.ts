import { z } from 'zod'
import type { Db } from '../database/open-database.ts'
import { storePreference } from '../preferences/preference-store.ts'

/** Stored among a user's preferences, so it is deleted with them when the account is erased. */
const NAME = 'weeklyRecap'

const Stored = z.object({
  address: z.string(),
  /** Whether somebody confirmed it by the link in a mail to this address. */
  isConfirmed: z.boolean(),
  /** The time of the last recap that the mail server took, or of the confirmation: the next one tells what came after it. */
  lastAt: z.string(),
  /** What came of the last try; absent when the mail server took its mail. */
  failure: z
    .object({
      /**
       * `delayed`: it was not handed over and is tried again; `refused`: for good, by the mail server; `unknown`: nobody knows whether
       * the server took it, so that it is not sent again.
       */
      kind: z.enum(['delayed', 'refused', 'unknown']),
      at: z.string(),
      /** How many tries in a row failed. */
      tries: z.int(),
    })
    .optional(),
})
/** The address of a user's weekly recap. */
export type Recap = z.infer<typeof Stored>
export type RecapFailure = NonNullable<Recap['failure']>

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
  storePreference(db, userId, NAME, textOf(recap))

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
    .orderBy('preferences.user_id')
    .execute()
  return rows
    .map(({ user_id, value }) => ({ userId: user_id, recap: Stored.parse(JSON.parse(value)) }))
    .filter(({ recap }) => recap.isConfirmed)
}

/**
 * Writes a recap anew, unless somebody else did since it was read: so only one of several processes sends it, and what its user
 * changed meanwhile stays.
 * @returns false when it was changed or ended meanwhile
 */
export async function replaceRecap(db: Db, userId: string, before: Recap, after: Recap): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('preferences')
    .set({ value: textOf(after) })
    .where('user_id', '=', userId)
    .where('name', '=', NAME)
    .where('value', '=', textOf(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is compared as text needs its members in one order, which is the schema's. */
const textOf = (recap: Recap): string => JSON.stringify(Stored.parse(recap))
