import { allSteps } from '../all-steps.ts'
import type { Asset, AssetEntry } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { hadOtherTicker } from '../assets/other-ticker.ts'
import type { Language } from '../locale.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { countsInCalibration } from '../reviews/counted.ts'
import type { DueReview } from '../reviews/due-reviews.ts'
import type { Reviewed } from '../reviews/keeps-back.ts'
import type { DoneReview } from '../reviews/recalled-reviews.ts'
import { type Withheld, withheldBy } from '../reviews/withheld.ts'
import type { MirrorAsset } from './basis/mirror-asset.ts'
import { makeResultCache, type ResultCache } from './basis/result-cache.ts'
import { type UntoldCloses, untoldOfCompanies } from './basis/untold-of-companies.ts'
import { awaitedBenchmark } from './claims/awaited-benchmark.ts'
import { calibrationWords } from './claims/calibration-format.ts'
import { type ClaimScores, claimScores } from './claims/claim-scores.ts'
import { type BlindProbability, type CriticScore, criticScores } from './claims/critic-score.ts'
import { type Hours, hoursOf } from './claims/hours.ts'
import { type Memory, memoryOf } from './claims/memory.ts'
import { type MirrorClaim, notScoredYet, type ScoredClaim } from './claims/mirror-claims.ts'
import { type AssetDrift, assetDrift } from './drift/asset-drift.ts'
import { withoutUntoldTheses } from './drift/untold-theses.ts'
import type { BoughtBackLine } from './lines/bought-back-lines.ts'
import type { CorrectedLine } from './lines/corrected-lines.ts'
import { judgedLines } from './lines/judged-lines.ts'
import { type Course, type KeptRules, keptRules } from './lines/kept-rules.ts'
import type { LateLine } from './lines/late-lines.ts'
import { linesOn } from './lines/lines.ts'
import type { JudgedLine } from './lines/lines-summary.ts'
import type { UndatedLine } from './lines/undated-lines.ts'
import { type Benchmark, type BenchmarkReturn, benchmarkReturns } from './money/benchmark.ts'
import { type Book, type BookDays, bookOf, daysOfBook } from './money/book.ts'
import { type Disposition, dispositionOf } from './money/disposition.ts'
import { type MirrorMoney, moneyOf, type SizeAndConfidence, sizeOf } from './money/mirror-money.ts'
import { salesOf } from './money/positions.ts'
import { claimsAndReviews, inLedgerOf, replayOf, reviewedAsset } from './of-one-asset.ts'
import type { FigureSources } from './opened/opened-figure.ts'
import { mirrorTexts } from './texts/mirror-texts.ts'
import {
  withoutUntoldCloses,
  withoutUntoldGrowth,
  withoutUntoldOutcomes,
  withoutUntoldReturns,
  withoutUntoldYears,
} from './untold-returns.ts'

