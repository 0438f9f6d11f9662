import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Engine } from '../database/open-database.ts'
import { withinBytes } from '../database/within-bytes.ts'
import { sha256 } from './ledger-end-store.ts'

/** An item of the Journal, with the forms of the words by which it is found. */
type ItemWords = { readonly id: number; readonly forms: readonly string[] }

/** The full-text index of the Journal: FTS5 on SQLite, tsvector on PostgreSQL. */
type WordIndex = {
  /** The tables of a search, which starts from the words, and the expression by which results are sorted newest first. */
  readonly searched: RawBuilder<unknown>
  readonly newestFirst: RawBuilder<unknown>
  /** Whether the item of a query has words. */
  readonly hasWords: RawBuilder<number | boolean>
  /** The condition that an item has, for each of these forms, a word that begins with it. */
  holds(userId: string, forms: readonly string[]): RawBuilder<SqlBool>
  put(db: Db, userId: string, items: readonly ItemWords[]): Promise<void>
  /** Removes all words of a user's items. */
  forget(db: Db, userId: string): Promise<void>
  /** Purges removed words from the file. It reads the whole index, so it is called only for an erasure. */
  compact(db: Db): Promise<void>
}

export const wordIndex = (engine: Engine): WordIndex => (engine === 'sqlite' ? SQLITE : POSTGRES)

/**
 * The prefix of every word of a user, so that a search reads only this user's words, however many others have written the same
 * ones. Its length is set by the prefixes of migration 006; users with the same prefix are distinguished by their rows.
 */
const ownerOf = (userId: string): string => sha256(userId).slice(0, 8)

/**
 * Rows are numbered in the order of their user's entries, so sorting by descending number, which FTS5 does efficiently, is
 * newest first.
 */
const SQLITE: WordIndex = {
  searched: sql`journal_words join journal_items on journal_items.id = journal_words.rowid`,
  newestFirst: sql`journal_words.rowid`,
  hasWords: sql`exists (select 1 from journal_words where rowid = journal_items.id)`,
  holds(userId, forms) {
    const owner = ownerOf(userId)
    return sql`journal_words match ${forms.map((form) => `"${owner}${form}"*`).join(' AND ')}`
  },
  async put(db, userId, items) {
    const owner = ownerOf(userId)
    for (const { id, forms } of items) {
      const words = forms.map((form) => owner + form).join(' ')
      await sql`insert into journal_words (rowid, words) values (${id}, ${words})`.execute(db)
    }
  },
  async forget(db, userId) {
    await sql`delete from journal_words where rowid in (select id from journal_items where user_id = ${userId})`.execute(
      db,
    )
  },
  async compact(db) {
    await sql`insert into journal_words (journal_words) values ('optimize')`.execute(db)
  },
}

const POSTGRES: WordIndex = {
  searched: sql`journal_words join journal_items on journal_items.id = journal_words.id`,
  newestFirst: sql`journal_items.sequence`,
  hasWords: sql`exists (select 1 from journal_words where journal_words.id = journal_items.id)`,
  holds(userId, forms) {
    const owner = ownerOf(userId)
    return sql`journal_words.words @@ cast(${forms.map((form) => `'${owner}${form}':*`).join(' & ')} as tsquery)`
  },
  async put(db, userId, items) {
    const owner = ownerOf(userId)
    if (items.length === 0) return
    const rows = items.map(
      ({ id, forms }) =>
        sql`(cast(${id} as integer), array_to_tsvector(cast(${fitting(forms.map((form) => owner + form))} as text[])))`,
    )
    await sql`insert into journal_words (id, words) values ${sql.join(rows)}`.execute(db)
  },
  async forget(db, userId) {
    await sql`delete from journal_words where id in (select id from journal_items where user_id = ${userId})`.execute(
      db,
    )
  },
  // PostgreSQL purges by VACUUM, which the server runs itself and which cannot run within a transaction.
  async compact() {},
}

/**
 * A tsvector holds at most a mebibyte of words. Of a longer text, which only an import can contain, only the first words are
 * found.
 */
const MOST_BYTES = 1_000_000

function fitting(words: readonly string[]): readonly string[] {
  const measured = words.map((word) => ({ word, bytes: Buffer.byteLength(word) }))
  return withinBytes(measured, MOST_BYTES).map(({ word }) => word)
}
