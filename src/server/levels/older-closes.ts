import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import { passOverUnreadable } from '../ledger/pass-over-unreadable.ts'
import { readState } from '../ledger/read-model.ts'
import { listOwnPrices } from '../prices/daily-price-store.ts'
import { SERIES } from '../prices/last-close-store.ts'

const NAME = 'older-closes-put-right'

/**
 * Looks once at every close of a user's own, as when it is stored. Earlier releases corrected no decision that carried a mistyped
 * close when that was put right; nobody types the day once more for the sake of a stop that has been wrong ever since.
 */
export async function putOlderClosesRight({ db, levels, log, now }: AppContext): Promise<void> {
  if (await findSetting(db, NAME)) return
  for (const { user_id, state } of await listWithOwnCloses(db)) {
    await setImmediate()
    const asset = readState(state)
    if (!asset) continue
    for (const [source, days] of Map.groupBy(await listOwnPrices(db, user_id, asset.facts), (day) => day.source))
      await levels.tradedFor(user_id, asset, days, { source }).catch(passOverUnreadable(log, asset.assetId))
  }
  await storeSetting(db, NAME, now())
}

/** All users' assets of which they have closes of their own, in the order in which they are looked at. */
export const listWithOwnCloses = (db: Db) =>
  db
    .selectFrom('assets')
    .select(['user_id', 'asset_id', 'state'])
    .where((of) =>
      of.exists(
        of
          .selectFrom('daily_prices')
          .select('daily_prices.day')
          .whereRef('daily_prices.owner', '=', 'assets.user_id')
          .where('daily_prices.symbol', '=', SERIES),
      ),
    )
    .orderBy('user_id')
    .orderBy('asset_id')
    .execute()
