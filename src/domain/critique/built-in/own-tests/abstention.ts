import { datesOf } from '../../../language/dates.ts'
import { type Period, periodsOf } from '../../../language/periods.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { dayNumber, dayOfNumber } from '../../../prices/day-number.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { openingQuotation, wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isPurchase, isSale } from '../basis/request.ts'
import { daysBetween } from '../basis/time-held.ts'
import { isOfAsset, isPromisedByWriter, NO_PURCHASE, NO_SALE } from './leaves-alone.ts'
import { testsBefore } from './tests-before.ts'

/**
 * "No more of it for six months", "I will not sell before 2027", "I hold until then", "never again": an own promise to leave something alone, beside the first
 * entry that does it all the same, with both days; and where its time was over by then, that it was kept.
 */
export function abstention(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, alerts } = request
  if (earlier.length === 0 || decision.writtenAt !== undefined) return []
  if (!isPurchase(request) && !(isSale(request) && alerts.length === 0)) return []
  const promise = latestPromise(request)
  if (!promise) return []
  const { entry, span, bound } = promise
  const values = {
    wrote: wroteOn(entry, quotationOfTest(entry.thesis, span)),
    later: daysBetween(dayOfEntry(entry), dayOfEntry(decision)),
    action: decision.action,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  const outcome = outcomeOf(bound, entry, decision)
  if (outcome === 'kept')
    return [{ kind: 'rule-kept', part: 'psychology', weight: 87, ways: KEPT, values, quoted: null }]
  if (outcome === 'open') return []
  const quoted = openingQuotation(decision.thesis)
  const broken = { kind: 'principle-broken', part: 'psychology', weight: 91, quoted } as const
  return quoted
    ? [{ ...broken, ways: BROKEN_WITH_WORDS, values: { ...values, words: quoted } }]
    : [{ ...broken, ways: BROKEN, values }]
}

/** Until when: a day on which it is still promised and one from which on it is over, a report of which no calendar knows, or for good. */
type Bound = { readonly until: string; readonly over: string } | 'report' | 'for-good'
type Promised = { readonly entry: CritiquedDecision; readonly span: Span; readonly bound: Bound }

/** The latest, where nothing was done against it yet. */
function latestPromise(request: CritiqueRequest): Promised | null {
  const { earlier, decision } = request
  const found = earlier
    .flatMap((entry) => (entry.writtenAt === undefined ? (promiseIn(entry, request) ?? []) : []))
    .at(-1)
  if (!found) return null
  const isSameSide = isPurchase(request) ? /^Buy/ : /^Sell/
  const after = earlier.slice(earlier.findIndex((each) => isOneDecision(each, found.entry)) + 1)
  // Who says in between at what they would buy has taken it back.
  const isDoneBefore = after.some(({ action, thesis }) => isSameSide.test(action) || TAKES_BACK.test(plainText(thesis)))
  return isDoneBefore || dayOfEntry(found.entry) >= dayOfEntry(decision) ? null : found
}

const TAKES_BACK =
  /(?<![a-z])(?:i|we)(?: will| would|'ll|'d| may| might) (?:add|buy|start|get back|come back|sell)(?![a-z])|(?<![a-z])(?:changed my mind|i take (?:it|that) back)(?![a-z])/

function promiseIn(entry: CritiquedDecision, request: CritiqueRequest): Promised | null {
  const { thesis } = entry
  const plain = plainText(thesis)
  for (const span of (isSale(request) ? NO_SALE : NO_PURCHASE).in(plain)) {
    const rest = restOfPromise(entry, span)
    const bound =
      rest !== null && isOfAsset(plain.slice(span.from, span.to), request) ? boundIn(entry, span, rest) : null
    if (bound) return { entry, span: { from: span.from, to: span.to + bound.length }, bound: bound.bound }
  }
  return holdIn(entry, request)
}

/** What the sentence says after words of a promise; null where they are not the writer's of that day, or leave a way. */
function restOfPromise({ thesis }: CritiquedDecision, span: Span): string | null {
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, span)
  const isAsked = /\?\W*$/.test(thesis.slice(from, to))
  const isOwn = isMeant(thesis, { from: span.from, to: span.from + 1 }) && !isAsked && isPromisedByWriter(thesis, span)
  const leavesAWay = OF_BEFORE.test(plain.slice(from, span.from)) || LEAVES_A_WAY.test(plain.slice(from, to))
  return isOwn && !leavesAWay ? plain.slice(span.to, to) : null
}

/**
 * "I hold until 2027" binds the sale of all, where no test or price of one's own may have ended it before: a test has to be answered on the
 * right side.
 */
