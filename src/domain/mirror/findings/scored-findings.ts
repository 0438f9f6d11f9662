import { salesLeftOutWords } from '../book-left-out.ts'
import type { Calibration } from '../calibration.ts'
import type { ClusterRanges } from '../cluster-bootstrap.ts'
import { type Disposition, isBeyondChance } from '../disposition.ts'
import { atMostOneIn, evidenceWords } from '../evidence-format.ts'
import { excludesZero, hasRange } from '../has-range.ts'
import type { Memory } from '../memory.ts'
import { EVIDENCE_SPEAKS } from '../sequential-test.ts'
import { type EntryLink, type Finding, listWords, namedWords, printsZero, shareWords, signedPoints } from './finding.ts'

type Found = Omit<Finding, 'quotes'>

/** How sure against how right, only where the pooled test speaks. */
export function calibrationFinding(
  calibration: Calibration,
  ranges: ClusterRanges | null,
  entries: readonly EntryLink[],
  leftOut: string | null,
): Found | null {
  const { scored, tested, n, levels } = calibration
  if (!scored || !tested || tested.verdict === 'not told apart from exactly right') return null
  const isOver = tested.verdict === 'overconfident'
  const [stated, right] = [shareWords(scored.meanProbability), shareWords(scored.hits / n)]
  if (stated === right) return null
  const speaking = levels.filter(({ speaks }) => speaks).map(({ probability }) => shareWords(probability))
  return {
    kind: 'calibration',
    title: isOver ? 'You are surer than you are right.' : 'You are right more often than you say.',
    evidence: `Of ${n} claims whose day has come, ${scored.hits} came true. You had said ${stated} on average; it was ${right}. Of people whose percentages are exactly right, ${atMostOneIn(tested.evidence)} would ever be this far off, one way or the other, though looked at after every claim.`,
    method: `One test over all claims: Z = ${tested.z.toFixed(2).replace('-', '−')}, beyond 1.96. It is looked at after every claim, so it speaks only where the evidence, by the first claim of each company and month, is ${EVIDENCE_SPEAKS} to 1 or more: it is ${evidenceWords(tested.evidence)}. ${speaking.length === 0 ? 'No single level speaks for itself.' : `Only what was said at ${listWords(speaking)} speaks for itself.`}${besideClusters(ranges)}${leftOut === null ? '' : ` Left out: ${leftOut}.`}`,
    cost: null,
    note: `said ${stated}, right ${right}`,
    entries,
  }
}

/** Z takes each claim for itself; here those that move together are drawn together. */
function besideClusters(ranges: ClusterRanges | null): string {
  if (!ranges) return ' Claims on one company in one month move together, which Z does not know.'
  const { clusters, gap } = ranges
  if (!hasRange(gap))
    return ' Claims on one company in one month move together, and all of them lie equally far off: how far else they could lie is not told by that.'
  return ` Claims on one company in one month move together: with the ${clusters} companies and months drawn anew, what came true less what you said lies between ${signedPoints(gap.from * 100)} and ${signedPoints(gap.to * 100)} points, 95% range.`
}

/** Gains sold sooner than losses, or the other way round, beyond chance. */
export function dispositionFinding(disposition: Disposition, linkOf: (sequence: number) => EntryLink[]): Found | null {
  const {
    effect,
    realizedGains,
    paperGains,
    realizedLosses,
    paperLosses,
    sales,
    days,
    inDecember,
    daysLeftOut,
    withoutClose,
  } = disposition

  if (!effect || !isBeyondChance(effect)) return null
  const [ofGains, ofLosses] = [shareWords(effect.gainsRealized), shareWords(effect.lossesRealized)]
  if (ofGains === ofLosses) return null
  const isEffect = effect.difference > 0
  const leftOut =
    daysLeftOut === 0
      ? ''
      : ` ${daysLeftOut} ${daysLeftOut === 1 ? 'day is' : 'days are'} left out for want of a close${ofShares(withoutClose)}.`
  return {
    kind: 'disposition',
    title: isEffect ? 'You sell what is up and keep what is down.' : 'You sell what is down and keep what is up.',
    evidence: `On ${daysLeftOut === 0 ? `the ${days}` : `${days} of the ${days + daysLeftOut}`} ${days + daysLeftOut === 1 ? 'day' : 'days'} when you sold shares, you let go of ${realizedGains} of ${realizedGains + paperGains} gains and ${realizedLosses} of ${realizedLosses + paperLosses} losses: ${ofGains} against ${ofLosses}.`,
    method: `Against the average purchase price, by the close of the day (Odean 1998: 15% against 10% in 10,000 accounts). Difference ${(effect.difference * 100).toFixed(1).replace('-', '−')} points, ${errorWords(effect)}. ${inDecember} of ${sales} sales ${inDecember === 1 ? 'was' : 'were'} in December, where tax can be a reason.${leftOut}${salesLeftOutWords(disposition.leftOut)} What it costs is not told by this.`,
    cost: null,
    note: `${ofGains} of gains, ${ofLosses} of losses`,
    entries: disposition.sequences.flatMap(linkOf),
  }
}

function errorWords({ standardError, range }: NonNullable<Disposition['effect']>): string {
  if (!range) return `standard error ${(standardError * 100).toFixed(1)}`
  return `95% range ${signedPoints(range.from * 100)} to ${signedPoints(range.to * 100)} (Newcombe 1998; of a share of 0% or 100% no standard error can be told)`
}

const ofShares = (withoutClose: Disposition['withoutClose']): string =>
  withoutClose.length === 0
    ? ''
    : ` of ${namedWords(
        withoutClose.map(({ ticker }) => ticker),
        MOST_NAMED,
      )}`
const MOST_NAMED = 5

/** Returns remembered kinder, or harsher, than they were, beyond chance. */
export function memoryFinding(memory: Memory, entries: readonly EntryLink[]): Found | null {
  const { gap, tooHigh, exact, tooLow } = memory
  if (!gap || !excludesZero(gap) || printsZero(gap.mean / 100)) return null
  return {
    kind: 'memory',
    title: gap.mean > 0 ? 'You remember it kinder than it was.' : 'You remember it harsher than it was.',
    evidence: `In ${gap.n} reviews you put the return ${Math.abs(gap.mean).toFixed(1)} points ${gap.mean > 0 ? 'above' : 'below'} what it had been, on average: ${tooHigh} too high, ${exact} right, ${tooLow} too low.`,
    method: `Asked before the entry was shown, each time; of each company and month one review counts. Right is what lies within half a point. n = ${gap.n}, 95% range ${signedPoints(gap.from)} to ${signedPoints(gap.to)} points.${leftOutReviews(memory)}`,
    cost: null,
    note: `${signedPoints(gap.mean)} points`,
    entries,
  }
}

/** ` Left out: 1 review of a sale, or without a guess or a return that is known, 2 later reviews of what an earlier one had shown.` */
function leftOutReviews({ ungapped, later, together }: Memory): string {
  const reviews = (count: number) => (count === 1 ? 'review' : 'reviews')
  const parts = [
    ungapped > 0 ? [`${ungapped} ${reviews(ungapped)} of a sale, or without a guess or a return that is known`] : [],
    later > 0 ? [`${later} later ${reviews(later)} of what an earlier one had shown`] : [],
    together > 0 ? [`${together} more ${reviews(together)} of the same company in the same month`] : [],
  ].flat()
  return parts.length === 0 ? '' : ` Left out: ${parts.join(', ')}.`
}
