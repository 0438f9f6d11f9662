import { CALIBRATION_GATES, type Calibration } from './calibration.ts'

/**
 * What may be said of how sure and how right somebody was, at each number of resolved claims.
 * @param awaiting claims whose day has come, and whose outcome their review tells
 * @param untold claims whose day has come, and of which no close tells what became of them
 */
export function gateWords(calibration: Pick<Calibration, 'n' | 'tested'>, awaiting = 0, untold = 0): string {
  const sentences = [
    calibration.n > 0 || awaiting + untold === 0 ? [wordsOf(calibration)] : [],
    awaiting > 0 ? [awaitingWords(awaiting, calibration.n > 0)] : [],
    untold > 0 ? [untoldWords(untold, calibration.n + awaiting > 0)] : [],
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

function untoldWords(count: number, isMore: boolean): string {
  const [have, their, them] = count === 1 ? ['has', 'its', 'it'] : ['have', 'their', 'them']
  if (isMore) return `${count} more ${have} come to ${their} day, and no close tells what became of ${them}.`
  return `${count} ${count === 1 ? 'claim' : 'claims'} ${have} come to ${their} day, and no close tells what became of ${them}.`
}

function wordsOf({ n, tested }: Pick<Calibration, 'n' | 'tested'>): string {
  const { percentages, verdict } = CALIBRATION_GATES
  const claims = n === 1 ? '1 claim has' : `${n} claims have`
  if (n === 0) return 'No claim has come to its day yet.'
  if (n < percentages)
    return `${claims} come to ${n === 1 ? 'its' : 'their'} day. Percentages are told from ${percentages} on.`
  if (!tested) return `${claims} come to their day: too few to judge. The test needs ${verdict}.`
  if (tested.verdict === 'overconfident') return `Overconfident: of ${n} claims fewer came true than you said.`
  if (tested.verdict === 'underconfident') return `Underconfident: of ${n} claims more came true than you said.`
  return `On ${n} claims you cannot be told apart from somebody whose percentages are exactly right.`
}
