import { type NotNull, sql } from 'kysely'
import type { AssetEntry } from '#domain/assets/asset.ts'
import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import { sealOfEnd } from '#domain/ledger/ledger-end.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import type { LedgerHeadRow } from '../database/tables.ts'
import { sha256, toEnd } from './ledger-end-store.ts'

/**
 * The number of entries in memory at once, of at most about 20 kB each. A page is read in about a millisecond, and requests are
 * served in between.
 */
export const PAGE = 50
/** They come from an index, without the entries. */
const IDS_AT_ONCE = 500

/** A number below every sequence: the smallest integer of PostgreSQL. */
const BEFORE_ALL = -(2 ** 31)
/** The largest integer of PostgreSQL. */
const LAST_OF_ALL = 2 ** 31 - 1

/** The entries of a user after a sequence, in order and page by page, so that a ledger is never in memory as a whole. */
export async function* readLedger(db: Db, userId: string, after: number): AsyncGenerator<StoredEntry[]> {
  let last = after === 0 ? BEFORE_ALL : after
  for (;;) {
    const rows = await db
      .selectFrom('entries')
      .select(['sequence', 'kind', 'asset_id as assetId', 'decision_id as decisionId', 'recorded_at as recordedAt'])
      .select(['body', 'previous_hash as previousHash', 'hash'])
      .where('user_id', '=', userId)
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(PAGE)
      .execute()
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end.sequence
  }
}

/**
 * The entries of one asset, oldest first and page by page. Those that cannot be read, or are of another asset, are left out.
 * It is asked for assets in the order of their numbers, of which any may be passed over.
 */
export type EntriesOf = (assetId: number) => AsyncGenerator<AssetEntry[]>

/**
 * Reads a page of entries at once, of however many assets they are: a query for each asset would be a round trip to PostgreSQL for
 * each.
 */
export function readAssetByAsset(db: Db, userId: string): EntriesOf {
  let rows: readonly AssetEntryRow[] = []
  /** The last asset of which all entries are among the rows. */
  let complete = BEFORE_ALL
  const readFrom = async (assetId: number) => {
    const to = Math.max(assetId, Math.min(assetId + PAGE - 1, LAST_OF_ALL))
    rows = await listEntries(db, userId, [assetId, to])
    const last = rows.at(-1)
    complete = last && rows.length === PAGE ? last.asset_id - 1 : to
  }
  return async function* (assetId) {
    if (assetId > complete) await readFrom(assetId)
    yield toEntries(
      rows.filter((row) => row.asset_id === assetId),
      assetId,
    )
    // A page was full of its entries, so there may be more of them.
    if (assetId > complete) yield* readRest(db, userId, assetId, rows.at(-1))
  }
}

async function* readRest(db: Db, userId: string, assetId: number, after: AssetEntryRow | undefined) {
  for (let last = after; last; ) {
    const rows = await listEntries(db, userId, [assetId, assetId], last.sequence)
    yield toEntries(rows, assetId)
    last = rows.length === PAGE ? rows.at(-1) : undefined
  }
}

type AssetEntryRow = { readonly asset_id: number; readonly sequence: number; readonly body: string }

const toEntries = (rows: readonly AssetEntryRow[], assetId: number): AssetEntry[] =>
  rows.flatMap(({ body }) => {
    const entry = tryReadEntry(body)
    return entry && 'assetId' in entry && entry.assetId === assetId ? [entry] : []
  })

/**
 * A page of the entries of some assets, ordered by asset. The numbers have two bounds, by which PostgreSQL expects few rows and reads
 * them in the order of the index, also where it has no statistics yet; with one bound it reads and sorts all that follow.
 */
const listEntries = (
  db: Db,
  userId: string,
  [from, to]: readonly [from: number, to: number],
  after = BEFORE_ALL,
): Promise<AssetEntryRow[]> =>
  db
    .selectFrom('entries')
    .select(['asset_id', 'sequence', 'body'])
    .where('user_id', '=', userId)
    .$if(from === to, (query) => query.where('asset_id', '=', from))
    .$if(from !== to, (query) => query.where('asset_id', '>=', from).where('asset_id', '<=', to))
    .where('sequence', '>', after)
    .orderBy('asset_id')
    .orderBy('sequence')
    .limit(PAGE)
    .$narrowType<{ asset_id: NotNull }>()
    .execute()

/** The numbers of the assets that have entries, in order. */
export async function* readAssetIds(db: Db, userId: string): AsyncGenerator<number> {
  for (let last = BEFORE_ALL; ; ) {
    const rows = await db
      .selectFrom('entries')
      .select('asset_id')
      .distinct()
      .where('user_id', '=', userId)
      .where('asset_id', '>', last)
      .orderBy('asset_id')
      .limit(IDS_AT_ONCE)
      .execute()
    for (const { asset_id } of rows) if (asset_id !== null) yield asset_id
    const end = rows.at(-1)?.asset_id ?? null
    if (end === null || rows.length < IDS_AT_ONCE) return
    last = end
  }
}

/** All users who have a ledger or a remembered end, in the sort order of the database. */
export async function* readUsers(db: Db): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const next: string | null = await nextUser(db, after)
    if (next === null) return
    yield next
    after = next
  }
}

/** Uses the first column of each table's key, so that the next user is one look-up away, however many entries this one has. */
async function nextUser(db: Db, after: string | null): Promise<string | null> {
  const behind = after === null ? sql`` : sql`where user_id > ${after}`
  const { rows } = await sql<{ next: string | null }>`
    select min(next) as next from (
      select min(user_id) as next from entries ${behind}
      union all
      select min(user_id) as next from ledger_heads ${behind}
    ) as users`.execute(db)
  return rows[0]?.next ?? null
}

/**
 * All users with an account or a remembered end, with the end if it carries their seal. With them an entry that was
 * moved to another user is distinguished from a changed one.
 */
export async function listOthers(db: Db): Promise<OtherLedger[]> {
  const ends = await db.selectFrom('ledger_heads').selectAll().orderBy('user_id').execute()
  const withEnd = new Set(ends.map(({ user_id }) => user_id))
  const users = await db.selectFrom('users').select('id').orderBy('id').execute()
  return [
    ...ends.map((row) => ({
      userId: row.user_id,
      ledgerId: row.ledger_id ?? row.user_id,
      hash: isSealed(row) ? row.hash : null,
    })),
    ...users.filter(({ id }) => !withEnd.has(id)).map(({ id }) => ({ userId: id, ledgerId: id, hash: null })),
  ]
}

const isSealed = (row: LedgerHeadRow): boolean => sealOfEnd(row.user_id, toEnd(row), sha256) === row.seal
