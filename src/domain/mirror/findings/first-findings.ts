import { decidedOn } from '../../assets/day-decided.ts'
import { readableDay } from '../../time.ts'
import type { Mirror } from '../mirror.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import type { MirrorClaim } from '../mirror-claims.ts'
import { type EntryLink, type Finding, shareWords } from './finding.ts'
import { hasLine } from './has-line.ts'

type Found = Omit<Finding, 'quotes'>

/** The least number of decisions, or of claims, that a sentence adds up; fewer can be read one by one. */
const FEWEST = { decisions: 5, claims: 3 } as const

/**
 * What can be said from the first day on: of what was written alone. Where claims wait for their reviews, of them too, and nothing
 * that depends on how they ended.
 */
export function firstFindings({ claims, today }: Mirror, assets: readonly MirrorAsset[]): readonly Found[] {
  const waiting = claims.filter(({ counts, awaitsReview }) => counts && awaitsReview)
  const open = claims.filter(({ counts, awaitsReview, until }) => counts && !awaitsReview && until >= today)
  const isPart = claims.some(({ counts, until }) => counts && until < today)
  return [waitingHits(waiting), expectedHits(open, isPart), untested(assets)].flatMap((finding) => finding ?? [])
}

/**
 * The sum of somebody's probabilities: how many of their claims they expect to come true.
 * @param isPart whether the day of others has come
 */
function expectedHits(claims: readonly MirrorClaim[], isPart: boolean): Found | null {
  const [first] = claims.toSorted((one, other) => (one.until < other.until ? -1 : 1))
  if (claims.length < FEWEST.claims || !first) return null
  const n = claims.length
  return {
    kind: 'expected',
    title: `By your own confidence, ${aboutSum(claims)} of your ${n} ${isPart ? 'open ' : ''}claims will come true.`,
    evidence: `${surestWords(claims)} Your percentages add up to ${sumOf(claims)}. ${firstWords(claims, first)}`,
    method:
      'How sure you were, as a percentage each, (confidence − 0.5) / 10, added up over claims whose day has not come. It says what you expect, and nothing of how it turns out: the share that came true is told from ten resolved claims on.',
    cost: null,
    note: `${n} claims`,
    entries: claims.map(linkOf),
  }
}

/** `The first to come to its day is: T1 rises until Nov 20, 2027.`, or of how many that come to theirs together. */
function firstWords(claims: readonly MirrorClaim[], { until, words }: MirrorClaim): string {
  const together = claims.filter((claim) => claim.until === until).length
  if (together === 1) return `The first to come to its day is: ${words}.`
  return together === claims.length
    ? `All of them come to their day on ${readableDay(until)}.`
    : `The first ${together} come to their day on ${readableDay(until)}.`
}

/** The claims that are resolved and wait for their reviews: how many there are and how many were expected to come true, not their outcomes. */
function waitingHits(claims: readonly MirrorClaim[]): Found | null {
  const n = claims.length
  if (n === 0) return null
  const [only] = claims
  const title =
    n === 1 ? `Your claim on ${only?.ticker} has come to its day` : `${n} of your claims have come to their day`
  const expected =
    n < FEWEST.claims
      ? ''
      : ` By your own confidence ${aboutSum(claims)} of the ${n} came true: your percentages add up to ${sumOf(claims)}.`
  return {
    kind: 'expected',
    title: `${title}, and you have not looked back yet.`,
    evidence: `${n === 1 ? 'Its review tells how it ended' : 'Their reviews tell how they ended'}, once you have said what you remember.${expected}`,
    method:
      'Claims that are resolved and wait for their reviews. Until then nothing here depends on how they ended. How sure you were counts as (confidence − 0.5) / 10.',
    cost: null,
    note: n === 1 ? '1 claim' : `${n} claims`,
    entries: claims.map(linkOf),
  }
}

const linkOf = ({ assetId, ticker, sequence, on }: MirrorClaim): EntryLink => ({ assetId, ticker, sequence, on })

