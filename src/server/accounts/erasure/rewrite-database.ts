import type { AppContext } from '../../app-context.ts'
import type { Db, Engine } from '../../database/open-database.ts'
import { findSetting, storeSetting } from '../../database/settings-store.ts'

/** The setting that names the last erasure since which the file was not written anew. */
const DUE = 'rewrite-due'

const PROGRAM = new URL('./rewrite-database.mjs', import.meta.url)

/**
 * SQLite overwrites what an erasure deletes, but not what was rewritten, thrown away or moved to another page before, such as
 * versions of a draft. That goes only when the whole file is written anew, which must wait until the erasure is committed.
 */
export const requireRewrite = async (db: Db, engine: Engine, now: string): Promise<void> =>
  engine === 'sqlite' ? storeSetting(db, DUE, now) : undefined

/**
 * Writes the file anew if somebody was erased since it last was. Others can read meanwhile, and their writes wait, for two minutes
 * at most.
 * @throws when it could not be done now, as on a full disk; it stays due
 */
export async function rewriteIfDue({ db, writeApart }: Pick<AppContext, 'db' | 'writeApart'>): Promise<void> {
  if (writeApart === null) return
  const due = await findSetting(db, DUE)
  if (due === null) return
  await writeApart(PROGRAM)
  // An erasure that came meanwhile has stored another instant.
  await db.deleteFrom('settings').where('name', '=', DUE).where('value', '=', due).execute()
}
