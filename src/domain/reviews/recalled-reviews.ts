import type { Asset, AssetEntry } from '../assets/asset.ts'
import { claimedOn } from '../claims/claim-days.ts'
import { directionOf } from '../claims/claim-direction.ts'
import { probabilityOf } from '../claims/probability.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Recalled } from '../mirror/claims/memory.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Split } from '../prices/split.ts'
import { countsInCalibration } from './counted.ts'
import { returnPercentOf } from './return-percent.ts'
import { reviewResult } from './review-result.ts'

type Numbers = Pick<ReadonlySet<number>, 'has'>
type NotTold = { readonly [Part in 'outcomes' | 'results']: Numbers }

/** A finished review: what was remembered, what was recorded, and the grade from before the result was shown. */
export type DoneReview = Recalled & {
  /** The entry of its grade. A decision may have several reviews. */
  readonly gradedBy: number
  readonly decision: Entry<DecisionRecorded>
  readonly isWellDecided: boolean
  readonly recalledConfidence: number
  /** The outcome of the claim; null while it is open or under review, and when no close decides it. */
  readonly cameTrue: boolean | null
}

type Reading = {
  readonly imported: number
  /** What is told nowhere, because another review is due. */
  readonly withheld: NotTold
  /** All that are known of what it holds, recorded or only reported; left out where no more are known than are recorded. */
  readonly splits?: readonly Split[]
}

/**
 * The finished reviews of one asset, in the order of their grades.
 * @param entries as corrected; reviews of decisions that were written later, or imported, do not count
 */
export function doneReviews(
  asset: Pick<Asset, 'facts' | 'splits' | 'trades' | 'corrections'>,
  entries: readonly AssetEntry[],
  { imported, withheld, splits = asset.splits }: Reading,
): readonly DoneReview[] {
  const grades = entries.filter((entry) => entry.kind === 'review-graded')
  if (grades.length === 0) return []
  const resolutions = resolutionsOf(entries)
  return grades.flatMap((graded): DoneReview[] => {
    if (withheld.results.has(graded.sequence)) return []
    const ofIt = entries.filter((entry) => 'setBySequence' in entry && entry.setBySequence === graded.setBySequence)
    const answered = ofIt
      .filter((entry) => entry.kind === 'review-answered')
      .findLast(({ sequence }) => sequence < graded.sequence)
    const resolved = resolutions.get(graded.setBySequence)
    const decision = entries.find(({ sequence }) => sequence === graded.setBySequence)
    if (!answered || decision?.kind !== 'decision-recorded' || !countsInCalibration(decision, imported)) return []
    const isUntold =
      directionOf(decision, asset.facts, resolved).leftOut !== null || withheld.outcomes.has(decision.sequence)
    const outcome = isUntold ? 'unresolvable' : (resolved?.outcome ?? 'unresolvable')
    const cameTrue = outcome === 'unresolvable' ? null : outcome === 'came-true'
    return [
      {
        gradedBy: graded.sequence,
        ticker: asset.facts.ticker,
        claimedOn: claimedOn(decision),
        answeredOn: marketDayOf(answered.recordedAt),
        decision,
        isWellDecided: graded.isWellDecided,
        recalledConfidence: answered.confidence,
        recalledReturn: answered.returnPercent === null ? null : Number(answered.returnPercent),
        actualReturn: returnPercentOf(reviewResult(graded, asset, entries, decision, splits)),
        isOfSale: decision.action === 'Sell' || decision.action === 'Sell Some',
        recalledProbability: probabilityOf(answered.confidence),
        recordedProbability: probabilityOf(decision.confidence),
        cameTrue,
        isFirst: ofIt.find(({ kind }) => kind === 'review-answered') === answered,
        // Nobody can remember an event as more foreseen before it has happened, nor anew once the entry was shown again.
        knownThen: resolved && firstAnswersAfter(resolved, ofIt) === answered ? cameTrue : null,
      },
    ]
  })
}

const firstAnswersAfter = (resolved: AssetEntry, ofDecision: readonly AssetEntry[]): AssetEntry | undefined =>
  ofDecision.find(({ kind, sequence }) => kind === 'review-answered' && sequence > resolved.sequence)
