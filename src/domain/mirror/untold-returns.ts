import { tellsClose } from '../reviews/untold-closes.ts'
import type { Withheld } from '../reviews/withheld.ts'
import { type UntoldCloses, type UntoldOn, untoldDaysOf } from './basis/untold-of-companies.ts'
import type { AssetDrift } from './drift/asset-drift.ts'
import type { DriftFinding } from './drift/drift.ts'
import type { JudgedLine } from './lines/lines-summary.ts'
import type { BookAsset } from './money/book.ts'
import { wholeSpan } from './money/money-spans.ts'
import { positionBefore } from './money/positions.ts'
import type { YearOfTrading } from './money/turnover.ts'

/**
 * Lines without what they came to where their prices tell how a claim on their own company, or one that is held against it, ended of which nobody is
 * told before its review: from the line's own day on (docs/decisions/085, 290).
 */
export const withoutUntoldOutcomes = (
  lines: readonly JudgedLine[],
  { ofCompany, against, claims = [] }: UntoldCloses,
): readonly JudgedLine[] =>
  lines.map((judged) => {
    const { line, outcome } = judged
    const untold = [...(ofCompany.get(line.ticker) ?? []), ...(against.get(line.ticker) ?? [])]
    if (!outcome || untold.length === 0) return judged
    const isTold = (day: string) => line.on <= day && (day <= outcome.endedOn || day <= outcome.waitedUntil)
    if (!untold.some(isTold)) return judged
    const waits = waitsFor(claims.filter((claim) => isAbout(claim, line.ticker) && isTold(claim.lastClose)))
    return { ...judged, outcome: null, benchmarkReturn: null, isOutcomeWithheld: true, ...waits }
  })

/** Whether a claim is on a ticker, or against it. */
const isAbout = (claim: UntoldOn, ticker: string | null): boolean =>
  ticker !== null && (claim.ticker === ticker || claim.benchmark === ticker)

/** All of the claims that keep a line back have to be told of before it is: which are not resolved yet, and whether a review of one is due. */
function waitsFor(claims: readonly UntoldOn[]): Pick<JudgedLine, 'waitsFor'> {
  const unresolved = claims.flatMap((claim) => claim.unresolved ?? [])
  return unresolved.length === 0
    ? {}
    : { waitsFor: { claims: unresolved, isReviewDue: unresolved.length < claims.length } }
}

/**
 * Lines without the return of the benchmark where it tells how a claim ended of which nobody is told before its review
 * (docs/decisions/085, 212): one on the same company, or one on that benchmark or against it.
 */
export const withoutUntoldReturns = (
  lines: readonly JudgedLine[],
  benchmark: string | null,
  { ofCompany, against, claims = [] }: UntoldCloses,
): readonly JudgedLine[] =>
  lines.map((judged) => {
    const { line, outcome, benchmarkReturn } = judged
    const span = wholeSpan(outcome?.spans ?? [])
    if (!span || benchmarkReturn === null) return judged
    const untold = [...(ofCompany.get(line.ticker) ?? []), ...untoldDaysOf(benchmark ?? '', { ofCompany, against })]
    if (!tellsClose(span, untold)) return judged
    const told = claims.filter(
      (claim) => (claim.ticker === line.ticker || isAbout(claim, benchmark)) && tellsClose(span, [claim.lastClose]),
    )
    return { ...judged, benchmarkReturn: null, isReturnWithheld: true, ...waitsFor(told) }
  })

/**
 * Years without it where they reach the last close of a claim against it, for what its company returned stands on the lists; or of a claim
 * on the benchmark itself.
 */
export const withoutUntoldYears = (
  years: readonly YearOfTrading[],
  benchmark: string | null,
  untold: UntoldCloses,
): readonly YearOfTrading[] =>
  years.map((year) =>
    year.benchmark !== null && tellsClose(year.span, untoldDaysOf(benchmark ?? '', untold))
      ? { ...year, benchmark: null, isBenchmarkWithheld: true }
      : year,
  )

/**
 * Years without what was made, and all else that their closes are in, where they reach such a close of a share that was held then: of few shares
 * it is the outcome itself, and of many it is in the sum.
 */
export const withoutUntoldGrowth = (
  years: readonly YearOfTrading[],
  assets: readonly BookAsset[],
  untold: UntoldCloses,
): readonly YearOfTrading[] =>
  years.map((year) =>
    (year.made ?? year.drag ?? year.turnover) !== null && tellsGrowth(year.span, assets, untold)
      ? { ...year, turnover: null, made: null, drag: null, isMadeWithheld: true }
      : year,
  )

/** Whether a span of the book holds such a close of a share that was held in it. */
export const tellsGrowth = (span: YearOfTrading['span'], assets: readonly BookAsset[], untold: UntoldCloses): boolean =>
  assets.some((asset) => wasHeldIn(asset, span) && tellsClose(span, untoldDaysOf(asset.ticker, untold)))

const wasHeldIn = (asset: BookAsset, { from, until }: YearOfTrading['span']): boolean =>
  positionBefore(asset, from) !== null || asset.trades.some(({ on }) => on >= from && on <= until)

/**
 * Drift without the course of the price and the theses side by side where a decision on the company is due for a review, which asks for that
 * price, that confidence and that thesis (docs/decisions/399); without how much surer somebody became where the first review of either decision is
 * due; and without the close that tells how such a claim ended, on the asset's company or against it: neither as that from which a purchase
 * had risen, nor on its line.
 */
export const withoutUntoldCloses = (
  drift: readonly AssetDrift[],
  untold: UntoldCloses,
  untoldConfidences: Withheld['confidences'],
): readonly AssetDrift[] =>
  drift.flatMap((found) => {
    const asset = untold.underReview?.has(found.ticker) ? withoutCourse(found) : found
    const days = untoldDaysOf(asset.ticker, untold)
    const isAskedFor = ({ kind, sequences }: DriftFinding) =>
      kind === 'surer-while-down' && sequences.some((sequence) => untoldConfidences.has(sequence))
    const findings = asset.findings.filter(
      (one) => !isAskedFor(one) && (one.kind !== 'bought-after-rise' || !days.includes(one.close.on)),
    )
    if (days.length === 0 && findings.length === asset.findings.length) return [asset]
    const closes = asset.closes.filter(({ on }) => !days.includes(on))
    return findings.length === 0 ? [] : [{ ...asset, findings, closes }]
  })

const withoutCourse = (asset: AssetDrift): AssetDrift => ({
  ...asset,
  thenAndNow: null,
  closes: [],
  isUnderReview: true,
})
