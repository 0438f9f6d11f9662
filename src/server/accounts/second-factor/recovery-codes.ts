import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { hashOfToken } from '../hashed-tokens.ts'

const COUNT = 10
/** Without I, O, 0 and 1, which are confused on paper. It has 32 characters, so five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Four groups of six characters: 120 bits, enough to be stored as a plain hash (ASVS 6.5.2). */
const GROUPS = 4
const GROUP = 6

/** Replaces all codes by ten new ones. @returns the codes, which are shown only once */
export async function replaceRecoveryCodes(db: Db, userId: string, now: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode)
  await db.transaction().execute(async (trx: Transaction<Tables>) => {
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), created_at: now, used_at: null })))
      .execute()
  })
  return codes
}

/** Uses a code once: of two concurrent uses, one succeeds. @returns whether the code was valid */
export async function takeRecoveryCode(db: Db, userId: string, typed: string, now: string): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(used.numUpdatedRows) > 0
}

/** Whether a code is valid, without using it. */
export async function hasRecoveryCode(db: Db, userId: string, typed: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(typed))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** How many codes have not been used yet. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function makeCode(): string {
  const characters = [...randomBytes(GROUPS * GROUP)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-')
}

/** The same hash for any case, and with or without blanks and dashes. */
const hashOf = (code: string): string => hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
