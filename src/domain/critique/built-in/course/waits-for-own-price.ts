import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { assetName } from '../basis/request.ts'

/**
 * What was looked at and not bought, because its price is above what they would pay. Where an entry before named a lower price, that is
 * said instead: a price that rises with the share's is waited for, and never come to.
 */
export function waitsForOwnPrice(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const span = ownPriceIn(decision)
  if (!span) return []
  const raised = raisedPrice(request, span)
  if (raised) return [raised]
  const lowered = loweredPrice(request, span)
  if (lowered) return lowered === 'came' ? [] : [lowered]
  if (!isOfBusiness(request) && mayHaveBeenRaised(request, span)) return []
  const quoted = wholeOwnPrice(decision.thesis, span)
  return [
    {
      kind: 'waits-for-own-price',
      part: 'psychology',
      weight: 61,
      ways: /\d/.test(quoted) ? OWN_TERMS : AWAITS,
      values: { words: quoted },
      quoted,
    },
  ]
}

/** "I look again when debt is below 2.5 billion", the first such condition: it is no price that could have been raised. */
function isOfBusiness({ decision, earlier }: CritiqueRequest): boolean {
  const isAwaited = (entry: CritiquedDecision) =>
    ownTestsOf(entry).some(
      ({ followedBy, measured, isPrice }) =>
        (followedBy === 'buy' || followedBy === 'review') && measured !== null && !isPrice,
    )
  return isAwaited(decision) && earlier.every((entry) => ownPriceIn(entry) === null)
}

/** An own price with all that is said of it: "700" alone says nothing. */
export function wholeOwnPrice(thesis: string, span: Span): string {
  const [around, whole] = [quotationAround(thesis, span), quotationOfWholeTest(thesis, span)]
  return around.length < whole.length ? whole : around
}

/** Where an entry says at which price it would buy. */
export function ownPriceIn(decision: CritiquedDecision): Span | null {
  const { thesis } = decision
  const plain = plainText(thesis)
  const condition = ownTestsOf(decision).find(
    ({ followedBy, value, words: written, span }) =>
      (followedBy === 'buy' || followedBy === 'review') &&
      (value !== null || (followedBy === 'buy' && OPENS.test(plainText(written)))) &&
      !GIVES_REASON.test(plain.slice(0, span.from)) &&
      !IS_BOUGHT_THEN.test(plainText(written)),
  )
  if (condition) return { from: condition.span.from, to: condition.span.to }
  const named = OWN_PRICE.in(plain).find(
    (span) => !WANTED.test(plain.slice(0, span.from)) && isMeant(thesis, span) && namesTerms(thesis, span),
  )
  return named ?? lowerPriceIn(decision)
}

/**
 * "Maybe at 16", "interest resumes near $95", in a Watch: a price below the one of the day, after a word for a place on the chart to
 * which it has not come yet.
 */
function lowerPriceIn({ thesis, price, action }: CritiquedDecision): Span | null {
  if (price === null || (action !== 'Watch' && action !== 'Keep Watching')) return null
  const plain = plainText(thesis)
  const found = quantitiesOf(thesis).find(
    ({ unit, isUsd, value, from, to }) =>
      (unit === 'count' || (unit === 'money' && isUsd)) &&
      new Big(value).lt(price) &&
      new Big(value).times(FARTHEST).gt(price) &&
      PLACE.test(plain.slice(0, from)) &&
      !OF_SOMETHING_ELSE.test(plain.slice(to)),
  )
  if (!found) return null
  const { from, to } = sentenceAround(thesis, found)
  const isTold = TOLD.test(plain.slice(from, to)) || !isMeant(thesis, found)
  const lead = PLACE.exec(plain.slice(0, found.from))
  return isTold ? null : { from: lead?.index ?? found.from, to: found.to }
}

const FARTHEST = 3
/**
 * "I wait for a better price" and "in no hurry" are no terms, by which anybody could see that they have come: a figure, a part of the price
 * or a condition has to stand in the sentence.
 */
