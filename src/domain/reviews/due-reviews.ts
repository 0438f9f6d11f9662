import type { Asset, AssetEntry } from '../assets/asset.ts'
import { isWithdrawn } from '../assets/counted-entry.ts'
import { decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { countsInCalibration } from './counted.ts'

/** A decision that its writer is asked to remember, and New York's day since which. */
export type DueReview = { readonly decision: Entry<DecisionRecorded>; readonly dueOn: string }

/** New York's day, and how many entries the ledger was imported with. */
export type ReviewTime = { readonly today: string; readonly imported: number }

/** What of an asset decides which of its reviews are due: the ones begun, and which alerts do not count any more. */
export type ReviewedAsset = Pick<Asset, 'reviews'> & Parameters<typeof isWithdrawn>[0]

/** A Buy is looked back at after so many days, whatever has happened. */
const DAYS_AFTER_BUY = 90
/** A review that nobody wanted for so long is not asked for any more: this is no list of debts. */
const DAYS_ASKED = 90

/**
 * The decisions of an asset that are due for a review: when their claim has resolved, when a stop, target or test that they
 * set has come, when what they bought has been sold, and 90 days after a Buy. What was not wanted for 90 days is asked about
 * again when there is another reason, and once it is graded never; what was written later than decided, or imported, is not
 * asked about, for it says nothing of what was thought then.
 * @param entries as they count, oldest first
 */
export function dueReviews(
  asset: ReviewedAsset,
  entries: readonly AssetEntry[],
  { today, imported }: ReviewTime,
): readonly DueReview[] {
  const reasons = reasonDays(entries.filter(({ sequence }) => !isWithdrawn(asset, sequence)))
  const isAsked = (day: string) => day <= today && dayNumber(today) - dayNumber(day) <= DAYS_ASKED
  return entries.flatMap((decision): DueReview[] => {
    if (decision.kind !== 'decision-recorded' || !countsInCalibration(decision, imported)) return []
    const [dueOn] = (reasons.get(decision.sequence) ?? []).filter(isAsked).sort()
    const isDone = asset.reviews.some(({ sequence, isGraded }) => sequence === decision.sequence && isGraded)
    return dueOn !== undefined && !isDone ? [{ decision, dueOn }] : []
  })
}

/**
 * What was recorded before this day makes no review due any more: a Buy comes due after its days and is asked about for as
 * many, and it may have been written down a day after it was decided.
 */
export const firstDayOfReasons = (today: string): string =>
  dayOfNumber(dayNumber(today) - DAYS_AFTER_BUY - DAYS_ASKED - 1)

/** By decision, the days on which there is something to look back at. */
function reasonDays(entries: readonly AssetEntry[]): ReadonlyMap<number, readonly string[]> {
  const days = new Map<number, string[]>()
  const due = (sequence: number, day: string) => days.set(sequence, [...(days.get(sequence) ?? []), day])
  let begun: number | null = null
  for (const entry of entries) {
    const on = marketDayOf(entry.recordedAt)
    // By the claim's own day: what is resolved late, after a time in which nothing ran, is not asked about all at once.
    if (entry.kind === 'claim-resolved' && entry.outcome !== 'unresolvable')
      due(entry.setBySequence, entry.claimedUntil)
    if (entry.kind === 'level-crossed' || (entry.kind === 'own-test-answered' && entry.hasHappened))
      due(entry.setBySequence, on)
    if (entry.kind !== 'decision-recorded') continue
    if (entry.action === 'Buy') {
      begun = entry.sequence
      due(entry.sequence, dayOfNumber(dayNumber(decidedOn(entry)) + DAYS_AFTER_BUY))
    }
    if (entry.action === 'Sell' && begun !== null) due(begun, on)
  }
  return days
}
