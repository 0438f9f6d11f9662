import Big from 'big.js'
import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { dayNumber, dayOfNumber } from '../../../prices/day-number.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfTest, quotationOfWhole } from '../basis/quotation-of-test.ts'
import { daysBetween } from '../basis/time-held.ts'
import { keptBuyingRule } from './kept-buying-rule.ts'
import { type AwaitedFigure, awaitedFigure, toldOfAwaited } from './line-of-condition.ts'

/**
 * What an earlier entry made more of it wait for, “I won't add before the report on 12 May, and only if repeat orders are at least 64 %”: a purchase is held
 * to it by the figure that it tells, and an entry that says that it still waits, with nothing bought since, has kept it so far.
 */
export function conditionToAdd(request: CritiqueRequest): readonly Finding[] {
  const { decision, splits } = request
  const before = decision.writtenAt === undefined && splits.length === 0 ? conditionBefore(request) : null
  if (!before) return []
  const wrote = quotationOfWhole(before.entry.thesis, before.sentence)
  if (!wrote) return []
  const at = decision.price === null ? '' : ` at ${money(decision.price)}`
  const values = { day: dayWritten(before.entry), wrote, at }
  if (decision.action === 'Hold') return stillWaiting(before, values, request)
  return decision.action === 'Buy More' ? added(before, values, request) : []
}

type Condition = {
  readonly entry: CritiquedDecision
  readonly sentence: Span
  readonly figure: AwaitedFigure | null
  /** At which price below the one of its day more is bought. */
  readonly price: Decimal | null
  /** Before what nothing is bought, in its own words, and until which day where the calendar has it. */
  readonly before: { readonly words: string; readonly last: string | null } | null
}

/** The latest of the holding period, where nothing was bought since. */
function conditionBefore(request: CritiqueRequest): Condition | null {
  const period = holdingPeriodOf(request)
  if (!period?.buy) return null
  const entries = [period.origin, ...period.since]
  for (const [at, entry] of [...entries.entries()].toReversed()) {
    const condition = entry.writtenAt === undefined ? conditionIn(entry) : null
    if (condition) return entries.slice(at + 1).some(({ action }) => action === 'Buy More') ? null : condition
  }
  return null
}

function conditionIn(entry: CritiquedDecision): Condition | null {
  const { thesis } = entry
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const adds = ADDS.exec(words)
    if (!adds || /\?\W*$/.test(words) || !isOwn(thesis, { from: sentence.from + adds.index, to: sentence.to })) continue
    const price = lowerPriceIn(thesis.slice(sentence.from, sentence.to), entry)
    const figure = HANGS.test(words) || price !== null ? awaitedFigure(entry, sentence) : null
    const before = NOT_BEFORE.exec(words)?.groups?.what ?? null
    if (!figure && !before && price === null) continue
    return {
      entry,
      sentence,
      figure,
      price,
      before: before === null ? null : { words: before, last: lastDayOf(entry, sentence, before) },
    }
  }
  return null
}

/** "The other 50 at 36 or lower": the one number behind such a word that is below the price of its day, and may be one. */
function lowerPriceIn(text: string, { price }: CritiquedDecision): Decimal | null {
  const plain = plainText(text)
  const named = quantitiesOf(text).filter(
    ({ unit, isUsd, scale, value, from, to }) =>
      (unit === 'count' || (unit === 'money' && isUsd)) &&
      scale === undefined &&
      price !== null &&
      new Big(value).lt(price) &&
      new Big(value).times(FARTHEST).gt(price) &&
      AT.test(plain.slice(0, from)) &&
      !OF_SOMETHING.test(plain.slice(to)),
  )
  const [only, ...others] = named
  return only && others.length === 0 ? only.value : null
}
const FARTHEST = 3
const AT = /(?<![a-z])(?:at|below|under|near|around|for|until|till) \$?$/
/** "At 36 or lower", and not "at 36 weeks" or "at 36 times earnings". */
const OF_SOMETHING =
  /^ ?(?:%|x(?![a-z])|(?!or |and |if |provided |once |when |but |only |with |then |again |as )[a-z]{2})/

/** The last day on which nothing is bought: "before June" ends with May, and "before the report on 12 May" on the day before. */
function lastDayOf(entry: CritiquedDecision, sentence: Span, before: string): string | null {
  const named = datesOf(entry.thesis, dayOfEntry(entry)).filter(
    ({ from, to }) => from >= sentence.from && to <= sentence.to,
  )
  const [date, ...others] = named
  if (!date?.endsOn || others.length > 0) return null
  return /(?<!\d)\d{1,2}(?!\d)/.test(before) ? dayOfNumber(dayNumber(date.endsOn) - 1) : date.endsOn
}

