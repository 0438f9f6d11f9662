import { sql } from 'kysely'
import type { Db } from '../database/open-database.ts'
import type { JournalFault } from './journal-report.ts'

/**
 * Finds ledgers whose owner no longer exists: their entries are undamaged, but nobody can read them. A database without any
 * user may be a mere ledger, as in the demo; callers that know that it must have users call `listLostAccounts` too.
 * @param told the faults already found, because a ledger that was moved or removed lacks an account for that reason
 */
export const listLedgersWithoutAccount = async (db: Db, told: readonly JournalFault[]): Promise<JournalFault[]> =>
  (await hasAccounts(db)) ? listOrphans(db, told) : []

/** The same for a journal that has lost all its accounts. */
export const listLostAccounts = async (db: Db, told: readonly JournalFault[]): Promise<JournalFault[]> =>
  (await hasAccounts(db)) ? [] : listOrphans(db, told)

/** Tables whose rows belong to a user and are deleted with the account. */
const LEFT_BEHIND = {
  receipts: 'user_id',
  imports: 'user_id',
  anchors: 'user_id',
  journal_ends: 'user_id',
  daily_prices: 'owner',
} as const

/**
 * Finds users of whom neither account nor ledger nor the mark of an erasure is left, and rows all the same. Where nothing at all is
 * left of them, only what is remembered outside the database misses them.
 */
export async function listRemovedUsers(db: Db): Promise<JournalFault[]> {
  if (!(await hasAccounts(db))) return []
  const tables = new Map<string, string>()
  for (const [table, owner] of Object.entries(LEFT_BEHIND)) {
    const { rows } = await sql<{ user_id: string }>`
      select distinct ${sql.ref(owner)} as user_id from ${sql.table(table)} as kept
      where ${sql.ref(owner)} > ''
        and not exists (select 1 from users where users.id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from entries where entries.user_id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from ledger_heads where ledger_heads.user_id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from assets where assets.user_id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from erasures where erasures.user_id = ${sql.ref(`kept.${owner}`)})
      order by user_id`.execute(db)
    for (const { user_id } of rows) if (!tables.has(user_id)) tables.set(user_id, table)
  }
  return [...tables].map(([userId, detail]) => ({
    kind: 'user-removed',
    sequence: 0,
    lastSequence: 0,
    detail,
    userId,
  }))
}

/** Finds ledgers whose account has no way to sign in, which nothing that Candor does leaves behind. A mere ledger has none: callers know. */
export async function listLockedOut(db: Db): Promise<JournalFault[]> {
  const rows = await db
    .selectFrom('ledger_heads')
    .innerJoin('users', 'users.id', 'ledger_heads.user_id')
    .select(['ledger_heads.user_id', 'sequence'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credentials').select(sql`1`.as('one')).whereRef('credentials.userId', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select(sql`1`.as('one')).whereRef('passkeys.user_id', '=', 'users.id'))),
    )
    .orderBy('ledger_heads.user_id')
    .execute()
  return rows.map(({ user_id, sequence }) => ({
    kind: 'account-without-sign-in',
    sequence,
    lastSequence: sequence,
    detail: '',
    userId: user_id,
  }))
}

const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

async function listOrphans(db: Db, told: readonly JournalFault[]): Promise<JournalFault[]> {
  const harmed = new Set(told.map(({ userId }) => userId))
  const rows = await db
    .selectFrom('ledger_heads')
    .select(['user_id', 'sequence'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select(sql`1`.as('one')).whereRef('users.id', '=', 'ledger_heads.user_id'))),
    )
    .orderBy('user_id')
    .execute()
  return rows
    .filter(({ user_id }) => !harmed.has(user_id))
    .map(({ user_id, sequence }) => ({
      kind: 'account-removed',
      sequence: 1,
      lastSequence: sequence,
      detail: '',
      userId: user_id,
    }))
}
