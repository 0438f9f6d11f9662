import type { Db } from '../database/open-database.ts'

/** What a user chose, by name. */
export async function listPreferences(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('preferences').select(['name', 'value']).where('user_id', '=', userId).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

export async function storePreference(db: Db, userId: string, name: string, value: string): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ user_id: userId, name, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value }))
    .execute()
}
