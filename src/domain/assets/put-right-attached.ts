import { endOfDay } from '../prices/market-session.ts'
import { isSameAmount } from '../prices/money.ts'
import { isOwn, type Price, type PriceSource } from '../prices/price.ts'
import type { AssetEntry } from './asset.ts'
import { onceCorrected } from './corrected-entries.ts'
import { ownObservations, type Session } from './price-observation.ts'
import { type PutRight, putRightTo } from './put-right-alert.ts'

/**
 * The correction of the first decision to which Candor attached a close of the user's own that is another one by now; null when
 * there is none. A provider's closes are corrected by nobody: what they said was known then.
 * @param entries all of the asset's, oldest first
 * @param sessions of the user's own, as they are by now
 */
export function putRightAttached(
  entries: readonly AssetEntry[],
  sessions: readonly Session[],
  source: PriceSource,
): PutRight | null {
  const closes = new Map(sessions.map(({ day, close }) => [endOfDay(day), close]))
  const own = ownObservations(entries)
  for (const entry of onceCorrected(entries)) {
    const attached = attachedTo(entry)
    const close = attached && closes.get(attached.at)
    if (!attached || !close || isSameAmount(close, attached.price)) continue
    // What was paid on an earlier day is of the end of its session too, and no close.
    const isSaid = own.some(({ at, low }) => at === attached.at && isSameAmount(low, attached.price))
    if (!isSaid) return putRightTo({ price: close, source, at: attached.at }, { ...entry, price: attached })
  }
  return null
}

const attachedTo = (entry: AssetEntry): Price | null =>
  entry.kind === 'decision-recorded' && entry.isPriceAttached && entry.price && isOwn(entry.price) ? entry.price : null
