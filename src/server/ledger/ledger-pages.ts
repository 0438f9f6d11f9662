import { sql } from 'kysely'
import type { AssetEntry } from '#domain/assets/asset.ts'
import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import { sealOfEnd } from '#domain/ledger/ledger-end.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import type { LedgerHeadRow } from '../database/tables.ts'
import { sha256, toEnd } from './ledger-end-store.ts'

/** So many entries are in memory at once, of some 20 kB each at most; read in about a millisecond, between which others are served. */
const PAGE = 50

/** Below every sequence, as PostgreSQL's integers go. */
const BEFORE_ALL = -(2 ** 31)

/** The entries of a user behind a sequence, page by page in their order: a ledger of any length is never in memory whole. */
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

/** One asset's entries without their long texts, which no replay looks at: for an asset that needs them all at once. */
export async function listEntriesToReplay(db: Db, userId: string, assetId: number): Promise<AssetEntry[]> {
  const entries: AssetEntry[] = []
  for (let last = BEFORE_ALL; ; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['sequence', 'body'])
      .where('user_id', '=', userId)
      .where('asset_id', '=', assetId)
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(PAGE)
      .execute()
    for (const { body } of rows) {
      const entry = tryReadEntry(body)
      if (entry && 'assetId' in entry) entries.push(withoutTexts(entry))
    }
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return entries
    last = end.sequence
  }
}

function withoutTexts(entry: AssetEntry): AssetEntry {
  if (entry.kind === 'decision-recorded') return { ...entry, thesis: '' }
  return entry.kind === 'critique-recorded' ? { ...entry, text: '' } : entry
}

/** Everybody who has a ledger or is remembered to have had one, in an order of the database's own. */
export async function* readUsers(db: Db): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const next: string | null = await nextUser(db, after)
    if (next === null) return
    yield next
    after = next
  }
}

/** By the first column of each table's key: however many entries a user has, the next one is one look-up away. */
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
 * Everybody who has an account or a remembered end, with that end where it carries their seal: with them an entry that was
 * given to another user is told from one that was changed.
 */
export async function listOthers(db: Db): Promise<OtherLedger[]> {
  const ends = await db.selectFrom('ledger_heads').selectAll().execute()
  const withEnd = new Set(ends.map(({ user_id }) => user_id))
  const users = await db.selectFrom('users').select('id').execute()
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
