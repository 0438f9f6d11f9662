import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../database/open-database.ts'
import { base32, counterOf } from './one-time-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

const SECRET_BYTES = 20

type Needs = Pick<AppContext, 'db' | 'secret' | 'now'>

/**
 * Makes a new secret for an app. Codes are asked for only once a first code has confirmed that the app has it.
 * @returns null when an app is set up already, also by another page at this moment: its secret stays
 */
export async function beginTotp({ db, secret, now }: Needs, userId: string): Promise<{ key: string } | null> {
  const key = base32(randomBytes(SECRET_BYTES))
  const row = { secret: sealSecret(key, userId, secret), created_at: now(), confirmed_at: null, last_counter: 0 }
  const begun = await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('totp_secrets.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return Number(begun.numInsertedOrUpdatedRows) > 0 ? { key } : null
}

/** Whether the user has a confirmed app, so that codes are asked for. */
export const hasTotp = async (db: Db, userId: string): Promise<boolean> => (await findApp(db, userId)) !== null

/** What tells the user's confirmed app from those set up before and after it: when it was set up. Null where there is none. */
export async function findApp(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** Whether codes can be checked: after a restore without the signing secret that was in use, no code of that app is right any more. */
export async function canCheckTotp({ db, secret }: Omit<Needs, 'now'>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('totp_secrets').select('secret').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined && openSecret(row.secret, userId, secret) !== null
}

/** @returns whether the user had a confirmed app */
export async function removeTotp(db: Db, userId: string): Promise<boolean> {
  const had = await hasTotp(db, userId)
  await db.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
  return had
}

/**
 * Uses a code once: it must belong to this period, the one before or the next, and to a later period than the last code used.
 * @returns whether the code was valid; the first valid one confirms the app
 */
export async function takeTotpCode({ db, secret, now }: Needs, userId: string, typed: string): Promise<boolean> {
  const row = await db.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const key = row && openSecret(row.secret, userId, secret)
  if (!row || !key) return false
  const counter = counterOf(key, typed.replaceAll(' ', ''), Date.parse(now()))
  if (counter === null) return false
  const taken = await db
    .updateTable('totp_secrets')
    .set({ last_counter: counter, confirmed_at: row.confirmed_at ?? now() })
    .where('user_id', '=', userId)
    .where('last_counter', '<', counter)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0
}

/** The address in the QR code that an app reads (Key URI format). */
export const totpAddress = (key: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(`Candor:${username}`)}?${new URLSearchParams({ secret: key, issuer: 'Candor' })}`
