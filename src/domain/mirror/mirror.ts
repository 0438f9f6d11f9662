import type { Asset, AssetEntry } from '../assets/asset.ts'
import { type ClosesText, placeOf } from '../assets/closes.ts'
import { decidedOn } from '../assets/day-decided.ts'
import type { Split } from '../prices/split.ts'
import { countsInCalibration } from '../reviews/counted.ts'
import { type DueReview, dueReviews, withheldBy } from '../reviews/due-reviews.ts'
import { type DoneReview, doneReviews } from '../reviews/recalled-reviews.ts'
import { afterLosses } from './after-losses.ts'
import { type AssetStep, assetSteps } from './asset-steps.ts'
import { awaitedBenchmark } from './awaited-benchmark.ts'
import { type Benchmark, type BenchmarkReturn, benchmarkReturns } from './benchmark.ts'
import { type Book, bookOf } from './book.ts'
import { boughtMinusSold } from './bought-minus-sold.ts'
import { CALIBRATION_GATES, type Calibration, calibrationOf } from './calibration.ts'
import { type ClusterRanges, clusterRanges } from './cluster-bootstrap.ts'
import { type BlindProbability, type CriticScore, criticScores } from './critic-score.ts'
import { type Disposition, dispositionOf } from './disposition.ts'
import { type DriftFinding, driftOf } from './drift.ts'
import { gateWords } from './gate-words.ts'
import { type Hours, hoursOf } from './hours.ts'
import { judgedLines } from './judged-lines.ts'
import { type KeptRules, keptRules } from './kept-rules.ts'
import type { Later } from './later-returns.ts'
import type { DayPrice } from './line-outcome.ts'
import type { JudgedLine } from './lines-summary.ts'
import { type Memory, memoryOf } from './memory.ts'
import { claimsOf, type MirrorClaim, notScoredYet, scoredClaims } from './mirror-claims.ts'
import { notedPrices } from './noted-prices.ts'
import { type PassedOn, passedOn } from './passed-on.ts'
import { type ScorePeriods, scorePeriods } from './score-periods.ts'
import { sellingAgainstRandom } from './selling-against-random.ts'
import { sizeAndConfidence } from './size-and-confidence.ts'
import { type ThenAndNow, thenAndNow } from './then-and-now.ts'
import { yearsOfTrading } from './turnover.ts'

/** One asset with all that the Mirror reads of it. */
export type MirrorAsset = {
  readonly asset: Asset
  /** Without critiques, oldest first. */
  readonly entries: readonly AssetEntry[]
  /** Everybody's closes, then the user's own. */
  readonly closes: readonly ClosesText[]
  /** Those of them that are the user's own; left out where there are none. */
  readonly ownCloses?: ClosesText | null
  readonly pendingSplit: Split | null
  /** The price that the lists show; null where none is known. */
  readonly last: DayPrice | null
}

type AssetDrift = {
  readonly assetId: number
  readonly ticker: string
  readonly findings: readonly DriftFinding[]
  readonly thenAndNow: ThenAndNow | null
}

/** Everything that the instruments say. */
export type Mirror = {
  /** New York's day on which it looks. */
  readonly today: string
  /** New York's days of the first and the last decision; null before the first. */
  readonly from: string | null
  readonly to: string | null
  readonly decisions: number
  /** Those that were written when they were decided, and not imported. */
  readonly counted: number
  readonly imported: number
  readonly claims: readonly MirrorClaim[]
  readonly calibration: Calibration
  /** Of the resolved claims, how many companies and months they are of: those of one move together. */
  readonly clusters: number
  /** The same figures with companies and months drawn anew; null below their gate. */
  readonly clusterRanges: ClusterRanges | null
  readonly scorePeriods: ScorePeriods
  readonly calibrationWords: string
  readonly reviews: readonly DoneReview[]
  readonly dueReviews: readonly DueReview[]
  readonly memory: Memory
  readonly lines: readonly JudgedLine[]
  readonly keptRules: KeptRules
  readonly drift: readonly AssetDrift[]
  readonly disposition: Disposition
  readonly hours: Hours
  /** By model. */
  readonly critics: readonly CriticScore[]
  /** The ticker of what figures in money are held against. */
  readonly benchmark: string | null
  readonly money: MirrorMoney
}

/** What came after sales, and after purchases, in so many trading days. */
type MoneyLater = {
  readonly selling: ReturnType<typeof sellingAgainstRandom>
  readonly exchanges: ReturnType<typeof boughtMinusSold>
}

/** The findings speak of 252 trading days. */
export type MirrorMoney = MoneyLater & {
  readonly after84Days: MoneyLater
  readonly years: ReturnType<typeof yearsOfTrading>
  readonly afterLosses: ReturnType<typeof afterLosses>
  readonly passedOn: PassedOn
  readonly size: ReturnType<typeof sizeAndConfidence>
  readonly purchases: number
}

type MirrorTime = {
  /** New York's day. */
  readonly today: string
  /** The last day with a close. */
  readonly lastDay: string
  /** How many entries the ledger was imported with. */
  readonly imported: number
  /** null where none is known */
  readonly benchmark: Benchmark | null
  /** The ticker of it where none is known; null, or left out, else. */
  readonly unpricedBenchmark?: string | null
  /** What models gave blind for the claims, oldest first; left out where none did. */
  readonly blind?: readonly BlindProbability[]
  /** The decisions under review now, for a Mirror of an earlier day: by it a claim belongs to its own day, whenever reviews ended. */
  readonly reviewedNow?: ReadonlySet<number>
}

