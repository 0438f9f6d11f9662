import { randomUUID } from 'node:crypto'
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

/** The id that tells this database from every other one, made at its first start. */
export const databaseId = (db: Db): Promise<string> => madeOnce(db, 'database-id', randomUUID())

/** @returns the stored value: this one, or that of another process that was first */
async function madeOnce(db: Db, name: string, value: string): Promise<string> {
  // Read first, because a start on a full disk must not write without need.
  const stored = await findSetting(db, name)
  if (stored) return stored
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const standing = await findSetting(db, name)
  if (!standing) throw new Error(`The setting ${name} could not be stored.`)
  return standing
}
