import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { isOutsidePart } from '../../../tests-in-text/answers/line-in-figures.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import { namesOf } from '../basis/request.ts'

type Place = { readonly sentence: Span; readonly clause: Span }

/**
 * Whether a report may be of another company, of a person, or of a part that the test does not name: a name stands in its clause, or as
 * the heading of its sentence; or before or beside what is measured stands a word that is neither the test's nor a common one.
 */
export function isOfAnother(
  test: OwnTest,
  writtenIn: CritiquedDecision,
  request: CritiqueRequest,
  { sentence, clause }: Place,
): boolean {
  const { thesis } = request.decision
  const common = commonBeside(writtenIn, request)
  // "The rest" is what a test of something "outside" a part asks for.
  const isCommon = (word: string) => common(word) || (/^(?:rest|business)$/.test(word) && isOutsidePart(test))
  const told = thesis.slice(clause.from, clause.to)
  const heading = /^([^:;,.]{1,40}):\s/.exec(thesis.slice(sentence.from, clause.from))?.[1] ?? ''
  return (
    namesAnother(writtenIn, request, clause) ||
    leadOf(test, told).some((word) => !isCommon(word)) ||
    wordsOf(heading).some((word) => !isCommon(word)) ||
    matchesOf(PLACED, plainText(told))
      .map(([, word = '']) => word)
      .some((word) => !isCommon(word))
  )
}

/** Whether a stretch of an entry holds a name that is neither the company's nor stands in the entry that wrote the test. */
export function namesAnother(writtenIn: CritiquedDecision, request: CritiqueRequest, { from, to }: Span): boolean {
  const told = request.decision.thesis.slice(from, to)
  const isCommon = commonBeside(writtenIn, request)
  const names = (told.match(/(?<![\p{L}\d])\p{Lu}[\p{L}&'’-]+/gu) ?? []).filter((name) => !told.startsWith(name))
  return names.some((name) => !isCommon(name))
}

/** Whether a word names nothing that the company, the entry with the test, or any report has not. */
function commonBeside(writtenIn: CritiquedDecision, request: CritiqueRequest): (word: string) => boolean {
  const own = new Set([...wordsOf(writtenIn.thesis), ...wordsOf(request.companyName), ...namesOf(request)])
  return (word) => {
    const bare = word.toLowerCase().replace(/['’]s?$/, '')
    return (
      own.has(bare) || COMMON.has(bare) || /\d/.test(bare) || namesBusiness(bare) || contentWords(bare).length === 0
    )
  }
}

/** The words of a clause before the first one that the test measures. */
function leadOf({ measured, words }: OwnTest, told: string): readonly string[] {
  const named = contentWords(measured ?? words)
  const all = wordsOf(told)
  const first = all.findIndex((word) => contentWords(word).some((stem) => named.includes(stem)))
  return first < 0 ? [] : all.slice(0, first)
}

const wordsOf = (text: string): readonly string[] =>
  (plainText(text).match(/[a-z0-9&][a-z0-9&'’-]*/g) ?? []).map((word) => word.replace(/['’]s?$/, ''))

/** "At Dollar Tree", "of BTI", "in Sweden", "among trainees", "before working capital". */
const PLACED =
  /(?<![a-z])(?:of|at|in|among|about|for(?! an? )|before|outside|within) (?:the |a |an |its |their |our )?([a-z][a-z&'-]*)/g

/** Words that name nobody: how a sentence begins, of a time, of the company itself, and verbs of a report. */
const COMMON = new Set(
  `so and but well ok okay now then yes ugh damn ouch hmm today again still also even only just too already finally actually sadly unfortunately indeed first second third fourth fifth sixth seventh eighth ninth tenth next
  another worse here there more less new latest last this that these they it he she who we our ours us its their them company group management board total overall reported consolidated full whole
  year quarter month half h1 h2 q1 q2 q3 q4 fy yoy qoq cc usd us ceo cfo coo gaap non-gaap ebit ebitda eps fcf january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn fall winter christmas line row fact end beginning report reports results result print prints call release numbers figures number filing letter
  announced announces signed agreed struck all stock cash
  ended ends closed finished started begun entered came come comes was is are were has have had been be did do got get gets went go goes showed shows show posted printed with on out up down below above under over than to as because while though although average
  terms percent million billion thousand constant currency organic underlying core comparable least most about around roughly exactly what which when after before since happened really did see saw sees seen my i`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