/** Holds somebody's journal up to them. */
export function mirrorOf(
  assets: readonly MirrorAsset[],
  { today, lastDay, imported, benchmark, unpricedBenchmark = null, blind = [], reviewedNow }: MirrorTime,
): Mirror {
  const decided = assets.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'decision-recorded'))
  const days = decided.map(decidedOn).sort()
  const [from, to] = [days[0] ?? null, days.at(-1) ?? null]
  const book = bookOf(assets, from ?? lastDay, lastDay)
  const benchmarkReturn = benchmarkReturns(benchmark, book.places)
  const due = assets.flatMap(({ asset, entries }) => dueReviews(asset, entries, { today, imported }))
  const underReview = reviewedNow ?? withheldBy(due)
  const claims = assets.flatMap(({ asset, entries }) => claimsOf(asset.facts, entries, { underReview, imported }))
  const scored = scoredClaims(claims)
  const ranges = scored.length < CALIBRATION_GATES.verdict ? null : clusterRanges(scored)
  const calibration = calibrationOf(scored, ranges?.gap)
  const reviews = assets.flatMap(({ asset, entries }) => doneReviews(asset.facts, entries, { imported, underReview }))
  const replayed = assets.map((asset) => ({ asset, steps: assetSteps(asset.entries) }))
  const lines = replayed
    .flatMap(({ asset, steps }) => judgedLines(asset, steps, today, benchmarkReturn))
    .toSorted((one, other) => (one.line.on < other.line.on ? -1 : 1))
  return {
    today,
    from,
    to,
    decisions: decided.length,
    counted: decided.filter((decision) => countsInCalibration(decision, imported)).length,
    imported: decided.filter(({ sequence }) => sequence <= imported).length,
    claims: claims.toSorted((one, other) => one.sequence - other.sequence),
    calibration,
    clusters: new Set(scored.map(({ ticker, on }) => `${ticker} ${on.slice(0, 7)}`)).size,
    clusterRanges: ranges,
    scorePeriods: scorePeriods(scored),
    calibrationWords: gateWords(calibration, {
      ...notScoredYet(claims, today),
      awaitedBenchmark: awaitedBenchmark(claims, unpricedBenchmark, today),
    }),
    reviews,
    dueReviews: due,
    memory: memoryOf(reviews),
    lines,
    keptRules: keptRules(lines, coursesOf(replayed), book, today),
    drift: replayed.flatMap(({ asset, steps }) => assetDrift(asset, steps, book)),
    disposition: dispositionOf(book),
    benchmark: benchmark?.ticker ?? null,
    hours: hoursOf(withMoments(scored, decided)),
    critics: criticScores(withMoments(scored, decided), blind),
    money: moneyOf(book, decided, benchmarkReturn),
  }
}

type Replayed = { readonly asset: MirrorAsset; readonly steps: readonly AssetStep[] }

const coursesOf = (replayed: readonly Replayed[]) =>
  new Map(
    replayed.map(({ asset, steps }) => [
      asset.asset.assetId,
      { trades: asset.asset.trades, noted: notedPrices(asset, steps), ownCloses: asset.ownCloses ?? null },
    ]),
  )

function assetDrift(
  { asset, entries, pendingSplit }: MirrorAsset,
  steps: readonly AssetStep[],
  book: Book,
): readonly AssetDrift[] {
  const closes = book.assets.find(({ assetId }) => assetId === asset.assetId)?.closes
  const closeOn = (day: string): number | null => {
    const at = placeOf(day, book.places)
    const close = book.days[at] === day ? closes?.[at] : undefined
    return close === undefined || Number.isNaN(close) ? null : close
  }
  const findings = driftOf(steps, closeOn, pendingSplit)
  return findings.length === 0
    ? []
    : [
        {
          assetId: asset.assetId,
          ticker: asset.facts.ticker,
          findings,
          thenAndNow: thenAndNow(asset, entries, pendingSplit),
        },
      ]
}

type Decided = Extract<AssetEntry, { kind: 'decision-recorded' }>

function withMoments(claims: ReturnType<typeof scoredClaims>, decided: readonly Decided[]) {
  const entries = new Map(decided.map((entry) => [entry.sequence, entry]))
  return claims.flatMap((claim) => {
    const entry = entries.get(claim.sequence)
    return entry ? [{ ...claim, recordedAt: entry.recordedAt, decisionId: entry.decisionId }] : []
  })
}

function moneyOf(book: Book, decided: readonly Decided[], benchmarkReturn: BenchmarkReturn): MirrorMoney {
  const confidenceAt = new Map(decided.map(({ sequence, confidence }) => [sequence, confidence]))
  const purchases = book.assets.flatMap(({ trades }) =>
    trades.flatMap(({ isFirst, sequence, amount }) => {
      const confidence = confidenceAt.get(sequence)
      return isFirst && confidence !== undefined ? [{ confidence, amount }] : []
    }),
  )
  return {
    ...moneyLater(book, 252),
    after84Days: moneyLater(book, 84),
    years: yearsOfTrading(book, benchmarkReturn),
    afterLosses: afterLosses(book),
    passedOn: passedOn(book, watchedShares(book, decided), 252),
    size: sizeAndConfidence(purchases),
    purchases: purchases.length,
  }
}

const moneyLater = (book: Book, later: Later): MoneyLater => ({
  selling: sellingAgainstRandom(book, later),
  exchanges: boughtMinusSold(book, later),
})

/** Shares that were watched, each from its first watch on. */
function watchedShares({ assets, places }: Book, decided: readonly Decided[]) {
  const first = new Map<number, Decided>()
  for (const entry of decided)
    if (entry.action === 'Watch' && !first.has(entry.assetId)) first.set(entry.assetId, entry)
  return assets.flatMap(({ assetId, closes }) => {
    const watch = first.get(assetId)
    return watch ? [{ assetId, closes, day: placeOf(decidedOn(watch), places), sequence: watch.sequence }] : []
  })
}
