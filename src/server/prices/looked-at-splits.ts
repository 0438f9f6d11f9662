import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'

/** The splits that claims were compared with last, a line for each, so that all resolved claims are read again only when there are others. */
const NAME = 'claims-looked-at-splits'

/** The splits that count for everybody, and the symbols of which they are others than those that claims were compared with last. */
export async function splitsToLookAt(
  db: Db,
): Promise<{ readonly splits: readonly string[]; readonly changed: ReadonlySet<string> }> {
  const rows = await db.selectFrom('splits').select(['symbol', 'effective_on', 'new_shares', 'old_shares']).execute()
  const splits = rows.map((row) => [row.symbol, row.effective_on, row.new_shares, row.old_shares].join(' ')).sort()
  const before = await listLookedAt(db)
  const [isNow, wasBefore] = [new Set(splits), new Set(before)]
  const changed = [...splits, ...before].filter((split) => isNow.has(split) !== wasBefore.has(split))
  return { splits, changed: new Set(changed.map((split) => split.split(' ')[0] ?? '')) }
}

export const rememberLookedAt = (db: Db, splits: readonly string[]): Promise<void> =>
  storeSetting(db, NAME, splits.join('\n'))

/**
 * Notes splits that are taken away, in the transaction that does it. A claim may have counted one that came and went between two looks,
 * which would see no difference.
 */
export async function noteDropped(trx: Db, symbol: string, splits: readonly Split[]): Promise<void> {
  const dropped = splits.map(({ effectiveOn, newShares, oldShares }) =>
    [symbol, effectiveOn, newShares, oldShares].join(' '),
  )
  await rememberLookedAt(trx, [...new Set([...(await listLookedAt(trx)), ...dropped])])
}

const listLookedAt = async (db: Db): Promise<readonly string[]> =>
  ((await findSetting(db, NAME)) ?? '').split('\n').filter((split) => split !== '')
