import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { isPurchase } from '../basis/request.ts'
import { mayBePrice } from './own-worth.ts'
import type { StandingFact } from './standing-finding.ts'

/** A price of which an entry speaks as one case, as it is written, or as its own two figures make it. */
type Case = { readonly value: Decimal; readonly words: string; readonly span: Span }

/**
 * "Bad case: earnings of 9.50 at 20 times, so 190": how far below the price its writer's own bad case lies, and what of the sum that is. It is told
 * neither where the entry has that percentage itself, nor where a stop would come first.
 */
export function badCaseBesidePrice(request: CritiqueRequest): readonly StandingFact[] {
  const { decision, position } = request
  const { thesis, price } = decision
  if (price === null) return []
  const [one, ...others] = badCasesIn(thesis, price)
  if (!one || others.length > 0) return []
  const change = percentChange(price, one.value)
  if (change === null || isToldIn(thesis, change)) return []
  if (position?.stopLoss && !isBelow(position.stopLoss, one.value)) return []
  const values = { one: one.words, below: distanceWords(change), now: money(price) }
  if (!isPurchase(request) || !position?.moved) return [{ values, ways: BELOW }]
  const lost = new Big(price).minus(one.value).times(position.moved)
  const sum = new Big(price).times(position.moved)
  return [
    {
      values: { ...values, lost: money(lost.toFixed()), sum: money(sum.toFixed()), action: decision.action },
      ways: BELOW_OF_SUM,
    },
  ]
}

function badCasesIn(thesis: string, price: Decimal): readonly Case[] {
  const plain = plainText(thesis)
  return matchesOf(BAD_CASE, plain).flatMap(({ index, groups = {}, 0: words }) => {
    const to = index + words.length
    const figure = quantitiesOf(thesis).find((each) => each.to === to)
    const isLower = figure && mayBePrice(figure, plain, price) && isBelow(figure.value, price)
    if (!figure || !isLower || groups.figure === undefined || !isOwn(thesis, { from: index, to })) return []
    if (OF_PART.test(words) && !IS_PRICED.test(words)) return []
    return [{ value: figure.value, words: thesis.slice(figure.from, figure.to).trim(), span: { from: index, to } }]
  })
}

/** "Earnings of 4 in 2028 at 15 times": what two figures of one sentence make together, beside the price. */
export function earningsTimesMultiple({ decision }: CritiqueRequest): readonly StandingFact[] {
  const { thesis, price } = decision
  if (price === null) return []
  const told = sentencesOf(thesis).flatMap((sentence) => productIn(thesis, sentence, price) ?? [])
  const [one, ...others] = told
  if (!one || others.length > 0) return []
  const change = percentChange(price, one.value)
  if (change === null || new Big(change).abs().lt(LEAST_APART) || isToldIn(thesis, change)) return []
  const side = `${distanceWords(change)} ${change.startsWith('-') ? 'below' : 'above'}`
  return [{ values: { made: one.words, product: money(one.value), side, now: money(price) }, ways: MADE }]
}

function productIn(thesis: string, { from, to }: Span, price: Decimal): Case | null {
  const words = plainText(thesis.slice(from, to))
  const [earned, ...moreEarned] = matchesOf(EARNED, words)
  const [multiple, ...moreMultiples] = matchesOf(TIMES, words)
  if (!earned || !multiple || moreEarned.length > 0 || moreMultiples.length > 0) return null
  const [each, times] = [earned.groups?.a ?? earned.groups?.b, multiple.groups?.a ?? multiple.groups?.b]
  const span = { from: from + Math.min(earned.index, multiple.index), to }
  if (!each || !times || !isOwn(thesis, span)) return null
  const product = new Big(each).times(times)
  const isNear = product.times(FARTHEST).gt(price) && product.lt(new Big(price).times(FARTHEST))
  return isNear ? { value: product.toFixed(), words: `${each} a share at ${times} times`, span } : null
}

const FARTHEST = 4
/** In percent: two rounded figures come to the price only roughly. */
const LEAST_APART = 5

/** Whether a text has that percentage itself. */
const isToldIn = (thesis: string, change: Decimal): boolean =>
  quantitiesOf(thesis).some(
    ({ unit, value }) => unit === 'percent' && new Big(value).abs().minus(new Big(change).abs()).abs().lt(NEAR),
  )
const NEAR = 1.5

