import Big from 'big.js'
import { plainText, type Span } from '../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../language/sentences.ts'
import { isMeant } from '../../language/standing.ts'
import { type Wording, words } from '../../language/wording.ts'
import type { CritiqueRequest } from '../critique.ts'
import { businessFigures, datesAhead } from './facts-of-text.ts'
import type { Finding } from './finding.ts'
import { dayOf, openingQuotation, quotationAround, wroteOn } from './quotation.ts'
import { isSale, isWatched } from './request.ts'
import { fallBetween, type HoldingPeriod, money } from './round.ts'
import { dayOfEntry } from './tests-before.ts'

/** Reasons that are at hand for almost any company, and so are reached for when the first one fails. */
const REASONS: readonly Wording[] = [
  words('dividends?(?! is cut)|dividend yield|payout|(?:get |gets )?paid (?:while|to wait)'),
  words('cheap(?:er)?|undervalued|bargain|discount|on sale|good value|oversold'),
  words('long(?:er)?[- ]?(?:term|run)|for (?:years|decades)|in (?:five|ten|\\d{1,2}) years|patien(?:t|ce)'),
  words('take-?over|buy-?out|acquired by|acquisition target|merger'),
  words('buy-?backs?|repurchas[a-z]+|buying back'),
  words('turn-?around|comeback'),
  words('(?:good|great|strong|best|trust|believe in)(?: [a-z]+)? (?:management|leadership|ceo)|new (?:ceo|chief)'),
  words('(?:strong|solid|great|good|clean) balance sheet|net cash|book value'),
  words('(?:strong|great|best|iconic|beloved)(?: [a-z]+)? brand|loyal customers|moat|just two companies'),
  words('artificial intelligence|ai'),
]

/** A fall of less makes nobody look for another reason. */
const TELLING_FALL = 10
const SHORT_SENTENCE = 4

/** How the words went from the earlier entries to this one. */
export function courseOfWords(request: CritiqueRequest, round: HoldingPeriod): readonly Finding[] {
  return [newReason, sameWords, stretchedHorizon, shrunk].flatMap((look) => look(request, round) ?? [])
}

/** A reason for holding that appears first after the price has fallen. */
function newReason(request: CritiqueRequest, round: HoldingPeriod): Finding | null {
  const { decision } = request
  const from = fallBetween(round.origin, decision) ? round.origin : round.previous
  const fall = fallBetween(from, decision)
  if (!round.buy || isSale(request) || isWatched(request) || !fall || new Big(fall.replace('%', '')).lt(TELLING_FALL))
    return null
  const before = plainText([round.origin, ...round.since].map(({ thesis }) => thesis).join('\n'))
  const span = REASONS.flatMap((reason) => reasonIn(decision.thesis, reason, before) ?? [])[0]
  const opening = openingQuotation(round.origin.thesis)
  if (!span || !opening) return null
  const quoted = quotationAround(decision.thesis, span)
  const values = {
    fall,
    before: money(from.price ?? '0'),
    now: money(decision.price ?? '0'),
    day: dayOf(from),
    words: quoted,
    wrote: wroteOn(round.origin, opening),
  }
  return { kind: 'new-reason-after-fall', part: 'psychology', weight: 77, ways: NEW_REASON, values, quoted }
}

function reasonIn(thesis: string, reason: Wording, before: string): Span | null {
  if (reason.isIn(before)) return null
  const plain = plainText(thesis)
  return (
    reason.in(plain).find((span) => isMeant(thesis, span) && !isBadNews(plain, sentenceAround(thesis, span))) ?? null
  )
}

/** "They pay the dividend from debt" is no reason to hold. */
const isBadNews = (plain: string, { from, to }: Span): boolean =>
  /(?<![a-z])(?:lost|loses?|losing|debt|cut|cuts|suspend\w*|fell|falls|hurts?|worse|miss(?:ed)?|risk|problem|threat\w*|no longer|not|costs?|(?:more|less|lower|worse) than|down|weak\w*|gone|against|slow\w*|declin\w*|shrink\w*|too|however|only|expensive|pressure|leaves?|left|quit)(?![a-z])|n't(?![a-z])/.test(
    plain.slice(from, to),
  )

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
    const values = { words: quoted, day: dayOf(entry), before: at(entry.price), now: at(decision.price) }
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
  const now = lastDate(decision.thesis, today)
  if (!first || !now || first.endsOn >= now.endsOn || first.endsOn > today || now.endsOn <= today) return null
  const quoted = quotationAround(decision.thesis, now)
  const values = { wrote: wroteOn(origin, quotationAround(origin.thesis, first)), words: quoted }
  return { kind: 'horizon-stretched', part: 'fundamentals', weight: 60, ways: STRETCHED, values, quoted }
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
    /\d/.test(thesis)
  )
    return null
  const quoted = openingQuotation(thesis)
  if (!quoted) return null
  const values = { words: quoted, was: String(was), is: String(is), day: dayOf(origin) }
  return { kind: 'thesis-shrunk', part: 'psychology', weight: 47, ways: SHRUNK, values, quoted }
}

const NEW_REASON = [
  '{wrote}; after a fall of {fall} you write {words}.',
  'After a fall of {fall}, from {before} on {day} to {now}, stands {words}, which no entry before it had.',
  'At {before} on {day} you did not need {words}; it comes with {now}.',
] as const
const SAME = [
  'You wrote the same on {day}{before}, word for word: {words}.',
  'The sentence {words} stood there on {day}{before} already.',
] as const
const STRETCHED = [
  '{wrote}; that time is over, and now you write {words}.',
  '{wrote}, and the date has become {words}.',
] as const
const SHRUNK = [
  'The case took {was} characters on {day} and takes {is} now: {words}.',
  'Of what you argued on {day}, {words} is left.',
] as const
