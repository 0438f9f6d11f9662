import type { Transaction } from 'kysely'
import { endOfDay } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { forgetCloses, type StoredClose, storeCloses } from '../prices/daily-price-store.ts'
import { UnreadableDocument } from './journal-document.ts'
import { latestMoment } from './possible-entry.ts'

/** The most symbols with closes in an import, far more than anybody uses. */
const MOST_SYMBOLS = 5_000

/** The closes written in one transaction, a few milliseconds in which SQLite serves nobody else. */
const AT_ONCE = 1_000

/** @throws UnreadableDocument when there are more symbols, or a symbol has two closes of one day */
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
 * A close is known from the end of its day's session on, and an alert tells since when it was known.
 * @throws UnreadableDocument for a day that is still to come, and for a close that was known before its session had ended
 */
export function requirePossibleCloses(closes: readonly StoredClose[], now: Instant): void {
  const latest = latestMoment(now)
  for (const { symbol, day, knownSince } of closes) {
    if (day > latest) throw new UnreadableDocument(`has a close of ${symbol} on ${day}, which is still to come`)
    if (knownSince != null && (knownSince < endOfDay(day) || knownSince > latest))
      throw new UnreadableDocument(`has a close of ${symbol} on ${day} that cannot have been known on ${knownSince}`)
  }
}

/**
 * For SQLite, whose only connection serves nobody else during a transaction and which has only one process. Writes the closes
 * of a journal before the rest, a few at a time. Without their entries they are shown nowhere. If the journal is refused they
 * are deleted again. Those left behind by a process that ended in between are deleted before the next import.
 * @param requireEmpty throws if the account has got entries meanwhile
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
    await nextSlice()
  }
}
