import type { Transaction } from 'kysely'
import { daysWrittenLater, decidedOn } from '#domain/assets/day-decided.ts'
import type { CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Db, Engine } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { JournalItemRow, Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findErasure } from './erasure-store.ts'
import { type NextEntries, readNext } from './next-entries.ts'
import { wordIndex } from './word-index.ts'

type Journal = { readonly db: Db; readonly engine: Engine; readonly write: Write }

/**
 * Updates the rows by which the Journal is filtered and searched up to the last entry. They are made when the Journal is opened
 * and not when an entry is recorded, because recording would have to wait for them (docs/decisions/039). In most cases this is
 * a single query, which finds that no rows are missing.
 */
export async function bringItemsUpToDate({ db, engine, write }: Journal, userId: string): Promise<void> {
  for (;;) {
    const { last, reached } = await findReach(db, userId)
    const next = reached < last ? await readNext(db, userId, reached) : null
    if (!next) return
    await write(userId, (trx) => addPage(trx, engine, userId, next))
    // Frees the event loop between pages, because SQLite works synchronously.
    await nextSlice()
  }
}

/** The number of entries that have no rows yet. */
export async function countMissing(db: Db, userId: string): Promise<number> {
  const { last, reached } = await findReach(db, userId)
  return last - reached
}

/** Finds the last entry of a ledger, and the last one that has rows. */
export async function findReach(db: Db, userId: string): Promise<{ last: number; reached: number }> {
  const [row] = await reachQuery(db, { userId })
  return { last: row?.last ?? 0, reached: row?.reached ?? 0 }
}

/** Deletes the rows of a user, so that they are made anew from the entries when the Journal is next opened. */
export async function forgetItems(trx: Transaction<Tables>, engine: Engine, userId: string): Promise<void> {
  await wordIndex(engine).forget(trx, userId)
  await trx.deleteFrom('journal_items').where('user_id', '=', userId).execute()
  await trx.deleteFrom('journal_ends').where('user_id', '=', userId).execute()
}

/** Finds the last entry of a ledger and the last one that has a row, each by one index look-up. */
const reachQuery = prepared<{ userId: string }, { last: number | null; reached: number | null }>((db, value) =>
  db.selectNoFrom(({ selectFrom }) => [
    selectFrom('entries')
      .where('user_id', '=', value('userId'))
      .select(({ fn }) => fn.max('sequence').as('last'))
      .as('last'),
    selectFrom('journal_ends').where('user_id', '=', value('userId')).select('sequence').as('reached'),
  ]),
)

async function addPage(
  trx: Transaction<Tables>,
  engine: Engine,
  userId: string,
  { after, last, entries }: NextEntries,
): Promise<void> {
  const end = await trx.selectFrom('journal_ends').where('user_id', '=', userId).select('sequence').executeTakeFirst()
  // Another request has added these rows, or deleted all rows, since the entries were read.
  if ((end?.sequence ?? 0) !== after) return
  // The account was erased since then, and a page that somebody had opened would bring back the words of its entries.
  if (await findErasure(trx, userId)) return
  await addEntries(trx, engine, userId, entries)
  await trx
    .insertInto('journal_ends')
    .values({ user_id: userId, sequence: last })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sequence: last }))
    .execute()
}

async function addEntries(
  trx: Transaction<Tables>,
  engine: Engine,
  userId: string,
  next: NextEntries['entries'],
): Promise<void> {
  if (next.length === 0) return
  const entries = next.map(({ entry }) => entry)
  const decisions = await decisionsOf(trx, userId, entries)
  const items = await trx
    .insertInto('journal_items')
    .values(entries.map((entry) => toItemRow(userId, entry, decisions)))
    .returning(['id', 'sequence'])
    .execute()
  for (const entry of entries) if (isCorrectedDay(entry)) await correctDay(trx, userId, entry)
  const formsOf = new Map(next.map(({ entry, forms }) => [entry.sequence, forms]))
  const words = items.map(({ id, sequence }) => ({ id, forms: formsOf.get(sequence) ?? [] }))
  await wordIndex(engine).put(
    trx,
    userId,
    words.filter(({ forms }) => forms.length > 0),
  )
}

type CorrectedDay = Entry<CorrectionRecorded> & { readonly to: string }

export const isCorrectedDay = (entry: Entry): entry is CorrectedDay =>
  entry.kind === 'correction-recorded' && entry.field === 'decidedOn' && entry.to !== null

/** The columns of a decision of which it is said, here or by a correction, on which day it was made. */
export const dayColumns = (recordedAt: Instant, day: string): Pick<JournalItemRow, 'day' | 'is_late'> => ({
  day,
  is_late: daysWrittenLater({ recordedAt, decidedOn: day }) === null ? 0 : 1,
})

/** Stores the corrected day of a decision, so that the Journal is filtered by it. */
async function correctDay(
  trx: Transaction<Tables>,
  userId: string,
  { to, correctsSequence }: CorrectedDay,
): Promise<void> {
  const corrected = await trx
    .selectFrom('entries')
    .select(['recorded_at as recordedAt', 'kind'])
    .where('user_id', '=', userId)
    .where('sequence', '=', correctsSequence)
    .executeTakeFirst()
  if (corrected?.kind !== 'decision-recorded') return
  await trx
    .updateTable('journal_items')
    .set(dayColumns(corrected.recordedAt, to))
    .where('user_id', '=', userId)
    .where('sequence', '=', correctsSequence)
    .execute()
}

type Decisions = ReadonlyMap<string, Pick<DecisionRecorded, 'action' | 'confidence'>>

/**
 * Finds the decisions of critiques, because a critique is filtered by its decision. Most critiques follow theirs, which then need
 * not be asked for.
 */
export async function decisionsOf(db: Db, userId: string, entries: readonly Entry[]): Promise<Decisions> {
  const decisions = new Map<string, Entry<DecisionRecorded>>()
  for (const entry of entries) if (entry.kind === 'decision-recorded') decisions.set(entry.decisionId, entry)
  const elsewhere = entries.flatMap((entry) =>
    entry.kind === 'critique-recorded' && !decisions.has(entry.decisionId) ? [entry.decisionId] : [],
  )
  if (elsewhere.length === 0) return decisions
  const rows = await db
    .selectFrom('entries')
    .select(['decision_id', 'body'])
    .where('user_id', '=', userId)
    .where('decision_id', 'in', elsewhere)
    .execute()
  for (const { decision_id, body } of rows) {
    const entry = tryReadEntry(body)
    if (decision_id !== null && entry?.kind === 'decision-recorded') decisions.set(decision_id, entry)
  }
  return decisions
}

export type NewItem = Omit<JournalItemRow, 'id'>

export function toItemRow(userId: string, entry: Entry, decisions: Decisions): NewItem {
  const decision =
    entry.kind === 'decision-recorded'
      ? entry
      : entry.kind === 'critique-recorded'
        ? decisions.get(entry.decisionId)
        : undefined
  return {
    user_id: userId,
    sequence: entry.sequence,
    kind: entry.kind,
    asset_id: 'assetId' in entry ? entry.assetId : null,
    action: decision?.action ?? null,
    confidence: decision?.confidence ?? null,
    ...(entry.kind === 'decision-recorded'
      ? dayColumns(entry.recordedAt, decidedOn(entry))
      : { day: decidedOn(entry), is_late: 0 }),
  }
}
