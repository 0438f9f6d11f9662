import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { GENESIS_HASH } from '#domain/ledger/chain.ts'
import type { Erasure } from '#domain/ledger/erasure.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { ErasureRow, Tables } from '../database/tables.ts'
import type { ReceiptKey } from '../receipts/receipt-key.ts'
import type { JournalFault } from './journal-report.ts'
import { isSignedByItsKey } from './signed-statement.ts'

/**
 * Stores the signed mark of an erasure, after which the database allows this ledger to be deleted and accepts no entry for it.
 * It is signed for the remembered end, and the database refuses it for any other.
 */
export async function appendErasure(
  trx: Transaction<Tables>,
  key: ReceiptKey,
  user: string,
  erasedAt: Instant,
): Promise<Erasure> {
  const head = await trx
    .selectFrom('ledger_heads')
    .select(['sequence', 'hash'])
    .where('user_id', '=', user)
    .executeTakeFirst()
  const { sequence: entries, hash } = head ?? { sequence: 0, hash: GENESIS_HASH }
  const erasure = key.signErasure({ user, entries, hash, erasedAt })
  const row = { user_id: user, entries, hash, erased_at: erasedAt, body: JSON.stringify(erasure) }
  await trx.insertInto('erasures').values(row).execute()
  return erasure
}

/** The mark of an erased account, if it agrees with its row and is signed by the key that it names. */
export async function findErasure(db: Db, userId: string): Promise<Erasure | null> {
  const row = await db.selectFrom('erasures').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ? readErasure(row) : null
}

export async function countErasures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds marks without a valid signature, and remains of erased accounts. A completely erased account is no fault. */
export async function listErasureFaults(db: Db): Promise<JournalFault[]> {
  const faults: JournalFault[] = []
  const rows = await db.selectFrom('erasures').selectAll().orderBy('user_id').execute()
  for (const row of rows) {
    const at = { sequence: 0, lastSequence: 0, userId: row.user_id }
    if (!readErasure(row)) faults.push({ kind: 'erasure-forged', detail: '', ...at })
    const detail = await whereItStands(db, row.user_id)
    if (detail !== null) faults.push({ kind: 'erased-but-there', detail, ...at })
  }
  return faults
}

/** @returns the first table with rows of a ledger; null when there are none */
export async function whereItStands(db: Db, userId: string): Promise<string | null> {
  for (const table of ['entries', 'ledger_heads', 'assets'] as const) {
    const query: SelectQueryBuilder<Tables, typeof table, object> = db.selectFrom(table)
    const row = await query.select(sql`1`.as('one')).where('user_id', '=', userId).limit(1).executeTakeFirst()
    if (row) return table
  }
  return null
}

function readErasure({ user_id, entries, hash, erased_at, body }: ErasureRow): Erasure | null {
  try {
    const erasure: Erasure = JSON.parse(body)
    const isOfRow =
      erasure.format === 'candor-erasure' &&
      erasure.user === user_id &&
      erasure.entries === entries &&
      erasure.hash === hash &&
      erasure.erasedAt === erased_at
    return isOfRow && isSignedByItsKey(erasure) ? erasure : null
  } catch {
    return null
  }
}
