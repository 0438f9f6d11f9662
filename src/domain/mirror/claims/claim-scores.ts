import type { ResultCache, ResultOfText } from '../basis/result-cache.ts'
import { type ClusterRanges, clusterRanges, countClusters, onePerCluster } from '../statistics/cluster-bootstrap.ts'
import { type Calibration, calibrationOf, LEAST_CLAIMS } from './calibration.ts'
import type { ScoredClaim } from './mirror-claims.ts'
import { type ScorePeriods, scorePeriods } from './score-periods.ts'

/** What somebody's scored claims come to. It is plain JSON. */
export type ClaimScores = {
  readonly calibration: Calibration
  /** The number of companies and months of the resolved claims: claims of one company and month move together. */
  readonly clusters: number
  /** The same figures with companies and months drawn anew; null where there are too few. */
  readonly clusterRanges: ClusterRanges | null
  readonly scorePeriods: ScorePeriods
}

type Scored = readonly ScoredClaim[]

/** Claims of which an earlier process has found the scores are not scored again: to draw thousands of them a thousand times takes long. */
export const claimScores = (scored: Scored, cached: ResultCache): ClaimScores =>
  cached.ofText(NAME, cached.of('text of the scored claims', textOf, scored), scoresOf, scored)

/** The scores that were found last, with the text of their claims; undefined before any were. */
export const lastScores = (cached: ResultCache): ResultOfText<ClaimScores> | undefined => cached.lastOfText(NAME)

export const rememberScores = (scores: ResultOfText<ClaimScores>, cached: ResultCache): void =>
  cached.rememberOfText(NAME, scores)

const NAME = 'scores'

/** All of the claims on which a score depends, in their order, because sums of binary numbers depend on it too. */
function textOf(scored: Scored): string {
  let text = ''
  for (const { ticker, sequence, on, until, probability, cameTrue } of scored)
    text += `${text === '' ? '' : '|'}${ticker} ${sequence} ${on} ${until} ${probability} ${cameTrue ? 1 : 0}`
  return text
}

function scoresOf(scored: Scored): ClaimScores {
  const ranges = scored.length < LEAST_CLAIMS.verdict ? null : clusterRanges(scored)
  return {
    calibration: calibrationOf(scored, { gap: ranges?.gap ?? null, apart: onePerCluster(scored) }),
    clusters: countClusters(scored),
    clusterRanges: ranges,
    scorePeriods: scorePeriods(scored),
  }
}