const IS_ASKED = /^[^.;!\n]{0,30}\?/

function isOwn(thesis: string, span: Span): boolean {
  const { from, to } = sentenceAround(thesis, span)
  const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(thesis, span)
  return !(
    isNegated ||
    isReported ||
    isQuoted ||
    isIronic ||
    isPast ||
    OF_OTHERS.test(plainText(thesis.slice(from, to))) ||
    IS_ASKED.test(thesis.slice(span.to))
  )
}

/** Right behind its label, or behind what makes a result of a figure. */
const LEADS_TO =
  "(?:so|=>?|→|that(?:'s| is| makes)|which (?:is|makes|gives)|gives(?: me)?|giving|(?:it|they|the shares?|the stock)(?:'s| is| are)? (?:worth|at)|worth|a price of|shares at|stock at)"
const BAD_CASE = new RegExp(
  `(?<![a-z])(?:my )?(?:(?:bear|bad|worst|low|ugly|stress|pessimistic|gloomy|dark|downside)(?:[- ]case| scenario)|bear|downside)(?:(?: (?:is|at|of|says|around|about|maybe|say|for me))*(?: ?[:=>→])? ?|[:,( ](?:[^.;!?\\n]|\\.(?=\\d))*? ${LEADS_TO}(?: (?:about|around|roughly|maybe|some|perhaps|again))* ?)\\$?(?<figure>\\d+(?:\\.\\d+)?)(?![\\d%]|\\.\\d)`,
  'g',
)
/** "Wages eat 4 points of margin, so 12" is a margin. */
const OF_PART =
  /\d ?(?:%|percent|points?|bps?|basis points)(?![a-z])|\d (?:[a-z]+ )?(?:stores?|shops?|units|members?|customers|users|years?|months?|quarters?|weeks?)(?![a-z])/
const IS_PRICED =
  /(?<![a-z])(?:times|multiple|p\/e|pe|worth|price|shares? at|stock at|eps|per share|a share)(?![a-z])|\dx(?![a-z])/
const AMOUNT =
  '\\$?(\\d{1,3}(?:\\.\\d{1,2})?)(?![\\d%]|\\.\\d| ?(?:%|percent|per cent|bn|billion|m(?:n|illion)?|k|x|times|points?)(?![a-z]))'
const named = (name: string, pattern: string): string => pattern.replace('(\\d', `(?<${name}>\\d`)
const EARNED = new RegExp(
  `(?<![a-z])(?:eps|earnings(?: per share)?)(?:(?: (?:falls?|drops?|slips?|goes?|comes?|recovers?|grows?|rises?|gets?|reach(?:es)?|hits?|stays?|are|is|of|to|at|back|down|up|about|around|roughly|maybe|only|only))*|[:=]) ?${named('a', AMOUNT)}|(?<![a-z])(?:earns?|earning|make[s]?) (?:(?:about|around|roughly|maybe|only|some) )?${named('b', AMOUNT)} (?:a|per) share`,
  'g',
)
const TIMES =
  /(?<![\d.,a-z$/-])(?:(?<a>\d{1,2}(?:\.\d)?) ?(?:x|times)(?! (?:sales|revenues?|book|ebitda?|ebit|fcf|free|cash|as|more|the|a|over|net|debt|covered)(?![a-z]))(?![a-z])|(?:p\/e|multiple) (?:of |at )?(?<b>\d{1,2}(?:\.\d)?)(?![\d%]|\.\d))/g
/** Of somebody else, of another share, of another year than the other figure, or of a level at which something is done. */
const OF_OTHERS =
  /(?<![a-z])(?:analysts?|consensus|the street|wall street|banks?|brokers?|management|they (?:guide|say|expect|see)|guid\w+|he|she|friend|brother|colleague|peers?|rivals?|competitors?|others?|sector|industry|market average|s&p|index|was|were|used to|once|ago|trailing|ltm|ttm|last year|debt|cover(?:age|ed|s)?|sell|selling|sold|out|exit|buy(?! ?back)|add|dividend)(?![a-z])/

const BELOW = ['Your bad case of {one} is {below} below {now}.'] as const
const BELOW_OF_SUM = [
  'Your bad case of {one} is {below} below {now}: {lost} of the {sum} that this {action} puts in.',
] as const
const MADE = ['Your {made} come to {product}, {side} {now}.', 'By your {made} it is {product}, {side} {now}.'] as const
