import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { benchmarkTicker, claimOf } from '#domain/claims/claim.ts'
import { claimDays } from '#domain/claims/claim-days.ts'
import { expiryOf } from '#domain/claims/claim-direction.ts'
import { claimResolution } from '#domain/claims/claim-resolution.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ReviewGraded } from '#domain/ledger/review-entries.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { ownSpan } from '#domain/reviews/own-span.ts'
import { answerReview, gradeReview } from '#domain/reviews/record-review.ts'
import { returnPercentOf } from '#domain/reviews/return-percent.ts'
import type { Instant } from '#domain/time.ts'
import { accepted } from '../http/problem.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { type Moment, type Pen, tell } from './pen.ts'
import { demoDay } from './story/demo-walk.ts'
import { type StoryAsset, type StoryDecision, storyCalendar } from './story/story.ts'

/** A time in UTC after the close of every session, in summer and in winter. */
const RESOLVED_AT = '22:05:00.000Z'

/** The resolutions of a share's claims that are due before the story ends, as the product's own job would record them. */
export function resolutionsOf(pen: Pen, { facts, decisions }: StoryAsset): Moment[] {
  const closeOn = (ticker: string, day: string) => demoDay(ticker, day, pen.endsOn)?.close ?? null
  return decisions.flatMap((decision): Moment[] => {
    const { claim } = claimOf(claimed(decision), facts.ticker)
    const { from, until, lastClose } = claimDaysOf(decision, facts)
    if (until >= pen.endsOn) return []
    const closesOf = (ticker: string) => ({ from: closeOn(ticker, from), until: closeOn(ticker, lastClose) })
    const benchmark = benchmarkTicker(claim)
    const at = `${until}T${RESOLVED_AT}`
    const write = async () => {
      const closes = { asset: closesOf(facts.ticker), benchmark: benchmark === null ? null : closesOf(benchmark) }
      const fact = claimResolution(entryOf(pen, decision), facts, closes, at)
      if (fact) await tell(pen, assetIdentity(facts), fact, at)
    }
    return [{ at, write }]
  })
}

const claimDaysOf = (decision: StoryDecision, facts: StoryAsset['facts']) =>
  claimDays(
    { recordedAt: decision.at },
    claimOf(claimed(decision), facts.ticker).claim.horizonMonths,
    expiryOf(facts, {}),
  )

const claimed = ({ claim }: StoryDecision): Pick<DecisionRecorded, 'claim'> =>
  claim ? { claim: { ...claim, mapping: 1 } } : {}

function entryOf({ decisions }: Pen, decision: StoryDecision): Entry<DecisionRecorded> {
  const entry = decisions.get(decision)
  if (!entry) throw new RangeError(`Nothing is recorded yet of ${decision.at}.`)
  return entry
}

/** The writer's memory of a decision, and their grade two minutes later. */
export function reviewsOf(pen: Pen, { facts, decisions }: StoryAsset): Moment[] {
  const identity = assetIdentity(facts)
  const calendar = storyCalendar(pen.endsOn)
  return decisions.flatMap((decision): Moment[] => {
    if (!decision.review) return []
    const { daysBack, confidence, why, kinder, isWellDecided } = decision.review
    const { until } = claimDaysOf(decision, facts)
    const day = notBeforeItsClaim(marketDayOf(calendar.at(daysBack, '23:10:00')), until)
    const [answeredAt, gradedAt] = [`${day}T23:10:00.000Z`, `${day}T23:12:00.000Z`]
    const actualOf = (asset: Asset, entries: readonly AssetEntry[]) => {
      const entry = entryOf(pen, decision)
      return ownSpan(asset, entries, entry) ?? actualReturn(facts.ticker, entry, gradedAt, pen.endsOn)
    }
    const answer = async () => {
      const [asset, entries] = await standing(pen, identity)
      const returnPercent = String(Math.round((returnPercentOf(actualOf(asset, entries)) ?? 0) + kinder))
      const { sequence } = entryOf(pen, decision)
      const answers = { confidence, why, returnPercent }
      await tell(
        pen,
        identity,
        accepted(answerReview(asset, entries, sequence, answers, timeOf(answeredAt))),
        answeredAt,
      )
    }
    const grade = async () => {
      const [asset, entries] = await standing(pen, identity)
      const given = { isWellDecided, actual: actualOf(asset, entries) }
      const { sequence } = entryOf(pen, decision)
      await tell(pen, identity, accepted(gradeReview(asset, entries, sequence, given, timeOf(gradedAt))), gradedAt)
    }
    return [
      { at: answeredAt, write: answer },
      { at: gradedAt, write: grade },
    ]
  })
}

/** How many days before a claim's day a story may mean that day: months and weekends fall otherwise in each year. */
const MEANT_DAYS = 7

/** The day of a review that a story tells beside the end of a claim; the claim comes to its day first, whenever the story ends. */
const notBeforeItsClaim = (day: string, until: string): string =>
  day < until && dayNumber(until) - dayNumber(day) <= MEANT_DAYS ? until : day

const timeOf = (at: Instant) => ({ today: marketDayOf(at), imported: 0 })

async function standing({ trx, userId, written }: Pen, identity: string): Promise<[Asset, readonly AssetEntry[]]> {
  const asset = written.get(identity)
  if (!asset) throw new RangeError(`Nothing is written yet of ${identity}.`)
  return [asset, await listAssetEntries(trx, userId, asset.assetId)]
}

/** From what the decision was made at to the last close before the grade. */
function actualReturn(
  ticker: string,
  decision: Entry<DecisionRecorded>,
  at: Instant,
  endsOn: string,
): ReviewGraded['actual'] {
  const until = lastSession(at).day
  const last = demoDay(ticker, until, endsOn)
  if (!decision.price || !last) return null
  const from = { on: decidedOn(decision), price: decision.price.price }
  return { from, until: { on: until, price: last.close }, splits: [] }
}