/** Everything that the instruments say. */
export type Mirror = ClaimScores & {
  /** New York's day on which it looks. */
  readonly today: string
  /** New York's days of the first and the last decision; null before the first. */
  readonly from: string | null
  readonly to: string | null
  /** New York's day on which the first decision was written down. */
  readonly firstWrittenOn: string | null
  readonly decisions: number
  /** Those that were written when they were decided, and not imported. */
  readonly counted: number
  readonly imported: number
  /** How many entries of any kind the ledger was imported with: they come first in it. */
  readonly importedEntries: number
  /** In the order of the ledger. */
  readonly claims: readonly MirrorClaim[]
  /** Those of them that are scored. */
  readonly scored: readonly ScoredClaim[]
  /** The closes that are told nowhere now. */
  readonly untold: UntoldCloses
  /** The decisions of which nothing tells now how sure their writer was. */
  readonly untoldConfidences: Withheld['confidences']
  readonly calibrationWords: string
  readonly reviews: readonly DoneReview[]
  readonly dueReviews: readonly DueReview[]
  readonly memory: Memory
  readonly lines: readonly JudgedLine[]
  /** What was reached until a correction, oldest first; no figure counts it. */
  readonly correctedLines: readonly CorrectedLine[]
  /** What had been reached when it was written down, oldest first; no figure counts it. */
  readonly lateLines: readonly LateLine[]
  /** What was reached before an option ended on a day that nobody has said, oldest first; no figure counts it. */
  readonly undatedLines: readonly UndatedLine[]
  /** What was sold at a line and bought back on the same day, oldest first; no figure counts it. */
  readonly boughtBackLines: readonly BoughtBackLine[]
  readonly keptRules: KeptRules
  readonly drift: readonly AssetDrift[]
  readonly disposition: Disposition
  readonly hours: Hours
  /** One score for each critic: the built-in one, and each language model. */
  readonly critics: readonly CriticScore[]
  /** The ticker of what figures in money are held against. */
  readonly benchmark: string | null
  readonly money: MirrorMoney & { readonly size: SizeAndConfidence }
  /** In which its claims and its verdict are put into words. */
  readonly language: Language
  /** What its figures are computed from, for whoever opens one. */
  readonly sources: FigureSources
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
  /** The same of the closes that tell an outcome. */
  readonly untoldNow?: UntoldCloses
  /** The language in which it is put into words; English where it is left out. */
  readonly language?: Language
}

/** Holds somebody's journal up to them. */
export const mirrorOf = (assets: readonly MirrorAsset[], time: MirrorTime): Mirror =>
  allSteps(mirrorInSteps(assets, time))

/**
 * The same, step by step, for a caller who has others to serve: a journal of a hundred assets takes tens of milliseconds.
 * @param cached what an earlier Mirror of the same journal came to: computed is only what has other inputs since. An asset, its
 * entries and its closes have to be the very same objects as long as nothing about them has changed
 */
