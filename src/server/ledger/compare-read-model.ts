import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { FaultKind, LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow, Tables } from '../database/tables.ts'
import type { LedgerFindings } from './ledger-reading.ts'
import { toAssetRow } from './read-model.ts'

const PAGE = 500

/** A row of the read model that is not what the replay gives. */
export type Difference = {
  readonly kind: Extract<FaultKind, 'asset-row-changed' | 'asset-row-removed' | 'asset-row-added'>
  readonly assetId: number
  /** What it should be; null for one that stands in no entry. */
  readonly asset: Asset | null
}

/** Compares a user's rows with the replay, page by page. Rows of contradictory numbers are left out. */
export async function compareReadModel(
  db: Db,
  userId: string,
  { assets, contradictory }: Pick<LedgerFindings, 'assets' | 'contradictory'>,
): Promise<Difference[]> {
  if (assets === null) return []
  const differences: Difference[] = []
  const standing = new Set<number>()
  for await (const row of readRows(db, userId)) {
    standing.add(row.asset_id)
    if (contradictory.has(row.asset_id)) continue
    const asset = assets.get(row.asset_id)
    if (!asset) differences.push({ kind: 'asset-row-added', assetId: row.asset_id, asset: null })
    else if (!isSameRow(row, toAssetRow(userId, asset)))
      differences.push({ kind: 'asset-row-changed', assetId: row.asset_id, asset })
  }
  for (const [assetId, asset] of assets)
    if (!standing.has(assetId)) differences.push({ kind: 'asset-row-removed', assetId, asset })
  return differences
}

async function* readRows(db: Db, userId: string): AsyncGenerator<AssetRow> {
  for (let last = -(2 ** 31); ; ) {
    const rows = await db
      .selectFrom('assets')
      .selectAll()
      .where('user_id', '=', userId)
      .where('asset_id', '>', last)
      .orderBy('asset_id')
      .limit(PAGE)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end.asset_id
  }
}

const isSameRow = (row: AssetRow, expected: AssetRow): boolean =>
  row.list === expected.list &&
  row.identity === expected.identity &&
  row.symbol === expected.symbol &&
  row.opened_on === expected.opened_on &&
  isSameValue(row.state, expected.state)

/** JSON of the same value, in whatever order its members were written. */
function isSameValue(one: string, other: string): boolean {
  if (one === other) return true
  try {
    return canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other))
  } catch {
    return false
  }
}

/** A difference as a fault, at the last entry of its asset; at 0 for a row that stands in no entry. */
export function toFault({ kind, assetId, asset }: Difference): LedgerFault {
  const sequence = asset?.lastSequence ?? 0
  return { kind, sequence, lastSequence: sequence, detail: `asset ${assetId}` }
}

/** Puts rows right. All wrong ones go first, for one of them may hold what another has to have. */
export async function mendReadModel(
  trx: Transaction<Tables>,
  userId: string,
  differences: readonly Difference[],
): Promise<void> {
  for (const { assetId, kind } of differences)
    if (kind !== 'asset-row-removed')
      await trx.deleteFrom('assets').where('user_id', '=', userId).where('asset_id', '=', assetId).execute()
  for (const { asset } of differences)
    if (asset) await trx.insertInto('assets').values(toAssetRow(userId, asset)).execute()
}
