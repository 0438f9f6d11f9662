import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import { forgetCloses, type StoredClose, storeCloses } from '../prices/daily-price-store.ts'
import { UnreadableDocument } from './journal-document.ts'

/** More than anybody follows by closes of their own. */
const MOST_SYMBOLS = 5_000

/** Closes of one transaction: some milliseconds, in which SQLite serves nobody else. */
const AT_ONCE = 1_000

/** @throws UnreadableDocument where there are more symbols, or a symbol has two closes of a day */
export function requireOneOfDay(closes: readonly StoredClose[]): void {
  const seen = new Set<string>()
  for (const { symbol, day } of closes) {
    if (seen.has(`${day} ${symbol}`)) throw new UnreadableDocument(`has two closes of ${symbol} on ${day}`)
    seen.add(`${day} ${symbol}`)
  }
  const symbols = new Set(closes.map(({ symbol }) => symbol)).size
  if (symbols > MOST_SYMBOLS)
    throw new UnreadableDocument(`has closes of ${symbols} symbols, more than the ${MOST_SYMBOLS} that are taken`)
}

/**
 * For SQLite, whose one connection serves nobody else during a transaction, and which has one process: writes the closes of a
 * journal before the rest of it, a few at a time. They are shown nowhere without the entries that they belong to. Where the
 * journal is not taken they are forgotten again, and those that a Candor left which ended in between, before the next.
 * @param requireEmpty throws where the account has entries meanwhile
 */
export async function withCloses<T>(
  write: Write,
  userId: string,
  closes: readonly StoredClose[],
  requireEmpty: (trx: Transaction<Tables>) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  await write(userId, async (trx) => {
    await requireEmpty(trx)
    await trx.deleteFrom('daily_prices').where('owner', '=', userId).execute()
  })
  const inSlices = (each: (trx: Transaction<Tables>, slice: readonly StoredClose[]) => Promise<void>) =>
    eachSlice(closes, (slice) => write(userId, (trx) => each(trx, slice)))
  try {
    await inSlices(async (trx, slice) => {
      await requireEmpty(trx)
      await storeCloses(trx, userId, slice)
    })
    return await work()
  } catch (error) {
    await inSlices((trx, slice) => forgetCloses(trx, userId, slice))
    throw error
  }
}

async function eachSlice(
  closes: readonly StoredClose[],
  work: (slice: readonly StoredClose[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < closes.length; at += AT_ONCE) {
    await work(closes.slice(at, at + AT_ONCE))
    await setImmediate()
  }
}