export function* mirrorInSteps(
  assets: readonly MirrorAsset[],
  {
    today,
    lastDay,
    imported,
    benchmark,
    unpricedBenchmark = null,
    blind = NOTHING_GIVEN,
    withheldNow,
    untoldNow,
    language = 'en',
  }: MirrorTime,
  cached = makeResultCache(),
): Generator<undefined, Mirror> {
  const decided = cached.list('decisions', assets.flatMap(decisionsOf))
  const { from, to, firstWrittenOn } = cached.of('first and last day', firstAndLast, decided)
  const begins = from ?? lastDay
  const { days: bookDays } = cached.of('days of the book', daysOfBook, begins, lastDay)
  const book = bookOf(assets, begins, lastDay, cached)
  const benchmarkReturn = cached.of('benchmark', benchmarkReturns, benchmark, book.places)
  yield
  const reviewed = assets.map((each) =>
    cached.of(`due of ${each.asset.assetId}`, reviewedAsset, ...inLedgerOf(each), today, imported),
  )
  const allReviewed = cached.list('reviewed', reviewed)
  const withheld = withheldNow ?? cached.of('withheld', withheldOn, allReviewed, today, imported)
  const untold = untoldNow ?? cached.of('untold closes', untoldOfCompanies, allReviewed, today, imported)
  yield
  const told = assets.map((each) => claimsAndReviews(each, { withheld, imported, language }, cached))
  const claims = cached.list(
    'claims',
    told.flatMap((ofAsset) => ofAsset.claims),
  )
  const scored = cached.list(
    'scored',
    told.flatMap((ofAsset) => ofAsset.scored),
  )
  const scores = claimScores(scored, cached)
  const reviews = told.flatMap((ofAsset) => ofAsset.reviews)
  const { judged, corrected, late, undated, boughtBack, drift, courses } = yield* ofEachAsset(
    assets,
    { book, bookDays, benchmarkReturn, today },
    cached,
  )
  yield
  const inOrder = judged.toSorted((one, other) => (one.line.on < other.line.on ? -1 : 1))
  const ticker = benchmark?.ticker ?? null
  const lines = withoutUntoldReturns(withoutUntoldOutcomes(inOrder, untold), ticker, untold)
  let rules: KeptRules | undefined
  const sales = cached.of('sales', salesOf, book)
  const deeds = cached.list('deeds', decided.filter(isDeed))
  const money = cached.of('money', moneyOf, book, deeds, benchmarkReturn, sales)
  const askedFor = cached.list('confidences withheld', [...withheld.confidences])
  const size = cached.of('size', sizeOf, book, deeds, askedFor)
  const disposition = cached.of('disposition', dispositionOf, book, sales, untold)
  const corrections = cached.list(
    'corrections',
    assets.map(({ asset }) => asset.corrections),
  )
  const { hours, critics, blindOfTicker } = cached.of('moments', momentsOf, scored, decided, blind, corrections)
  return {
    today,
    from,
    to,
    firstWrittenOn,
    decisions: decided.length,
    counted: decided.filter((decision) => countsInCalibration(decision, imported)).length,
    imported: decided.filter(({ sequence }) => sequence <= imported).length,
    importedEntries: imported,
    claims: cached.of('claims in their order', inTheirOrder<MirrorClaim>, claims),
    scored: cached.of('scored claims in their order', inTheirOrder<ScoredClaim>, scored),
    ...scores,
    untold,
    untoldConfidences: withheld.confidences,
    calibrationWords: calibrationWords(
      scores.calibration,
      { ...notScoredYet(claims, today), awaitedBenchmark: awaitedBenchmark(claims, unpricedBenchmark, today) },
      mirrorTexts(language),
    ),
    reviews,
    dueReviews: reviewed.flatMap(({ due }) => due),
    memory: memoryOf(reviews),
    lines,
    correctedLines: corrected.toSorted((one, other) => (one.on < other.on ? -1 : 1)),
    lateLines: late.toSorted((one, other) => (one.on < other.on ? -1 : 1)),
    undatedLines: undated.toSorted((one, other) => (one.on < other.on ? -1 : 1)),
    boughtBackLines: boughtBack.toSorted((one, other) => (one.on < other.on ? -1 : 1)),
    // The summary alone shows it, a page where prices stand, so it is computed for whoever asks.
    get keptRules() {
      rules ??= keptRules(inOrder, courses, book, today)
      return rules
    },
    drift: withoutUntoldTheses(withoutUntoldCloses(drift, untold, withheld.confidences), untold),
    disposition,
    benchmark: ticker,
    hours,
    critics,
    sources: { book, sales, deeds, money, size, disposition, scored, blind: blindOfTicker, reviews, untold },
    money: {
      ...money,
      size,
      years: withoutUntoldGrowth(withoutUntoldYears(money.years, ticker, untold), book.assets, untold),
    },
    language,
  }
}

type Beside = {
  readonly book: Book
  readonly bookDays: BookDays
  readonly benchmarkReturn: BenchmarkReturn
  readonly today: string
}

