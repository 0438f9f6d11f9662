import { CALIBRATION_GATES, type Calibration } from './calibration.ts'

/**
 * What may be said of how sure and how right somebody was, at each number of resolved claims.
 * @param awaiting claims whose day has come, and whose outcome their review tells
 */
export function gateWords(calibration: Pick<Calibration, 'n' | 'tested'>, awaiting = 0): string {
  const [wait, their] = awaiting === 1 ? ['waits', 'its'] : ['wait', 'their']
  if (awaiting === 0) return wordsOf(calibration)
  if (calibration.n > 0) return `${wordsOf(calibration)} ${awaiting} more ${wait} for ${their} review.`
  return awaiting === 1
    ? '1 claim has come to its day, and waits for its review.'
    : `${awaiting} claims have come to their day, and wait for their reviews.`
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
