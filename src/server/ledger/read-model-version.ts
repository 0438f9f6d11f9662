import type { Logger } from 'pino'
import type { Db, OpenDatabase } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import { READ_MODEL_REACHED, READ_MODEL_VERSION } from './read-model.ts'
import { rebuild } from './rebuild.ts'

/** Whether the rows of the lists were written by this version, so that they can be compared with its replay. */
export const isReadModelUpToDate = async (db: Db): Promise<boolean> =>
  (await findSetting(db, READ_MODEL_REACHED)) === READ_MODEL_VERSION

/**
 * Replays every ledger once after an update that changes what is stored of an asset. The entries are not changed;
 * faults are found and reported by the check after every start.
 */
export async function bringReadModelUpToDate(database: OpenDatabase, log: Pick<Logger, 'info'>): Promise<void> {
  const { db } = database
  if (await isReadModelUpToDate(db)) return
  const { users, entries, assets } = await rebuild(database)
  await storeSetting(db, READ_MODEL_REACHED, READ_MODEL_VERSION)
  log.info({ users, entries, assets }, 'replayed every ledger for this version')
}
