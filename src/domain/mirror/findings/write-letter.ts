import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { scoredClaims } from '../claims/mirror-claims.ts'
import { type Letter, openingOf } from '../letter/letter.ts'
import { changesOf, newFindings } from '../letter/letter-changes.ts'
import type { LetterPeriod } from '../letter/letter-period.ts'
import type { JudgedLine } from '../lines/lines-summary.ts'
import type { Mirror } from '../mirror.ts'
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
import { isSaidBeforehand, testsCredit, unlessAllBroken } from './tests-credit.ts'

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
  const readBefore = before && readMirror(before.mirror, before.assets, testIn)
  const { told, credit } = sinceThen(period, { now, before, found: newFindings(reading, readBefore) }, testIn)
  const newOnes = told.slice(0, MOST_FINDINGS)
  const others = readBefore
    ? standing(reading, readBefore, newOnes, texts.letter.stood(texts.figures.day(period.until)))
    : untold(reading, newOnes)
  const stood = others.slice(0, MOST_FINDINGS - newOnes.length)
  const findings = [...newOnes, ...stood]
  const since = before && { on: before.mirror.today, hasStanding: stood.length > 0 }
  const days = now.mirror.claims.map(({ on }) => on)
  return {
    period,
    isFirst: before === null,
    unscored: unscoredClaims(now.mirror, before?.mirror.today ?? ''),
    untoldReviews: untoldReviews(now, before),
    keptLines: before ? newLines(now.mirror, before.mirror).length : 0,
    opening: openingOf(period, { decidedOn: days, since }, texts),
    findings,
    newCount: before ? newOnes.length : findings.length,
    changes:
      before && readBefore
        ? changesOf(reading, { reading: readBefore, on: before.mirror.today, until: period.until }, newOnes, texts)
        : [],
    // The first letter credits lines as the Mirror does, with the day of their last price.
    credit: before || credit?.kind === 'kept' ? credit : reading.credit,
    question: questionOf(period, { now, before }, testIn),
  }
}

/**
 * What the whole record says and the new findings do not, the dearest first. A year that is over belongs to the letter about it, and
 * what is expected of claims is told while they are open.
 * @param told of what a new one tells, the same measure over all years is not told beside it
 * @param stood says that a finding stood already
 */
function standing(reading: Reading, before: Reading, told: readonly Finding[], stood: string): readonly Finding[] {
  const hasStood = ({ kind }: Finding) => kind === 'drift' || before.findings.some((one) => one.kind === kind)
  return untold(reading, told)
    .filter(({ kind }) => kind !== 'drag' && kind !== 'expected')
    .map((finding) => (hasStood(finding) ? { ...finding, evidence: `${stood} ${finding.evidence}` } : finding))
}

/** What the whole record says beside what is told of the period: a drift that is told is told once, anything else by its kind. */
const untold = ({ findings }: Reading, told: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    ({ kind, title }) => !told.some((one) => one.kind === kind && (kind !== 'drift' || one.title === title)),
  )

function sinceThen(
  { from, until }: LetterPeriod,
  { now, before: then, found }: { now: JournalThen; before: JournalThen | null; found: readonly Finding[] },
  testIn: TestInText,
): { readonly told: readonly Finding[]; readonly credit: Finding | null } {
  const { mirror, assets } = now
  const before = then?.mirror ?? null
  const texts = mirrorTexts(mirror.language)
  const [first, ...others] = found
  const entries = decisionsBySequence(assets)
  const linkOf = linksIn(entries)
  const ofPeriod = { ...mirror, reviews: newReviews(mirror, before) }
  const quoted = (finding: Omit<Finding, 'quotes'>): Finding => ({
    ...finding,
    quotes: quotesOf(finding, finding.kind === 'reviews' ? ofPeriod : mirror, entries, testIn),
  })
  const lines = newLines(mirror, before)
  const isCounted = (decision: Entry<DecisionRecorded>) => isSaidBeforehand(decision, mirror.importedEntries)
  const told = [
    withEarlierLines(linesFinding(lines, mirror.benchmark, texts), 'held through', lines, before, texts),
    first ?? null,
    claimsFinding(newClaims(mirror, before), texts),
    reviewsFinding(newReviews(mirror, before), firstGrades(mirror, before), linkOf, texts),
    ...newDrift(mirror, before, linkOf, texts),
    ...others,
  ].flatMap((finding) => (finding ? [quoted(finding)] : []))
  const keptCredit = keptFinding({ ...mirror, lines, correctedLines: [], undatedLines: [], boughtBackLines: [] }, until)
  const credit =
    withEarlierLines(keptCredit, 'kept', lines, before, texts) ??
    unlessAllBroken(testsCredit(assets, mirror.drift, isCounted, testIn, texts, from), mirror.lines)
  const since = before ? `${texts.letter.onlySince(texts.figures.day(before.today))} ` : ''
  return { told, credit: credit && quoted({ ...credit, evidence: `${since}${credit.evidence}` }) }
}

