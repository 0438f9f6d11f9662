import type { CorrectionRecorded } from '../../ledger/correction-recorded.ts'
import type { Entry, LevelCrossed } from '../../ledger/entry.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { isSameAmount } from '../../prices/money.ts'
import { isOwn, type Price, type PriceSource } from '../../prices/price.ts'
import { splitPrice } from '../../prices/split.ts'
import { readableDay } from '../../time.ts'
import type { AssetEntry } from '../asset.ts'
import { onceCorrected } from '../corrected-entries.ts'
import { decidedAt } from '../day-decided.ts'
import { splitsCountedIn } from '../effective-order.ts'
import { type PriceObservation, priceSince } from '../levels.ts'
import { ownObservations, type Session, sessionObservation } from '../price-observation.ts'

/** A correction that Candor records, because a close was put right. */
export type PutRight = Omit<CorrectionRecorded, 'correctionId' | 'requestHash'>

/**
 * Closes are not entries, so an alert keeps a mistyped close when that is put right. Returns the correction of the
 * first alert whose price differs from the present close of its session; null when there is none.
 * @param entries all entries of the asset, oldest first
 * @param sessions the user's own, as they are now
 */
export function putRightAlert(
  entries: readonly AssetEntry[],
  sessions: readonly Session[],
  source: PriceSource,
): PutRight | null {
  const byDay = new Map(sessions.map((session) => [session.day, session]))
  const own = ownObservations(entries)
  const counted = onceCorrected(entries)
  for (const alert of counted) {
    if (alert.kind !== 'level-crossed' || !isOwn(alert.price)) continue
    const session = byDay.get(marketDayOf(alert.price.at))
    const [seen] = session ? sessionObservation(session, source) : []
    if (seen?.at !== alert.price.at) continue
    // A decision of an earlier day is of the end of its session too.
    const isSaid =
      !alert.isOfSession && own.some(({ at, low }) => at === seen.at && isSameAmount(low, alert.price.price))
    const price = inSharesOf(alert, seen, entries)
    if (!isSaid && !isSameAmount(price.price, alert.price.price)) return putRightTo(price, alert)
  }
  return null
}

/**
 * The price of the session for a level, in the shares in which the alert was recorded: those of the splits that were
 * recorded by then.
 */
function inSharesOf(alert: Entry<LevelCrossed>, seen: PriceObservation, entries: readonly AssetEntry[]): Price {
  const setBy = onceCorrected(entries).find(({ sequence }) => sequence === alert.setBySequence)
  const reached = priceSince(setBy ? decidedAt(setBy) : '', seen, alert.level) ?? seen.close
  const { source, at } = seen
  return { price: splitsCountedIn(alert, entries).reduce(splitPrice, reached), source, at }
}

/** @param entry the one whose price was that of the close */
export const putRightTo = (
  price: Price,
  entry: { readonly assetId: number; readonly sequence: number; readonly price: Price },
): PutRight => ({
  kind: 'correction-recorded',
  assetId: entry.assetId,
  correctsSequence: entry.sequence,
  field: 'price',
  from: entry.price.price,
  to: price.price,
  priceOfDay: price,
  reason: `the price of ${readableDay(marketDayOf(price.at))} was put right`,
})
