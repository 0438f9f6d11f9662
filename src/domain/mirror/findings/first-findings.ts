import { decidedOn } from '../../assets/day-decided.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import type { MirrorClaim } from '../claims/mirror-claims.ts'
import type { Mirror } from '../mirror.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { EntryLink, Finding } from './finding.ts'
import { hasLine } from './has-line.ts'
import { isSale } from './tests-credit.ts'

type Found = Omit<Finding, 'quotes'>

/** The least number of decisions, or of claims, that a sentence adds up; fewer can be read one by one. */
const FEWEST = { decisions: 5, claims: 3 } as const

/**
 * What can be said from the first day on: of what was written alone. Where claims wait for their reviews, of them too, and nothing
 * that depends on how they ended.
 */
export function firstFindings(
  { claims, dueReviews, untoldConfidences, today }: Mirror,
  assets: readonly MirrorAsset[],
  texts: MirrorTexts = mirrorTexts('en'),
): readonly Found[] {
  const counted = claims.filter(({ counts }) => counts)
  // The outcome of a claim may be kept back for the review of another decision on the company, though its own is over.
  const due = new Set(dueReviews.map(({ decision }) => decision.sequence))
  const waiting = counted.filter(({ awaitsReview, sequence }) => awaitsReview && due.has(sequence))
  // On its own day a claim may be resolved, and looked back at, already.
  const open = counted.filter(({ awaitsReview, outcome, until }) => !awaitsReview && outcome === null && until >= today)
  const isPart = open.length < counted.length
  const expected = lastOfEach(open)
  const isAskedFor = ({ sequence }: MirrorClaim) => untoldConfidences.has(sequence)
  const askedFor = expected.filter(isAskedFor).length
  const isWhole = hidesEach(askedFor)
  const left = { repeated: open.length - expected.length, askedFor: isWhole ? 0 : askedFor }
  const others = openButUncounted(claims, today, left, texts)
  return [
    waitingHits(waiting, hidesEach(waiting.filter(isAskedFor).length), texts),
    expectedHits(
      isWhole ? expected : expected.filter((claim) => !isAskedFor(claim)),
      { isPart, others, isAskedFor: isWhole && askedFor > 0 },
      texts,
    ),
    untested(assets, texts),
  ].flatMap((finding) => finding ?? [])
}

/** Whether a sum of claims tells none of those that a first review asks for: from a sum with one or two of them in it these could be told. */
const hidesEach = (askedFor: number): boolean => askedFor === 0 || askedFor >= FEWEST.claims

/**
 * Of entries that make the same claim of a company, or the opposite one, the latest: by it all the others are decided, and how sure their
 * writer is of it is what they said last.
 */
function lastOfEach(claims: readonly MirrorClaim[]): readonly MirrorClaim[] {
  const last = new Map<string, MirrorClaim>()
  for (const claim of claims) {
    const same = JSON.stringify([claim.assetId, claim.claim.benchmark, claim.until])
    last.delete(same)
    last.set(same, claim)
  }
  return [...last.values()]
}

/**
 * ` Left out: 1 written later or imported.`, of claims whose day has not come; empty where there are none.
 * @param left how many of those that count are left out because a later entry makes the same claim or its opposite, and because a review
 * asks for them
 */
function openButUncounted(
  claims: readonly MirrorClaim[],
  today: string,
  { repeated, askedFor }: { readonly repeated: number; readonly askedFor: number },
  { calibration }: MirrorTexts,
): string {
  const others = claims.filter(({ counts, outcome, awaitsReview, until }) => {
    return !counts && !awaitsReview && outcome === null && until >= today
  })
  const options = others.filter(({ leftOut }) => leftOut !== null).length
  const late = others.length - options
  const { leftOut, leftOutParts } = calibration
  const parts = [
    repeated > 0 ? [leftOutParts.repeated(repeated)] : [],
    options > 0 ? [leftOutParts.options(options)] : [],
    late > 0 ? [leftOutParts.late(late)] : [],
    askedFor > 0 ? [leftOutParts.waiting(askedFor)] : [],
  ].flat()
  return parts.length === 0 ? '' : leftOut(parts.join(', '))
}

/**
 * The sum of somebody's probabilities: how many of their claims they expect to come true.
 * @param beside whether others that count are not open any more, what is said of open ones that do not count, and whether reviews that are
 * due ask for some of these: then no single confidence is told, nor the sum to its hundredths
 */
function expectedHits(
  claims: readonly MirrorClaim[],
  { isPart, others, isAskedFor }: { readonly isPart: boolean; readonly others: string; readonly isAskedFor: boolean },
  texts: MirrorTexts,
): Found | null {
  const { expected } = texts
  const [first] = claims.toSorted((one, other) => (one.until < other.until ? -1 : 1))
  if (claims.length < FEWEST.claims || !first) return null
  const n = claims.length
  const sums = isAskedFor ? '' : expected.sums(surestWords(claims, texts), sumOf(claims, texts))
  return {
    kind: 'expected',
    title: expected.title(aboutSum(claims, texts), n, isPart, others !== ''),
    evidence: `${sums}${firstWords(claims, first, texts)}${others}`,
    method: expected.method,
    cost: null,
    note: expected.note(n),
    entries: claims.map(linkOf),
  }
}

/** `The first to come to its day is: T1 rises until Nov 20, 2027.`, or of how many that come to theirs together. */
function firstWords(
  claims: readonly MirrorClaim[],
  { until, words }: MirrorClaim,
  { expected, figures }: MirrorTexts,
): string {
  const together = claims.filter((claim) => claim.until === until).length
  if (together === 1) return expected.firstIs(words)
  const day = figures.day(until)
  return together === claims.length ? expected.allOn(day) : expected.firstOn(together, day)
}

