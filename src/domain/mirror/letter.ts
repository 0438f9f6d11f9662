import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import type { Finding } from './findings/finding.ts'
import type { Question } from './findings/question.ts'
import type { Reading } from './findings/read-mirror.ts'
import type { LetterPeriod } from './letter-period.ts'

/** A memo to oneself, made from the Mirror as it stood when a quarter or a year was over. */
type Letter = {
  readonly period: LetterPeriod
  /** How much was decided in the period, and since when the journal has been kept. */
  readonly opening: string
  readonly findings: readonly Finding[]
  readonly credit: Finding | null
  readonly question: Question | null
}

/** One page holds no more. */
const MOST_FINDINGS = 3

/** By rule: the findings that cost most, one credit, one question. Every figure is the Mirror's. */
export function letterOf(
  period: LetterPeriod,
  { findings, credit, question }: Reading,
  decidedOn: readonly string[],
): Letter {
  const inPeriod = decidedOn.filter((day) => day >= period.from && day <= period.until).length
  const all = decidedOn.length
  const decided = `In ${period.name} you made ${counted(inPeriod, 'decision')}`
  return {
    period,
    opening: `${decided}; what follows rests on all ${all} until ${readableDay(period.until)}.`,
    findings: findings.slice(0, MOST_FINDINGS),
    credit,
    question,
  }
}

const counted = (n: number, one: string): string => `${n === 0 ? 'no' : n} ${n === 1 ? one : `${one}s`}`

/** The letter as Markdown. What a person wrote is quoted as it is. */
export function letterMarkdown({ period, opening, findings, credit, question }: Letter): string {
  const parts = [
    `# A letter about ${period.name}`,
    opening,
    ...(findings.length === 0 ? [NOTHING] : findings.map((finding) => findingMarkdown(finding))),
    ...(credit ? [`## To your credit`, `**${credit.title}** ${credit.evidence}`, `*${credit.method}*`] : []),
    ...(question ? [`## One question`, question.words] : []),
    FOOT,
  ]
  return `${parts.join('\n\n')}\n`
}

const NOTHING = 'Your own words say nothing yet that could be defended.'
const FOOT = 'Price only, without dividends and fees. Whether such a letter improves anybody’s decisions is unproven.'

function findingMarkdown({ title, evidence, method, cost, quotes }: Finding): string {
  const price = cost === null ? [] : [`What it came to: ${usdWords(cost)}.`]
  const quoted = quotes.map(
    ({ words, ticker, on, confidence }) =>
      `> ${words.replaceAll('\n', '\n> ')}\n>\n> ${ticker}, ${readableDay(on)}, confidence ${confidence}`,
  )
  return [`## ${title}`, [evidence, ...price].join(' '), ...quoted, `*${method}*`].join('\n\n')
}
