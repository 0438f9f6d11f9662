import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import { type Calibration, LEAST_CLAIMS } from './calibration.ts'

/** Claims whose day has come, and which are not scored, each for its reason. */
type NotScored = {
  /** Their review tells their outcome. */
  readonly awaiting?: number
  /** Not resolved so far. */
  readonly unresolved?: number
  /** No close tells what became of them. */
  readonly untold?: number
  /** Imported, written later or left out. */
  readonly uncounted?: number
  /** What they are held against, where no close of it is known. */
  readonly awaitedBenchmark?: string | null
}

/** What may be said of how sure and how right somebody was, at each number of resolved claims. */
export function calibrationWords(
  calibration: Pick<Calibration, 'n' | 'tested'>,
  notScored: NotScored = {},
  { verdict }: MirrorTexts = mirrorTexts('en'),
): string {
  const { awaiting = 0, unresolved = 0, untold = 0, uncounted = 0, awaitedBenchmark = null } = notScored
  const { n } = calibration
  const isNothingElse = n + awaiting + unresolved + untold === 0
  const sentences = [
    n > 0 || (isNothingElse && uncounted === 0) ? [wordsOf(calibration, verdict)] : [],
    awaiting > 0 ? [verdict.awaiting(awaiting, n > 0)] : [],
    unresolved > 0 ? [verdict.unresolved(unresolved, n + awaiting > 0)] : [],
    untold > 0 ? [verdict.untold(untold, n + awaiting + unresolved > 0)] : [],
    awaitedBenchmark === null ? [] : [verdict.awaitedCloses(awaitedBenchmark)],
    isNothingElse && uncounted > 0 ? [verdict.uncounted(uncounted)] : [],
  ]
  return sentences.flat().join(' ')
}

function wordsOf({ n, tested }: Pick<Calibration, 'n' | 'tested'>, words: MirrorTexts['verdict']): string {
  if (n === 0) return words.none
  if (n < LEAST_CLAIMS.percentages) return words.few(n, LEAST_CLAIMS.percentages)
  if (!tested) return words.tooFew(n, LEAST_CLAIMS.verdict)
  if (tested.verdict === 'overconfident') return words.over(n)
  if (tested.verdict === 'underconfident') return words.under(n)
  return tested.withheldBy ? words.withheld(n, tested.z < 0, words.why[tested.withheldBy]) : words.notApart(n)
}
