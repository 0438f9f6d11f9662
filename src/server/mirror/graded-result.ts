import type { DueReviewView, ReviewView } from '#contract/reviews.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { claimOf } from '#domain/claims/claim.ts'
import { claimedUntil, hasComeToItsDay } from '#domain/claims/claim-days.ts'
import { directionOf, expiryOf } from '#domain/claims/claim-direction.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { roundUnitPrice } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import { returnPercentOf } from '#domain/reviews/return-percent.ts'
import { reviewResult } from '#domain/reviews/review-result.ts'

type Graded = Extract<ReviewView, { stage: 'graded' }>
export type GradedResult = Omit<Graded, keyof DueReviewView | 'stage' | 'thesis' | 'confidence' | 'claim' | 'closes'>

/** The latest grade of a decision. */
export const gradeOf = ({ sequence }: Entry<DecisionRecorded>, entries: readonly AssetEntry[]) =>
  entries.filter((entry) => entry.kind === 'review-graded').findLast(({ setBySequence }) => setBySequence === sequence)

/** What was remembered, the grade and the result of a decision, as they count by now. */
export function resultOf(
  decision: Entry<DecisionRecorded>,
  asset: Asset,
  entries: readonly AssetEntry[],
  splits: readonly Split[],
  today: string,
): GradedResult {
  const { facts } = asset
  const graded = gradeOf(decision, entries)
  const answered = entries
    .filter((entry) => entry.kind === 'review-answered')
    .findLast(
      ({ setBySequence, sequence }) => setBySequence === decision.sequence && sequence < (graded?.sequence ?? 0),
    )
  const resolved = resolutionsOf(entries).get(decision.sequence)
  const until = claimedUntil(decision, claimOf(decision, facts.ticker).claim.horizonMonths, expiryOf(facts, decision))
  const isLeftOut = directionOf(decision, facts, resolved).leftOut !== null || undefined
  const actual = graded ? reviewResult(graded, asset, entries, decision, splits) : null
  const close = (end: 'from' | 'until') => actual && { on: actual[end].on, price: roundUnitPrice(actual[end].price) }
  const corrected = asset.corrections.filter(({ correctsSequence }) => correctsSequence === decision.sequence)
  return {
    recalled: {
      confidence: answered?.confidence ?? decision.confidence,
      why: answered?.why ?? '',
      returnPercent: answered?.returnPercent == null ? null : Number(answered.returnPercent),
    },
    isWellDecided: graded?.isWellDecided ?? false,
    ...(isLeftOut && { isLeftOut }),
    ...(!isLeftOut && !resolved && hasComeToItsDay({ until }, today) && { awaitsClose: true }),
    outcome: isLeftOut ? null : (resolved?.outcome ?? null),
    returnPercent: returnPercentOf(actual),
    from: close('from'),
    until: close('until'),
    ...(actual?.isByOwnPrices && { isByOwnPrices: true }),
    ...(actual?.isInParts && { isInParts: true }),
    ...(actual?.latestBy && { latestBy: actual.latestBy }),
    ...(corrected.length > 0 && { corrections: corrected.map(viewCorrected) }),
  }
}

const viewCorrected = ({ recordedAt, field, from, to, reason }: Asset['corrections'][number]) => ({
  on: marketDayOf(recordedAt),
  ...{ field, from, to, reason },
})
