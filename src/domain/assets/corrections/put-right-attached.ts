import { marketDayOf } from '../../prices/market-calendar.ts'
import { endOfDay } from '../../prices/market-session.ts'
import { isSameAmount } from '../../prices/money.ts'
import { isOwn, type Price, type PriceSource } from '../../prices/price.ts'
import type { AssetEntry } from '../asset.ts'
import { onceCorrected } from '../corrected-entries.ts'
import { ownObservations, type Session } from '../price-observation.ts'
import { type PutRight, putRightTo } from './put-right-alert.ts'

/**
 * The correction of the first decision whose attached price is a close of the user's own that has changed since; null
 * when there is none. Providers' closes are not corrected, because what they said was known then.
 * @param entries all entries of the asset, oldest first
 * @param sessions the user's own, as they are now
 */
export function putRightAttached(
  entries: readonly AssetEntry[],
  sessions: readonly Session[],
  source: PriceSource,
): PutRight | null {
  const closes = new Map(sessions.map(({ day, close }) => [day, close]))
  const own = ownObservations(entries)
  for (const entry of onceCorrected(entries)) {
    const attached = attachedTo(entry)
    const day = attached && marketDayOf(attached.at)
    const close = day && endOfDay(day) === attached.at ? closes.get(day) : undefined
    if (!attached || !close || isSameAmount(close, attached.price)) continue
    // What was paid on an earlier day is of the end of its session too, and no close.
    const isSaid = own.some(({ at, low }) => at === attached.at && isSameAmount(low, attached.price))
    if (!isSaid) return putRightTo({ price: close, source, at: attached.at }, { ...entry, price: attached })
  }
  return null
}

const attachedTo = (entry: AssetEntry): Price | null =>
  entry.kind === 'decision-recorded' && entry.isPriceAttached && entry.price && isOwn(entry.price) ? entry.price : null
