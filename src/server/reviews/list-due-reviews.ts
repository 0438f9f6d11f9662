import { sql } from 'kysely'
import type { DueReviewView, WaitsForView } from '#contract/reviews.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { begunReviews } from '#domain/assets/begun-review.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { isWrittenLater } from '#domain/assets/day-decided.ts'
import { isOpening } from '#domain/assets/effective-order.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { ReviewGraded } from '#domain/ledger/review-entries.ts'
import { type UntoldCloses, untoldOfCompanies } from '#domain/mirror/basis/untold-of-companies.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { dueReviews, firstDayOfReasons, type ReviewedAsset, type ReviewTime } from '#domain/reviews/due-reviews.ts'
import { type AskingReview, allDue, allToCome, keepsBack, type ReviewedDecision } from '#domain/reviews/keeps-back.ts'
import { inOrderOfResults } from '#domain/reviews/reviews-in-order.ts'
import { type SetFree, setFreeBy } from '#domain/reviews/set-free.ts'
import { untoldCloses } from '#domain/reviews/untold-closes.ts'
import { type Withheld, withheldBy } from '#domain/reviews/withheld.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared, type ValueIn } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { readableEntries } from '../ledger/readable-entries.ts'
import { reviewTime, viewDueReview } from './due-review-view.ts'

/** The due reviews, which every page counts, in the order in which they are offered. */
export async function listDueReviews(db: Db, userId: string, now: Instant): Promise<DueReviewView[]> {
  return viewDue(await readReviewed(db, userId, now), now).map(({ view }) => view)
}

/**
 * The reviews that keep back the result of a decision graded on a day: those that are due, in the order in which they are offered, and then those
 * that come due with a claim.
 */
export async function listKeptBackBy(
  db: Db,
  userId: string,
  now: Instant,
  other: ReviewedDecision,
  gradedOn: string,
): Promise<WaitsForView[]> {
  const [reviewed, time] = [await readReviewed(db, userId, now), await reviewTime(db, userId, now)]
  const asking = [...viewDue(reviewed, now), ...viewToCome(reviewed, time)]
  return asking.flatMap(({ of, view }) => (keepsBack(of, other, gradedOn) ? [view] : []))
}

/** The finished reviews whose result was told with a grade, because the review that it ended was the last that kept them back. */
export async function listSetFreeBy(db: Db, userId: string, graded: Entry<ReviewGraded>): Promise<readonly SetFree[]> {
  const before = await readReviewed(db, userId, graded.recordedAt, graded.sequence)
  return setFreeBy(
    before.map(({ facts: { ticker }, entries, due }) => ({ ticker, entries, due })),
    graded,
    await reviewTime(db, userId, graded.recordedAt),
  )
}

type ReviewedFacts = Awaited<ReturnType<typeof readReviewed>>

function viewDue(reviewed: ReviewedFacts, now: Instant) {
  const assets = new Map(reviewed.flatMap((asset) => asset.due.map(({ decision }) => [decision, asset] as const)))
  const due = allDue(reviewed.map(({ facts: { ticker }, entries, due }) => ({ ticker, entries, due })))
  return inOrderOfResults(due, marketDayOf(now)).flatMap((of) => {
    const asset = assets.get(of.decision)
    return asset ? [{ of, view: viewDueReview(of.decision, asset.facts, asset.entries) }] : []
  })
}

const viewToCome = (reviewed: ReviewedFacts, time: ReviewTime): { of: AskingReview; view: WaitsForView }[] =>
  reviewed.flatMap(({ facts, entries, due }) =>
    allToCome([{ ticker: facts.ticker, entries, due }], time).map((of) => ({
      of,
      view: { ...viewDueReview(of.decision, facts, entries), ...(of.comesOn !== undefined && { comesOn: of.comesOn }) },
    })),
  )

/** What the due reviews keep back, and the closes that decide claims of which nobody is told yet. */
export type WithheldNow = Withheld & { readonly closes: UntoldCloses }

