import { replayAsset } from '#domain/assets/asset.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { findBreak } from '#domain/ledger/chain.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow } from '../database/tables.ts'
import { listLedger, sha256 } from './ledger-store.ts'
import { toAssetRow } from './read-model.ts'

/** What a rebuild found: every line of `faults` is a difference between the ledger and what stood beside it. */
export type RebuildReport = { users: number; entries: number; assets: number; faults: string[] }

/**
 * Replays every ledger, checks its chain, and compares the read model with the replay. Rows that differ are put right
 * and reported; a broken chain is reported and its user's rows are left alone, for then the ledger is not to be trusted.
 */
export async function rebuild(db: Db): Promise<RebuildReport> {
  const report: RebuildReport = { users: 0, entries: 0, assets: 0, faults: [] }
  const users = await db.selectFrom('entries').select('user_id').distinct().orderBy('user_id').execute()
  for (const { user_id } of users) await rebuildUser(db, user_id, report)
  const orphans = await db
    .selectFrom('assets')
    .select(['user_id', 'asset_id'])
    .where('user_id', 'not in', (of) => of.selectFrom('entries').select('user_id'))
    .execute()
  for (const row of orphans) report.faults.push(`user ${row.user_id}: asset ${row.asset_id} has no entries at all`)
  return report
}

async function rebuildUser(db: Db, userId: string, report: RebuildReport): Promise<void> {
  const ledger = await listLedger(db, userId)
  report.users += 1
  report.entries += ledger.length
  const broken = findBreak(ledger, sha256)
  if (broken) {
    report.faults.push(`user ${userId}: the chain breaks at entry ${broken.sequence}: ${broken.reason}`)
    return
  }
  const entries = ledger.map(({ entry }) => entry).filter((entry) => 'assetId' in entry)
  const byAsset = Map.groupBy(entries, ({ assetId }) => assetId)
  const replayed = [...byAsset.values()].map(replayAsset).filter((asset) => asset !== null)
  report.assets += replayed.length
  await reconcile(
    db,
    userId,
    replayed.map((asset) => toAssetRow(userId, asset)),
    report,
  )
}

/** JSON of the same value, in whatever order its members were written. */
const sameValue = (one: string, other: string): boolean =>
  canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other))

async function reconcile(db: Db, userId: string, expected: AssetRow[], report: RebuildReport): Promise<void> {
  const standing = await db.selectFrom('assets').selectAll().where('user_id', '=', userId).execute()
  const byId = new Map(standing.map((row) => [row.asset_id, row]))
  const isSame = (row: AssetRow) => {
    const other = byId.get(row.asset_id)
    return (
      other?.list === row.list &&
      other.identity === row.identity &&
      other.symbol === row.symbol &&
      other.opened_on === row.opened_on &&
      sameValue(other.state, row.state)
    )
  }
  const wrong = expected.filter((row) => !isSame(row)).map((row) => row.asset_id)
  const extra = standing.filter((row) => !expected.some(({ asset_id }) => asset_id === row.asset_id))
  for (const id of wrong) report.faults.push(`user ${userId}: asset ${id} did not equal its replay`)
  for (const row of extra) report.faults.push(`user ${userId}: asset ${row.asset_id} stands in no entry`)
  if (wrong.length + extra.length === 0) return
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('assets').where('user_id', '=', userId).execute()
    for (const row of expected) await trx.insertInto('assets').values(row).execute()
  })
}
