import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Asset, type AssetEntry, replayAsset } from '#domain/assets/asset.ts'
import { GENESIS_HASH, type Sha256, seal } from '#domain/ledger/chain.ts'
import type { AssetFact, DecisionRecorded, Entry, Fact, PrincipleFact, SealedEntry } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow, Tables } from '../database/tables.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import { storeAsset } from './read-model.ts'

/** Where a user's ledger ends: what the next entry has to follow. */
export type Head = { readonly sequence: number; readonly hash: string }

export const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex')

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

export async function findHead(db: Db, userId: string): Promise<Head> {
  const [last] = await headQuery(db, { userId })
  return last ?? { sequence: 0, hash: GENESIS_HASH }
}

const headQuery = prepared<{ userId: string }, Head>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'hash'])
    .where('user_id', '=', value('userId'))
    .orderBy('sequence', 'desc')
    .limit(1),
)

/** One asset's entries, oldest first. */
export async function listAssetEntries(db: Db, userId: string, assetId: number): Promise<AssetEntry[]> {
  const rows = await assetEntriesQuery(db, { userId, assetId })
  return rows.map(({ body }) => JSON.parse(body))
}

const assetEntriesQuery = prepared<{ userId: string; assetId: number }, { body: string }>((db, value) =>
  db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', value('userId'))
    .where('asset_id', '=', value('assetId'))
    .orderBy('sequence'),
)

/** Where a user's ledger ends, and the entry of a decision if it stands in it already: one query for both. */
export async function findHeadAndDecision(
  db: Db,
  userId: string,
  decisionId: string,
): Promise<{ head: Head; decision: Entry<DecisionRecorded> | null }> {
  const [last] = await headAndDecisionQuery(db, { userId, decisionId })
  if (!last) return { head: { sequence: 0, hash: GENESIS_HASH }, decision: null }
  const { sequence, hash, decision } = last
  return { head: { sequence, hash }, decision: decision === null ? null : JSON.parse(decision) }
}

const headAndDecisionQuery = prepared<{ userId: string; decisionId: string }, Head & { decision: string | null }>(
  (db, value) =>
    db
      .selectFrom('entries')
      .select((of) => [
        'sequence',
        'hash',
        of
          .selectFrom('entries as same')
          .select('same.body')
          .where('same.user_id', '=', value('userId'))
          .where('same.decision_id', '=', value('decisionId'))
          .as('decision'),
      ])
      .where('user_id', '=', value('userId'))
      .orderBy('sequence', 'desc')
      .limit(1),
)

/** The entries about a user's principles, oldest first: the only ones that concern no asset. */
export async function listPrincipleEntries(db: Db, userId: string): Promise<Entry<PrincipleFact>[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('asset_id', 'is', null)
    .orderBy('sequence')
    .execute()
  return rows.map(({ body }) => JSON.parse(body))
}

/** Everything that says what was held and what it cost: decisions, prices, splits and outcomes, oldest first. */
export async function listMovingEntries(db: Db, userId: string): Promise<AssetEntry[]> {
  const rows = await movingEntriesQuery(db, { userId })
  return rows.map(({ body }) => JSON.parse(body))
}

const movingEntriesQuery = prepared<{ userId: string }, { body: string }>((db, value) =>
  db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', value('userId'))
    .where('kind', 'in', ['decision-recorded', 'price-noted', 'split-recorded', 'option-settled'])
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
): Promise<Entry<F>> {
  const row = toRow(userId, { ...fact, sequence: head.sequence + 1, recordedAt }, head.hash)
  await takingSequence(insertEntry(trx, row))
  // Read back from what is stored, so that the first answer and every later one are the same to the byte.
  return JSON.parse(row.body)
}

/**
 * Appends one fact about an asset, and brings the read model up to it in the same transaction.
 * @param before all of the asset's entries, oldest first, from this transaction; none when this fact opens it.
 * @throws SequenceTaken as `append` does, and when somebody else has just opened an asset with this id or company.
 */
export async function appendToAsset(
  trx: Transaction<Tables>,
  userId: string,
  head: Head,
  before: readonly AssetEntry[],
  fact: AssetFact,
  recordedAt: Instant,
): Promise<{ entry: AssetEntry; asset: Asset }> {
  const entry = await append(trx, userId, head, fact, recordedAt)
  const asset = replayAsset([...before, entry])
  if (!asset) throw new RangeError('An asset with an entry is never nothing.')
  await takingSequence(storeAsset(trx, userId, asset, before.length === 0))
  return { entry, asset }
}

async function takingSequence(write: Promise<unknown>): Promise<void> {
  try {
    await write
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

function toRow(userId: string, entry: Entry, previousHash: string): EntryRow {
  const { body, hash } = seal(entry, previousHash, sha256)
  return {
    user_id: userId,
    sequence: entry.sequence,
    kind: entry.kind,
    asset_id: 'assetId' in entry ? entry.assetId : null,
    decision_id: entry.kind === 'decision-recorded' ? entry.decisionId : null,
    recorded_at: entry.recordedAt,
    body,
    previous_hash: previousHash,
    hash,
  }
}
