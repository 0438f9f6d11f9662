import Big from 'big.js'
import { newReasonIn } from '../../../language/new-reason.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import { isEnoughSaid } from '../basis/enough-said.ts'
import { businessFigures, datesAhead } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, type HoldingPeriod, money } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { dayOf, openingQuotation, quotationAround, wroteOn } from '../basis/quotation.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { alwaysSaid } from './always-said.ts'
import { calledATradeSince } from './called-a-trade-since.ts'
import { historyRewritten } from './history-rewritten.ts'
import { judgementTakenBack } from './judgement-taken-back.ts'
import { openingReason } from './opening-reason.ts'
import { reasonEnded } from './reason-ended.ts'
import { reasonReplaced } from './reason-replaced.ts'
import { tradeBecameHolding } from './trade-became-holding.ts'

/** A fall of less makes nobody look for another reason. */
const TELLING_FALL = 10
const SHORT_SENTENCE = 4

/** How the words went from the earlier entries to this one. */
export function courseOfWords(request: CritiqueRequest, period: HoldingPeriod): readonly Finding[] {
  return [
    calledATradeSince,
    alwaysSaid,
    historyRewritten,
    judgementTakenBack,
    tradeBecameHolding,
    reasonReplaced,
    reasonEnded,
    newReason,
    sameWords,
    stretchedHorizon,
    shrunk,
  ].flatMap((look) => look(request, period) ?? [])
}

/** A reason for holding that appears first after the price has fallen. */
function newReason(request: CritiqueRequest, period: HoldingPeriod): Finding | null {
  const { decision } = request
  const from = fallBetween(period.origin, decision) ? period.origin : period.previous
  const fall = fallBetween(from, decision)
  if (!period.buy || isSale(request) || isWatched(request) || !fall || new Big(fall.replace('%', '')).lt(TELLING_FALL))
    return null
  const span = newReasonIn(decision.thesis, () =>
    [period.origin, ...period.since].map(({ thesis }) => thesis).join('\n'),
  )
  if (!span) return null
  const reason = openingReason(period.origin.thesis)
  const quoted = quotationAround(decision.thesis, span)
  const values = {
    fall,
    before: money(from.price ?? '0'),
    now: money(decision.price ?? '0'),
    day: dayOf(from),
    words: quoted,
    ...(reason && { wrote: wroteOn(period.origin, reason) }),
  }
  const ways = reason ? NEW_REASON : ([NEW_REASON[1]] as const)
  return { kind: 'new-reason-after-fall', part: 'psychology', weight: 77, ways, values, quoted }
}

/** A sentence that an earlier entry on the same asset has already said. */
function sameWords({ decision }: CritiqueRequest, { origin, since }: HoldingPeriod): Finding | null {
  const { thesis } = decision
  for (const { from, to } of sentencesOf(thesis)) {
    const bare = bareSentence(thesis.slice(from, to))
    if (bare.split(' ').length < SHORT_SENTENCE) continue
    const entry = [origin, ...since].find((each) =>
      sentencesOf(each.thesis).some((span) => bareSentence(each.thesis.slice(span.from, span.to)) === bare),
    )
    if (!entry) continue
    const quoted = quotationAround(thesis, { from, to })
    // The price is of the day that was decided, and the words are not.
    const before = entry.writtenAt === undefined ? at(entry.price) : ''
    const values = { words: quoted, day: dayWritten(entry), before, now: at(decision.price) }
    return { kind: 'same-words-again', part: 'psychology', weight: 57, ways: SAME, values, quoted }
  }
  return null
}

const at = (price: string | null): string => (price === null ? '' : ` at ${money(price)}`)

const bareSentence = (sentence: string): string =>
  plainText(sentence)
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .replace(/ +/g, ' ')
    .trim()

/** The last date that the first thesis named is over, and this entry names a later one. */
function stretchedHorizon(request: CritiqueRequest, { origin }: HoldingPeriod): Finding | null {
  const { decision } = request
  if (isSale(request)) return null
  const today = dayOfEntry(decision)
  const first = lastDate(origin.thesis, dayOfEntry(origin))
  if (first && first.endsOn < today) {
    const longer = moreTime(request, origin, first)
    if (longer) return longer
  }
  const now = lastDate(decision.thesis, today)
  if (!first || !now || first.endsOn >= now.endsOn || first.endsOn > today || now.endsOn <= today) return null
  if (isSameDay(origin.thesis, first, decision.thesis, now) || !isExpected(decision.thesis, now)) return null
  if (!areOfOneThing([origin.thesis, first], [decision.thesis, now])) return null
  const quoted = quotationAround(decision.thesis, now)
  const values = { wrote: wroteOn(origin, quotationAround(origin.thesis, first)), words: quoted }
  return { kind: 'horizon-stretched', part: 'fundamentals', weight: 60, ways: STRETCHED, values, quoted }
}

