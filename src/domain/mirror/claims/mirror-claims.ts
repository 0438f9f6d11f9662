import type { AssetEntry } from '../../assets/asset.ts'
import { countedSince } from '../../assets/counted-since.ts'
import { isNoSplit } from '../../assets/split-correction.ts'
import { type Claim, claimOf } from '../../claims/claim.ts'
import { claimedOn, claimedUntil, hasComeToItsDay } from '../../claims/claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf, type LeftOut } from '../../claims/claim-direction.ts'
import { claimWords, splitsOfPrice } from '../../claims/claim-format.ts'
import { probabilityOf } from '../../claims/probability.ts'
import { resolutionsOf } from '../../claims/resolutions.ts'
import type { ClaimOutcome } from '../../claims/resolve-claim.ts'
import type { Action } from '../../ledger/action.ts'
import type { Entry } from '../../ledger/entry.ts'
import type { ClaimResolved } from '../../ledger/review-entries.ts'
import type { Language } from '../../locale.ts'
import type { Split } from '../../prices/split.ts'
import { countsInCalibration } from '../../reviews/counted.ts'
import type { Instant } from '../../time.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'

/** A decision's claim, and what has become of it. */
export type MirrorClaim = {
  readonly assetId: number
  readonly ticker: string
  readonly sequence: number
  readonly decisionId: string
  /** When its decision was written. */
  readonly recordedAt: Instant
  /** New York's day of the decision as its entry said first, which the claim goes by. */
  readonly on: string
  readonly action: Action
  readonly confidence: number
  readonly probability: number
  readonly claim: Claim
  readonly words: string
  readonly until: string
  readonly isSupposed: boolean
  /** Why it is neither resolved nor scored; null where it is. */
  readonly leftOut: LeftOut | null
  /** Whether it was written when it was decided, and is not left out, so that it counts. */
  readonly counts: boolean
  /**
   * Its decision is under review: until that is graded, or not asked for any more, its outcome is told nowhere. That it was given up for
   * want of a close tells nothing of what one said, and waits for no review.
   */
  readonly awaitsReview: boolean
  /** null while its day has not come, a close is awaited, or its review is. */
  readonly outcome: ClaimOutcome | null
  /**
   * Of one that is scored: its day has come, closes told its outcome, and it was written when it was decided. null of any other.
   */
  readonly cameTrue: boolean | null
  /** The entry of its outcome, where that is told. */
  readonly resolved: Entry<ClaimResolved> | null
  /** The splits of its share that have taken effect. */
  readonly splits: readonly Split[]
}

/** What the claims of a journal are read with. */
type ClaimReading = {
  /** Sequences of the decisions that are under review. */
  readonly underReview: Pick<ReadonlySet<number>, 'has'>
  /** How many entries the ledger was imported with. */
  readonly imported: number
  /** The splits that are known of the share which the claims are about, and have taken effect; left out where it has none. */
  readonly splits?: readonly Split[]
  /** The language in which it is put into words; English where it is left out. */
  readonly language?: Language
}

