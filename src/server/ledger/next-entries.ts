import { sql } from 'kysely'
import type { Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import { searchableText } from '#domain/search/searchable-text.ts'
import { wordForms } from '#domain/search/text-search.ts'
import type { Db } from '../database/open-database.ts'
import { withinBytes } from '../database/within-bytes.ts'
import { nextSlice } from '../event-loop/next-slice.ts'

/**
 * The most entries indexed at once; fewer if they are long. Each takes some milliseconds, and other requests get their turn in
 * between.
 */
const MOST_ENTRIES = 50
const MOST_BYTES = 100_000
/** A piece of a text of about 20,000 characters, whose words are extracted in some milliseconds. */
const PIECE = /[\s\S]{1,20000}\S*/g

/** Entries without rows in the Journal's index, with the forms of their words. */
export type NextEntries = {
  /** The last entry that had rows when these were read, and the last of these. */
  readonly after: number
  readonly last: number
  readonly entries: readonly { readonly entry: Entry; readonly forms: readonly string[] }[]
}

/**
 * Reads the next entries before anything is written, and frees the event loop in between. Extracting the words of a long text
 * is most of the work, and needs no transaction, during which SQLite serves nobody else.
 * @returns null when there are no entries after the sequence
 */
export async function readNext(db: Db, userId: string, after: number): Promise<NextEntries | null> {
  const sizes = await db
    .selectFrom('entries')
    .select(['sequence', sql<number>`octet_length(body)`.as('bytes')])
    .where('user_id', '=', userId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(MOST_ENTRIES)
    .execute()
  const last = withinBytes(sizes, MOST_BYTES).at(-1)?.sequence
  if (last === undefined) return null
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('sequence', '>', after)
    .where('sequence', '<=', last)
    .orderBy('sequence')
    .execute()
  const entries: { entry: Entry; forms: readonly string[] }[] = []
  for (const { sequence, body } of rows) {
    const entry = tryReadEntry(body)
    // An entry that cannot be read is left out; the check of the journal names it.
    if (entry?.sequence === sequence) entries.push({ entry, forms: await formsOf(entry) })
  }
  return { after, last, entries }
}

async function formsOf(entry: Entry): Promise<readonly string[]> {
  const forms = new Set<string>()
  for (const [index, piece] of (searchableText(entry).match(PIECE) ?? []).entries()) {
    if (index > 0) await nextSlice()
    for (const form of wordForms(piece)) forms.add(form)
  }
  return [...forms]
}
