import { sql } from 'kysely'
import type { Erasure } from '#domain/ledger/erasure.ts'
import type { AppContext } from '../../app-context.ts'
import type { Db, Engine } from '../../database/open-database.ts'
import { Refusal } from '../../http/problem.ts'
import { appendErasure } from '../../ledger/erasure-store.ts'
import { rememberErasure } from '../../ledger/outside-heads.ts'
import { wordIndex } from '../../ledger/word-index.ts'
import { deletePersonalRows } from './personal-rows.ts'
import { requireRewrite } from './rewrite-database.ts'

type Erasing = Pick<AppContext, 'db' | 'engine' | 'write' | 'receiptKey' | 'now'> & {
  /** Where the heads of the ledgers are remembered outside of the database; null where they are not. */
  readonly dataFolder: string | null
}

/**
 * Erases an account and everything that it recorded, or nothing: a signed mark is added, and all its rows are deleted in the same
 * transaction. Other ledgers are not affected, because no hash chain covers another user's.
 * @throws Refusal when there is no key to sign with: without a mark, the ledger's triggers allow no deletion
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
      await requireRewrite(trx, engine, now())
      return mark
    }),
  )
  await rememberErasure(db, dataFolder, erasure)
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return erasure
}

/**
 * SQLite leaves deleted data in the free parts of its file unless it is told to overwrite it with zeros. What was deleted or moved
 * before goes when the file is written anew, soon afterwards (`rewrite-database.ts`).
 */
async function overwriting<T>(db: Db, engine: Engine, work: () => Promise<T>): Promise<T> {
  if (engine !== 'sqlite') return work()
  await sql`pragma secure_delete = on`.execute(db)
  try {
    return await work()
  } finally {
    await sql`pragma secure_delete = off`.execute(db)
  }
}
