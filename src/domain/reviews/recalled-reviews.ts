import type { AssetEntry } from '../assets/asset.ts'
import { probabilityOf } from '../claims/probability.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Recalled } from '../mirror/memory.ts'
import { returnPercentOf } from './return-percent.ts'

/** A finished review: what was remembered, what was recorded, and how the decision was graded before its result was shown. */
export type DoneReview = Recalled & {
  readonly decision: Entry<DecisionRecorded>
  readonly isWellDecided: boolean
  readonly recalledConfidence: number
}

/** The finished reviews of one asset, in the order of their grades. */
export function doneReviews(entries: readonly AssetEntry[]): readonly DoneReview[] {
  return entries.flatMap((graded): DoneReview[] => {
    if (graded.kind !== 'review-graded') return []
    const ofIt = entries.filter((entry) => 'setBySequence' in entry && entry.setBySequence === graded.setBySequence)
    const answered = ofIt.find((entry) => entry.kind === 'review-answered')
    const resolved = ofIt.find((entry) => entry.kind === 'claim-resolved')
    const decision = entries.find(({ sequence }) => sequence === graded.setBySequence)
    if (!answered || decision?.kind !== 'decision-recorded') return []
    const outcome = resolved?.outcome ?? 'unresolvable'
    return [
      {
        decision,
        isWellDecided: graded.isWellDecided,
        recalledConfidence: answered.confidence,
        recalledReturn: answered.returnPercent === null ? null : Number(answered.returnPercent),
        actualReturn: returnPercentOf(graded.actual),
        recalledProbability: probabilityOf(answered.confidence),
        recordedProbability: probabilityOf(decision.confidence),
        cameTrue: outcome === 'unresolvable' ? null : outcome === 'came-true',
      },
    ]
  })
}
