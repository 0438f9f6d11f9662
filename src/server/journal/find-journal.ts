import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { JournalQuery } from '#contract/journal.ts'
import { searchedForms } from '#domain/search/text-search.ts'
import type { Db, Engine } from '../database/open-database.ts'
import type { EntryRow } from '../database/tables.ts'
import { wordIndex } from '../ledger/word-index.ts'

/** How many entries a page of the Journal has; fewer when they are long, because a whole page is read and shown at once. */
const PAGE = 50
const MOST_BYTES = 400_000

type FoundEntry = Pick<EntryRow, 'sequence' | 'body'>

type FoundPage = {
  /** Newest first. */
  readonly entries: readonly FoundEntry[]
  /** null when these are the oldest entries */
  readonly olderBefore: number | null
}

/** The part of the filters that depends on the present state of assets, and is therefore found out before. */
type WithTests = {
  /** The decisions with the requested state of their tests; null when no state is requested. */
  readonly sequences: readonly number[] | null
}

/** A page of a user's entries, newest first. Its cost hardly depends on the journal's length while most entries match. */
export async function findJournal(
  db: Db,
  engine: Engine,
  userId: string,
  query: JournalQuery,
  { sequences }: WithTests,
): Promise<FoundPage> {
  const words = wordIndex(engine)
  const forms = searchedForms(query.search ?? '')
  // Something was typed that contains no word, so nothing can match it.
  if (sequences?.length === 0 || (forms.length === 0 && query.search?.trim())) return { entries: [], olderBefore: null }
  const conditions = [
    sql<SqlBool>`journal_items.user_id = ${userId}`,
    ...(forms.length > 0 ? [words.holds(userId, forms)] : []),
    ...filtersOf(userId, query, sequences),
  ]
  const { rows } = await sql<Pick<EntryRow, 'sequence'> & { body: string | null }>`
    with found as (
    select entries.sequence, entries.body, octet_length(entries.body) as bytes
    from ${forms.length > 0 ? words.searched : sql`journal_items`}
    join entries on entries.user_id = journal_items.user_id and entries.sequence = journal_items.sequence
    where ${sql.join(conditions, sql` and `)}
    order by ${forms.length > 0 ? words.newestFirst : sql`journal_items.sequence`} desc
    limit ${sql.lit(PAGE + 1)})
    select sequence,
      case when sum(bytes) over (order by sequence desc) - bytes < ${sql.lit(MOST_BYTES)} then body end as body
    from found order by sequence desc`.execute(db)
  const entries = rows.slice(0, PAGE).flatMap(({ sequence, body }) => (body === null ? [] : [{ sequence, body }]))
  return { entries, olderBefore: rows.length > entries.length ? (entries.at(-1)?.sequence ?? null) : null }
}

function filtersOf(
  userId: string,
  { asset, list, action, confidence, from, to, late, before }: JournalQuery,
  sequences: readonly number[] | null,
): RawBuilder<SqlBool>[] {
  return [
    ...(before === undefined ? [] : [sql<SqlBool>`journal_items.sequence < ${before}`]),
    ...(asset === undefined ? [] : [sql<SqlBool>`journal_items.asset_id = ${asset}`]),
    ...(list === undefined ? [] : [onList(userId, list)]),
    ...(action === undefined ? [] : [sql<SqlBool>`journal_items.action = ${action}`]),
    ...(confidence === undefined ? [] : [sql<SqlBool>`journal_items.confidence = ${confidence}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`journal_items.day >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`journal_items.day <= ${to}`]),
    ...(late === undefined ? [] : [sql<SqlBool>`journal_items.is_late = 1`]),
    ...(sequences === null ? [] : [sql<SqlBool>`journal_items.sequence in (${sql.join(sequences)})`]),
  ]
}

const onList = (userId: string, list: string) =>
  sql<SqlBool>`journal_items.asset_id in (select asset_id from assets where user_id = ${userId} and list = ${list})`