const isOwn = (thesis: string, span: Span): boolean => {
  const { isReported, isQuoted, isIronic } = standingOf(thesis, span)
  return !(isReported || isQuoted || isIronic)
}

const LOT = '(?:lot|tranche|piece|purchase|buy|half|third|bite|slice|portion|share|shares|helping|instal?lment)'
/** What more is bought. */
const ADDS = new RegExp(
  '(?<![a-z])(?:' +
    [
      `i(?:'ll| will|'d| would| shall)?(?: not| never| only)*(?: ever)? (?:add|buy more|buy again|top up|double up|increase|put in more)`,
      `i (?:won't|wouldn't|don't)(?: ever)? (?:add|buy more|buy again|top up|increase)`,
      `no (?:second|next|further|more|other|third) ${LOT}`,
      `no (?:adding|topping up|more (?:of it|buying))`,
      `(?:the |my )?(?:second|next|other|third) ${LOT} (?:only|comes|follows|goes in|when|if|once|after|waits|has to wait|is bought)`,
      'more (?:of it |shares )?only|(?:adding|not adding)',
      `(?:i(?:'ll| will|'d| would)? (?:buy|take|pick up|get|add)|(?:buy|take|add)) (?:the|my|an?)? ?(?:other|another|remaining|second|next|rest|last) ?(?:${LOT}|\\d+)?`,
    ].join('|') +
    ')(?![a-z])',
)
const HANGS = /(?<![a-z])(?:if|once|when|with|unless|until|till|provided|as soon as|only|as long as)(?![a-z])/
const NOT_BEFORE = /(?:not|n't|no|never) [^,;.]*?(?:before|until|till) (?:the |their |its )?(?<what>[^,;.]+)/

/** All that is asked for beside the price, in small letters. */
const restOf = ({ entry, sentence }: Condition): string => plainText(entry.thesis).slice(sentence.from, sentence.to)

type Values = Readonly<Record<string, string>>

function added(before: Condition, values: Values, request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const isEarly = before.before?.last != null && dayOfEntry(decision) <= before.before.last
  // Before its day it is the promise to wait that was broken, which is told as that.
  if (isEarly) return []
  const isAbove = before.price !== null && (decision.price === null || new Big(decision.price).gt(before.price))
  const told = before.figure && toldOfAwaited(before.figure, values, request)
  if (told) {
    const { isMet, found } = told
    if (isMet && !isAbove)
      return [{ ...found, kind: 'rule-kept', weight: 89, ways: before.price === null ? ADDED_AS_WRITTEN : BOTH_CAME }]
    if (!isMet) return [{ ...found, kind: 'principle-broken', weight: 91, ways: ADDED_AGAINST }]
  }
  const isByPriceAlone = before.price !== null && before.figure === null && !HANGS.test(restOf(before))
  if (isByPriceAlone && !isAbove)
    return keptBuyingRule(request).length > 0
      ? []
      : [{ kind: 'rule-kept', part: 'psychology', weight: 87, ways: AT_ITS_PRICE, values, quoted: null }]
  const claimed = sentenceWith(SAYS_IT_CAME, decision)
  if (claimed) {
    const quoted = quotationOfTest(decision.thesis, claimed)
    return [
      {
        kind: 'rule-kept',
        part: 'psychology',
        weight: 80,
        ways: ADDED_BESIDE,
        values: { ...values, words: quoted },
        quoted,
        hasOwnForm: true,
      },
    ]
  }
  return AS_PLANNED.test(plainText(decision.thesis))
    ? []
    : [{ kind: 'test-beside', part: 'psychology', weight: 80, ways: ADDED, values, quoted: null }]
}

/** Its writer says that they wait, in a sentence that has the day, or the thing, for which they do. */
function stillWaiting(
  { entry, sentence: written, before }: Condition,
  values: Values,
  request: CritiqueRequest,
): readonly Finding[] {
  const { decision } = request
  const sentence = sentenceWith(WAITS, decision)
  if (!sentence || (before?.last != null && dayOfEntry(decision) > before.last)) return []
  // It is told once.
  if (request.earlier.some((each) => each.at > entry.at && each.action === 'Hold' && sentenceWith(WAITS, each)))
    return []
  const told = decision.thesis.slice(sentence.from, sentence.to)
  const awaited = stemsOf(entry.thesis.slice(written.from, written.to))
  const isOfIt = stemsOf(told).some((word) => awaited.includes(word)) || sharesDay(before?.words ?? '', told)
  if (!isOfIt) return []
  const change = entry.price && decision.price ? percentChange(entry.price, decision.price) : null
  const isLower = change !== null && Number(change) <= -TELLING
  const quoted = quotationOfTest(decision.thesis, sentence)
  const told_ = {
    ...values,
    words: quoted,
    later: daysBetween(dayOfEntry(entry), dayOfEntry(decision)),
    fall: `${(change ?? '').replace('-', '')}%`,
  }
  return [
    {
      kind: 'rule-kept',
      part: 'psychology',
      weight: 84,
      ways: isLower ? WAITED_BELOW : WAITED,
      values: told_,
      quoted,
      hasOwnForm: true,
    },
  ]
}

/** In percent: so far below, waiting costs something. */
const TELLING = 5

function sentenceWith(pattern: RegExp, { thesis }: CritiquedDecision): Span | null {
  const plain = plainText(thesis)
  const found = sentencesOf(thesis).find((sentence) => {
    const at = plain.slice(sentence.from, sentence.to).search(pattern)
    return (
      at >= 0 &&
      isOwn(thesis, { from: sentence.from + at, to: sentence.to }) &&
      !/\?\W*$/.test(thesis.slice(sentence.from, sentence.to))
    )
  })
  return found ?? null
}

const WAITS =
  /(?<![a-z])(?:so (?:no(?=\W*$)|nothing|not (?:yet|now|today)|i (?:wait|don't|do not|hold off|leave it|stay put))|(?:my )?hands (?:stay |are |remain )?off|(?:i )?keep my hands off|not (?:adding|buying)|i(?:'m| am) (?:waiting|not adding|not buying)|i (?:wait|hold off|leave it|sit on my hands)|no (?:second|next|more|further) [a-z]+|nothing (?:is )?(?:bought|added)|i said not)(?![a-z])/
const SAYS_IT_CAME =
  /(?<![a-z])(?:(?:that|this|it) (?:was|is) (?:exactly )?(?:the|my) (?:own )?condition|(?:the|my) (?:own )?condition (?:is|was|has been) (?:now )?(?:met|there|fulfilled)|(?:the|my) condition (?:came|has come)|what i (?:was waiting|waited|had waited) for)(?![a-z])/

/** Its own words for a step of the plan are told as that. */
const AS_PLANNED =
  /(?<![a-z])(?:as (?:i )?(?:planned|written|wrote|promised|said|agreed)|per (?:the|my) (?:plan|rule)|(?:that|this) was the condition|plan)(?![a-z])/

const stemsOf = (words: string): readonly string[] =>
  contentWords(words).filter((word) => word.length > 3 && !OF_ANY.has(word))
const OF_ANY = new Set(
  contentWords(
    'least most over under more less than only before after until share shares company price that with will have then lower higher better',
  ),
)

/** "12 May" in both. */
const sharesDay = (one: string, other: string): boolean => {
  const days = plainText(one).match(DAY) ?? []
  return days.some((day) => plainText(other).includes(day))
}
const DAY =
  /\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?/g

const ADDED_AS_WRITTEN = [
  'On {day} you wrote {wrote}; today’s {words} is {place} your {limit}, and you add{at}: you waited for it.',
  'You waited for it: today’s {words} is {place} the {limit} of what you wrote on {day}, {wrote}, and you add{at}.',
] as const
const BOTH_CAME = [
  'On {day} you wrote {wrote}; you add{at}, and {words} is {place} your {limit}: you waited for both.',
] as const
const AT_ITS_PRICE = ['On {day} you wrote {wrote}; you add{at}, and keep to it.'] as const
const ADDED_AGAINST = [
  'On {day} you wrote {wrote}; today’s {words} is {place} your {limit}, and you add{at}.',
  'Today’s {words} is {place} the {limit} of what you wrote on {day}, {wrote}, and you add{at}.',
] as const
const ADDED_BESIDE = ['On {day} you wrote {wrote}; today you write {words}, and add{at}.'] as const
const ADDED = ['On {day} you wrote {wrote}; today you add{at}.'] as const
const WAITED = [
  'On {day} you wrote {wrote}; {later} later you write {words}, and nothing was bought in between: kept so far.',
] as const
const WAITED_BELOW = [
  'On {day} you wrote {wrote}; {later} later, {fall} lower, you write {words}, and nothing was bought in between: kept so far.',
] as const
