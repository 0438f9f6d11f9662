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
export function calibrationWords(calibration: Pick<Calibration, 'n' | 'tested'>, notScored: NotScored = {}): string {
  const { awaiting = 0, unresolved = 0, untold = 0, uncounted = 0, awaitedBenchmark = null } = notScored
  const { n } = calibration
  const isNothingElse = n + awaiting + unresolved + untold === 0
  const sentences = [
    n > 0 || (isNothingElse && uncounted === 0) ? [wordsOf(calibration)] : [],
    awaiting > 0 ? [awaitingWords(awaiting, n > 0)] : [],
    unresolved > 0 ? [unresolvedWords(unresolved, n + awaiting > 0)] : [],
    untold > 0 ? [untoldWords(untold, n + awaiting + unresolved > 0)] : [],
    awaitedBenchmark === null ? [] : [awaitedWords(awaitedBenchmark)],
    isNothingElse && uncounted > 0 ? [uncountedWords(uncounted)] : [],
  ]
  return sentences.flat().join(' ')
}

function awaitingWords(count: number, isMore: boolean): string {
  const [wait, their] = count === 1 ? ['waits', 'its'] : ['wait', 'their']
  if (isMore) return `${count} more ${wait} for ${their} review.`
  return count === 1
    ? '1 claim has come to its day, and waits for its review.'
    : `${count} claims have come to their day, and wait for their reviews.`
}

function unresolvedWords(count: number, isMore: boolean): string {
  const what = isMore ? 'more' : count === 1 ? 'claim' : 'claims'
  return count === 1
    ? `1 ${what} has come to its day, and is being resolved as soon as its closes are there.`
    : `${count} ${what} have come to their day, and are being resolved as soon as their closes are there.`
}

const uncountedWords = (count: number): string =>
  count === 1
    ? '1 claim has come to its day, and does not count: it was imported, written later, or is on an option.'
    : `${count} claims have come to their day, and do not count: they were imported, written later, or are on options.`

function untoldWords(count: number, isMore: boolean): string {
  const [have, their, them] = count === 1 ? ['has', 'its', 'it'] : ['have', 'their', 'them']
  if (isMore) return `${count} more ${have} come to ${their} day, and no close tells what became of ${them}.`
  return `${count} ${count === 1 ? 'claim' : 'claims'} ${have} come to ${their} day, and no close tells what became of ${them}.`
}

const awaitedWords = (ticker: string): string =>
  `No close of ${ticker} is known: a price provider brings them, or put it on a list and upload a file on its page.`

function wordsOf({ n, tested }: Pick<Calibration, 'n' | 'tested'>): string {
  const { percentages, verdict } = LEAST_CLAIMS
  const claims = n === 1 ? '1 claim has' : `${n} claims have`
  if (n === 0) return 'No claim has come to its day yet.'
  if (n < percentages)
    return `${claims} come to ${n === 1 ? 'its' : 'their'} day. Percentages are told from ${percentages} on.`
  if (!tested) return `${claims} come to their day: too few to judge. The test needs ${verdict}.`
  if (tested.verdict === 'overconfident') return `Overconfident: of ${n} claims fewer came true than you said.`
  if (tested.verdict === 'underconfident') return `Underconfident: of ${n} claims more came true than you said.`
  if (tested.withheldBy)
    return `Of ${n} claims ${tested.z < 0 ? 'fewer' : 'more'} came true than you said. ${WITHHELD[tested.withheldBy]}`
  return `On ${n} claims you cannot be told apart from somebody whose percentages are exactly right.`
}

const WITHHELD = {
  looks:
    'Looked at only once that would be a verdict, but it is looked at after every claim, and somebody who is exactly right comes so far off sooner or later: it is none yet.',
  clusters: 'But claims on one company in one month move together, and counted as one they are too few for a verdict.',
} as const
