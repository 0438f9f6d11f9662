import { expressionBuilder, type Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { FaultKind, LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow, Tables } from '../database/tables.ts'
import type { LedgerFindings } from './ledger-reading.ts'
import { readState, toAssetRow } from './read-model.ts'
import { hearRows, type Testimony, testimonyOf } from './row-testimony.ts'

const PAGE = 500

/** A row of the read model that differs from what it should be. */
type Difference = {
  /** The kind of fault; null when a fault of the entries explains the difference. */
  readonly kind: Extract<FaultKind, 'asset-row-changed' | 'asset-row-removed' | 'asset-row-added'> | null
  readonly assetId: number
  /** What the row should contain; null when it should not exist. */
  readonly asset: Asset | null
  /** The row is emptied, but keeps its number and company, so that neither is assigned again. */
  readonly isEmptied?: true
}

type Comparison = {
  readonly differences: readonly Difference[]
  /** All faults that the rows reveal, including the differences. */
  readonly faults: readonly LedgerFault[]
}

/** What is remembered of a row while all rows of a user are compared. */
type SeenRow = {
  readonly identity: string
  readonly isSame: boolean
  /** Whether it has the format of this version, so that it can be shown. */
  readonly isReadable: boolean
}

/**
 * Compares a user's rows with the replay, page by page. The rows of a damaged ledger are not compared;
 * only those that cannot be read are replaced by the replay of the entries that remain.
 */
export async function compareReadModel(db: Db, userId: string, findings: LedgerFindings): Promise<Comparison> {
  const { assets, contradictory, isWhole, ends } = findings
  const rows = new Map<number, SeenRow>()
  const heard: Testimony[] = []
  const withoutEntries: Testimony[] = []
  for await (const row of readRows(db, userId)) {
    const asset = assets.get(row.asset_id)
    const isSame = asset !== undefined && isSameRow(row, toAssetRow(userId, asset))
    rows.set(row.asset_id, { identity: row.identity, isSame, isReadable: isSame || readState(row.state) !== null })
    const testimony = ends === null && asset ? null : testimonyOf(row.state)
    if (testimony) heard.push(testimony)
    if (testimony && !asset && !contradictory.has(row.asset_id)) withoutEntries.push(testimony)
  }
  const told = hearRows(findings, heard, withoutEntries)
  if (!isWhole || told.length > 0) return { differences: unreadable(rows, findings), faults: told }
  const differences = different(rows, findings)
  return { differences, faults: differences.flatMap(toFault) }
}

type Rows = ReadonlyMap<number, SeenRow>
type Replayed = Pick<LedgerFindings, 'assets' | 'contradictory'>

/** The rows of an undamaged ledger that differ from its replay. An asset with contradictory entries gets an emptied row. */
function different(rows: Rows, { assets, contradictory }: Replayed): Difference[] {
  const differences: Difference[] = []
  const companies = new Set([...assets.values()].map(({ facts }) => assetIdentity(facts)))
  for (const [assetId, { identity, isSame, isReadable }] of rows) {
    const asset = assets.get(assetId) ?? null
    if (contradictory.has(assetId)) {
      // An emptied row cannot keep a company that rightly belongs to another number.
      if (companies.has(identity)) differences.push({ kind: null, assetId, asset: null })
      else if (isReadable) differences.push({ kind: null, assetId, asset: null, isEmptied: true })
    } else if (!isSame) differences.push({ kind: asset ? 'asset-row-changed' : 'asset-row-added', assetId, asset })
  }
  for (const [assetId, asset] of assets)
    if (!rows.has(assetId)) differences.push({ kind: 'asset-row-removed', assetId, asset })
  return differences
}

/** The unreadable rows of a damaged ledger whose entries exist. */
function unreadable(rows: Rows, { assets }: Replayed): Difference[] {
  const staying = [...rows].filter(([assetId, { isReadable }]) => isReadable || !assets.has(assetId))
  const taken = new Set(staying.map(([, { identity }]) => identity))
  return [...assets]
    .filter(([assetId, { facts }]) => rows.get(assetId)?.isReadable === false && !taken.has(assetIdentity(facts)))
    .map(([assetId, asset]) => ({ kind: null, assetId, asset }))
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
  row.claim_due_on === expected.claim_due_on &&
  isSameValue(row.state, expected.state)

/** Whether two JSON texts have the same value, regardless of the order of members, which does affect their checksums. */
function isSameValue(one: string, other: string): boolean {
  if (one === other) return true
  const writtenValue = (state: string) => canonicalJson({ ...JSON.parse(state), sum: null })
  try {
    return writtenValue(one) === writtenValue(other)
  } catch {
    return false
  }
}

/** A difference as a fault at the last entry of its asset, or at 0 for a row without entries. */
function toFault({ kind, assetId, asset }: Difference): LedgerFault[] {
  const sequence = asset?.lastSequence ?? 0
  return kind ? [{ kind, sequence, lastSequence: sequence, detail: `asset ${assetId}` }] : []
}

/** Repairs rows. All wrong rows are deleted first, because one of them may occupy a company that belongs to another. */
export async function mendReadModel(
  trx: Transaction<Tables>,
  userId: string,
  differences: readonly Difference[],
): Promise<void> {
  for (const { assetId, isEmptied } of differences) {
    const isRow = expressionBuilder<Tables, 'assets'>().and({ user_id: userId, asset_id: assetId })
    if (isEmptied) await trx.updateTable('assets').set({ state: '' }).where(isRow).execute()
    else await trx.deleteFrom('assets').where(isRow).execute()
  }
  for (const { asset } of differences)
    if (asset) await trx.insertInto('assets').values(toAssetRow(userId, asset)).execute()
}
