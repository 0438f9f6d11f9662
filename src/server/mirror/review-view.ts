import type { DueReviewView, ReviewView } from '#contract/reviews.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { claimOf } from '#domain/claims/claim.ts'
import { claimedUntil } from '#domain/claims/claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from '#domain/claims/claim-direction.ts'
import { decisionClaimSentence } from '#domain/claims/claim-format.ts'
import type { AssetFacts, Contract, DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { roundUnitPrice } from '#domain/prices/money.ts'
import { dueReviews, type ReviewTime } from '#domain/reviews/due-reviews.ts'
import { returnPercentOf } from '#domain/reviews/return-percent.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { found } from '../http/problem.ts'
import { findImportedCount } from '../imports/imported-count.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findStanding } from '../ledger/standing-store.ts'

export const NO_SUCH_REVIEW = 'There is no review of such a decision. Your reviews that are due stand on the Mirror.'

/** A decision of the user with all entries of its asset, with corrections applied. */
type Reviewed = { readonly decision: Entry<DecisionRecorded>; readonly entries: readonly AssetEntry[] }

/** @throws Refusal when the user's journal has no decision with that sequence */
export async function findReviewed(db: Db, userId: string, sequence: number): Promise<Reviewed> {
  const row = await db
    .selectFrom('entries')
    .select(['asset_id', 'kind'])
    .where('user_id', '=', userId)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  const assetId = found(row?.kind === 'decision-recorded' ? row.asset_id : null, NO_SUCH_REVIEW)
  const entries = correctedEntries(await listAssetEntries(db, userId, assetId))
  const decision = entries.find((entry) => entry.sequence === sequence)
  return { entries, decision: found(decision?.kind === 'decision-recorded' ? decision : null, NO_SUCH_REVIEW) }
}

/** The latest review of a decision with what may be shown at its stage. @throws Refusal when none is due, begun or graded */
export async function showReview({ db, now }: AppContext, userId: string, sequence: number): Promise<ReviewView> {
  const { decision, entries } = await findReviewed(db, userId, sequence)
  const { asset } = await findStanding(db, userId, { assetId: decision.assetId })
  const reviewed = found(asset, NO_SUCH_REVIEW)
  const { facts, splits } = reviewed
  const about = viewDueReview(decision, facts)
  const begun = reviewed.reviews.filter((review) => review.sequence === sequence)
  const isGraded = begun.some((review) => review.isGraded)
  const time = await reviewTime(db, userId, now())
  const due = dueReviews(reviewed, entries, time).find((review) => review.decision.sequence === sequence)
  if (due && !due.isAnswered) return { ...about, ...(begun.length > 0 && { isAgain: true }), stage: 'asked' }
  found(begun[0] ?? null, NO_SUCH_REVIEW)
  const { thesis, confidence } = decision
  const claim = decisionClaimSentence(decision, facts, splits, resolutionOf(decision, entries))
  if (due || !isGraded) return { ...about, stage: 'answered', thesis, confidence, claim }
  return { ...about, stage: 'graded', thesis, confidence, claim, ...resultOf(decision, facts, entries, time.today) }
}

export const reviewTime = async (db: Db, userId: string, now: Instant): Promise<ReviewTime> => ({
  today: marketDayOf(now),
  imported: await findImportedCount(db, userId),
})

export const viewDueReview = (
  decision: Entry<DecisionRecorded>,
  { ticker, companyName, type, contract }: Pick<AssetFacts, 'ticker' | 'companyName' | 'type' | 'contract'>,
): DueReviewView => ({
  sequence: decision.sequence,
  assetId: decision.assetId,
  ticker,
  companyName,
  action: decision.action,
  on: decidedOn(decision),
  ...(type === 'options' && { option: viewOption(decision, contract) }),
})

const viewOption = ({ quantity }: Entry<DecisionRecorded>, contract: Contract | null) => ({
  quantity,
  right: contract?.right ?? null,
  strike: contract?.strike ?? null,
  expiresOn: contract?.expiresOn ?? null,
})

const resolutionOf = ({ sequence }: Entry<DecisionRecorded>, entries: readonly AssetEntry[]) =>
  entries.filter((entry) => entry.kind === 'claim-resolved').find(({ setBySequence }) => setBySequence === sequence)

type Graded = Extract<ReviewView, { stage: 'graded' }>
type Result = Omit<Graded, keyof DueReviewView | 'stage' | 'thesis' | 'confidence' | 'claim'>

function resultOf(
  decision: Entry<DecisionRecorded>,
  facts: ClaimedFacts,
  entries: readonly AssetEntry[],
  today: string,
): Result {
  const ofIt = entries.filter((entry) => 'setBySequence' in entry && entry.setBySequence === decision.sequence)
  const graded = ofIt.findLast((entry) => entry.kind === 'review-graded')
  const answered = ofIt
    .filter((entry) => entry.kind === 'review-answered')
    .findLast(({ sequence }) => sequence < (graded?.sequence ?? 0))
  const resolved = resolutionOf(decision, entries)
  const until = claimedUntil(decision, claimOf(decision, facts.ticker).claim.horizonMonths, expiryOf(facts))
  const isLeftOut = directionOf(decision, facts, resolved).leftOut !== null || undefined
  const actual = graded?.actual ?? null
  const close = (end: 'from' | 'until') => actual && { on: actual[end].on, price: roundUnitPrice(actual[end].price) }
  return {
    recalled: {
      confidence: answered?.confidence ?? decision.confidence,
      why: answered?.why ?? '',
      returnPercent: answered?.returnPercent == null ? null : Number(answered.returnPercent),
    },
    isWellDecided: graded?.isWellDecided ?? false,
    ...(isLeftOut && { isLeftOut }),
    ...(!isLeftOut && !resolved && until <= today && { awaitsClose: true }),
    outcome: isLeftOut ? null : (resolved?.outcome ?? null),
    returnPercent: returnPercentOf(actual),
    from: close('from'),
    until: close('until'),
    ...(actual?.isByOwnPrices && { isByOwnPrices: true }),
  }
}