function namesTerms(thesis: string, { from, to }: Span): boolean {
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, { from, to })
  return !OPEN_WORDS.test(plain.slice(from, to)) || TERMS_BESIDE.test(plain.slice(sentence.from, sentence.to))
}
const OPEN_WORDS =
  /^(?:(?:wait(?:ing)?|hold out) for a (?:better|lower) price|in no hurry|not at (?:this|that)(?: price)?|(?:more|higher|above) (?:than )?(?:what )?i.*)$/
const TERMS_BESIDE =
  /\d|(?<![a-z])(?:half|thirds?|quarters?|fifth|tenth|percent|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|if|when|once|as soon as|until|till|unless|after|before)(?![a-z])/

/** "I wanted to | buy at 120": that was a price of before. */
const WANTED = /(?<![a-z])(?:wanted|meant|planned|hoped|tried|was going|had) to $/
/** What has to come before it is bought, in a clause that says so. */
const OPENS = /(?<![a-z])(?:if|when|once|as soon as|only after|not before|not until)(?![a-z])/
/** "Not before they refinance, because | if they issue shares I own less": why somebody waits, and not what for. */
const GIVES_REASON =
  /(?<![a-z])(?:because|'?cause|cos|cuz|coz|bc|since|as|otherwise|or else|reason is|that is|i\.e\.)[,:]? $/
/** "If they raise after I buy": it supposes what is only waited for. */
const IS_BOUGHT_THEN =
  /(?<![a-z])(?:after|once|when|as soon as) (?:i|we)(?:'m| am|'ve| have)? (?:buy|bought|own|hold|am in|in)(?![a-z])/
const PLACE =
  /(?<![a-z])(?:at|to|near|around|under|below|beneath|in the low|pay|until|till|til|my (?:number|level|figure|price|entry)(?: is| would be| remains| stays|:)?)(?: (?:about|around|say|maybe|like|the))* \$?$/
const OF_SOMETHING_ELSE =
  /^ ?(?:%|x(?![a-z])|times|percent|bps|bn|mn?(?![a-z])|k(?![a-z])|million|billion|points?|earnings|sales|book|people|stores|years?|months?|quarters?|days?|a (?:year|share of)|per)/
/** What the price did, or is thought to do, what others see in it, what it is compared with. */
const TOLD =
  /(?<![a-z])(?:(?:should|will|must|could|may|might|going to|has to) (?:fall|drop|go|crash|sink|slide|halve|trade)|was|were|missed|passed up|fell|traded|bought|sold|troughed|bottomed|went|came|opened|closed|hit|support|resistance|average|analysts?|target|fair value|worth|eps|cash|book|revenue|expires?|strike|stop|says?|said|thinks?|ipo|cost)(?![a-z])/

function raisedPrice(request: CritiqueRequest, span: Span): Finding | null {
  const { decision } = request
  const period = holdingPeriodOf(request)
  const is = priceIn(decision, span)
  const before = [...(period ? [period.origin, ...period.since] : [])].toReversed().flatMap((entry) => {
    const place = ownPriceIn(entry)
    const price = place && priceIn(entry, place)
    return price ? [{ entry, price }] : []
  })
  const [last] = before
  if (!is || !last || decision.price === null || !new Big(is).gt(last.price)) return null
  // An entry between may have raised it already, in words that were not read.
  const between = request.earlier.slice(request.earlier.indexOf(last.entry) + 1)
  if (between.some((entry) => mayNamePrice(entry, last.price, is))) return null
  const values = {
    ticker: assetName(request),
    day: dayWritten(last.entry),
    was: money(last.price),
    beside:
      last.entry.price === null || last.entry.writtenAt
        ? ''
        : `, with ${assetName(request)} at ${money(last.entry.price)}`,
    is: money(is),
    now: money(decision.price),
  }
  return { kind: 'own-price-raised', part: 'psychology', weight: 81, ways: RAISED, values, quoted: null }
}

/**
 * The price at which an earlier entry would have bought has come. Whoever waits for a lower one now is told so, and waiting on is no merit any
 * more, whatever the price of today.
 * @returns 'came' where it came and nothing can be told of it; null where it did not come
 */
function loweredPrice(request: CritiqueRequest, span: Span): Finding | 'came' | null {
  const { decision, splits } = request
  const period = holdingPeriodOf(request)
  if (!period || period.buy !== null || splits.length > 0) return null
  const entries = [period.origin, ...period.since]
  const [last] = entries.toReversed().flatMap((entry) => {
    const place = ownPriceIn(entry)
    const price = place && priceIn(entry, place)
    return price && entry.price && new Big(price).lt(entry.price) ? [{ entry, price }] : []
  })
  if (!last) return null
  const after = [...entries.slice(entries.indexOf(last.entry) + 1), decision]
  const hasCome = after.some(({ price, writtenAt }) => price !== null && !writtenAt && new Big(price).lte(last.price))
  if (!hasCome) return null
  const is = priceIn(decision, span)
  if (!is || decision.price === null || !new Big(is).lt(last.price) || new Big(decision.price).gt(last.price))
    return 'came'
  const values = {
    ticker: assetName(request),
    day: dayWritten(last.entry),
    was: money(last.price),
    is: money(is),
    now: money(decision.price),
  }
  return { kind: 'line-moved-in-words', part: 'psychology', weight: 81, ways: LOWERED, values, quoted: null }
}

/** An entry before names a lower number that may have been such a price, in words that were not read: then nothing is praised. */
function mayHaveBeenRaised({ decision, earlier }: CritiqueRequest, span: Span): boolean {
  const is = priceIn(decision, span)
  return earlier.some(({ thesis }) =>
    quantitiesOf(thesis).some(
      ({ unit, value }) =>
        (unit === 'count' || unit === 'money') &&
        (is === null || (new Big(value).lt(is) && new Big(value).gt(new Big(is).div(3)))),
    ),
  )
}

/** Whether a figure of an entry lies above the one price and is no more than the other. */
const mayNamePrice = ({ thesis }: CritiquedDecision, above: string, most: string): boolean =>
  quantitiesOf(thesis).some(
    ({ unit, value }) => (unit === 'count' || unit === 'money') && new Big(value).gt(above) && new Big(value).lte(most),
  )

/** A price in dollars, or a bare number that may be one: within a factor of ten of the share's. */
export function priceIn({ thesis, price }: CritiquedDecision, { from, to }: Span): string | null {
  const found = quantitiesOf(thesis.slice(from, to)).find(
    ({ unit, isUsd, value }) =>
      (unit === 'count' || (unit === 'money' && isUsd)) &&
      price !== null &&
      new Big(value).gt(new Big(price).div(10)) &&
      new Big(value).lt(new Big(price).times(10)),
  )
  return found?.value ?? null
}

const OWN_PRICE = words(`
  my (?:bid|limit|price|entry) (?:stays|is|remains|stands)(?: still| now)?(?: at)? \\$?\\d+|
  i want it (?:cheaper|lower|for less)[:,]? (?:at |to |for )?\\$?\\d+|
  rather miss (?:it|this|out) than pay(?: [a-z]+)?|
  (?:i(?:'d| would|'ll| will)(?: now)?|(?<=(?:^|[.!?;] ))would) pay (?:up to |at most )?\\$?\\d+(?:\\.\\d+)?(?! ?(?:%|x|times))(?: now)?|
  (?:i )?said \\$?\\d+(?:x| times)?(?: earnings)?,? (?:and |or nothing,? ?)?i (?:meant|mean) it|(?:entry|bid|buy limit|limit order)(?: only| is)? (?:at|below|under) \\$?\\d+(?: or (?:lower|less|below|better))?|
  i(?:'d| would|'ll| will| am)?(?: only| rather| gladly| happily| probably)? (?:be )?(?:a )?(?:buyer|taker|interested|tempted)(?: again)?(?: only)? (?:at|below|under|around|near) \\$?\\d+|(?:would|'d|will|'ll)(?: only| gladly| happily)? (?:take|own|start|want|like|have|begin) (?:it |some |a position |a bit )?(?:again )?(?:at|below|under|around|near|for) \\$?\\d+(?! ?(?:%|x|times|years|months))|
  i pay \\$?\\d+(?:x| times)?(?= ?(?:[.,;!]|$|and no more|and not more|at most))|
  wake me up|(?:set|have) an alert at \\$?\\d+|\\$?\\d+ would be a price|(?:at|under|below) \\$?\\d+ [^.!?;]{0,60}there i would look again|before i put in a cent|(?:look|looking|revisit)(?: at)?(?: it| this)?(?: again)? (?:at|under|below|<) ?\\$?\\d+|not (?:above|over|before (?:the price|it) is (?:under|below)) \\$?\\d+|buy(?: it)?(?: after)?,? (?:<|below|under) ?\\$?\\d+|\\d+ yes|but not before|(?:interesting|interested|a buy|look|looking) (?:only )?(?:below|under|at) \\$?\\d+|(?:if|when|once) it (?:ever )?(?:sees|gets to|hits|falls to|drops to|is at|trades at) \\$?\\d+|at \\d+ (?:times|x)(?: [a-z]+){0,2} i (?:would|will|start)|have to cost (?:a third|half|much) less|
  (?:more|higher|above) (?:than )?(?:what )?i(?:'d| would|'m| am)? (?:want to |willing to |like to )?pay|(?:love|like|want|take|own|happy with) it (?:at|below|under|near|around) \\$?\\d+(?! ?(?:%|x|times|years|months))|(?:would|i'd|i'll|will) buy (?:it )?\\d+ ?% (?:lower|below|cheaper)|not at (?:this|that|\\d+)(?: price)?|\\d+ ?= ?buy|buy(?:ing)? (?:it )?(?:at|below|under) \\$?\\d+|(?:still )?\\d+x or nothing|(?:at )?\\$?\\d+(?:\\.\\d+)?(?: or (?:lower|less|below|better|under))?,? and (?:i(?:'m| am|'ll be| will be)|count me) in(?= ?(?:[.,;!]|$))|
  i(?:'ll| will| shall)? wait (?:for |until |till )?(?:the |a )?price (?:of |at |is |under |below )?\\$?\\d+(?:\\.\\d+)?(?! ?(?:%|x|times))|(?:wait(?:ing)?|hold out) for (?:\\$?\\d+|a (?:better|lower) price)|(?:below|under|at) \\$?\\d+(?: or (?:lower|less|below|better|under))?,? i(?:'d| would|'ll| will)? (?:buy|start|get in|be (?:a buyer|interested|in)|get interested)|i(?:'d| would|'ll| will)? (?:buy|get in|start|add) (?:it |in |again |it again )?(?:at|below|under|around|near) \\$?\\d+|in no hurry|entry at \\d+x?|(?:would |will |'ll )?(?:revisit|look(?: again)?) (?:at|under|below) \\$?\\d+x?`)

/** Of what has to come before something is bought. */
export const OWN_TERMS = [
  'You wait on terms of your own, {words}, and let the others pay theirs.',
  'You have terms of your own, {words}, which is the hardest part of watching.',
  'With {words} it has to come to you.',
] as const
/** Of a condition without a figure, for which nobody else pays a price. */
const AWAITS = [OWN_TERMS[1], OWN_TERMS[2]] as const
const LOWERED = [
  'On {day} you would have bought at {was}; {ticker} is at {now}, and your price is {is} now.',
  '{ticker} has come to the {was} at which you would have bought on {day}, and at {now} you wait for {is}.',
] as const
const RAISED = [
  'The price at which you would buy was {was} on {day}{beside}; it is {is} now, with {ticker} at {now}.',
  'On {day} you would have bought at {was}{beside}; today it is {is}, with {ticker} at {now}.',
] as const