function holdIn(entry: CritiquedDecision, request: CritiqueRequest): Promised | null {
  if (request.decision.action !== 'Sell') return null
  for (const span of HOLDS.in(plainText(entry.thesis))) {
    const rest = restOfPromise(entry, span)
    const bound = rest === null || / or /.test(rest) ? null : untilDay(entry, span, rest, UNTIL_OR_TO)
    if (bound && !mayHaveEnded(request))
      return { entry, span: { from: span.from, to: span.to + bound.length }, bound: bound.bound }
  }
  return null
}

function mayHaveEnded(request: CritiqueRequest): boolean {
  const { earlier, position } = request
  const hasPrice = Boolean(position?.stopLoss || position?.takeProfit)
  return (
    hasPrice ||
    testsBefore(request).some(({ outcome }) => outcome !== 'passed') ||
    earlier.some((each) => ownTestsOf(each).some(({ isPrice }) => isPrice))
  )
}

const HOLDS = words(`
  (?:i|we)(?:'ll| will| am going to|'m going to)? (?:hold|keep|stay in)(?: (?:it|this|them|on to it|on))*|(?:i'm|i am|we're|we are) (?:holding|keeping|staying in)(?: (?:it|this|them))*|
  (?<=(?:^|[.!?;] ))(?:hold|holding)(?: (?:it|this|them))*`)
const OF_BEFORE =
  /(?<![a-z])(?:said|wrote|told|thought|swore|promised|last (?:year|month|week|time|summer|winter)|ago|used to|back then)(?![a-z])/
const LEAVES_A_WAY =
  /(?<![a-z])(?:unless|except|if|but|only|other than|apart|should|when|once|than|below|under|above|over|at \$?\d)(?![a-z])/

/** How far the words behind a promise say that it goes; null where they say something that is not read. */
function boundIn(entry: CritiquedDecision, span: Span, rest: string): { bound: Bound; length: number } | null {
  const told = plainText(entry.thesis).slice(span.from, span.to)
  const goodbye = FOR_GOOD.exec(rest)
  const isFinal = /(?<![a-z])(?:never|ever)(?![a-z])/.test(told) || (entry.action === 'Sell' && FAREWELL.test(told))
  if (goodbye && (/[a-z]/.test(goodbye[0]) || isFinal))
    return { bound: 'for-good', length: goodbye[0].replace(/\W+$/, '').length }
  const report = REPORT.exec(rest)
  if (report) return { bound: 'report', length: report[0].length }
  const timed = FOR_TIME.exec(rest)
  const period = timed && periodsOf(timed[0])[0]
  if (timed && period) {
    const days = period.count * DAYS[period.of]
    const on = dayAfter(dayOfEntry(entry), days)
    // A month is some days longer or shorter, and who counts it does not count them.
    return { bound: { until: dayAfter(on, -Math.ceil(days / 20)), over: on }, length: timed[0].length }
  }
  if (/^ this year(?![a-z])/.test(rest)) {
    const year = dayOfEntry(entry).slice(0, 4)
    return { bound: { until: `${year}-12-31`, over: `${Number(year) + 1}-01-01` }, length: ' this year'.length }
  }
  return untilDay(entry, span, rest, UNTIL)
}

function untilDay(
  entry: CritiquedDecision,
  span: Span,
  rest: string,
  until: RegExp,
): { bound: Bound; length: number } | null {
  const lead = until.exec(rest)
  const date = lead
    ? datesOf(entry.thesis, dayOfEntry(entry)).find(({ from }) => Math.abs(from - span.to - lead[0].length) <= END_OF)
    : undefined
  if (!lead || !date) return null
  const dated = plainText(entry.thesis).slice(date.from, date.to)
  // "The February 2027 report" comes on a day that nobody knows yet, in that month.
  const words = OF_MONTH.exec(dated)?.[0] ?? dated
  const endsOn = date.endsOn ?? datesOf(words, dayOfEntry(entry))[0]?.endsOn
  if (!endsOn) return null
  const isToEnd = (lead.groups?.end ?? lead.groups?.through) !== undefined || /end of|year[- ]?end/.test(words)
  const first = isToEnd ? endsOn : firstDay(words, endsOn)
  // "Until 2027" is over when 2027 begins; whether "until June" is, is not known before its end.
  const isYear = /^20\d\d$/.test(words)
  if (first === null || first <= dayOfEntry(entry)) return null
  return {
    bound: { until: dayAfter(first, -1), over: isYear ? first : dayAfter(endsOn, 1) },
    length: date.to - span.to,
  }
}

