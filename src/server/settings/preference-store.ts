import { Preferences } from '#contract/settings.ts'
import type { Db } from '../database/open-database.ts'

/** What a user chose, by name. */
async function listPreferences(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('preferences').select(['name', 'value']).where('user_id', '=', userId).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** A user's settings, each as usual until they choose. */
export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const chosen = [...(await listPreferences(db, userId))].map(([name, value]) => [name, JSON.parse(value)])
  return Preferences.parse(Object.fromEntries(chosen))
}

export async function storePreference(db: Db, userId: string, name: string, value: string): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ user_id: userId, name, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value }))
    .execute()
}

/** Every ticker that somebody compares their decisions with, and the one that is usual. */
export async function listBenchmarks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('preferences').select('value').distinct().where('name', '=', 'benchmark').execute()
  const chosen = rows.map(({ value }) => Preferences.shape.benchmark.parse(JSON.parse(value)))
  return [...new Set([Preferences.parse({}).benchmark, ...chosen])]
}
