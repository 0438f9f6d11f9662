import type { Asset, AssetEntry } from '../assets/asset.ts'
import { daysWrittenLater, decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'

/** A decision that its writer is asked to remember, and New York's day since which. */
type DueReview = { readonly decision: Entry<DecisionRecorded>; readonly dueOn: string }

/** A Buy is looked back at after so many days, whatever has happened. */
const DAYS_AFTER_BUY = 90
/** A review that nobody wanted for so long is not asked for any more: this is no list of debts. */
const DAYS_ASKED = 90

/**
 * The decisions of an asset that are due for a review: when their claim has resolved, when a stop, target or test that they
 * set has come, when what they bought has been sold, and 90 days after a Buy. Each is asked about once; what was written later
 * than decided is not, for it says nothing of what was thought then.
 * @param today New York's day
 */
export function dueReviews(
  { reviews }: Pick<Asset, 'reviews'>,
  entries: readonly AssetEntry[],
  today: string,
): readonly DueReview[] {
  const dueOn = dueDays(entries)
  return entries.flatMap((decision): DueReview[] => {
    if (decision.kind !== 'decision-recorded' || daysWrittenLater(decision) !== null) return []
    const day = dueOn.get(decision.sequence)
    const isDue = day !== undefined && day <= today && dayNumber(today) - dayNumber(day) <= DAYS_ASKED
    const isDone = reviews.some(({ sequence, isGraded }) => sequence === decision.sequence && isGraded)
    return isDue && !isDone ? [{ decision, dueOn: day }] : []
  })
}

/**
 * What was recorded before this day makes no review due any more: a Buy comes due after its days and is asked about for as
 * many, and it may have been written down a day after it was decided.
 */
export const firstDayOfReasons = (today: string): string =>
  dayOfNumber(dayNumber(today) - DAYS_AFTER_BUY - DAYS_ASKED - 1)

/** By decision, the first day on which there is something to look back at. */
function dueDays(entries: readonly AssetEntry[]): ReadonlyMap<number, string> {
  const days = new Map<number, string>()
  const due = (sequence: number, day: string) => {
    const before = days.get(sequence)
    if (before === undefined || day < before) days.set(sequence, day)
  }
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
