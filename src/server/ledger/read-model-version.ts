import type { Logger } from 'pino'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import { rebuild } from './rebuild.ts'

/** Counts up with every change of what the replay keeps of an asset. */
const READ_MODEL_VERSION = '3'
const NAME = 'read-model-version'

/** After an update that keeps other things of an asset than before, replays every ledger once. The entries stay as they are. */
export async function bringReadModelUpToDate(db: Db, log: Logger): Promise<void> {
  if ((await findSetting(db, NAME)) === READ_MODEL_VERSION) return
  const { users, entries, assets } = await rebuild(db)
  await storeSetting(db, NAME, READ_MODEL_VERSION)
  log.info({ users, entries, assets }, 'replayed every ledger for this version')
}
