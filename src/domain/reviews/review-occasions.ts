import type { AssetEntry } from '../assets/asset.ts'
import type { BegunReview } from '../assets/begun-review.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { settersLeftBehind } from '../assets/left-behind-levels.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'

/** A reason to review a decision. */
export type ReviewOccasion = {
  /**
   * The entry that is the reason: a resolved claim, a line that was reached, also by the decision that moved or removed it, a sale or an
   * option’s end; the Buy itself for the days after it.
   */
  readonly sequence: number
  /** New York's day since which there is the reason. */
  readonly on: string
  /** The claim of the decision is resolved, so that its outcome is withheld until this occasion has its answers. */
  readonly isOfClaim: boolean
}

/** A Buy is reviewed after this many days, whatever has happened. */
export const DAYS_AFTER_BUY = 90

/** New York's days, both included. */
type Days = { readonly from: string; readonly until: string }

const ANY_DAY: Days = { from: '', until: '~' }

/**
 * The occasions of each decision by its sequence, in the order of the entries.
 * @param entries as corrected
 * @param isWithdrawn whether an alert, by its sequence, tells of nothing any more
 * @param days of the occasions that are meant: of nearly all decisions of a long journal nothing is asked any more
 */
export function occasionsByDecision(
  entries: readonly AssetEntry[],
  isWithdrawn: (sequence: number) => boolean = () => false,
  { from, until }: Days = ANY_DAY,
): ReadonlyMap<number, readonly ReviewOccasion[]> {
  const occasions = new Map<number, readonly ReviewOccasion[]>()
  const isMeant = (on: string) => on >= from && on <= until
  const add = (decision: number, sequence: number, on: string, isOfClaim = false) => {
    const others = occasions.get(decision) ?? []
    // Whoever sells at the stop of their Buy gives one reason for its review, not two.
    if (isMeant(on) && others.at(-1)?.sequence !== sequence)
      occasions.set(decision, [...others, { sequence, on, isOfClaim }])
  }
  const leftBehind = settersLeftBehind(entries, ({ recordedAt }) => isMeant(marketDayOf(recordedAt)))
  let begun: number | null = null
  for (const entry of entries) {
    const { sequence } = entry
    if (isWithdrawn(sequence)) continue
    // What another company's prices told is no reason to look back.
    if ((entry.kind === 'claim-resolved' || entry.kind === 'level-crossed') && entry.isOfOtherTicker) continue
    // The claim's own day, so that claims which are resolved late, after Candor did not run, are not all asked about at once.
    if (entry.kind === 'claim-resolved' && entry.outcome !== 'unresolvable' && entry.putsRight === undefined)
      add(entry.setBySequence, sequence, entry.claimedUntil, true)
    if (entry.kind === 'claim-resolved') continue
    const on = marketDayOf(entry.recordedAt)
    if (entry.kind === 'level-crossed' || (entry.kind === 'own-test-answered' && entry.hasHappened))
      add(entry.setBySequence, sequence, on)
    // An option that has ended is no longer held, as what was sold.
    if (entry.kind === 'option-settled' && begun !== null) add(begun, sequence, on)
    if (entry.kind !== 'decision-recorded') continue
    for (const setter of leftBehind.get(sequence) ?? []) add(setter, sequence, on)
    if (entry.action === 'Buy') {
      begun = sequence
      add(sequence, sequence, dayOfNumber(dayNumber(decidedOn(entry)) + DAYS_AFTER_BUY))
    }
    if (entry.action === 'Sell' && begun !== null) add(begun, sequence, on)
  }
  return occasions
}

/**
 * Whether a review that was begun is of an occasion, too. A resolved claim has to be asked about after it was resolved. Whatever
 * else had happened by the day of the review's last entry is part of it. Answers that name no occasions, because they are older
 * than that member of the entry, are of all that had happened by then.
 */
export function isReviewOf(review: BegunReview, { sequence, on, isOfClaim }: ReviewOccasion): boolean {
  if (review.occasions?.includes(sequence)) return true
  return isOfClaim ? review.occasions === null && sequence < review.answeredBy : on <= review.lastOn
}