/** The claims of one asset, oldest first. */
export function claimsOf(
  facts: ClaimedFacts,
  entries: readonly AssetEntry[],
  { underReview, imported, splits = [], language = 'en' }: ClaimReading,
): readonly MirrorClaim[] {
  const resolved = resolutionsOf(entries)
  const texts = mirrorTexts(language)
  const recorded = entries.filter((entry) => entry.kind === 'split-recorded').filter((entry) => !isNoSplit(entry))
  return entries
    .filter((entry) => entry.kind === 'decision-recorded')
    .map((entry): MirrorClaim => {
      const { assetId, sequence, decisionId, recordedAt, action, confidence } = entry
      const { ticker } = facts
      const { claim, isSupposed } = claimOf(entry, ticker)
      const direction = directionOf(entry, facts, resolved.get(sequence))
      // An option's from before it was said which way may have been resolved all the same: nobody can say what that means.
      const end = direction.leftOut === null ? resolved.get(sequence) : undefined
      // What was resolved stays as it was, though its decision is corrected afterwards.
      const until = end?.claimedUntil ?? claimedUntil(entry, claim.horizonMonths, expiryOf(facts, entry))
      const { leftOut } = direction
      const isWithheld = underReview.has(sequence) && end?.outcome !== 'unresolvable'
      const counts = leftOut === null && countsInCalibration(entry, imported)
      const outcome = isWithheld ? null : (end?.outcome ?? null)
      return {
        assetId,
        ticker,
        sequence,
        decisionId,
        recordedAt,
        on: claimedOn(entry),
        action,
        confidence,
        probability: probabilityOf(confidence),
        claim,
        words:
          direction.leftOut === null
            ? texts.claim(
                claimWords(
                  claim,
                  {
                    ticker,
                    isBetter: direction.isBetter,
                    until,
                    splits:
                      end?.closes.asset.splits ??
                      splitsOfPrice({ inEffect: splits, since: countedSince(entry, claim, recorded) }, until),
                  },
                  texts.claims,
                ),
              )
            : `${ticker}: ${texts.claims.leftOut[direction.leftOut]}`,
        until,
        isSupposed,
        leftOut,
        counts,
        awaitsReview: end !== undefined && isWithheld,
        outcome,
        cameTrue: counts && outcome !== null && outcome !== 'unresolvable' ? outcome === 'came-true' : null,
        resolved: isWithheld ? null : (end ?? null),
        splits,
      }
    })
}

/** A claim that is scored. */
export type ScoredClaim = MirrorClaim & { readonly cameTrue: boolean }

/** The very same objects: of thousands of claims copies take longer than to find them. */
export const scoredClaims = (claims: readonly MirrorClaim[]): readonly ScoredClaim[] => claims.filter(isScored)

const isScored = (claim: MirrorClaim): claim is ScoredClaim => claim.cameTrue !== null

/**
 * The claims that calibration leaves out, with their number: `3 claims on options, 2 written later or imported`; null
 * where there are none.
 */
export function leftOutWords(
  claims: readonly MirrorClaim[],
  { calibration }: MirrorTexts = mirrorTexts('en'),
): string | null {
  const words = calibration.leftOutParts
  const isOver = ({ outcome }: MirrorClaim) => outcome === 'came-true' || outcome === 'did-not-come-true'
  const [options, ofItself, late, untold, waiting] = [
    claims.filter(({ leftOut }) => leftOut !== null && leftOut !== 'of-itself').length,
    claims.filter(({ leftOut }) => leftOut === 'of-itself').length,
    claims.filter((claim) => isOver(claim) && !claim.counts).length,
    claims.filter(({ outcome }) => outcome === 'unresolvable').length,
    claims.filter(({ awaitsReview, counts }) => awaitsReview && counts).length,
  ]
  const parts = [
    options > 0 ? [words.options(options)] : [],
    ofItself > 0 ? [words.ofItself(ofItself)] : [],
    late > 0 ? [words.late(late)] : [],
    untold > 0 ? [words.untold(untold)] : [],
    waiting > 0 ? [words.waiting(waiting)] : [],
  ].flat()
  return parts.length === 0 ? null : parts.join(', ')
}

/** How many claims have come to their day without being scored, for each reason. */
export const notScoredYet = (claims: readonly MirrorClaim[], today: string) => ({
  awaiting: claims.filter(({ awaitsReview, counts }) => awaitsReview && counts).length,
  unresolved: claims.filter(
    (claim) => claim.counts && !claim.awaitsReview && claim.outcome === null && hasComeToItsDay(claim, today),
  ).length,
  untold: claims.filter(({ counts, outcome }) => counts && outcome === 'unresolvable').length,
  uncounted: claims.filter((claim) => !claim.counts && hasComeToItsDay(claim, today)).length,
})
