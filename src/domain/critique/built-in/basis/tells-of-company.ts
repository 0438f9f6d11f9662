import { clauseAround } from '../../../language/doer.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesBusiness } from './facts-of-text.ts'
import { namesOf } from './request.ts'

/**
 * Whether a clause is for certain about the company of the entry: it begins with "it", "they", its name, its report or something that a
 * business is measured by. "Nike missed" in an entry on another company is not, and "a rival fell" neither.
 */
export function tellsOfCompany(text: string, span: Span, request: CritiqueRequest): boolean {
  const { before, words } = clauseAround(text, span)
  const clause = `${before}${words}`.replace(SMALL, '')
  const [first = ''] = clause.split(/[^a-z0-9&.-]/, 1)
  const subject = clause.split(' ').slice(0, MOST_IN_SUBJECT).join(' ')
  return (
    !OTHERS.test(`${before}${words}`) &&
    (OF_COMPANY.test(clause) ||
      namesOf(request).includes(first) ||
      (!/'s?(?![a-z])/.test(subject) && namesBusiness(subject)))
  )
}

/** Whether a clause names another company as the owner of what it tells ("Intel's margin"), a rival, or denies what it tells. */
export function isOfAnother(text: string, span: Span, request: CritiqueRequest): boolean {
  const { before, words, after } = clauseAround(text, span)
  const clause = `${before}${words}${after}`
  const owners = matchesOf(/(?<![a-z])([a-z][a-z0-9&.-]+)'s?(?= [a-z])/g, clause).map(([, name = '']) => name)
  const own = [...namesOf(request), ...OWNERS]
  // "Carvana ate their lunch, grew 44%": a verb alone has the subject of its sentence.
  const isBare = HAPPENED.test(/^[a-z]*/.exec(clause)?.[0] ?? '')
  const start = isBare ? sentenceAround(text, span).from : span.from - before.length
  const [first = '', next = ''] = plainText(text)
    .slice(start)
    .split(/[^a-z0-9&'.-]+/, 2)
  const isNamed = /^\p{Lu}/u.test(text.slice(start)) && (isBare || HAPPENED.test(next))
  return (
    OTHERS.test(clause) ||
    (isNamed && !namesBusiness(first) && !own.includes(first) && !COMMON.includes(first)) ||
    /n't(?![a-z])|(?<![a-z])not(?![a-z])/.test(clause) ||
    owners.some((name) => !own.includes(name))
  )
}

/** A name before one of these may be another company's: "United lost 2% of revenue". */
const HAPPENED =
  /^(?:lost|fell|cut|cuts|reported|missed|guided|raised|grew|rose|gained|posted|shrank|dropped|earned|beat)$/
const COMMON =
  'it they this that these management demand pricing prices volume price costs group total everything business'.split(
    ' ',
  )
/** Before an apostrophe no other company: "it's", "the company's", "last year's". */
const OWNERS =
  'it that there what let he she who here company group business firm year quarter month week today market'.split(' ')
const MOST_IN_SUBJECT = 4
const SMALL =
  /^(?:(?:the|its|their|our|my|this|that|these|a|an|another|last|first|second|third|fourth|new|core|total|q[1-4]) )*/
const OF_COMPANY =
  /^(?:it|it's|they|they're|company|management|quarter|report|results?|numbers|print|guidance|guided|outlook|reality|business|thesis|case|i|missed|cut|fell|dropped)(?![a-z])/
const OTHERS =
  /(?<![a-z])(?:competitors?|rivals?|peers?|industry|sector|others?|everyone|analysts?|customers? (?:like|such))(?![a-z])/