const expectedOf = (claims: readonly MirrorClaim[]): number =>
  Number(claims.reduce((sum, { probability }) => sum + probability, 0).toFixed(2))

/** Probabilities add up to hundredths: `3.45`, `3.5`, `3`. */
const sumOf = (claims: readonly MirrorClaim[]): string => String(expectedOf(claims))

/** `about 3` of five that add up to 3.25; `between 4 and 5` of five that add up to 4.75, for that is neither four nor all. */
function aboutSum(claims: readonly MirrorClaim[]): string {
  const sum = expectedOf(claims)
  const nearest = Math.round(sum)
  const isNear = Math.abs(sum - nearest) < 0.4 && nearest > 0 && nearest < claims.length
  if (sum === nearest) return String(nearest)
  return isNear ? `about ${nearest}` : `between ${Math.floor(sum)} and ${Math.ceil(sum)}`
}

/** `You are surest of T1, 9 of 10, and least sure of T5, 5 of 10.` */
function surestWords(claims: readonly MirrorClaim[]): string {
  const bySureness = claims.toSorted((one, other) => other.confidence - one.confidence)
  const [surest, least] = [bySureness[0], bySureness.at(-1)]
  if (!surest || !least) return ''
  if (surest.confidence === least.confidence)
    return `You are as sure of each as of any other, ${surest.confidence} of 10: ${shareWords(surest.probability)}.`
  return `You are surest of ${ofSureness(claims, surest)}, and least sure of ${ofSureness(claims, least)}.`
}

/** All claims of the same confidence, named by their companies: `AAA and BBB, 9 of 10 or 85%`, `3 of them, 5 of 10 or 45%`. */
function ofSureness(claims: readonly MirrorClaim[], like: MirrorClaim): string {
  const alike = claims.filter(({ confidence }) => confidence === like.confidence)
  const named = alike.map(({ ticker }) => ticker)
  // Two claims on one company, or many, are counted and not named: a name would not tell which of them is meant.
  const isNamed =
    alike.length <= 2 && claims.every(({ ticker }, at) => claims.findIndex((one) => one.ticker === ticker) === at)
  const who = isNamed ? named.join(' and ') : `${alike.length === 1 ? 'one' : alike.length} of them`
  return `${who}, ${like.confidence} of 10 or ${shareWords(like.probability)}`
}

/**
 * Decisions of which none has a stop or a line of its own test: the other side of a credit. A thesis may still say it. What is only
 * watched can have no stop.
 */
function untested(assets: readonly MirrorAsset[]): Found | null {
  const decided = assets.flatMap(({ asset, entries }) =>
    entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [{ ticker: asset.facts.ticker, entry }] : [])),
  )
  const isTested = decided.some(({ entry }) => hasLine(entry))
  const counted = decided.filter(({ entry }) => entry.action !== 'Sell')
  const [n, sells] = [counted.length, decided.length - counted.length]
  if (isTested || n < FEWEST.decisions) return null
  const isWatched = counted.every(({ entry }) => entry.action === 'Watch' || entry.action === 'Keep Watching')
  const hasTarget = decided.some(({ entry }) => entry.levels?.takeProfit?.to)
  return {
    kind: 'untested',
    title: `None of your ${n} decisions${sells > 0 ? ' other than Sells' : ''} has a ${isWatched ? '' : 'stop or a '}“Wrong if” line.`,
    evidence: `What would prove you wrong may stand in a thesis. A ${isWatched ? '' : 'stop or a '}“Wrong if” line is looked at again when its ${isWatched ? '' : 'price or '}day comes.${hasTarget ? ' A target is looked at too, but does not say when you are wrong.' : ''}`,
    method: `Counted from the entries. Only what was written beforehand can later be found kept, or held through.${sells === 0 ? '' : ` Not counted: ${sells} ${sells === 1 ? 'Sell' : 'Sells'}, which can have no stop.`}`,
    cost: null,
    note: `0 of ${n}`,
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
