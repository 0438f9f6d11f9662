import type { AssetEntry } from '#domain/assets/asset.ts'
import {
  type AssetReplay,
  beginReplay,
  type LedgerOutline,
  type ReplayedAsset,
  tryReplay,
} from '#domain/assets/replay-ledger.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow } from '../database/tables.ts'
import { type EntriesOf, readAssetIds } from './ledger-pages.ts'
import { toAssetRow } from './read-model.ts'

/** Rows in memory at once, and in one statement. */
export const ROWS_AT_ONCE = 100
const BEFORE_ALL = -(2 ** 31)

/** What stands under one number: entries, a row of the lists, or both. */
export type Place = { readonly assetId: number; readonly row: AssetRow | null; readonly hasEntries: boolean }

/** All places of a user in the order of their numbers, so that neither the rows nor the assets are in memory at once. */
export async function* readPlaces(db: Db, userId: string): AsyncGenerator<Place> {
  const ids = readAssetIds(db, userId)
  let id = await ids.next()
  for await (const row of readRows(db, userId)) {
    for (; !id.done && id.value < row.asset_id; id = await ids.next())
      yield { assetId: id.value, row: null, hasEntries: true }
    const hasEntries = !id.done && id.value === row.asset_id
    yield { assetId: row.asset_id, row, hasEntries }
    if (hasEntries) id = await ids.next()
  }
  for (; !id.done; id = await ids.next()) yield { assetId: id.value, row: null, hasEntries: true }
}

async function* readRows(db: Db, userId: string): AsyncGenerator<AssetRow> {
  for (let last = BEFORE_ALL; ; ) {
    const rows = await db
      .selectFrom('assets')
      .selectAll()
      .where('user_id', '=', userId)
      .where('asset_id', '>', last)
      .orderBy('asset_id')
      .limit(ROWS_AT_ONCE)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_ONCE) return
    last = end.asset_id
  }
}

/** The same of some numbers, in their order. */
export async function* readRowsOf(
  db: Db,
  userId: string,
  assetIds: readonly number[],
): AsyncGenerator<Pick<Place, 'assetId' | 'row'>> {
  for (let from = 0; from < assetIds.length; from += ROWS_AT_ONCE) {
    const ids = assetIds.slice(from, from + ROWS_AT_ONCE)
    const rows = await db
      .selectFrom('assets')
      .selectAll()
      .where('user_id', '=', userId)
      .where('asset_id', 'in', ids)
      .execute()
    const rowOf = new Map(rows.map((row) => [row.asset_id, row]))
    for (const assetId of ids) yield { assetId, row: rowOf.get(assetId) ?? null }
  }
}

/** A row beside what it should be. */
export type Judged = {
  readonly assetId: number
  readonly row: AssetRow | null
  /** null when no asset comes of the entries. */
  readonly expected: AssetRow | null
  readonly isSame: boolean
  /** Its entries contradict each other or those of another asset, so that its row cannot be compared. */
  readonly isContradictory: boolean
  /** Why no asset comes of its entries. */
  readonly notReplayed: LedgerFault | null
  /** The last entry of the asset; 0 where no asset comes of its entries. */
  readonly lastSequence: number
}

/** Called after some entries were read. @see pausePerPage */
type OnEntries = (entries: number) => Promise<unknown>

/** Replays one asset and compares its row with that. */
export async function judge(
  entriesOf: EntriesOf,
  userId: string,
  outline: LedgerOutline,
  { assetId, row }: Pick<Place, 'assetId' | 'row'>,
  pause?: OnEntries,
): Promise<Judged> {
  const isRefused = outline.contradictory.has(assetId)
  const { asset, fault } = isRefused ? NOTHING : await replayStored(entriesOf, outline, assetId, pause)
  const expected = asset && toAssetRow(userId, asset)
  return {
    assetId,
    row,
    expected,
    isSame: row && expected ? isSameRow(row, expected) : row === expected,
    isContradictory: isRefused || fault !== null,
    notReplayed: fault,
    lastSequence: asset?.lastSequence ?? 0,
  }
}

const NOTHING: ReplayedAsset = { asset: null, fault: null }

/** Entries are dropped as they are replayed, but for an asset that needs all of them at once, and then without their long texts. */
async function replayStored(
  entriesOf: EntriesOf,
  { toldLate }: LedgerOutline,
  assetId: number,
  pause: OnEntries = async () => {},
): Promise<ReplayedAsset> {
  const replay = toldLate.has(assetId) ? replayAtEnd() : beginReplay()
  for await (const page of entriesOf(assetId)) {
    for (const entry of page) replay.take(entry)
    await pause(page.length)
  }
  return replay.result()
}

function replayAtEnd(): AssetReplay {
  const entries: AssetEntry[] = []
  return { take: (entry) => void entries.push(withoutTexts(entry)), result: () => tryReplay(entries) }
}

function withoutTexts(entry: AssetEntry): AssetEntry {
  if (entry.kind === 'decision-recorded') return { ...entry, thesis: '' }
  return entry.kind === 'critique-recorded' ? { ...entry, text: '' } : entry
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

/** The fault of a row of an undamaged ledger, at the last entry of its asset, or at 0 for a row without entries. */
export function faultOfRow({
  assetId,
  row,
  expected,
  isSame,
  isContradictory,
  lastSequence,
}: Judged): LedgerFault | null {
  if (isSame || isContradictory) return null
  const kind = row ? (expected ? 'asset-row-changed' : 'asset-row-added') : 'asset-row-removed'
  return { kind, sequence: lastSequence, lastSequence, detail: `asset ${assetId}` }
}
