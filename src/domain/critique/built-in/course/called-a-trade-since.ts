import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import type { HoldingPeriod } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isWatched, namesOf } from '../basis/request.ts'

/**
 * "It was only ever meant as a quick trade", of what its Buy meant to hold for years: both are quoted, with the day. The reverse, a trade that
 * becomes an investment, is `tradeBecameHolding`.
 */
export function calledATradeSince(request: CritiqueRequest, { buy }: HoldingPeriod): Finding | null {
  const { decision } = request
  if (!buy || isWatched(request)) return null
  const is = CALLED_TRADE.in(plainText(decision.thesis)).find(
    (span) => isOwn(decision.thesis, span) && isOfThis(span, request),
  )
  const was = is && heldForYearsIn(buy)
  if (!is || !was) return null
  const quoted = quotationOfTest(decision.thesis, is)
  const values = { words: quoted, wrote: wroteOn(buy, quotationOfTest(buy.thesis, sentenceAround(buy.thesis, was))) }
  return {
    kind: 'new-reason-after-fall',
    part: 'psychology',
    weight: 86,
    ways: CALLED,
    values,
    quoted,
    hasOwnForm: true,
    standsBesideTests: true,
  }
}

/** What is told of before is meant so here. */
function isOwn(thesis: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  return !(isReported || isQuoted || isIronic || isSupposed)
}

/** "I bought Nvidia too; it was only a trade": no other name, and none of several, stands before it. */
function isOfThis(span: Span, request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  const sentence = sentenceAround(thesis, span)
  const previous = sentencesOf(thesis).findLast(({ to }) => to <= sentence.from)
  const before = thesis.slice(previous?.from ?? sentence.from, span.from)
  const names = before.match(NAME_WITHIN) ?? []
  return names.every((name) => namesOf(request).includes(name.toLowerCase())) && !OF_SEVERAL.test(plainText(before))
}
/** A capital letter that begins no sentence. */
const NAME_WITHIN = /(?<=[\p{Ll}\d,;:)] )\p{Lu}[\p{L}\d&-]*[\p{L}\d]/gu
const OF_SEVERAL = /(?<![a-z])(?:too|also|others?|another|both|besides|likewise)(?![a-z])/

/** The words by which a Buy gives itself years; null where it calls itself a trade as well. */
function heldForYearsIn(buy: CritiquedDecision): Span | null {
  const plain = plainText(buy.thesis)
  if (/(?<![a-z])(?:trade|swing|flip|scalp|punt)(?![a-z])/.test(plain)) return null
  const span = FOR_YEARS.in(plain).find((each) => isMeant(buy.thesis, each))
  const year = span && /20\d\d/.exec(plain.slice(span.from, span.to))?.[0]
  return !span || (year !== undefined && Number(year) < Number(dayOfEntry(buy).slice(0, 4)) + LEAST_YEARS) ? null : span
}
const LEAST_YEARS = 2

const SUBJECT = '(?<=(?:^|[.!?;:,–—] ?)(?:(?:and|but|well|anyway|honestly|besides),? )?)(?:(?:it|this)(?: one)? )?'
const SHORT =
  'an? (?:(?:quick|short|short[- ]term|small|pure|swing|momentum) )*(?:trade|flip|scalp|punt|swing|in[- ]and[- ]out|short[- ]term thing)'
const AS = '(?:meant (?:as|to be) |intended (?:as|to be) |supposed to be |planned as |going to be )?'
const CALLED_TRADE = words(`
  ${SUBJECT}(?:was|has) (?:(?:always|only|just|ever|really|merely|been) ){1,3}${AS}${SHORT}|
  ${SUBJECT}was never ${AS}(?:(?:anything )?(?:more|other) than ${SHORT}|an? (?:long[- ]term )?(?:investment|hold|holding)|for the long (?:run|term|haul))|
  i (?:always|only ever|only) (?:saw|meant|treated|took) (?:it|this) (?:as|to be|for) ${SHORT}`)
const YEARS =
  '(?:at least |the next |about |some |a good )*(?:two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|[2-9]|1\\d|20)[- ]'
/** "Customers stay for ten years": the subject is the writer, or none stands there. */
const OWN =
  "(?<=(?:^|[.!?,;:(–—] ?|(?<![a-z])(?:i|we|i'm|we're|i'll|we'll|buy and)(?: (?:am|are|will|shall|just|only|also|plan|want|mean|intend|going|to)){0,3} ))"
const ENDS = '(?= ?(?:[.,;:!)–—]|$|for me|at least|or more|and ))'
const FOR_YEARS = words(`
  ${OWN}(?:hold|holding|keep|keeping|stay in|staying in|own|owning|in)(?: (?:it|this|them|on))* for (?:${YEARS}years|years|decades|the long (?:run|term|haul))${ENDS}|
  (?<=(?:^|[.!?,;:(–—] ?))${YEARS}years (?:at the very least|minimum)(?= ?(?:[.,;:!)–—]|$))|
  ${OWN}(?:hold|holding|keep|keeping)(?: (?:it|this|them))* (?:until|till) 20[2-9]\\d${ENDS}|
  (?<=(?:^|[.!?,;:] ?|(?<![a-z])(?:it's|this is|it is|as) ))(?:(?:a|my|an) )?(?:${YEARS}year|long[- ]term|multi[- ]year|core) (?:hold|holding|position|investment)${ENDS}|
  (?<=(?:^|[.!?,;:] ?|(?<![a-z])my ))horizon(?: is|:)? (?:${YEARS}years|20[2-9]\\d)${ENDS}`)

const CALLED = ['{wrote}; today it says {words}.', '{wrote}, and now you write {words}.'] as const