/**
 * The claims that are resolved and wait for their reviews: how many there are and how many were expected to come true, not their outcomes.
 * @param isSummed whether the sum of their probabilities may be told
 */
function waitingHits(claims: readonly MirrorClaim[], isSummed: boolean, texts: MirrorTexts): Found | null {
  const { expected } = texts
  const n = claims.length
  if (n === 0) return null
  const [only] = claims
  // Of claims that are the same all came true or none did, and of how many that would be true nobody said.
  const isCountable = isSummed && n >= FEWEST.claims && lastOfEach(claims).length === n
  const hits = isCountable ? expected.waitingExpected(aboutSum(claims, texts), n) : ''
  return {
    kind: 'expected',
    title: expected.waiting(n, only?.ticker ?? ''),
    evidence: `${expected.waitingEvidence(n)}${hits}`,
    method: expected.waitingMethod,
    cost: null,
    note: expected.note(n),
    entries: claims.map(linkOf),
  }
}

const linkOf = ({ assetId, ticker, sequence, on }: MirrorClaim): EntryLink => ({ assetId, ticker, sequence, on })

const expectedOf = (claims: readonly MirrorClaim[]): number =>
  Number(claims.reduce((sum, { probability }) => sum + probability, 0).toFixed(2))

/** Probabilities add up to hundredths: `3.45`, `3.5`, `3`. */
const sumOf = (claims: readonly MirrorClaim[], { figures }: MirrorTexts): string =>
  figures.quantity(String(expectedOf(claims)))

/** `about 3` of five that add up to 3.25; `between 4 and 5` of five that add up to 4.75, for that is neither four nor all. */
function aboutSum(claims: readonly MirrorClaim[], { expected }: MirrorTexts): string {
  const sum = expectedOf(claims)
  const nearest = Math.round(sum)
  const isNear = Math.abs(sum - nearest) < 0.4 && nearest > 0 && nearest < claims.length
  if (sum === nearest) return String(nearest)
  return isNear ? expected.about(nearest) : expected.between(Math.floor(sum), Math.ceil(sum))
}

/** `You are surest of T1, 9 of 10, and least sure of T5, 5 of 10.` */
function surestWords(claims: readonly MirrorClaim[], texts: MirrorTexts): string {
  const { expected, figures } = texts
  const bySureness = claims.toSorted((one, other) => other.confidence - one.confidence)
  const [surest, least] = [bySureness[0], bySureness.at(-1)]
  if (!surest || !least) return ''
  const share = ({ probability }: MirrorClaim) => figures.share(probability)
  if (surest.confidence === least.confidence) return expected.allAlike(surest.confidence, share(surest))
  const [most, fewest] = [surest, least].map(({ confidence }) => claims.filter((one) => one.confidence === confidence))
  if (!most || !fewest || !(isNamed(most, claims) || isNamed(fewest, claims)))
    return expected.ranging([least.confidence, share(least)], [surest.confidence, share(surest)])
  return expected.surest(ofSureness(most, surest, claims, texts), ofSureness(fewest, least, claims, texts))
}

/** Two claims on one company, or many, are counted and not named: a name would not tell which of them is meant. */
const isNamed = (alike: readonly MirrorClaim[], claims: readonly MirrorClaim[]): boolean =>
  alike.length <= 2 && alike.every(({ ticker }) => claims.filter((one) => one.ticker === ticker).length === 1)

/** All claims of the same confidence, named by their companies: `AAA and BBB, 9 of 10 or 85%`, `3 of them, 5 of 10 or 45%`. */
function ofSureness(
  alike: readonly MirrorClaim[],
  { confidence, probability }: MirrorClaim,
  claims: readonly MirrorClaim[],
  { expected, figures, list }: MirrorTexts,
): string {
  const who = isNamed(alike, claims) ? list(alike.map(({ ticker }) => ticker)) : expected.ofThem(alike.length)
  return expected.of(who, confidence, figures.share(probability))
}

/**
 * Decisions of which none has a stop or a line of its own test: the other side of a credit. A thesis may still say it. What is only
 * watched can have no stop.
 */
function untested(assets: readonly MirrorAsset[], { untested: words }: MirrorTexts): Found | null {
  const decided = assets.flatMap(({ asset, entries }) =>
    entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [{ ticker: asset.facts.ticker, entry }] : [])),
  )
  // Of somebody who trades much in a day it may be all that can be said, so few as they are.
  const counted = decided.filter(({ entry }) => !isSale(entry))
  const isTested = decided.some(({ entry }) => entry.action !== 'Sell' && hasLine(entry))
  const [n, sells] = [counted.length, decided.length - counted.length]
  if (isTested || n === 0 || decided.length < FEWEST.decisions) return null
  const isWatched = counted.every(({ entry }) => entry.action === 'Watch' || entry.action === 'Keep Watching')
  const hasTarget = decided.some(({ entry }) => entry.levels?.takeProfit?.to)
  return {
    kind: 'untested',
    title: words.title(n, sells > 0, isWatched),
    evidence: words.evidence(isWatched, Boolean(hasTarget)),
    method: words.method(sells),
    cost: null,
    note: words.note(n),
    entries: counted.map(
      ({ ticker, entry }): EntryLink => ({
        assetId: entry.assetId,
        ticker,
        sequence: entry.sequence,
        on: decidedOn(entry),
      }),
    ),
  }
}
