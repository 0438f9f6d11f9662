import { sql, type Transaction } from 'kysely'
import type { Engine } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { forgetItems } from '../../ledger/journal-items.ts'

/** The column that says whose a row is. */
type Owner = 'user_id' | 'userId' | 'owner' | 'id'

/**
 * Every table of the database, and by which column a row of it is somebody's; null where rows are nobody's, with the reason
 * beside it. A table that is not named here does not compile, and a test asks the database itself.
 */
export const OWNERS: Readonly<Record<keyof Tables | 'verifications' | 'journal_words', Owner | null>> = {
  entries: 'user_id',
  ledger_heads: 'user_id',
  assets: 'user_id',
  critique_jobs: 'user_id',
  preferences: 'user_id',
  drafts: 'user_id',
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
  // Those that began to link; of those that only signed in, by the page to which it leads.
  sign_ins: 'user_id',
  users: 'id',
  // Together with the words of their entries, by forgetItems.
  journal_items: null,
  journal_ends: null,
  journal_words: null,
  // What is to stay.
  erasures: null,
  // By its name, which ends with the user.
  provider_budgets: null,
  // Hashes of names, which are forgotten after two days.
  counted_tries: null,
  // Of whoever comes next; nothing is ever put into verifications.
  invitations: null,
  verifications: null,
  // Of companies, providers and this Candor as a whole.
  companies: null,
  quotes: null,
  price_series: null,
  splits: null,
  held_back_prices: null,
  provider_cache: null,
  provider_failures: null,
  settings: null,
}

/** Deletes every row of a user but the mark of the erasure, without which the ledger would not let go. */
export async function deletePersonalRows(trx: Transaction<Tables>, engine: Engine, userId: string): Promise<void> {
  await forgetItems(trx, engine, userId)
  const user = await trx.selectFrom('users').select('displayUsername').where('id', '=', userId).executeTakeFirst()
  if (user) await deleteSignInsTo(trx, `/account/${user.displayUsername}/`)
  for (const [table, column] of Object.entries(OWNERS))
    if (column !== null) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx)
  await trx.deleteFrom('provider_budgets').where('provider', 'like', `% of ${userId}`).execute()
}

/** A name may hold `_`, which stands for any letter in LIKE. */
async function deleteSignInsTo(trx: Transaction<Tables>, page: string): Promise<void> {
  const pattern = `${page.replaceAll(/[\\%_]/g, '\\$&')}%`
  await sql`delete from sign_ins where next like ${pattern} escape '\\'`.execute(trx)
}