/** What is told of lines, with how many of them were reached in the time of the letter before and answered only after it. */
function withEarlierLines(
  finding: Omit<Finding, 'quotes'> | null,
  was: JudgedLine['line']['response']['was'],
  lines: readonly JudgedLine[],
  before: Mirror | null,
  { figures, letter }: MirrorTexts,
): Omit<Finding, 'quotes'> | null {
  const told = new Set(finding?.entries.map(({ sequence }) => sequence))
  const earlier = lines.filter(
    ({ line }) => line.response.was === was && told.has(line.sequence) && line.on <= (before?.today ?? ''),
  )
  if (!finding || !before || earlier.length === 0) return finding
  const words = letter.reachedEarlier(earlier.length, told.size, figures.day(before.today))
  return { ...finding, evidence: `${finding.evidence} ${words}` }
}

/** Lines that were answered, by a sale or by holding on, since they were not: those of the letter before are not told again. */
function newLines({ lines }: Mirror, before: Mirror | null): readonly JudgedLine[] {
  // A stop is reached once, by whichever price is known to have come first; a test may come again.
  const keyOf = ({ line: { assetId, kind, setBySequence, sequence, isRest } }: JudgedLine) =>
    [assetId, kind, setBySequence, kind === 'own-test' ? sequence : '', isRest].join()
  const isAnswered = ({ line }: JudgedLine) => line.response.was !== 'open'
  const answered = new Set((before?.lines ?? []).filter(isAnswered).map(keyOf))
  return lines.filter((line) => isAnswered(line) && !answered.has(keyOf(line)))
}

function newClaims({ claims }: Mirror, before: Mirror | null) {
  const told = new Set(scoredClaims(before?.claims ?? []).map(({ sequence }) => sequence))
  return scoredClaims(claims).filter(({ sequence }) => !told.has(sequence))
}

/** A claim whose close or review is awaited came to its day all the same, and so did one that does not count. */
function unscoredClaims({ claims, today }: Mirror, since: string): number {
  const scored = new Set(scoredClaims(claims).map(({ sequence }) => sequence))
  return claims.filter(({ until, sequence }) => until > since && until <= today && !scored.has(sequence)).length
}

function newReviews({ reviews }: Mirror, before: Mirror | null): Mirror['reviews'] {
  const told = new Set((before?.reviews ?? []).map(({ gradedBy }) => gradedBy))
  return reviews.filter(({ gradedBy }) => !told.has(gradedBy))
}

/** Reviews that were finished here since, and are told nowhere: they would tell how a claim ended whose own review is due. */
function untoldReviews({ mirror, assets }: JournalThen, before: JournalThen | null): number {
  const grades = (of: readonly MirrorAsset[]) =>
    of.flatMap(({ entries }) => entries.flatMap(({ kind, sequence }) => (kind === 'review-graded' ? [sequence] : [])))
  const told = new Set([...mirror.reviews.map(({ gradedBy }) => gradedBy), ...grades(before?.assets ?? [])])
  return grades(assets).filter((sequence) => sequence > mirror.importedEntries && !told.has(sequence)).length
}

/**
 * Of what was looked back at since, the first grade of each decision whose outcome could not be told in the letter before: later
 * grades were given after a result had been shown.
 */
function firstGrades(now: Mirror, before: Mirror | null): Mirror['reviews'] {
  const numbers = (reviews: Mirror['reviews']) => new Set(reviews.map(({ decision }) => decision.sequence))
  const [since, told] = [
    numbers(newReviews(now, before)),
    numbers((before?.reviews ?? []).filter(({ cameTrue }) => cameTrue !== null)),
  ]
  const first = new Map(now.reviews.toReversed().map((review) => [review.decision.sequence, review]))
  return [...first.values()].filter(({ decision: { sequence } }) => since.has(sequence) && !told.has(sequence))
}

/** What drifted in an asset since; that figures are forgotten is told under Drift. */
function newDrift(
  { drift }: Mirror,
  before: Mirror | null,
  linkOf: (sequence: number) => EntryLink[],
  texts: MirrorTexts,
): readonly Omit<Finding, 'quotes'>[] {
  const keyOf = (assetId: number, sequences: readonly number[], kind: string) =>
    `${assetId} ${kind} ${sequences.at(-1) ?? 0}`
  const told = new Set(
    (before?.drift ?? []).flatMap(({ assetId, findings }) =>
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
  const claims = newClaims(now.mirror, before?.mirror ?? null)
  const texts = mirrorTexts(now.mirror.language)
  const questions = [...questionsOf(now.assets, now.mirror, testIn, texts), ...failedClaimQuestion(claims, texts)]
  const askedBefore = before ? [...questionsOf(before.assets, before.mirror, testIn, texts)] : []
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
