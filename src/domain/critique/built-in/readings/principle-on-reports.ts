import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { dayNumber } from '../../../prices/day-number.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfPrinciple } from '../basis/quotation-of-principle.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isPurchase, namesOf } from '../basis/request.ts'

/**
 * "I never buy on the day of earnings", in its week, or in the days before, and a purchase whose words say that the report is of today, of
 * this week, or of tomorrow.
 */
export function besidePrincipleOnReports(principle: string, request: CritiqueRequest): Finding | null {
  const { decision } = request
  // Of what is written down later nobody knows which day its "today" is.
  if (!isPurchase(request) || decision.writtenAt) return null
  const isOfDay = FORBIDS_REPORT_DAY.test(plainText(principle))
  const isOfBefore = FORBIDS_BEFORE_REPORT.test(plainText(principle))
  if (!isOfDay && !isOfBefore) return null
  const { thesis, action } = decision
  const plain = plainText(thesis)
  const spans = [
    ...(isOfDay ? REPORTED_TODAY.in(plain) : []),
    ...(isOfBefore || isSameWeek(principle, request) ? REPORTS_TOMORROW.in(plain) : []),
  ]
  const span = spans.find((each) => isMeant(thesis, each) && isOfAsset(each, request))
  if (!span) return null
  const quoted = quotationOfTest(thesis, sentenceAround(thesis, span))
  const values = { principle: quotationOfPrinciple(principle), words: quoted, action }
  return { kind: 'principle-broken', part: 'psychology', weight: 94, ways: ON_THE_DAY, values, quoted }
}

/** Tomorrow is of another week only on a Sunday. */
const isSameWeek = (principle: string, { decision }: CritiqueRequest): boolean =>
  / week of /.test(plainText(principle)) && (dayNumber(dayOfEntry(decision)) + 4) % 7 !== 0

/** "Nike reported this morning" is no report of Adidas, and "the results this morning at Intel" are none either. */
function isOfAsset(span: Span, request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  const { from, to } = sentenceAround(thesis, span)
  const plain = plainText(thesis)
  const subject = /[a-z0-9.&'-]+$/.exec(plain.slice(from, span.from).trimEnd())?.[0].replace(/'s$/, '')
  const own = namesOf(request)
  const names = thesis.slice(from, to).match(LATER_NAME) ?? []
  return (
    (subject === undefined || OWN_SUBJECT.test(subject) || own.includes(subject)) &&
    !OF_SOMEBODY.test(plain.slice(span.to, to)) &&
    names.every((name) => own.includes(name.toLowerCase()))
  )
}

const OF_SOMEBODY =
  /^(?: (?:were|was|are|is|look|looked|came|came in)(?: [a-z]+)?)? (?:at|of|from|by) (?!once|least|last|all|the)/
/** A name that does not begin the sentence; neither "I" nor "Q2" is one. */
const LATER_NAME = /(?<=[\p{L}\p{N},;:] )\p{Lu}\p{L}[\p{L}&’'-]+/gu
const OWN_SUBJECT = /^(?:they|it|company|i|and|but|so|their|its|the|just|have|has|we|buy|buying|bought|in|more|now)$/
const REPORT = '(?:earnings|results|the (?:quarterly )?report|q[1-4])'
const TODAY =
  '(?:today|tonight|this (?:morning|evening|afternoon)|(?:an|one|two) hours? ago|after the close|before the open)'
const REPORTED_TODAY = words(`
  on (?:the )?(?:very )?day of (?:the |their |its )?(?:earnings|results|report)|on (?:the )?(?:earnings|report|results) day|
  (?:reported|beat and raised?|beats? and raises?|beat (?:estimates|expectations|consensus|on (?:earnings|revenue|both|all))|missed (?:estimates|expectations|consensus)) ${TODAY}|
  (?:reports?|reporting) (?:earnings |results )?${TODAY}|${REPORT} (?:came |is |are |was |were |comes? |will be )?(?:out |in |due )?${TODAY}`)
const REPORTS_TOMORROW = words(
  `(?:reports?|reporting) (?:earnings |results )?tomorrow|${REPORT} (?:is |are |comes? |will be )?(?:out |in |due )?tomorrow`,
)
/** Nothing else in it, for any other word may allow what was done. */
const FORBIDS_BUYING =
  "^\\W*(?:\\d+[.)] *)?(?:(?:i|we)(?: will| shall|'ll)? )?(?:never|no|not|don't|do not|won't|avoid)(?: (?:ever|any|to|buy|buying|buys|purchases?|trade|trades|trading|orders?|new|positions?|shares?|stocks?|anything|a))+ "
const REPORT_COMES = '(?:an? |the |its |their |any )?(?:quarterly |earnings )?(?:earnings|results|reports?)'
const FORBIDS_REPORT_DAY = new RegExp(
  `${FORBIDS_BUYING}(?:(?:on|in) (?:the )?(?:same |very )?(?:day|week) of ${REPORT_COMES}|on (?:an? |the |any )?(?:earnings|results|report(?:ing)?) days?)[.!]?\\s*$`,
)
/** Whatever the number of days, tomorrow is within them. */
const FORBIDS_BEFORE_REPORT = new RegExp(
  `${FORBIDS_BUYING}(?:(?:in|within|during|for) (?:the )?(?:last )?(?:\\d+|a few|few|two|three|four|five|six|seven|ten) (?:trading |business |calendar )?(?:days|weeks|sessions) (?:before|ahead of|of|prior to)|(?:in |on )?the (?:day|days|week) (?:before|ahead of)|(?:right |just |shortly |directly |immediately )?(?:before|ahead of|into)) ${REPORT_COMES}[.!]?\\s*$`,
)

const ON_THE_DAY = [
  'You write {words}, and your principle {principle} stands against this {action}.',
  'Your principle {principle} stands against this {action}: you write {words}.',
] as const
