import { decidedOn } from '../../assets/day-decided.ts'
import { type Letter, openingOf } from '../letter.ts'
import { changesOf, newFindings } from '../letter-changes.ts'
import type { LetterPeriod } from '../letter-period.ts'
import type { JudgedLine } from '../lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import { scoredClaims } from '../mirror-claims.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import { driftFinding } from './drift-finding.ts'
import type { EntryLink, Finding } from './finding.ts'
import { keptFinding } from './kept-finding.ts'
import { linesFinding } from './lines-finding.ts'
import { claimsFinding, reviewsFinding } from './period-findings.ts'
import { failedClaimQuestion, type Question, questionsOf } from './question.ts'
import { decisionsBySequence, linksIn, quotesOf } from './quotes.ts'
import { type Reading, readMirror } from './read-mirror.ts'
import { type TestInText, testInText } from './test-in-text.ts'
import { testsCredit } from './tests-credit.ts'

/** A journal as it stood on a day. */
export type JournalThen = { readonly mirror: Mirror; readonly assets: readonly MirrorAsset[] }

/** One page holds no more. */
const MOST_FINDINGS = 3

/**
 * The letter about a period, by rule: three findings, one credit, one question, as far as the record has them. What came since the
 * letter before is told first; where that is less than three findings, what stood already fills the page and says so. Every figure
 * is the Mirror's.
 * @param now as the journal stood when the period was over
 * @param before as it stood when the period before was over; null where nothing had been decided by then
 * @param testIn for a reader that remembers the texts it has read
 */
export function writeLetter(
  period: LetterPeriod,
  now: JournalThen,
  before: JournalThen | null,
  testIn: TestInText = testInText,
): Letter {
  const texts = mirrorTexts(now.mirror.language)
  const reading = readMirror(now.mirror, now.assets, testIn)
  const isFirst = before === null
  const days = now.mirror.claims.map(({ on }) => on)
  const common = {
    period,
    isFirst,
    unscored: unscoredClaims(now.mirror, before?.mirror.today ?? ''),
    keptLines: before ? newLines(now.mirror, before.mirror).length : 0,
  }
  const question = questionOf(period, { now, before }, testIn)
  if (!before) {
    const { credit } = reading
    const findings = reading.findings.slice(0, MOST_FINDINGS)
    const opening = openingOf(period, { decidedOn: days, since: null }, texts)
    return { ...common, opening, findings, newCount: findings.length, changes: [], credit, question }
  }
  const readBefore = readMirror(before.mirror, before.assets, testIn)
  const { told, credit } = sinceThen(period, { now, before, found: newFindings(reading, readBefore) }, testIn)
  const newOnes = told.slice(0, MOST_FINDINGS)
  const stood = standing(reading, readBefore, newOnes, texts).slice(0, MOST_FINDINGS - newOnes.length)
  const changes = changesOf(reading, { reading: readBefore, on: before.mirror.today }, newOnes, texts)
  const since = { on: before.mirror.today, hasStanding: stood.length > 0 }
  return {
    ...common,
    opening: openingOf(period, { decidedOn: days, since }, texts),
    findings: [...newOnes, ...stood],
    newCount: newOnes.length,
    changes,
    credit,
    question,
  }
}

/**
 * What the whole record says and the new findings do not, the dearest first. A year that is over belongs to the letter about it, and
 * what is expected of claims is told while they are open.
 * @param told of what a new one tells, the same measure over all years is not told beside it
 */
function standing(
  { findings }: Reading,
  before: Reading,
  told: readonly Finding[],
  { letter }: MirrorTexts,
): readonly Finding[] {
  const couldBeSaid = ({ kind }: Finding) => kind === 'drift' || before.findings.some((one) => one.kind === kind)
  return findings
    .filter(({ kind }) => kind !== 'drag' && kind !== 'expected')
    .filter(({ kind, title }) => !told.some((one) => one.kind === kind && (kind !== 'drift' || one.title === title)))
    .map((finding) =>
      couldBeSaid(finding) ? { ...finding, evidence: `${letter.stood} ${finding.evidence}` } : finding,
    )
}

function sinceThen(
  { from }: LetterPeriod,
  { now, before, found }: { now: JournalThen; before: JournalThen; found: readonly Finding[] },
  testIn: TestInText,
): { readonly told: readonly Finding[]; readonly credit: Finding | null } {
  const { mirror, assets } = now
  const texts = mirrorTexts(mirror.language)
  const [first, ...others] = found
  const entries = decisionsBySequence(assets)
  const linkOf = linksIn(entries)
  const quoted = (finding: Omit<Finding, 'quotes'>): Finding => ({
    ...finding,
    quotes: quotesOf(finding.kind, mirror, finding.entries, entries, testIn),
  })
  const lines = newLines(mirror, before.mirror)
  const told = [
    linesFinding(lines, mirror.benchmark, texts),
    first ?? null,
    claimsFinding(newClaims(mirror, before.mirror), texts),
    reviewsFinding(newReviews(mirror, before.mirror), firstGrades(mirror, before.mirror), linkOf, texts),
    ...newDrift(mirror, before.mirror, linkOf, texts),
    ...others,
  ].flatMap((finding) => (finding ? [quoted(finding)] : []))
  const credit =
    keptFinding(lines, texts) ?? testsCredit(assets, (decision) => decidedOn(decision) >= from, testIn, texts)
  return { told, credit: credit && quoted(credit) }
}