/** "I give him two more", "these things take time": after the time that the first thesis gave, more of it. */
function moreTime({ decision }: CritiqueRequest, origin: HoldingPeriod['origin'], first: Span): Finding | null {
  const { thesis } = decision
  const plain = plainText(thesis)
  const spans = MORE_TIME.in(plain).filter((each) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, each)
    return !(isNegated || isReported || isQuoted || isIronic || isSupposed)
  })
  // Who gets how much of it says more than how long such things take.
  const span = spans.find(({ from, to }) => GIVES.test(plain.slice(from, to))) ?? spans[0]
  if (!span) return null
  const quoted = quotationAround(thesis, span)
  const values = { wrote: wroteOn(origin, quotationAround(origin.thesis, first)), words: quoted }
  return { kind: 'horizon-stretched', part: 'fundamentals', weight: 60, ways: STRETCHED_BY_WORDS, values, quoted }
}

const GIVES = /(?<![a-z])(?:giv|grant|allow)/
const MORE_TIME = words(
  "(?:i |we |so |i(?:'ll| will) |let's )*(?:give|gives|giving|grant|granting|allow|allowing) (?:him|her|them|it|this|that|management|the (?:[a-z]+ )?[a-z]+) (?:(?:the|a|another|one|two|three|four|some|few|\\d) )*(?:more|another|longer|extra|until|till)(?: (?:the )?(?:end of )?(?!and|but|because|so)[a-z0-9]+){0,3}|(?:just )?needs? (?:(?:some|a little|a bit|much|one|two|a few) )?(?:more|longer|another) ?(?:time|years?|quarters?|months?)?|(?:takes?|taking|is taking|will take|took|takes a bit) longer(?: than (?:[a-z]+ ?){1,3})?|takes? (?:its )?time(?= ?(?:[.,;!]|$))|(?:another|one more|two more|three more) (?:years?|quarters?)(?= ?(?:[.,;!]|$|and then|for ))|(?:the |my )?(?:[a-z]+ )?(?:goal|target|date|deadline|plan|timeline) (?:moves|shifts|slips|slipped|moved|shifted|is pushed|was pushed|pushed)(?: (?:out|back))? (?:to|into|until|by) [a-z0-9]+(?: \\d{4})?",
)

/** "June 1" of both, the second without its year, is one day. */
const isSameDay = (before: string, first: Span, now: string, second: Span): boolean =>
  plainText(before).slice(first.from, first.to).startsWith(plainText(now).slice(second.from, second.to))

/** Something is still to come there: the sentence says that it will, should, or is due. */
function isExpected(text: string, date: Span): boolean {
  const { from, to } = sentenceAround(text, date)
  return EXPECTED.test(plainText(text).slice(from, to))
}

const EXPECTED =
  /(?<![a-z])(?:will|should|must|has to|have to|needs? to|expect\w*|due|by|until|comes?|wait\w*|now|moved|postponed|delayed|instead|rather|then|realistic|likely|probably|'ll)(?![a-z])/

/** Whether two dates are said of the same thing: their sentences share a word that tells what they are about. */
function areOfOneThing([before, first]: readonly [string, Span], [now, second]: readonly [string, Span]): boolean {
  const about = (text: string, date: Span) => {
    const { from, to } = sentenceAround(text, date)
    return contentWords(`${text.slice(from, date.from)} ${text.slice(date.to, to)}`).filter((word) => word.length > 2)
  }
  const words = new Set(about(before, first))
  return about(now, second).some((word) => words.has(word))
}

function lastDate(thesis: string, today: string): (Span & { readonly endsOn: string }) | null {
  const dates = datesAhead(thesis, today).flatMap(({ endsOn, ...span }) =>
    endsOn === null ? [] : [{ ...span, endsOn }],
  )
  return dates.toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1)).at(-1) ?? null
}

/** A thesis of less than a quarter of the first one's length, which brings no figure of its own. */
function shrunk(request: CritiqueRequest, { origin }: HoldingPeriod): Finding | null {
  const { thesis } = request.decision
  const was = origin.thesis.trim().length
  const is = thesis.trim().length
  if (
    isSale(request) ||
    isWatched(request) ||
    is * 4 >= was ||
    is > 80 ||
    businessFigures(thesis).length > 0 ||
    /\d/.test(thesis) ||
    isEnoughSaid(request)
  )
    return null
  const quoted = openingQuotation(thesis)
  if (!quoted) return null
  const values = { words: quoted, was: String(was), is: String(is), day: dayWritten(origin) }
  return { kind: 'thesis-shrunk', part: 'psychology', weight: 47, ways: SHRUNK, values, quoted }
}

const NEW_REASON = [
  '{wrote}; after a fall of {fall} you write {words}: would that alone have made you buy?',
  'After a fall of {fall}, from {before} on {day} to {now}, you write {words}: would you have bought for that?',
] as const
const SAME = [
  'You wrote the same on {day}{before}, word for word: {words}.',
  'The sentence {words} stood there on {day}{before} already.',
] as const
const STRETCHED_BY_WORDS = [
  '{wrote}; that time is over, and now you write {words}.',
  '{wrote}; past that time stands {words}.',
] as const
const STRETCHED = [
  '{wrote}; that time is over, and now you write {words}.',
  '{wrote}, and the date has become {words}.',
] as const
const SHRUNK = [
  'The case took {was} characters on {day} and takes {is} now: {words}.',
  'Of what you argued on {day}, {words} is left.',
] as const
