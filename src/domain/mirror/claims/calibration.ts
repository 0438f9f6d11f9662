import { consistencyBand } from '../statistics/consistency-band.ts'
import { pooledZ, SPEAKS_BEYOND } from '../statistics/pooled-test.ts'
import { EVIDENCE_SPEAKS, evidenceAgainst } from '../statistics/sequential-test.ts'
import { wilsonRange } from '../statistics/wilson.ts'
import { type BrierParts, brierParts, brierScore, levelsOf, logScore, type ResolvedClaim } from './scores.ts'

/**
 * Below `percentages` claims are listed. Below `verdict` there are hits, their range and the Brier score, and no test, no other
 * score and no level that speaks. A level below `level` claims is silent.
 */
export const LEAST_CLAIMS = { percentages: 10, verdict: 30, level: 10, ownMapping: 50 } as const

type Range = { readonly from: number; readonly to: number }

/** One point of the reliability diagram. It is never folded at 50%. */
type CalibrationLevel = {
  readonly probability: number
  readonly n: number
  readonly hits: number
  /** Wilson's range of the share that came true, at 95%. */
  readonly range: Range
  /** Where that share lies nine times in ten for somebody who is exactly right. */
  readonly band: Range
  /** It has ten claims, and its range leaves out what was said. */
  readonly speaks: boolean
}

/** What may be said at this number of claims, and nothing beyond it: a score of too few is null. */
export type Calibration = {
  readonly n: number
  readonly levels: readonly CalibrationLevel[]
  readonly scored: Scored | null
  readonly tested: Tested | null
}

type Together = { readonly gap: Range | null; readonly apart: readonly ResolvedClaim[] }

type Tested = {
  /** Of the pooled test. */
  readonly z: number
  /** Of one claim of each group that moves together. @see evidenceAgainst */
  readonly evidence: number
  readonly verdict: Verdict
  /**
   * What keeps a Z beyond 1.96 from being a verdict: it is looked at after every claim, or claims that move together, counted as
   * one, leave the difference open. null else.
   */
  readonly withheldBy: 'looks' | 'clusters' | null
}

type Verdict = 'overconfident' | 'underconfident' | 'not told apart from exactly right'

type Scored = {
  readonly hits: number
  readonly hitRate: number
  readonly range: Range
  readonly meanProbability: number
  readonly brier: number
  /** null below the verdict, like the log score: beside "too few to judge", they would judge after all. */
  readonly parts: BrierParts | null
  readonly logScore: number | null
}

/**
 * How sure somebody was against how often they were right.
 * @param together of claims that move together: `gap`, the range of what came true less what was said with those counted as one,
 * null where none is known, and `apart`, one of each group of them; left out where no claims move together
 */
export function calibrationOf(claims: readonly ResolvedClaim[], together?: Together): Calibration {
  const n = claims.length
  return {
    n,
    levels: n < LEAST_CLAIMS.percentages ? [] : levelsOf(claims).map((level) => withRanges(level, n)),
    scored: n < LEAST_CLAIMS.percentages ? null : scoredOf(claims),
    tested: testedOf(claims, together),
  }
}

function withRanges(
  { probability, n, hits }: Pick<CalibrationLevel, 'probability' | 'n' | 'hits'>,
  ofAll: number,
): CalibrationLevel {
  const range = wilsonRange(hits, n)
  const leavesOut = probability < range.from || probability > range.to
  return {
    probability,
    n,
    hits,
    range,
    band: consistencyBand(n, probability),
    speaks: ofAll >= LEAST_CLAIMS.verdict && n >= LEAST_CLAIMS.level && leavesOut,
  }
}

function scoredOf(claims: readonly ResolvedClaim[]): Scored {
  const hits = claims.filter(({ cameTrue }) => cameTrue).length
  const isJudged = claims.length >= LEAST_CLAIMS.verdict
  return {
    hits,
    hitRate: hits / claims.length,
    range: wilsonRange(hits, claims.length),
    meanProbability: claims.reduce((sum, { probability }) => sum + probability, 0) / claims.length,
    brier: brierScore(claims),
    parts: isJudged ? brierParts(claims) : null,
    logScore: isJudged ? logScore(claims) : null,
  }
}

/** The test alone, as `calibrationOf` has it; null where there are too few claims for a verdict. */
export function testedOf(
  claims: readonly ResolvedClaim[],
  { gap, apart }: Together = { gap: null, apart: claims },
): Tested | null {
  if (claims.length < LEAST_CLAIMS.verdict) return null
  const [z, evidence] = [pooledZ(claims), evidenceAgainst(apart)]
  const found = { z, evidence, verdict: NOT_TOLD_APART, withheldBy: null } as const
  if (Math.abs(z) <= SPEAKS_BEYOND) return found
  const ofAll = apart === claims ? evidence : evidenceAgainst(claims)
  if (ofAll < EVIDENCE_SPEAKS) return { ...found, withheldBy: 'looks' }
  // Thirty entries on one share have one fate: only one of them bears witness, and it has to point the same way.
  const isBorneOut = evidence >= EVIDENCE_SPEAKS && pooledZ(apart) * z > 0
  if (!isBorneOut || (gap && gap.from <= 0 && gap.to >= 0)) return { ...found, withheldBy: 'clusters' }
  return { ...found, verdict: z < 0 ? 'overconfident' : 'underconfident' }
}

const NOT_TOLD_APART = 'not told apart from exactly right'
