import { sql, type Transaction } from 'kysely'
import { eraseSplitsTold } from '../../claims/splits-told.ts'
import type { Engine } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { forgetItems } from '../../ledger/journal-items.ts'

/** The column that names the user to whom a row belongs. */
type Owner = 'user_id' | 'userId' | 'owner' | 'id'

/**
 * For every table of the database, the column that names a row's user; null where a row belongs to no user or is deleted in
 * another way, as the comment beside it says. A missing table does not compile, and a test compares this with the database.
 */
export const OWNERS: Readonly<Record<keyof Tables | 'verifications' | 'journal_words', Owner | null>> = {
  entries: 'user_id',
  ledger_heads: 'user_id',
  assets: 'user_id',
  critique_jobs: 'user_id',
  preferences: 'user_id',
  drafts: 'user_id',
  mirror_answers: 'user_id',
  read_results: 'user_id',
  receipts: 'user_id',
  anchors: 'user_id',
  imports: 'user_id',
  daily_prices: 'owner',
  api_tokens: 'user_id',
  recovery_codes: 'user_id',
  totp_secrets: 'user_id',
  passkeys: 'user_id',
  passkey_challenges: 'user_id',
  sessions: 'userId',
  credentials: 'userId',
  // Sign-ins that link an identity; others are found by the page to which they lead.
  sign_ins: 'user_id',
  users: 'id',
  // Deleted together with the words of the entries, by forgetItems.
  journal_items: null,
  journal_ends: null,
  journal_words: null,
  // The mark must stay.
  erasures: null,
  // Found by the provider's name, which ends with the user's id.
  provider_budgets: null,
  // Hashes of names, which are deleted after two days.
  counted_tries: null,
  // Not yet anybody's; and nothing is ever stored in verifications.
  invitations: null,
  verifications: null,
  // About this Candor as a whole. The only ones that are named after a user are deleted by eraseSplitsTold.
  settings: null,
  // About companies and providers.
  companies: null,
  quotes: null,
  closes_by_year: null,
  price_series: null,
  splits: null,
  held_back_prices: null,
  provider_cache: null,
  provider_failures: null,
}

/** Deletes every row of a user except the mark of the erasure, without which the ledger's triggers would refuse. */
export async function deletePersonalRows(trx: Transaction<Tables>, engine: Engine, userId: string): Promise<void> {
  await forgetItems(trx, engine, userId)
  await eraseSplitsTold(trx, userId)
  const user = await trx.selectFrom('users').select('displayUsername').where('id', '=', userId).executeTakeFirst()
  if (user) await deleteSignInsTo(trx, `/account/${user.displayUsername}/`)
  for (const [table, column] of Object.entries(OWNERS))
    if (column !== null) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx)
  await trx.deleteFrom('provider_budgets').where('provider', 'like', `% of ${userId}`).execute()
}

/** A username may contain `_`, which LIKE takes for any character, so it is escaped. */
async function deleteSignInsTo(trx: Transaction<Tables>, page: string): Promise<void> {
  const pattern = `${page.replaceAll(/[\\%_]/g, '\\$&')}%`
  await sql`delete from sign_ins where next like ${pattern} escape '\\'`.execute(trx)
}