/** What was done at the lines of each asset, and how its reasons drifted. */
function* ofEachAsset(
  assets: readonly MirrorAsset[],
  { book, bookDays, benchmarkReturn, today }: Beside,
  cached: ResultCache,
) {
  const shares = new Map(book.assets.map((share) => [share.assetId, share]))
  const courses = new Map<number, Course>()
  const judged: JudgedLine[] = []
  const corrected: CorrectedLine[] = []
  const late: LateLine[] = []
  const undated: UndatedLine[] = []
  const boughtBack: BoughtBackLine[] = []
  const drift: AssetDrift[] = []
  for (const [index, each] of assets.entries()) {
    if (index % ASSETS_IN_A_STEP === 0) yield
    const { asset, entries, ownCloses = null, pendingSplit } = each
    const { assetId } = asset
    const share = shares.get(assetId) ?? null
    const replay = replayOf(each, cached)
    const reached = cached.of(`reached of ${assetId}`, linesOn, today, replay.lines)
    judged.push(...cached.of(`lines of ${assetId}`, judgedLines, each, reached, today, benchmarkReturn))
    corrected.push(...replay.correctedLines)
    late.push(...replay.lateLines)
    undated.push(...replay.undatedLines)
    boughtBack.push(...replay.boughtBackLines)
    const ofDrift = [asset, entries, pendingSplit, replay.drift, bookDays, share] as const
    drift.push(...cached.of(`drift of ${assetId}`, assetDrift, ...ofDrift))
    courses.set(assetId, { trades: asset.trades, noted: replay.noted, ownCloses })
  }
  return { judged, corrected, late, undated, boughtBack, drift, courses }
}

const withheldOn = (assets: readonly Reviewed[], today: string, imported: number): Withheld =>
  withheldBy(assets, { today, imported })

const ASSETS_IN_A_STEP = 10
const NOTHING_GIVEN: readonly BlindProbability[] = []

type Decided = Extract<AssetEntry, { kind: 'decision-recorded' }>

const decisionsOf = ({ entries }: MirrorAsset): readonly Decided[] =>
  entries.filter((entry) => entry.kind === 'decision-recorded')

/** Whoever holds on or keeps watching moves no money. */
const isDeed = ({ action }: Decided): boolean => action !== 'Hold' && action !== 'Keep Watching'

function firstAndLast(decided: readonly Decided[]): Pick<Mirror, 'from' | 'to' | 'firstWrittenOn'> {
  let [from, to, writtenAt]: [string | null, string | null, string | null] = [null, null, null]
  for (const decision of decided) {
    const on = decidedOn(decision)
    if (writtenAt === null || decision.recordedAt < writtenAt) writtenAt = decision.recordedAt
    if (from === null || on < from) from = on
    if (to === null || on > to) to = on
  }
  return { from, to, firstWrittenOn: writtenAt === null ? null : marketDayOf(writtenAt) }
}

const inTheirOrder = <Claim extends MirrorClaim>(claims: readonly Claim[]): readonly Claim[] =>
  claims.toSorted((one, other) => one.sequence - other.sequence)

/** What depends on the moment at which the decision of a scored claim was written. */
function momentsOf(
  scored: readonly ScoredClaim[],
  decided: readonly Decided[],
  blind: readonly BlindProbability[],
  corrections: readonly Asset['corrections'][],
): Pick<Mirror, 'hours' | 'critics'> & { readonly blindOfTicker: readonly BlindProbability[] } {
  const blindOfTicker = ofTheirTicker(blind, decided, corrections)
  return { hours: hoursOf(scored), critics: criticScores(scored, blindOfTicker), blindOfTicker }
}

/** Without what a model said of another company, whose ticker has been corrected since. */
function ofTheirTicker(
  blind: readonly BlindProbability[],
  decided: readonly Decided[],
  corrections: readonly Asset['corrections'][],
): readonly BlindProbability[] {
  const renamed = corrections.filter((ofAsset) => ofAsset.some(({ field }) => field === 'ticker'))
  if (renamed.length === 0) return blind
  const assetOf = new Map(decided.map(({ sequence, assetId }) => [sequence, assetId]))
  const openingOf = (ofAsset: Asset['corrections']) => ofAsset.find(({ field }) => field === 'ticker')?.correctsSequence
  const byAsset = new Map(renamed.map((ofAsset) => [assetOf.get(openingOf(ofAsset) ?? 0), ofAsset]))
  const byDecision = new Map(decided.map(({ decisionId, assetId }) => [decisionId, byAsset.get(assetId) ?? []]))
  return blind.filter(({ decisionId, sequence }) => !hadOtherTicker(sequence, byDecision.get(decisionId) ?? []))
}
