import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import { listAssetsWith } from '../ledger/ledger-store.ts'
import { passOverUnreadable } from '../ledger/pass-over-unreadable.ts'
import { tellWhatClosesReach } from './put-alerts-right.ts'

const NAME = 'earlier-closes-looked-at'

/**
 * Looks once at the closes from before every alert. Earlier releases took a quote that was known first after a standstill for the first
 * price that reached a level, and left it so when the closes of the days between came.
 */
export async function tellEarlierCloses(context: AppContext): Promise<void> {
  const { db, log, now } = context
  if (await findSetting(db, NAME)) return
  for (const { userId, assetId } of await listAssetsWith(db, 'level-crossed')) {
    await setImmediate()
    await tellWhatClosesReach(context, userId, assetId).catch(passOverUnreadable(log, assetId))
  }
  await storeSetting(db, NAME, now())
}
