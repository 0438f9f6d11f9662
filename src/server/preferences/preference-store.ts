import { Preferences } from '#contract/settings.ts'
import type { Db } from '../database/open-database.ts'

/** The user's choices, with the defaults for what they have not chosen. */
export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const rows = await db.selectFrom('preferences').select(['name', 'value']).where('user_id', '=', userId).execute()
  return Preferences.parse(Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)])))
}

export async function storePreference(db: Db, userId: string, name: string, value: string): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ user_id: userId, name, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value }))
    .execute()
}

/** The default benchmark ticker, then every other one that some user has chosen, in alphabetical order. */
export async function listBenchmarks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('preferences').select('value').distinct().where('name', '=', 'benchmark').execute()
  const chosen = rows.map(({ value }) => Preferences.shape.benchmark.parse(JSON.parse(value)))
  return [...new Set([Preferences.parse({}).benchmark, ...chosen.sort()])]
}
