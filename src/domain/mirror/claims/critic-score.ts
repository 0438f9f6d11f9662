import { judgesTheClaim } from '../../critique/prompt/blind-prompt.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Instant } from '../../time.ts'
import { type MeanWithError, meanWithError } from '../statistics/mean-with-error.ts'
import { brierScore } from './scores.ts'

/** What a model gave for a decision's claim before it was told confidence, position and prices. */
export type BlindProbability = {
  readonly decisionId: string
  /** Its place in the ledger. */
  readonly sequence: number
  readonly recordedAt: Instant
  readonly model: string
  readonly promptVersion: string
  /** In percent. */
  readonly percent: number
}

/** A claim that is scored, with the person's probability. */
type ScoredClaim = {
  readonly decisionId: string
  /** New York's day on which it is resolved. */
  readonly until: string
  readonly sequence: number
  readonly probability: number
  readonly cameTrue: boolean
}

/** How well one model judged the claims that came to their day, beside the person and the base rate on the same claims. */
export type CriticScore = {
  readonly model: string
  readonly n: number
  /** Brier scores, 0 to 1; null where there are too few. */
  readonly scored: {
    readonly model: number
    readonly person: number
    /** o (1 − o), the score of always saying the share that came true, which nobody knew beforehand. */
    readonly baseRate: number
    /**
     * Of claim by claim, the model’s squared error less that of the base rate, with its 95% range. Below 0 the model was better. null below the
     * count for words: a range would draw a conclusion.
     */
    readonly difference: MeanWithError | null
  } | null
  /** The decisions. */
  readonly sequences: readonly number[]
}

/** Below `scores` claims nothing is said, below `words` nothing is concluded. */
export const LEAST_CRITIQUED = { scores: 10, words: 30 } as const

/**
 * G. W. Brier (1950), as for the person. Only what a model said of the very claim, before its day: the first answer counts, for
 * asking again must not choose. The built-in critic gives no probability.
 */
export function criticScores(
  claims: readonly ScoredClaim[],
  readings: readonly BlindProbability[],
): readonly CriticScore[] {
  const models = Map.groupBy(judgedClaims(claims, readings), ({ reading }) => reading.model)
  return [...models].map(([model, of]) => ({
    model,
    n: of.length,
    scored: of.length < LEAST_CRITIQUED.scores ? null : scoresOf(of),
    sequences: of.map(({ claim }) => claim.sequence),
  }))
}

/** The claims that a model judged before their day, each with its first answer. */
export function judgedClaims<Claim extends Pick<ScoredClaim, 'decisionId' | 'until'>>(
  claims: readonly Claim[],
  readings: readonly BlindProbability[],
): readonly { readonly claim: Claim; readonly reading: BlindProbability }[] {
  const first = new Map<string, BlindProbability>()
  for (const reading of readings)
    if (!first.has(reading.decisionId) && judgesTheClaim(reading.promptVersion)) first.set(reading.decisionId, reading)
  return claims.flatMap((claim) => {
    const reading = first.get(claim.decisionId)
    return reading && marketDayOf(reading.recordedAt) < claim.until ? [{ claim, reading }] : []
  })
}

function scoresOf(judged: readonly { readonly claim: ScoredClaim; readonly reading: BlindProbability }[]) {
  const claims = judged.map(({ claim }) => claim)
  const ofModel = judged.map(({ claim: { cameTrue }, reading }) => ({ probability: reading.percent / 100, cameTrue }))
  const base = claims.filter(({ cameTrue }) => cameTrue).length / claims.length
  const error = (probability: number, cameTrue: boolean) => (probability - (cameTrue ? 1 : 0)) ** 2
  return {
    model: brierScore(ofModel),
    person: brierScore(claims),
    baseRate: base * (1 - base),
    difference:
      claims.length < LEAST_CRITIQUED.words
        ? null
        : meanWithError(
            ofModel.map(({ probability, cameTrue }) => error(probability, cameTrue) - error(base, cameTrue)),
          ),
  }
}
