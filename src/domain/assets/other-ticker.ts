import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { Entry, Fact } from '../ledger/entry.ts'
import { isOwn } from '../prices/price.ts'

type TickerCorrection = Pick<Entry<CorrectionRecorded>, 'field' | 'from' | 'to' | 'sequence' | 'ownOutcomes'>

/**
 * Whether an alert, the outcome of a claim or the result of a review was made from the prices of another company: its asset had another ticker when it was
 * recorded than it has by now. What the user typed or uploaded is of the asset whatever it was called.
 * @param corrections those of the asset, in the order of the ledger
 */
export const isOfOtherTicker = (entry: Entry<Fact>, corrections: readonly TickerCorrection[]): boolean =>
  isOfTicker(entry) && hadOtherTicker(entry.sequence, corrections)

/** Whether an asset had another ticker when an entry was recorded than it has by now. */
export function hadOtherTicker(recorded: number, corrections: readonly TickerCorrection[]): boolean {
  const ofTicker = corrections.filter(({ field }) => field === 'ticker')
  const next = ofTicker.find(({ sequence }) => sequence > recorded)
  return next !== undefined && !next.ownOutcomes?.includes(recorded) && next.from !== ofTicker.at(-1)?.to
}

function isOfTicker(entry: Entry<Fact>): boolean {
  if (entry.kind === 'claim-resolved') return !entry.isByOwnCloses
  if (entry.kind === 'review-graded')
    return entry.actual !== null && !entry.actual.isByOwnPrices && !entry.actual.isByOwnCloses
  return entry.kind === 'level-crossed' && !isOwn(entry.price)
}