const UNTIL = /^ (?:before|until|till) (?:the )?(?<end>end of )?/
const UNTIL_OR_TO =
  /^ (?:(?:until|till|til|to) (?:at least )?(?:the )?(?<end>end of )?|(?<through>through )(?:the )?(?:end of )?)/

const OF_MONTH =
  /(?<=^the )(?:january|february|march|april|may|june|july|august|september|october|november|december) 20\d\d(?= (?:report|results|earnings|print)$)/

/** A date may hold its "end of" itself. */
const END_OF = 7

/** "Until 2027" and "before June" end where they begin. */
function firstDay(words: string, endsOn: string): string | null {
  if (/^20\d\d$/.test(words)) return `${words}-01-01`
  if (/(?<!\d)\d{1,2}(?!\d)/.test(words) && !/^[qh]\d/.test(words)) return endsOn
  return /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(words) ? `${endsOn.slice(0, 7)}-01` : null
}

const dayAfter = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

const DAYS: Readonly<Record<Period['of'], number>> = { day: 1, week: 7, month: 30, quarter: 91, report: 91, year: 365 }
const FOR_TIME =
  /^(?: [a-z]+)? for (?:the next |at least |a full |another )?[a-z0-9]+ (?:full |whole )?(?:days?|weeks?|months?|quarters?|years?)(?![a-z])/
const FOR_GOOD =
  /^(?: (?:again|ever|ever again|for good|for ever|forever|in (?:my|this) life|as long as i live|whatever (?:happens|comes)))*\s*(?:[.!;,]|$)/
/** Said at the sale of all, such words are for good by themselves. */
const FAREWELL = /^(?:no more|hands off|(?:i(?: am|'m) )?done with)(?![a-z])/
const REPORT =
  /^ (?:before|until|till) (?:the |their |its |we see the )?(?:(?:next|annual|quarterly|q[1-4]|full[- ]year|half[- ]year|[a-z]+) )?(?:reports?|earnings|results|numbers|figures|print)(?= ?(?:[.,;!]|$|(?:is|are) (?:out|in)|and ))/

type Outcome = 'broken' | 'kept' | 'open'

function outcomeOf(bound: Bound, entry: CritiquedDecision, decision: CritiquedDecision): Outcome {
  const today = dayOfEntry(decision)
  if (bound === 'for-good') return 'broken'
  if (bound !== 'report') {
    if (today <= bound.until) return 'broken'
    // Long after its end a promise says nothing of what is done any more.
    return today >= bound.over && today <= dayAfter(bound.over, LONG) ? 'kept' : 'open'
  }
  const plain = plainText(decision.thesis)
  if (today > dayAfter(dayOfEntry(entry), QUARTER)) return 'open'
  const ahead = REPORT_AHEAD.in(plain).some((span) => isMeant(decision.thesis, span))
  const isOut = REPORT_OUT.in(plain).some((span) => isMeant(decision.thesis, span))
  return ahead === isOut ? 'open' : ahead ? 'broken' : 'kept'
}

/** In days: from one report to the one after the next nobody waits for "the" report. */
const QUARTER = 110
const LONG = 120

const THE_REPORT =
  '(?:the |their |its )?(?:(?:next|annual|quarterly|q[1-4]|full[- ]year) )?(?:reports?|earnings|results|numbers|figures|print)'
const REPORT_AHEAD = words(`
  (?:before|ahead of|in front of) ${THE_REPORT}|${THE_REPORT} (?:is |are |come |comes |due |will be |will come )?(?:only |out )?(?:tomorrow|tonight|next week|(?:on )?(?:monday|tuesday|wednesday|thursday|friday)|in (?:two|three|four|five|six|ten|\\d+|a few) (?:days|weeks)|in a week)|can't wait for ${THE_REPORT}`)
const REPORT_OUT = words(`
  ${THE_REPORT} (?:is|are|was|were|came|have come|has come|came in)(?: now| finally)? (?:out|in|here|good|fine|bad|mixed|better|strong|weak|as)|after ${THE_REPORT}|(?:now that |with )${THE_REPORT} (?:is |are )?(?:out|in|here)`)

const BROKEN = [
  '{wrote}; {later} later comes this {action}{at}.',
  '{wrote}: this {action}{at} comes {later} later.',
] as const
const BROKEN_WITH_WORDS = [
  '{wrote}; {later} later you write {words}, and this is a {action}{at}.',
  '{wrote}: this {action}{at}, with {words}, comes {later} later.',
] as const
const KEPT = [
  '{wrote}; this {action}{at} comes {later} later: you kept to it.',
  '{wrote}, and {later} later, with its time over, comes this {action}{at}: that was kept.',
] as const
