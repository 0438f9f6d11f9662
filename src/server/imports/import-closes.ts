import { endOfDay } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { StoredClose } from '../prices/daily-price-store.ts'
import { UnreadableDocument } from './journal-document.ts'
import { latestMoment } from './possible-entry.ts'

/** The most symbols with closes in an import, far more than anybody uses. */
const MOST_SYMBOLS = 5_000

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
