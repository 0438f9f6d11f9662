import { readableDay } from '../../time.ts'
import { CALIBRATION_GATES } from '../calibration.ts'
import type { Mirror } from '../mirror.ts'
import type { scoredClaims } from '../mirror-claims.ts'
import { type EntryLink, type Finding, signedPoints } from './finding.ts'

type Found = Omit<Finding, 'quotes'>
type Claims = ReturnType<typeof scoredClaims>
type Reviews = Mirror['reviews']

/** What came to its day since the letter before: of a few, which came true, and no percentage. */
export function claimsFinding(claims: Claims): Found | null {
  if (claims.length === 0) return null
  const [came, failed] = [claims.filter(({ cameTrue }) => cameTrue), claims.filter(({ cameTrue }) => !cameTrue)]
  const [surest] = failed.toSorted((one, other) => other.confidence - one.confidence)
  const surestWords = surest
    ? ` Of those that did not, you were surest of ${surest.ticker}: ${surest.confidence} of 10, on ${readableDay(surest.on)}.`
    : ''
  return {
    kind: 'claims',
    title: `${came.length} of ${claims.length} ${claims.length === 1 ? 'claim' : 'claims'} came true.`,
    evidence: `${[sideOf('Came true', came), sideOf('Did not', failed)].flat().join(' ')}${surestWords}`,
    method: `The claims that came to their day since the letter before. One that is under review now is left out until its review is over. A number beside a ticker is how sure you were. ${inGeneral(claims.length)}`,
    cost: null,
    note: `${came.length} of ${claims.length}`,
    entries: claims.map(({ assetId, ticker, sequence, on }) => ({ assetId, ticker, sequence, on })),
  }
}

/** From this many claims on one test over all of them may be made, and that is Calibration's. */
const inGeneral = (n: number): string =>
  n < CALIBRATION_GATES.verdict
    ? 'So few say nothing of how right you are in general.'
    : 'How right you are in general is told by one test over all your claims, under Calibration on the Mirror.'

const MOST = 8

/** `Came true: ZM (6), KO (7) and 2 more.` */
function sideOf(name: string, claims: Claims): string[] {
  if (claims.length === 0) return []
  const named = claims.slice(0, MOST).map(({ ticker, confidence }) => `${ticker} (${confidence})`)
  const rest = claims.length - named.length
  const words = rest > 0 ? [...named, `${rest} more`] : named
  return [`${name}: ${words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`}.`]
}

/** What was looked back at since the letter before, and where memory was furthest from the record. */
export function reviewsFinding(reviews: Reviews, linkOf: (sequence: number) => readonly EntryLink[]): Found | null {
  const gaps = reviews.flatMap(({ decision, recalledReturn, actualReturn }) =>
    recalledReturn === null || actualReturn === null ? [] : [{ decision, recalledReturn, actualReturn }],
  )
  const gapOf = (one: (typeof gaps)[number]) => one.recalledReturn - one.actualReturn
  const byGap = gaps.toSorted((one, other) => Math.abs(gapOf(other)) - Math.abs(gapOf(one)))
  const [furthest] = byGap
  const [link] = furthest ? linkOf(furthest.decision.sequence) : []
  if (!furthest || !link) return null
  const n = new Set(gaps.map(({ decision }) => decision.sequence)).size
  const title = `You looked back at ${n === 1 ? 'one decision' : `${n} decisions`}, and were furthest off on ${link.ticker}.`
  return {
    kind: 'reviews',
    title: n === 1 ? `You looked back at one decision, on ${link.ticker}.` : title,
    evidence: `You remembered ${signedPoints(furthest.recalledReturn)}% of the ${furthest.decision.action} of ${readableDay(link.on)}; it had been ${signedPoints(furthest.actualReturn)}%.${gradedWords(reviews)}`,
    method: 'Reviews that you answered since the letter before, asked before the entry was shown. Price only.',
    cost: null,
    note: `${signedPoints(gapOf(furthest))} points`,
    entries: byGap.flatMap(({ decision }) => linkOf(decision.sequence)),
  }
}

/** The other side of a good result is a good decision: what was well decided and failed, and what was not and came true. */
function gradedWords(reviews: Reviews): string {
  const first = firstOfEach(reviews)
  const lucky = first.filter(({ isWellDecided, cameTrue }) => !isWellDecided && cameTrue === true).length
  const unlucky = first.filter(({ isWellDecided, cameTrue }) => isWellDecided && cameTrue === false).length
  const parts = [
    lucky > 0 ? [`${lucky} that came true as not well decided`] : [],
    unlucky > 0 ? [`${unlucky} that did not come true as well decided`] : [],
  ].flat()
  return parts.length === 0 ? '' : ` Before you saw what became of them, you graded ${parts.join(', and ')}.`
}

/** A decision counts once, with its first grade: later ones were given after a result had been shown. */
const firstOfEach = (reviews: Reviews): Reviews =>
  reviews.filter(
    ({ decision }, place) => reviews.findIndex((other) => other.decision.sequence === decision.sequence) === place,
  )
