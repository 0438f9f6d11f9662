import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import type { Finding } from './findings/finding.ts'
import type { Question } from './findings/question.ts'
import type { LetterPeriod } from './letter-period.ts'

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
export function openingOf(period: LetterPeriod, { decidedOn, since }: Opened): string {
  const inPeriod = decidedOn.filter((day) => day >= period.from && day <= period.until).length
  const all = decidedOn.length
  const decided = `In ${period.name} you made ${counted(inPeriod, 'decision')}`
  if (since === null) return `${decided}; what follows rests on all ${all} until ${readableDay(period.until)}.`
  const ended = `since ${readableDay(since.on)}, when the letter before ended`
  return since.hasStanding
    ? `${decided}. What came ${ended}, is told first; a finding that stood already says so.`
    : `${decided}. What follows came ${ended}; what stood there is not said again.`
}

const counted = (n: number, one: string): string => `${n === 0 ? 'no' : n} ${n === 1 ? one : `${one}s`}`

/** The letter as Markdown. What a person wrote is quoted as it is. */
export function letterMarkdown(letter: Letter): string {
  const { period, opening, findings, changes, credit, question } = letter
  const lacking = lackingWords(letter)
  const parts = [
    `# A letter about ${period.name}`,
    opening,
    ...(letter.newCount === 0 ? [emptyWords(letter)] : []),
    ...findings.map((finding) => findingMarkdown(finding)),
    ...(changes.length > 0 ? ['## Since the letter before', changes.map((change) => `- ${change}`).join('\n')] : []),
    ...(credit ? [`## To your credit`, `**${credit.title}** ${credit.evidence}`, `*${credit.method}*`] : []),
    ...(question ? [`## One question`, question.words] : []),
    ...(lacking ? [lacking] : []),
    FOOT,
  ]
  return `${parts.join('\n\n')}\n`
}

const COUNTS = ['no finding', 'one finding', 'two findings', 'three findings'] as const

/** What a whole letter has and this one has not; null where nothing is missing. */
export function lackingWords({
  findings,
  credit,
  question,
}: Pick<Letter, 'findings' | 'credit' | 'question'>): string | null {
  const count = COUNTS[findings.length]
  if (count === 'three findings' && credit && question) return null
  return `A whole letter has three findings, a credit and a question. Your record gives this one ${count}, ${credit ? 'a' : 'no'} credit and ${question ? 'a' : 'no'} question.`
}

/** What stands in the place of new findings where there are none. */
export function emptyWords({
  isFirst,
  unscored,
  keptLines,
  changes,
}: Pick<Letter, 'isFirst' | 'unscored' | 'keptLines' | 'changes'>): string {
  if (isFirst) return 'Your own words say nothing yet that could be defended.'
  const came = [
    linesWords(keptLines),
    unscored === 0 ? 'no claim and no review came to its end' : 'no review came to its end',
  ]
  const rest =
    changes.length === 0
      ? 'nothing else is new'
      : 'no other finding is new; how the figures of earlier ones have moved stands below'
  return `${came.join(', ')}, and ${rest}.${unscoredWords(unscored)}`
}

const linesWords = (keptLines: number): string =>
  keptLines === 0
    ? 'None of your lines was answered'
    : `You answered ${keptLines === 1 ? 'one line of yours by selling' : `${keptLines} lines of yours, each by selling`}`

function unscoredWords(unscored: number): string {
  if (unscored === 0) return ''
  const [came, are, they] =
    unscored === 1
      ? ['One claim came to its day', 'is', 'it does']
      : [`${unscored} claims came to their day`, 'are', 'they do']
  return ` ${came}, and ${are} not scored: a close or a review is awaited, or ${they} not count.`
}

const FOOT = 'Price only, without dividends and fees. Whether such a letter improves anybody’s decisions is unproven.'

function findingMarkdown({ title, evidence, method, cost, quotes }: Finding): string {
  const price = cost === null ? [] : [`What it came to: ${usdWords(cost)}.`]
  const quoted = quotes.map(
    ({ words, ticker, on, confidence }) =>
      `> ${words.replaceAll('\n', '\n> ')}\n>\n> ${ticker}, ${readableDay(on)}, confidence ${confidence}`,
  )
  return [`## ${title}`, [evidence, ...price].join(' '), ...quoted, `*${method}*`].join('\n\n')
}