/** Lines that were answered, by a sale or by holding on, since they were not: those of the letter before are not told again. */
function newLines({ lines }: Mirror, before: Mirror): readonly JudgedLine[] {
  const keyOf = ({ line: { assetId, kind, setBySequence, sequence, isRest } }: JudgedLine) =>
    [assetId, kind, setBySequence, sequence, isRest].join()
  const isAnswered = ({ line }: JudgedLine) => line.response.was !== 'open'
  const answered = new Set(before.lines.filter(isAnswered).map(keyOf))
  return lines.filter((line) => isAnswered(line) && !answered.has(keyOf(line)))
}

function newClaims({ claims }: Mirror, before: Mirror) {
  const told = new Set(scoredClaims(before.claims).map(({ sequence }) => sequence))
  return scoredClaims(claims).filter(({ sequence }) => !told.has(sequence))
}

/** A claim whose close or review is awaited came to its day all the same, and so did one that does not count. */
function unscoredClaims({ claims, today }: Mirror, since: string): number {
  const scored = new Set(scoredClaims(claims).map(({ sequence }) => sequence))
  return claims.filter(({ until, sequence }) => until > since && until <= today && !scored.has(sequence)).length
}

function newReviews({ reviews }: Mirror, before: Mirror): Mirror['reviews'] {
  const told = new Set(before.reviews.map(({ gradedBy }) => gradedBy))
  return reviews.filter(({ gradedBy }) => !told.has(gradedBy))
}

/**
 * Of what was looked back at since, the first grade of each decision whose outcome could not be told in the letter before: later
 * grades were given after a result had been shown.
 */
function firstGrades(now: Mirror, before: Mirror): Mirror['reviews'] {
  const numbers = (reviews: Mirror['reviews']) => new Set(reviews.map(({ decision }) => decision.sequence))
  const [since, told] = [
    numbers(newReviews(now, before)),
    numbers(before.reviews.filter(({ cameTrue }) => cameTrue !== null)),
  ]
  const first = new Map(now.reviews.toReversed().map((review) => [review.decision.sequence, review]))
  return [...first.values()].filter(({ decision: { sequence } }) => since.has(sequence) && !told.has(sequence))
}

/** What drifted in an asset since; that figures are forgotten is told under Drift. */
function newDrift(
  { drift }: Mirror,
  before: Mirror,
  linkOf: (sequence: number) => EntryLink[],
  texts: MirrorTexts,
): readonly Omit<Finding, 'quotes'>[] {
  const keyOf = (assetId: number, sequences: readonly number[], kind: string) =>
    `${assetId} ${kind} ${sequences.at(-1) ?? 0}`
  const told = new Set(
    before.drift.flatMap(({ assetId, findings }) =>
      findings.map(({ sequences, kind }) => keyOf(assetId, sequences, kind)),
    ),
  )
  return drift.flatMap((asset) =>
    asset.findings
      .filter(({ kind, sequences }) => kind !== 'figures-forgotten' && !told.has(keyOf(asset.assetId, sequences, kind)))
      .map((finding) => driftFinding(asset, finding, finding.sequences.flatMap(linkOf), texts)),
  )
}

/** One that the letter before could not ask; else the next in turn of those that stay unanswered, and that is said. */
function questionOf(
  period: LetterPeriod,
  { now, before }: { now: JournalThen; before: JournalThen | null },
  testIn: TestInText,
): Question | null {
  const claims = before ? newClaims(now.mirror, before.mirror) : scoredClaims(now.mirror.claims)
  const texts = mirrorTexts(now.mirror.language)
  const questions = [...questionsOf(now.assets, now.mirror.lines, testIn, texts), ...failedClaimQuestion(claims, texts)]
  const askedBefore = before ? [...questionsOf(before.assets, before.mirror.lines, testIn, texts)] : []
  const earlier = new Set(askedBefore.map(({ words }) => words))
  const fresh = questions.find(({ words }) => !earlier.has(words))
  if (fresh) return fresh
  const open = questions[turnOf(period) % Math.max(1, questions.length)]
  if (!open) return null
  return { ...open, words: `${texts.letter.askedBefore} ${open.words}` }
}

/** Periods one after the other have turns one after the other. */
const turnOf = ({ id }: LetterPeriod): number => {
  const [year = 0, quarter = 0] = id.split('-q').map(Number)
  return quarter === 0 ? year : year * 4 + quarter
}
