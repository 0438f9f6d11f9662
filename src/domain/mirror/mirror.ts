import { allSteps } from '../all-steps.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import type { Language } from '../locale.ts'
import { countsInCalibration } from '../reviews/counted.ts'
import { type DueReview, dueReviews, type ReviewTime } from '../reviews/due-reviews.ts'
import { type DoneReview, doneReviews } from '../reviews/recalled-reviews.ts'
import { type Withheld, withheldBy } from '../reviews/withheld.ts'
import { type AssetDrift, assetDrift } from './asset-drift.ts'
import { assetSteps } from './asset-steps.ts'
import { awaitedBenchmark } from './awaited-benchmark.ts'
import { type Benchmark, type BenchmarkReturn, benchmarkReturns } from './benchmark.ts'
import { type Book, bookOf } from './book.ts'
import { type Calibration, calibrationOf, LEAST_CLAIMS } from './calibration.ts'
import { calibrationWords } from './calibration-format.ts'
import { type ClusterRanges, clusterRanges, countClusters, onePerCluster } from './cluster-bootstrap.ts'
import { type BlindProbability, type CriticScore, criticScores } from './critic-score.ts'
import { type Disposition, dispositionOf } from './disposition.ts'
import { type Hours, hoursOf } from './hours.ts'
import { judgedLines } from './judged-lines.ts'
import { type KeptRules, keptRules } from './kept-rules.ts'
import type { JudgedLine } from './lines-summary.ts'
import { type Memory, memoryOf } from './memory.ts'
import type { MirrorAsset } from './mirror-asset.ts'
import { claimsOf, type MirrorClaim, notScoredYet, scoredClaims } from './mirror-claims.ts'
import { type MirrorMoney, moneyOf } from './mirror-money.ts'
import { notedPrices } from './noted-prices.ts'
import { type ScorePeriods, scorePeriods } from './score-periods.ts'
import { mirrorTexts } from './texts/mirror-texts.ts'

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
  /** The number of companies and months of the resolved claims: claims of one company and month move together. */
  readonly clusters: number
  /** The same figures with companies and months drawn anew; null where there are too few. */
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
  /** One score for each critic: the built-in one, and each language model. */
  readonly critics: readonly CriticScore[]
  /** The ticker of what figures in money are held against. */
  readonly benchmark: string | null
  readonly money: MirrorMoney
  /** In which its claims and its verdict are put into words. */
  readonly language: Language
}

export type MirrorTime = {
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
  /** For a Mirror of an earlier day: what is kept back today. A claim whose review has ended since is then told on its own day. */
  readonly withheldNow?: Withheld
  /** The language in which it is put into words; English where it is left out. */
  readonly language?: Language
}

/** Holds somebody's journal up to them. */
export const mirrorOf = (assets: readonly MirrorAsset[], time: MirrorTime): Mirror =>
  allSteps(mirrorInSteps(assets, time))

/** The same, step by step, for a caller who has others to serve: a journal of a hundred assets takes tens of milliseconds. */
export function* mirrorInSteps(
  assets: readonly MirrorAsset[],
  {
    today,
    lastDay,
    imported,
    benchmark,
    unpricedBenchmark = null,
    blind = [],
    withheldNow,
    language = 'en',
  }: MirrorTime,
): Generator<undefined, Mirror> {
  const decided = assets.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'decision-recorded'))
  const days = decided.map(decidedOn).sort()
  const [from, to] = [days[0] ?? null, days.at(-1) ?? null]
  const book = bookOf(assets, from ?? lastDay, lastDay)
  const benchmarkReturn = benchmarkReturns(benchmark, book.places)
  yield
  const reviewed = reviewedAssets(assets, { today, imported })
  const due = reviewed.flatMap((asset) => asset.due)
  const withheld = withheldNow ?? withheldBy(reviewed)
  yield
  const claims = assets.flatMap(({ asset, entries }) =>
    claimsOf(asset.facts, entries, { underReview: withheld.outcomes, imported, splits: asset.splits, language }),
  )
  const scored = scoredClaims(claims)
  const ranges = scored.length < LEAST_CLAIMS.verdict ? null : clusterRanges(scored)
  const calibration = calibrationOf(scored, { gap: ranges?.gap ?? null, apart: onePerCluster(scored) })
  const reviews = assets.flatMap(({ asset, entries }) => doneReviews(asset, entries, { imported, withheld }))
  const read: ReturnType<typeof readAsset>[] = []
  for (const [index, asset] of assets.entries()) {
    if (index % ASSETS_IN_A_STEP === 0) yield
    read.push(readAsset(asset, { today, benchmarkReturn, book }))
  }
  yield
  const lines = read.flatMap((asset) => asset.lines).toSorted((one, other) => (one.line.on < other.line.on ? -1 : 1))
  const written = withMoments(scored, decided)
  return {
    today,
    from,
    to,
    decisions: decided.length,
    counted: decided.filter((decision) => countsInCalibration(decision, imported)).length,
    imported: decided.filter(({ sequence }) => sequence <= imported).length,
    claims: claims.toSorted((one, other) => one.sequence - other.sequence),
    calibration,
    clusters: countClusters(scored),
    clusterRanges: ranges,
    scorePeriods: scorePeriods(scored),
    calibrationWords: calibrationWords(
      calibration,
      { ...notScoredYet(claims, today), awaitedBenchmark: awaitedBenchmark(claims, unpricedBenchmark, today) },
      mirrorTexts(language),
    ),
    reviews,
    dueReviews: due,
    memory: memoryOf(reviews),
    lines,
    keptRules: keptRules(lines, new Map(read.map(({ assetId, course }) => [assetId, course])), book, today),
    drift: read.flatMap((asset) => asset.drift),
    disposition: dispositionOf(book),
    benchmark: benchmark?.ticker ?? null,
    hours: hoursOf(written),
    critics: criticScores(written, blind),
    money: moneyOf(book, decided, benchmarkReturn),
    language,
  }
}

const ASSETS_IN_A_STEP = 10

/** The reviews of each asset that are due. */
export const reviewedAssets = (assets: readonly MirrorAsset[], time: ReviewTime) =>
  assets.map(({ asset, entries }) => ({
    ticker: asset.facts.ticker,
    entries,
    due: dueReviews(asset, entries, time),
  }))

type AssetReading = {
  readonly today: string
  readonly benchmarkReturn: BenchmarkReturn
  readonly book: Book
}

/**
 * Everything that needs the steps of an asset's replay. They are computed here for one asset at a time and not returned, because
 * those of all assets at once would take most of the memory.
 */
function readAsset(asset: MirrorAsset, { today, benchmarkReturn, book }: AssetReading) {
  const steps = assetSteps(asset.entries)
  const { assetId, trades } = asset.asset
  return {
    assetId,
    lines: judgedLines(asset, steps, today, benchmarkReturn),
    course: { trades, noted: notedPrices(asset, steps), ownCloses: asset.ownCloses ?? null },
    drift: assetDrift(asset, steps, book),
  }
}

type Decided = Extract<AssetEntry, { kind: 'decision-recorded' }>

function withMoments(claims: ReturnType<typeof scoredClaims>, decided: readonly Decided[]) {
  const entries = new Map(decided.map((entry) => [entry.sequence, entry]))
  return claims.flatMap((claim) => {
    const entry = entries.get(claim.sequence)
    return entry ? [{ ...claim, recordedAt: entry.recordedAt, decisionId: entry.decisionId }] : []
  })
}
