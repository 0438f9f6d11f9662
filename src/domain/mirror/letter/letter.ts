import type { Finding } from '../findings/finding.ts'
import type { Question } from '../findings/question.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { LetterPeriod } from './letter-period.ts'
import { literalMarkdown } from './literal-markdown.ts'

/** A memo to oneself about a quarter or a year: what came of it, and what has changed since the letter before. */
export type Letter = {
  readonly period: LetterPeriod
  /** How much was decided in the period, and what the letter rests on. */
  readonly opening: string
  /** What is new comes first. */
  readonly findings: readonly Finding[]
  /** How many of them are new since the letter before; of the first letter all. */
  readonly newCount: number
  /** Since the letter before, over the whole record: what is said for the first time, no more, or with other figures. */
  readonly changes: readonly string[]
  readonly credit: Finding | null
  readonly question: Question | null
  readonly isFirst: boolean
  /** How many claims came to their day since the letter before, and are not scored by its end. */
  readonly unscored: number
  /** How many reviews were finished since the letter before, whose results are told nowhere, because another review is due. */
  readonly untoldReviews: number
  /** How many lines were answered since the letter before and are no finding, because all of them were kept. */
  readonly keptLines: number
}

type Opened = {
  /** The days of all decisions. */
  readonly decidedOn: readonly string[]
  /** The day on which the letter before ended, and whether findings that stood then are told again; null for the first letter. */
  readonly since: { readonly on: string; readonly hasStanding: boolean } | null
}

/** How much was decided in a period, and of what the letter speaks. */
export function openingOf(
  period: LetterPeriod,
  { decidedOn, since }: Opened,
  { figures, letter: { opening } }: MirrorTexts = mirrorTexts('en'),
): string {
  const inPeriod = decidedOn.filter((day) => day >= period.from && day <= period.until).length
  if (since === null) return opening.first(period, inPeriod, decidedOn.length, figures.day(period.until))
  return (since.hasStanding ? opening.toldFirst : opening.onlyNew)(
    period,
    inPeriod,
    figures.day(since.on),
    figures.day(period.until),
  )
}

/** How a text is written in a letter. */
export type Written = (text: string) => string

/**
 * The letter as Markdown.
 * @param as shows what a person wrote as they wrote it, whatever signs of Markdown it holds. For a reader who gets the text and makes nothing
 * of it, it stays as it is
 */
export function letterMarkdown(
  letter: Letter,
  texts: MirrorTexts = mirrorTexts('en'),
  as: Written = literalMarkdown,
): string {
  const { period, opening, findings, changes, credit, question } = letter
  const words = texts.letter
  const lacking = lackingWords(letter, texts)
  const parts = [
    `# ${words.title(period)}`,
    opening,
    ...(letter.newCount === 0 ? [emptyWords(letter, texts)] : []),
    ...findings.map((finding) => findingMarkdown(finding, texts, as)),
    ...(changes.length > 0 ? [`## ${words.changes}`, changes.map((change) => `- ${as(change)}`).join('\n')] : []),
    ...(credit
      ? [`## ${words.credit}`, `**${as(credit.title)}** ${as(credit.evidence)}`, `*${as(credit.method)}*`]
      : []),
    ...(question ? [`## ${words.question}`, as(question.words)] : []),
    ...(lacking ? [lacking] : []),
    words.foot,
  ]
  return `${parts.join('\n\n')}\n`
}

const MOST_FINDINGS = 3

/** What a whole letter has and this one has not; null where nothing is missing. */
export function lackingWords(
  { findings, credit, question }: Pick<Letter, 'findings' | 'credit' | 'question'>,
  { letter }: MirrorTexts = mirrorTexts('en'),
): string | null {
  if (findings.length === MOST_FINDINGS && credit && question) return null
  return letter.lacking(findings.length, credit !== null, question !== null)
}

/** What stands in the place of new findings where there are none. */
export function emptyWords(
  {
    isFirst,
    unscored,
    untoldReviews,
    keptLines,
    changes,
  }: Pick<Letter, 'isFirst' | 'unscored' | 'untoldReviews' | 'keptLines' | 'changes'>,
  { letter: words }: MirrorTexts = mirrorTexts('en'),
): string {
  if (isFirst) return words.nothingYet
  const nothing = words.nothingNew({ keptLines, unscored, untoldReviews, hasChanges: changes.length > 0 })
  const ofClaims = unscored === 0 ? '' : words.unscored(unscored)
  return `${nothing}${ofClaims}${untoldReviews === 0 ? '' : words.untoldReviews(untoldReviews)}`
}

function findingMarkdown(
  { title, evidence, method, cost, quotes }: Finding,
  { figures, letter }: MirrorTexts,
  as: Written,
): string {
  const price = cost === null ? [] : [letter.cameTo(figures.usd(cost))]
  const quoted = quotes.map(
    ({ words, ticker, on, confidence }) =>
      `> ${as(words).replaceAll('\n', '\n> ')}\n>\n> ${letter.quote(ticker, figures.day(on), confidence)}`,
  )
  return [`## ${as(title)}`, [as(evidence), ...price].join(' '), ...quoted, `*${as(method)}*`].join('\n\n')
}
