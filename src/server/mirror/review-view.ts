import type { ReviewView } from '#contract/reviews.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { countedSince } from '#domain/assets/counted-since.ts'
import { claimOf } from '#domain/claims/claim.ts'
import { directionOf } from '#domain/claims/claim-direction.ts'
import { decisionClaimSentence } from '#domain/claims/claim-format.ts'
import { claimTexts as GERMAN } from '#domain/claims/claim-texts.de.ts'
import { ENGLISH } from '#domain/claims/claim-texts.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ReviewGraded } from '#domain/ledger/review-entries.ts'
import type { Language } from '#domain/locale.ts'
import { untoldDaysOf } from '#domain/mirror/basis/untold-of-companies.ts'
import { toldCloses } from '#domain/mirror/claims/told-closes.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { splitsInEffect } from '#domain/prices/split.ts'
import { dueReviews } from '#domain/reviews/due-reviews.ts'
import { ownSpan } from '#domain/reviews/own-span.ts'
import { reviewResult } from '#domain/reviews/review-result.ts'
import type { Withheld } from '#domain/reviews/withheld.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { splitsOfAsset, splitsOfClaimed } from '../claims/claim-prices.ts'
import { viewCloses } from '../claims/closes-view.ts'
import type { Db } from '../database/open-database.ts'
import { found } from '../http/problem.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { reviewTime, viewDueReview } from '../reviews/due-review-view.ts'
import { findWithheld, listKeptBackBy, listSetFreeBy } from '../reviews/list-due-reviews.ts'
import { type GradedResult, gradeOf, resultOf } from './graded-result.ts'
import { reviewPrices } from './review-prices.ts'

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

const CLAIM_TEXTS = { en: ENGLISH, de: GERMAN } as const satisfies Record<Language, unknown>

/** The latest review of a decision with what may be shown at its stage. @throws Refusal when none is due, begun or graded */
export async function showReview(
  { db, now }: AppContext,
  userId: string,
  sequence: number,
  language: Language,
): Promise<ReviewView> {
  const { decision, entries } = await findReviewed(db, userId, sequence)
  const { asset } = await findStanding(db, userId, { assetId: decision.assetId })
  const reviewed = found(asset, NO_SUCH_REVIEW)
  const { facts } = reviewed
  const about = viewDueReview(decision, facts, entries)
  const begun = reviewed.reviews.filter((review) => review.sequence === sequence)
  const isGraded = begun.some((review) => review.isGraded)
  const time = await reviewTime(db, userId, now())
  const due = dueReviews(reviewed, entries, time).find((review) => review.decision.sequence === sequence)
  const resolved = resolutionOf(decision, entries)
  const whenTold = async (gradedOn: string) => {
    const isByOwnPrices = ownSpan(reviewed, entries, decision) !== null
    const of = { ticker: facts.ticker, decision, resolved, isByOwnPrices }
    const [waitsFor, ...more] = await listKeptBackBy(db, userId, now(), of, gradedOn)
    return waitsFor && { waitsFor, ...(more.length > 0 && { moreToWaitFor: more.length }) }
  }
  const isOutcomeKnown = resolved !== undefined && directionOf(decision, facts, resolved).leftOut === null
  const whatFollows = async () => {
    if (!isOutcomeKnown && !(await wouldShowReturn(db, userId, reviewed, entries, decision, now()))) return NO_RESULT
    return whenTold(time.today)
  }
  if (due && !due.isAnswered)
    return { ...about, ...(begun.length > 0 && { isAgain: true }), stage: 'asked', ...(await whatFollows()) }
  found(begun[0] ?? null, NO_SUCH_REVIEW)
  const { thesis, confidence } = decision
  const ofShare = splitsInEffect((await splitsOfClaimed(db, userId, reviewed)).splits, time.today)
  const since = countedSince(decision, claimOf(decision, facts.ticker).claim, reviewed.splits)
  const ofClaimed = { inEffect: ofShare, since }
  const claim = decisionClaimSentence(decision, facts, ofClaimed, resolved, CLAIM_TEXTS[language])
  if (due || !isGraded) return { ...about, stage: 'answered', thesis, confidence, claim, ...(await whatFollows()) }
  const graded = gradeOf(decision, entries)
  const withheld = await findWithheld(db, userId, now())
  const { splits } = await splitsOfAsset(db, reviewed)
  const result = resultOf(decision, reviewed, entries, splits, time.today)
  const waits = hasResult(result) && (await whenTold(graded ? marketDayOf(graded.recordedAt) : time.today))
  const toldToo = graded ? await viewToldToo(db, userId, graded, withheld, time.today) : []
  const judging = result.isLeftOut ? undefined : resolved
  const untoldOf = (ticker: string) => untoldDaysOf(ticker, withheld.closes)
  const judgedBy = judging && toldCloses(judging, { ticker: facts.ticker, splits: ofShare, untoldOf })
  return {
    ...about,
    stage: 'graded',
    ...{ thesis, confidence, claim, ...result },
    ...(judgedBy && { closes: viewCloses(judgedBy) }),
    ...(waits && { ...UNTOLD, ...waits }),
    ...(toldToo.length > 0 && { toldToo }),
  }
}

