import { randomBytes } from 'node:crypto'
import type { Db } from './open-database.ts'

export async function findSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function storeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** The secret that signs session cookies: made at the first start, the same for every process on this database. */
export async function sessionSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'session-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const secret = await findSetting(db, 'session-secret')
  if (!secret) throw new Error('The session secret could not be stored.')
  return secret
}
