import { sql } from 'kysely'
import type { Erasure } from '#domain/ledger/erasure.ts'
import type { AppContext } from '../../app-context.ts'
import type { Db, Engine } from '../../database/open-database.ts'
import { Refusal } from '../../http/problem.ts'
import { appendErasure } from '../../ledger/erasure-store.ts'
import { rememberErasure } from '../../ledger/outside-heads.ts'
import { wordIndex } from '../../ledger/word-index.ts'
import { deletePersonalRows } from './personal-rows.ts'

type Erasing = Pick<AppContext, 'db' | 'engine' | 'write' | 'receiptKey' | 'now'> & {
  /** Where the heads of the ledgers are remembered outside the database; null where they are not. */
  readonly dataFolder: string | null
}

/**
 * Erases an account and all that it recorded, whole or not at all: a signed mark is left first, and every row of it goes in the
 * same transaction. Other ledgers stand beside it untouched, because no chain covers another.
 * @throws Refusal where nothing can be signed: without a mark the ledger lets nothing go
 */
export async function eraseAccount(erasing: Erasing, userId: string): Promise<Erasure> {
  const { db, engine, write, receiptKey, now, dataFolder } = erasing
  if (!receiptKey)
    throw new Refusal({
      code: 'unavailable',
      message:
        'This Candor has no key to sign with, and without a signed mark nothing is erased: its data folder cannot be written. ' +
        'Nothing was changed. Whoever runs it can set RECEIPT_KEY.',
    })
  const erasure = await write(userId, (trx) =>
    overwriting(trx, engine, async () => {
      const mark = await appendErasure(trx, receiptKey, userId, now())
      await deletePersonalRows(trx, engine, userId)
      await wordIndex(engine).compact(trx)
      return mark
    }),
  )
  rememberErasure(dataFolder, erasure)
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return erasure
}

/** SQLite leaves what was deleted in the free parts of its file, unless it is told to write zeros over it. */
async function overwriting<T>(db: Db, engine: Engine, work: () => Promise<T>): Promise<T> {
  if (engine !== 'sqlite') return work()
  await sql`pragma secure_delete = on`.execute(db)
  try {
    return await work()
  } finally {
    await sql`pragma secure_delete = off`.execute(db)
  }
}