type ToldToo = NonNullable<Extract<ReviewView, { stage: 'graded' }>['toldToo']>

/** The reviews that this grade set free, with the results that they have by now. One that is kept back again is told with another review. */
async function viewToldToo(
  db: Db,
  userId: string,
  graded: Entry<ReviewGraded>,
  { outcomes, results }: Withheld,
  today: string,
): Promise<ToldToo> {
  const views = (await listSetFreeBy(db, userId, graded)).map(async ({ decision: { sequence }, gradedBy }) => {
    if (results.has(gradedBy) || outcomes.has(sequence)) return []
    const { decision, entries } = await findReviewed(db, userId, sequence)
    const asset = found((await findStanding(db, userId, { assetId: decision.assetId })).asset, NO_SUCH_REVIEW)
    const { splits } = await splitsOfAsset(db, asset)
    const result = resultOf(decision, asset, entries, splits, today)
    const { recalled, returnPercent, outcome } = result
    const about = viewDueReview(decision, asset.facts, entries)
    return hasResult(result) ? [{ ...about, recalledReturn: recalled.returnPercent, returnPercent, outcome }] : []
  })
  return (await Promise.all(views)).flat()
}

const hasResult = ({ returnPercent, outcome }: GradedResult): boolean => returnPercent !== null || outcome !== null

const resolutionOf = ({ sequence }: Entry<DecisionRecorded>, entries: readonly AssetEntry[]) =>
  resolutionsOf(entries).get(sequence)

/** What waits with the review of another decision, which it would tell the outcome of. */
const UNTOLD = {
  ...{ outcome: null, closes: undefined, returnPercent: null, from: null, until: null },
  ...{ isByOwnPrices: undefined, isInParts: undefined, latestBy: undefined },
} as const

/** The prices that the grade would be recorded with. */
export const measured = async (
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  now: Instant,
) => ownSpan(asset, entries, decision) ?? (await reviewPrices(db, userId, asset, entries, decision, now))

const NO_RESULT = { hasNoResult: true } as const

/** Whether a grade given now would show a return: a price that is too old for it is recorded with the grade, and told by none. */
async function wouldShowReturn(...of: Parameters<typeof measured>): Promise<boolean> {
  const [db, , asset, entries, decision, now] = of
  const actual = await measured(...of)
  if (actual === null) return false
  const { splits } = await splitsOfAsset(db, asset)
  const graded = { actual, recordedAt: now, sequence: Number.MAX_SAFE_INTEGER }
  return reviewResult(graded, asset, entries, decision, splits) !== null
}
