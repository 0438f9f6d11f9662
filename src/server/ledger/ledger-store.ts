import { setImmediate } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { type Asset, type AssetEntry, applyEntry, replayAsset } from '#domain/assets/asset.ts'
import { isToldLate } from '#domain/assets/effective-order.ts'
import { seal } from '#domain/ledger/chain.ts'
import { columnsOf } from '#domain/ledger/check-ledger.ts'
import type { AssetFact, Entry, Fact, PrincipleFact, SealedEntry } from '#domain/ledger/entry.ts'
import { readEntry, tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow, Tables } from '../database/tables.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import { type Head, rememberEnd, sha256 } from './ledger-end-store.ts'
import { storeAsset } from './read-model.ts'

/** Somebody else's entry took the place in the ledger first: look again, decide again. */
export class SequenceTaken extends Error {}

/**
 * Runs load, decide, append until nothing came between them. The rules are asked anew each time, so a decision that is no
 * longer possible is refused and not recorded on top of what it did not know.
 */
export async function untilCurrent<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof SequenceTaken) || tries >= 20) throw error
    }
  }
}

/** An entry as it is read: its place, which names it when nothing else of it can be read, and what it says. */
type ReadRow = Pick<EntryRow, 'sequence' | 'body'>

/** One asset's entries, oldest first. @throws UnreadableEntry */
export async function listAssetEntries(db: Db, userId: string, assetId: number): Promise<AssetEntry[]> {
  const rows = await assetEntriesQuery(db, { userId, assetId })
  return rows.map(readEntry).filter(isOfAsset)
}

/** So many are read in about a millisecond. */
const READ_AT_ONCE = 250

/** The same for whoever is in no hurry: everybody else is served between two pages, however long the journal is. */
export async function readAssetEntries(db: Db, userId: string, assetId: number): Promise<AssetEntry[]> {
  const entries: AssetEntry[] = []
  for (let after = 0; ; ) {
    const rows = await followingEntriesQuery(db, { userId, assetId, after })
    for (const entry of rows.map(readEntry)) if (isOfAsset(entry)) entries.push(entry)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return entries
    after = last.sequence
    await setImmediate()
  }
}

/** The entries that follow one of an asset's, oldest first, so many at most. @throws UnreadableEntry */
export async function listAssetEntriesAfter(
  db: Db,
  userId: string,
  assetId: number,
  after: number,
  most: number,
): Promise<AssetEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(most)
    .execute()
  return rows.map(readEntry).filter(isOfAsset)
}

/** One that was put beside an asset past Candor is of none all the same. */
export const isOfAsset = (entry: Entry): entry is AssetEntry => 'assetId' in entry

const assetEntriesQuery = prepared<{ userId: string; assetId: number }, ReadRow>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', '=', value('assetId'))
    .orderBy('sequence'),
)

const followingEntriesQuery = prepared<{ userId: string; assetId: number; after: number }, ReadRow>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', '=', value('assetId'))
    .where('sequence', '>', value('after'))
    .orderBy('sequence')
    .limit(sql.lit(READ_AT_ONCE)),
)

/** The entries about a user's principles, oldest first: the only ones that concern no asset. @throws UnreadableEntry */
export async function listPrincipleEntries(db: Db, userId: string): Promise<Entry<PrincipleFact>[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', 'is', null)
    .orderBy('sequence')
    .execute()
  return rows.map(readEntry).filter((entry) => !isOfAsset(entry))
}

/** One that says what was held and what it cost; `entry` is null where it cannot be read. */
type MovingEntry = { readonly sequence: number; readonly assetId: number | null; readonly entry: AssetEntry | null }

/** Everything that says what was held and what it cost after a place: decisions, prices, splits, outcomes and corrections. */
export async function listMovingEntries(db: Db, userId: string, after: number): Promise<MovingEntry[]> {
  const rows = await movingEntriesQuery(db, { userId, after })
  return rows.map(({ sequence, asset_id, body }) => {
    const entry = tryReadEntry(body)
    return { sequence, assetId: asset_id, entry: entry && isOfAsset(entry) ? entry : null }
  })
}

const movingEntriesQuery = prepared<
  { userId: string; after: number },
  Pick<EntryRow, 'sequence' | 'asset_id' | 'body'>
>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'asset_id', 'body'])
    .where('user_id', '=', value('userId'))
    .where('sequence', '>', value('after'))
    .where('kind', 'in', [
      'decision-recorded',
      'price-noted',
      'split-recorded',
      'option-settled',
      'correction-recorded',
    ])
    .orderBy('sequence'),
)

/** A user's whole ledger as it was sealed, oldest first. */
export async function listLedger(db: Db, userId: string): Promise<SealedEntry[]> {
  const rows = await db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('sequence').execute()
  return rows.map((row) => ({ entry: JSON.parse(row.body), previousHash: row.previous_hash, hash: row.hash }))
}

/**
 * Appends one fact to a user's ledger.
 * @throws SequenceTaken when the ledger no longer ends at `head`, or this decision stands in it already.
 */
export async function append<F extends Fact>(
  trx: Transaction<Tables>,
  userId: string,
  head: Head,
  fact: F,
  recordedAt: Instant,
): Promise<{ entry: Entry<F>; head: Head }> {
  const entry: Entry = { ...fact, sequence: head.sequence + 1, recordedAt }
  const row = toRow(userId, entry, head)
  await takingSequence(insertEntry(trx, row))
  const end = await takingSequence(rememberEnd(trx, userId, head, entry, row.hash))
  // Read back from what is stored, so that the first answer and every later one are the same to the byte.
  return { entry: JSON.parse(row.body), head: end }
}

/**
 * Appends one fact about an asset, and brings the read model up to it in the same transaction. The fact is applied to the
 * asset as it stands; only one that takes effect before earlier entries is replayed with all of them.
 * @param before the asset as this transaction finds it; null when this fact opens it
 * @throws SequenceTaken as `append` does, and when somebody else has just opened an asset with this id or company.
 */
export async function appendToAsset<F extends AssetFact>(
  trx: Transaction<Tables>,
  userId: string,
  head: Head,
  before: Asset | null,
  fact: F,
  recordedAt: Instant,
): Promise<{ entry: Entry<F>; asset: Asset; head: Head }> {
  const { entry, head: end } = await append(trx, userId, head, fact, recordedAt)
  const asset = isToldLate(entry)
    ? replayAsset(await listAssetEntries(trx, userId, fact.assetId))
    : applyEntry(before, entry)
  if (!asset) throw new RangeError('An asset with an entry is never nothing.')
  await takingSequence(storeAsset(trx, userId, asset, before === null))
  return { entry, asset, head: end }
}

async function takingSequence<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? new SequenceTaken() : error
  }
}

const insertEntry = prepared<EntryRow, unknown>((db, value) =>
  db.insertInto('entries').values({
    user_id: value('user_id'),
    sequence: value('sequence'),
    kind: value('kind'),
    asset_id: value('asset_id'),
    decision_id: value('decision_id'),
    recorded_at: value('recorded_at'),
    body: value('body'),
    previous_hash: value('previous_hash'),
    hash: value('hash'),
  }),
)

function toRow(userId: string, entry: Entry, { hash: previousHash, ledgerId = userId }: Head): EntryRow {
  const { body, hash } = seal(entry, previousHash, ledgerId, sha256)
  const { kind, assetId, decisionId, recordedAt } = columnsOf(entry)
  return {
    user_id: userId,
    sequence: entry.sequence,
    kind,
    asset_id: assetId,
    decision_id: decisionId,
    recorded_at: recordedAt,
    body,
    previous_hash: previousHash,
    hash,
  }
}
