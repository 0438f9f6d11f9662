import { LEAST_CLAIMS } from '../claims/calibration.ts'
import { isExact } from '../claims/memory.ts'
import type { ScoredClaim } from '../claims/mirror-claims.ts'
import type { Mirror } from '../mirror.ts'
import { type MirrorTexts, mirrorTexts, namedWords } from '../texts/mirror-texts.ts'
import type { EntryLink, Finding } from './finding.ts'

type Found = Omit<Finding, 'quotes'>
type Claims = readonly ScoredClaim[]
type Reviews = Mirror['reviews']

/** The claims whose day has come since the letter before. Their outcomes are named and counted; a few tell no percentage. */
export function claimsFinding(claims: Claims, texts: MirrorTexts = mirrorTexts('en')): Found | null {
  if (claims.length === 0) return null
  const words = texts.letter.ofPeriod.claims
  const [came, failed] = [claims.filter(({ cameTrue }) => cameTrue), claims.filter(({ cameTrue }) => !cameTrue)]
  return {
    kind: 'claims',
    title: words.title(came.length, claims.length),
    evidence: `${[sideOf(words.came, came, texts), sideOf(words.failed, failed, texts)].flat().join(' ')}${surestWords(failed, texts)}`,
    method: words.method(inGeneral(claims.length, texts)),
    cost: null,
    note: words.note(came.length, claims.length),
    entries: claims.map(({ assetId, ticker, sequence, on }) => ({ assetId, ticker, sequence, on })),
  }
}

/** Of claims that did not come true the surest: the one that was, or how many were alike. */
function surestWords(failed: Claims, texts: MirrorTexts): string {
  const { figures, letter } = texts
  const words = letter.ofPeriod.claims
  const most = Math.max(...failed.map(({ confidence }) => confidence))
  const surest = failed.filter(({ confidence }) => confidence === most)
  const [only] = surest
  if (!only) return ''
  if (failed.length === 1) return words.onlyFailed(figures.day(only.on))
  if (surest.length === failed.length) return words.asSure(most)
  if (surest.length === 1) return words.surest(only.ticker, most, figures.day(only.on))
  const named = namedWords(
    surest.map(({ ticker }) => ticker),
    MOST,
    texts,
  )
  return words.surestOf(surest.length, most, named)
}

/** A few claims say nothing in general; many are tested together, which Calibration does and a letter does not repeat. */
const inGeneral = (n: number, { letter }: MirrorTexts): string =>
  n < LEAST_CLAIMS.verdict ? letter.ofPeriod.claims.few : letter.ofPeriod.claims.many

const MOST = 8

/** `Came true: ZM (6), KO (7) and 2 more.` */
function sideOf(told: (named: string) => string, claims: Claims, texts: MirrorTexts): string[] {
  if (claims.length === 0) return []
  const named = claims.map(({ ticker, confidence }) => `${ticker} (${confidence})`)
  return [told(namedWords(named, MOST, texts))]
}

/**
 * The reviews since the letter before, and the one in which memory was furthest from the record.
 * @param firstGrades the first review of each of these decisions, which was written before any result was shown
 */
export function reviewsFinding(
  reviews: Reviews,
  firstGrades: Reviews,
  linkOf: (sequence: number) => readonly EntryLink[],
  texts: MirrorTexts = mirrorTexts('en'),
): Found | null {
  const byGap = reviews.flatMap(remembered).toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap))
  const sequences = [...byGap, ...reviews].map(({ decision }) => decision.sequence)
  const links = [...new Set(sequences)].flatMap(linkOf)
  const [link] = links
  const [furthest] = byGap
  if (!link) return null
  const { figures, letter } = texts
  const words = letter.ofPeriod.reviews
  const first = furthest ? rememberedWords(furthest, link, texts) : words.noReturn
  return {
    kind: 'reviews',
    title:
      links.length === 1
        ? words.titleOfOne(link.ticker)
        : words.title(links.length, isFurthest(byGap) ? link.ticker : null),
    evidence: `${first}${countedWords(byGap, links.length, texts)}${gradedWords(firstGrades, texts)}`,
    method: words.method(againWords(reviews, texts)),
    cost: null,
    note: furthest ? words.points(figures.signed(furthest.gap)) : words.count(links.length),
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

const rememberedWords = (
  { recalled, actual, decision }: Remembered,
  { on }: EntryLink,
  { action, figures, letter }: MirrorTexts,
): string =>
  letter.ofPeriod.reviews.remembered(
    figures.signedPercent(recalled),
    action(decision.action),
    figures.day(on),
    figures.signedPercent(actual),
  )

/** Says how many returns could not be compared, and, where all that were compared were remembered rightly, that none was off. */
function countedWords(byGap: readonly Remembered[], count: number, { letter }: MirrorTexts): string {
  const words = letter.ofPeriod.reviews
  if (byGap.length === 0 || count === 1) return ''
  const compared = new Set(byGap.map(({ decision }) => decision.sequence)).size
  const none = isExact(byGap[0]?.gap ?? 0) ? words.noneOff : ''
  const left = count - compared
  return `${none}${left === 0 ? '' : words.notCompared(left)}`
}

function againWords(reviews: Reviews, { letter }: MirrorTexts): string {
  const again = reviews.filter(({ isFirst }) => !isFirst).length
  return again === 0 ? '' : letter.ofPeriod.reviews.again(again)
}

/** Decisions and results that differ: what was well decided and failed, and what was not and came true. */
function gradedWords(reviews: Reviews, { letter }: MirrorTexts): string {
  const words = letter.ofPeriod.reviews
  const lucky = reviews.filter(({ isWellDecided, cameTrue }) => !isWellDecided && cameTrue === true).length
  const unlucky = reviews.filter(({ isWellDecided, cameTrue }) => isWellDecided && cameTrue === false).length
  const parts = [lucky > 0 ? [words.lucky(lucky)] : [], unlucky > 0 ? [words.unlucky(unlucky)] : []].flat()
  return parts.length === 0 ? '' : words.graded(parts)
}
