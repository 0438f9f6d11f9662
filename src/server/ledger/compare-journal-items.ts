import { sql } from 'kysely'
import type { Entry } from '#domain/ledger/entry.ts'
import { addFault, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import { searchableText } from '#domain/search/searchable-text.ts'
import { wordForms } from '#domain/search/text-search.ts'
import type { Db, Engine } from '../database/open-database.ts'
import type { JournalItemRow } from '../database/tables.ts'
import { dayColumns, decisionsOf, findReach, isCorrectedDay, type NewItem, toItemRow } from './journal-items.ts'
import { wordIndex } from './word-index.ts'

/** The comparison of the Journal's rows with the entries, under way: it goes through a ledger together with its check. */
type ItemsComparison = {
  /** Compares the rows of the next entries. @param last the sequence up to which they go */
  take(entries: readonly Entry[], last: number): Promise<void>
  /** Everything that differs, if the ledger ends here. */
  faults(): Promise<LedgerFault[]>
}

type FoundItem = NewItem & { readonly has_words: number | boolean }

/**
 * Compares the rows by which the Journal is filtered and searched with the entries of an undamaged ledger: a row that was changed
 * or taken away hides its entry. Of the words it is only compared whether an entry that has some is found by any.
 * @param db a snapshot, because the rows are written after the entries
 */
export async function compareItems(db: Db, engine: Engine, userId: string): Promise<ItemsComparison> {
  const { reached } = await findReach(db, userId)
  const faults: LedgerFault[] = []
  /** Entries whose row has another day than they were written with, as only a corrected decision may. */
  const otherDays = new Set<number>()
  const corrected = new Map<number, string>()
  let compared = 0

  const compare = (entry: Entry, row: FoundItem | undefined, expected: NewItem) => {
    const { sequence } = entry
    if (!row) return addFault(faults, 'journal-row-removed', sequence)
    if (!isSameItem(row, expected)) addFault(faults, 'journal-row-changed', sequence)
    else if (!hasSameDay(row, expected)) otherDays.add(sequence)
    if (!row.has_words && wordForms(searchableText(entry)).length > 0)
      addFault(faults, 'journal-words-removed', sequence)
  }

  return {
    async take(entries, last) {
      const rows = await listItems(db, engine, userId, compared, last)
      const decisions = await decisionsOf(db, userId, entries)
      for (const entry of entries) {
        if (entry.sequence > reached) break
        if (isCorrectedDay(entry)) corrected.set(entry.correctsSequence, entry.to)
        compare(entry, rows.get(entry.sequence), toItemRow(userId, entry, decisions))
        rows.delete(entry.sequence)
      }
      for (const sequence of rows.keys()) addFault(faults, 'journal-row-added', sequence)
      compared = last
    },
    async faults() {
      for (const [sequence, day] of corrected) {
        otherDays.delete(sequence)
        if (!(await isOfCorrectedDay(db, userId, sequence, day))) addFault(faults, 'journal-row-changed', sequence)
      }
      for (const sequence of otherDays) addFault(faults, 'journal-row-changed', sequence)
      if (reached > compared) addFault(faults, 'journal-end-changed', compared)
      if (await hasItemsAfter(db, userId, compared)) addFault(faults, 'journal-row-added', compared + 1)
      return faults.sort((a, b) => a.sequence - b.sequence)
    },
  }
}

const isSameItem = (row: NewItem, expected: NewItem): boolean =>
  row.kind === expected.kind &&
  row.asset_id === expected.asset_id &&
  row.action === expected.action &&
  row.confidence === expected.confidence

type Day = Pick<JournalItemRow, 'day' | 'is_late'>

const hasSameDay = (row: Day, expected: Day): boolean => row.day === expected.day && row.is_late === expected.is_late

async function listItems(
  db: Db,
  engine: Engine,
  userId: string,
  after: number,
  last: number,
): Promise<Map<number, FoundItem>> {
  const rows = await db
    .selectFrom('journal_items')
    .selectAll()
    .select(wordIndex(engine).hasWords.as('has_words'))
    .where('user_id', '=', userId)
    .where('sequence', '>', after)
    .where('sequence', '<=', last)
    .orderBy('sequence')
    .execute()
  return new Map(rows.map((row) => [row.sequence, row]))
}

/** Whether the row of a decision whose day was corrected has the day of the correction. A missing row is a fault of its own. */
async function isOfCorrectedDay(db: Db, userId: string, sequence: number, day: string): Promise<boolean> {
  const of = { user_id: userId, sequence }
  const row = await db
    .selectFrom('journal_items')
    .select(['day', 'is_late'])
    .where(({ and }) => and(of))
    .executeTakeFirst()
  const entry = await db
    .selectFrom('entries')
    .select(['kind', 'recorded_at'])
    .where(({ and }) => and(of))
    .executeTakeFirst()
  return !row || entry?.kind !== 'decision-recorded' || hasSameDay(row, dayColumns(entry.recorded_at, day))
}

async function hasItemsAfter(db: Db, userId: string, last: number): Promise<boolean> {
  const row = await db
    .selectFrom('journal_items')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .where('sequence', '>', last)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
