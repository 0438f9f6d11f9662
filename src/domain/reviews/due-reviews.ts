import type { Asset, AssetEntry } from '../assets/asset.ts'
import { isWithdrawn } from '../assets/counted-entry.ts'
import { decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { countsInCalibration } from './counted.ts'

/** A decision that its writer is asked to remember, and since which day in New York. */
export type DueReview = { readonly decision: Entry<DecisionRecorded>; readonly dueOn: string }

/** The day in New York, and how many entries of the ledger were imported. */
export type ReviewTime = { readonly today: string; readonly imported: number }

/** The state of an asset that decides which reviews are due: the reviews begun, and the alerts that were withdrawn. */
export type ReviewedAsset = Pick<Asset, 'reviews'> & Parameters<typeof isWithdrawn>[0]

/** A Buy is reviewed after this many days, whatever has happened. */
const DAYS_AFTER_BUY = 90
/** A review that nobody wanted for this long is not asked for any more, so that reviews do not pile up. */
const DAYS_ASKED = 90

/**
 * The decisions of an asset that are due for a review: when their claim is resolved, when a stop, a target or a test of theirs
 * has come, when what they bought is sold, and 90 days after a Buy. A review that nobody wanted for 90 days is due again with
 * another reason, but never once it is graded. Decisions that were written down later, or imported, are never due, because they
 * do not show what was thought at the time.
 * @param entries as corrected, oldest first
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
 * Entries from before this day make no review due any more: a Buy's review is due after its days and asked for as many days
 * again, and the Buy may have been written down a day after it was made.
 */
export const firstDayOfReasons = (today: string): string =>
  dayOfNumber(dayNumber(today) - DAYS_AFTER_BUY - DAYS_ASKED - 1)

/** By decision, the days on which there is a reason to review it. */
function reasonDays(entries: readonly AssetEntry[]): ReadonlyMap<number, readonly string[]> {
  const days = new Map<number, string[]>()
  const due = (sequence: number, day: string) => days.set(sequence, [...(days.get(sequence) ?? []), day])
  let begun: number | null = null
  for (const entry of entries) {
    const on = marketDayOf(entry.recordedAt)
    // The claim's own day, so that claims which are resolved late, after Candor did not run, are not all asked about at once.
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
