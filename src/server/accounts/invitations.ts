import { randomBytes } from 'node:crypto'
import type { Db } from '../database/open-database.ts'
import { hashOfToken } from './hashed-tokens.ts'

/** @returns the token for the link; only its hash is stored */
export async function appendInvitation(db: Db, now: string, expiresAt: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const row = { token_hash: hashOfToken(token), created_at: now, expires_at: expiresAt, used_at: null }
  await db.insertInto('invitations').values(row).execute()
  return token
}

/** Uses an invitation once: of two concurrent uses, one succeeds. @returns whether the invitation was valid */
export async function takeInvitation(db: Db, token: string, now: string): Promise<boolean> {
  const taken = await db
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0
}

/** Whether an invitation could be used, without using it. */
export async function isInvitation(db: Db, token: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('token_hash')
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