export async function findWithheld(db: Db, userId: string, now: Instant): Promise<WithheldNow> {
  const [reviewed, time] = [await readReviewed(db, userId, now), await reviewTime(db, userId, now)]
  const assets = reviewed.map(({ facts: { ticker }, entries, due }) => ({ ticker, entries, due }))
  return { ...withheldBy(assets, time), closes: untoldOfCompanies(assets, time.today, time.imported) }
}

/** The last closes of untold claims, by company. @see untoldCloses */
export async function findUntoldCloses(
  db: Db,
  userId: string,
  now: Instant,
): Promise<(ticker: string) => ReadonlySet<string>> {
  const [reviewed, time] = [await readReviewed(db, userId, now), await reviewTime(db, userId, now)]
  return (ticker) => {
    const company = reviewed.filter(({ facts }) => facts.ticker === ticker)
    return untoldCloses(
      company.map(({ entries, due }) => ({ ticker, entries, due })),
      time,
    )
  }
}

/**
 * The assets of which something was recorded recently enough to make a review due today, or to tell what one is about: they are
 * found without computing the Mirror, from their entries alone.
 * @param before the entry up to which the ledger is read; all of it where it is left out
 */
async function readReviewed(db: Db, userId: string, now: Instant, before = Number.POSITIVE_INFINITY) {
  const time = await reviewTime(db, userId, now)
  const rows = await entriesQuery(db, { userId, since: firstDayOfReasons(time.today) })
  const entriesBefore = readableEntries(rows).filter(({ sequence }) => sequence < before)
  const byAsset = Map.groupBy(entriesBefore, ({ assetId }) => assetId)
  return [...byAsset.values()].flatMap((recorded) => {
    const entries = correctedEntries(recorded)
    const [opening] = entries
    if (!opening || !isOpening(opening)) return []
    return [{ facts: opening.asset, entries, due: dueReviews(reviewedAsset(recorded), entries, time) }]
  })
}

/** Replays the asset only if a later entry may have withdrawn an alert, because a replay is by far the slowest part. */
function reviewedAsset(entries: readonly AssetEntry[]): ReviewedAsset {
  const alert = entries.findIndex(({ kind }) => kind === 'level-crossed')
  const isRevised = alert >= 0 && entries.slice(alert).some(isRevision)
  const asset = isRevised && entries.filter(isOpening).length === 1 ? replayAsset(entries) : null
  return asset ?? { ...NOTHING_REVISED, reviews: begunReviews(entries) }
}

const isRevision = (entry: AssetEntry): boolean =>
  entry.kind === 'correction-recorded' ||
  entry.kind === 'split-recorded' ||
  (entry.kind === 'decision-recorded' && isWrittenLater(entry))

const NOTHING_REVISED = {
  corrections: [],
  replacedPrices: [],
  comparisons: [],
  restatedLevels: [],
  splits: [],
  withdrawnAlerts: [],
  lastWrittenLater: 0,
}

type Asked = { readonly userId: string; readonly since: string }

/** A ledger is in chronological order, so the recent entries are together at its end. */
const entriesQuery = prepared<Asked, Pick<EntryRow, 'asset_id' | 'body'>>((db, value) =>
  db
    .selectFrom('entries')
    .select(['asset_id', 'body'])
    .where('user_id', '=', value('userId'))
    .where('kind', '!=', 'critique-recorded')
    .where('asset_id', 'in', (of) =>
      of
        .selectFrom('entries as late')
        .select('late.asset_id')
        .where('late.user_id', '=', value('userId'))
        .where('late.kind', '!=', 'critique-recorded')
        .where('late.sequence', '>', sql<number>`coalesce((${lastBefore(db, value)}), 0)`),
    )
    .orderBy('asset_id')
    .orderBy('sequence'),
)

const lastBefore = (db: Db, value: ValueIn<Asked>) =>
  db
    .selectFrom('entries as early')
    .select('early.sequence')
    .where('early.user_id', '=', value('userId'))
    .where('early.recorded_at', '<', value('since'))
    .orderBy('early.sequence', 'desc')
    .limit(1)
