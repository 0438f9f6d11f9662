import { readableDay } from '../../time.ts'
import { LEAST_CLAIMS } from '../calibration.ts'
import { isExact } from '../memory.ts'
import type { Mirror } from '../mirror.ts'
import type { scoredClaims } from '../mirror-claims.ts'
import { type EntryLink, type Finding, namedWords, signedPoints } from './finding.ts'

type Found = Omit<Finding, 'quotes'>
type Claims = ReturnType<typeof scoredClaims>
type Reviews = Mirror['reviews']

/** The claims whose day has come since the letter before. Their outcomes are named and counted; a few tell no percentage. */
export function claimsFinding(claims: Claims): Found | null {
  if (claims.length === 0) return null
  const [came, failed] = [claims.filter(({ cameTrue }) => cameTrue), claims.filter(({ cameTrue }) => !cameTrue)]
  return {
    kind: 'claims',
    title: `${came.length} of ${claims.length} ${claims.length === 1 ? 'claim' : 'claims'} came true.`,
    evidence: `${[sideOf('Came true', came), sideOf('Did not', failed)].flat().join(' ')}${surestWords(failed)}`,
    method: `The claims that came to their day since the letter before. One that is under review now is left out until its review is over. A number beside a ticker is how sure you were. ${inGeneral(claims.length)}`,
    cost: null,
    note: `${came.length} of ${claims.length}`,
    entries: claims.map(({ assetId, ticker, sequence, on }) => ({ assetId, ticker, sequence, on })),
  }
}

/** Of claims that did not come true the surest: the one that was, or how many were alike. */
function surestWords(failed: Claims): string {
  const most = Math.max(...failed.map(({ confidence }) => confidence))
  const surest = failed.filter(({ confidence }) => confidence === most)
  const [only] = surest
  if (!only) return ''
  if (failed.length === 1) return ` The one that did not was decided on ${readableDay(only.on)}.`
  if (surest.length === failed.length) return ` Of those that did not, you had been as sure of each: ${most} of 10.`
  if (surest.length === 1)
    return ` Of those that did not, you were surest of ${only.ticker}: ${most} of 10, on ${readableDay(only.on)}.`
  const named = namedWords(
    surest.map(({ ticker }) => ticker),
    MOST,
  )
  return ` Of those that did not, you were surest of ${surest.length}, ${most} of 10 each: ${named}.`
}

/** A few claims say nothing in general; many are tested together, which Calibration does and a letter does not repeat. */
const inGeneral = (n: number): string =>
  n < LEAST_CLAIMS.verdict
    ? 'So few say nothing of how right you are in general.'
    : 'How right you are in general is told by one test over all your claims, under Confidence on the Mirror.'

const MOST = 8

/** `Came true: ZM (6), KO (7) and 2 more.` */
function sideOf(name: string, claims: Claims): string[] {
  if (claims.length === 0) return []
  const named = claims.map(({ ticker, confidence }) => `${ticker} (${confidence})`)
  return [`${name}: ${namedWords(named, MOST)}.`]
}

/**
 * The reviews since the letter before, and the one in which memory was furthest from the record.
 * @param firstGrades the first review of each of these decisions, which was written before any result was shown
 */
export function reviewsFinding(
  reviews: Reviews,
  firstGrades: Reviews,
  linkOf: (sequence: number) => readonly EntryLink[],
): Found | null {
  const byGap = reviews.flatMap(remembered).toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap))
  const sequences = [...byGap, ...reviews].map(({ decision }) => decision.sequence)
  const links = [...new Set(sequences)].flatMap(linkOf)
  const [link] = links
  const [furthest] = byGap
  if (!link) return null
  return {
    kind: 'reviews',
    title: reviewsTitle(links.length, link, isFurthest(byGap) ? link.ticker : null),
    evidence: `${furthest ? rememberedWords(furthest, link) : 'No return can be held against what you remembered: you gave none, or no close tells it.'}${countedWords(byGap, links.length)}${gradedWords(firstGrades)}`,
    method: `Reviews that you finished since the letter before. Each asked before it showed anything.${againWords(reviews)} Price only.`,
    cost: null,
    note: furthest ? `${signedPoints(furthest.gap)} points` : reviewCount(links.length),
    entries: links,
  }
}

/** A review with the return that was remembered, the one that was, and the difference, in points. */
function remembered(review: Reviews[number]) {
  const { recalledReturn: recalled, actualReturn: actual } = review
  return recalled === null || actual === null ? [] : [{ ...review, recalled, actual, gap: recalled - actual }]
}

type Remembered = ReturnType<typeof remembered>[number]

/** Whether the company of the first of them is further off than all others, in the tenths that are told. */
function isFurthest(byGap: readonly Remembered[]): boolean {
  const [first] = byGap
  if (!first || isExact(first.gap)) return false
  const tenths = ({ gap }: Remembered) => Math.round(Math.abs(gap) * 10)
  return byGap.every((other) => other.ticker === first.ticker || tenths(other) < tenths(first))
}

/** @param furthest null where none is further off than all others */
function reviewsTitle(count: number, { ticker }: EntryLink, furthest: string | null): string {
  if (count === 1) return `You looked back at one decision, on ${ticker}.`
  return `You looked back at ${count} decisions${furthest === null ? '' : `, and were furthest off on ${furthest}`}.`
}

const rememberedWords = ({ recalled, actual, decision }: Remembered, { on }: EntryLink): string =>
  `You remembered ${signedPoints(recalled)}% of the ${decision.action} of ${readableDay(on)}; it had been ${signedPoints(actual)}%.`

/** Says how many returns could not be compared, and, where all that were compared were remembered rightly, that none was off. */
function countedWords(byGap: readonly Remembered[], count: number): string {
  if (byGap.length === 0 || count === 1) return ''
  const compared = new Set(byGap.map(({ decision }) => decision.sequence)).size
  const none = isExact(byGap[0]?.gap ?? 0) ? ' You were further off on none.' : ''
  const left = count - compared
  const of = left === 1 ? 'return of one other is' : `returns of ${left} others are`
  return `${none}${left === 0 ? '' : ` The ${of} not compared: you gave none, or no close tells it.`}`
}

const reviewCount = (count: number): string => `${count} ${count === 1 ? 'decision' : 'decisions'}`

function againWords(reviews: Reviews): string {
  const again = reviews.filter(({ isFirst }) => !isFirst).length
  return again === 0 ? '' : ` ${again} asked again about an entry that an earlier one had shown.`
}

/** Decisions and results that differ: what was well decided and failed, and what was not and came true. */
function gradedWords(reviews: Reviews): string {
  const lucky = reviews.filter(({ isWellDecided, cameTrue }) => !isWellDecided && cameTrue === true).length
  const unlucky = reviews.filter(({ isWellDecided, cameTrue }) => isWellDecided && cameTrue === false).length
  const parts = [
    lucky > 0 ? [`${lucky} that came true as not well decided`] : [],
    unlucky > 0 ? [`${unlucky} that did not come true as well decided`] : [],
  ].flat()
  return parts.length === 0 ? '' : ` With no result on the screen, you graded ${parts.join(', and ')}.`
}
