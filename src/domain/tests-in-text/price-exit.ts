import Big from 'big.js'
import { matchesOf } from '../language/matches-of.ts'
import { plainText, type Span } from '../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../language/quantities.ts'
import { standingOf } from '../language/standing.ts'
import type { Decimal } from '../prices/money.ts'
import type { OwnTest, OwnTestThen } from './own-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * A price at which somebody leaves, without a word for its side: "at 22 I sell all", "out at 15". Below the price of the day it
 * is a loss that is taken, above it a gain; without a price of the day, and far from it, nothing is read.
 * @param price USD per unit on the day of the text
 */
export function priceExits(sentence: Sentence, price: Decimal | null): readonly OwnTest[] {
  const { text, span, words } = sentence
  if (price === null || Number(price) <= 0) return []
  const both = bothSides(sentence, price)
  if (both.length > 0 || HANGS.test(words)) return both
  return matchesOf(EXIT, words)
    .map(({ index, 0: matched }): OwnTest | null => {
      const place = { from: span.from + index, to: span.from + index + matched.length }
      const exit: Span = { from: place.from + (/^(?:[,;:–-] ?| )+/.exec(matched)?.[0].length ?? 0), to: place.to }
      const [quantity] = quantitiesOf(text.slice(exit.from, exit.to))
      if (!quantity || (quantity.unit !== 'count' && !(quantity.unit === 'money' && quantity.isUsd))) return null
      if (!isNear(quantity.value, price) || OF_OTHER.test(plainText(text).slice(exit.to, exit.to + AFTER))) return null
      const { isNegated, isReported, isQuoted, isIronic } = standingOf(text, exit)
      if (isNegated || isReported || isQuoted || isIronic) return null
      return exitAt(text, exit, { quantity, price, followedBy: PART.test(matched) ? 'sell-some' : 'sell' })
    })
    .filter((test) => test !== null)
}

function exitAt(
  text: string,
  exit: Span,
  { quantity, price, followedBy }: { quantity: Quantity; price: Decimal; followedBy: OwnTestThen },
): OwnTest {
  return {
    words: text.slice(exit.from, exit.to),
    span: exit,
    condition: null,
    measured: null,
    side: new Big(quantity.value).lt(price) ? 'below' : 'above',
    value: quantity.value,
    unit: quantity.unit,
    isUsd: quantity.isUsd,
    isChange: false,
    isPrice: true,
    forHowLong: null,
    byWhen: null,
    followedBy,
  }
}

/** "Sell at 9 or at 3.5": two prices with the one of the day between them, and the lower one is the loss that is taken. */
function bothSides({ text, span, words }: Sentence, price: Decimal): readonly OwnTest[] {
  const match = PAIR.exec(words)
  if (!match) return []
  const exit = {
    from: span.from + match.index + (match.groups?.lead?.length ?? 0),
    to: span.from + match.index + match[0].length,
  }
  const levels = quantitiesOf(text.slice(exit.from, exit.to))
  const [one, other, more] = levels
  if (!one || !other || more || levels.some(({ unit, isUsd }) => unit !== 'count' && !(unit === 'money' && isUsd)))
    return []
  if (!isNear(one.value, price) || !isNear(other.value, price)) return []
  if (new Big(one.value).lt(price) === new Big(other.value).lt(price)) return []
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(text, exit)
  if (isNegated || isReported || isQuoted || isIronic) return []
  const lower = new Big(one.value).lt(other.value) ? one : other
  return [exitAt(text, exit, { quantity: lower, price, followedBy: 'sell' })]
}

/** Whether "out below 17", which names nothing that is measured, is of the price: it lies on that side of it, and not far. */
export const isBarePrice = ({ measured, side, unit, value, isChange }: OwnTest, price: Decimal | null): boolean =>
  price !== null &&
  new Big(price).gt(0) &&
  measured === null &&
  side !== 'happens' &&
  unit === 'count' &&
  !isChange &&
  value !== null &&
  new Big(value).gt(0) &&
  isNear(value, price) &&
  new Big(value).lt(price) === (side === 'below')

const NUMBER = '\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const LEAVES =
  '(?:sell(?: (?:it|all|half|some|everything|the rest|the lot|a third|most|out))*|selling(?: (?:it|all|half))?|trim|leave|exit|go|take (?:my (?:money|chips|profits?|loss(?:es)?|gains?)|(?:half|some|a third|all|it)(?: off)?|profits?|the loss)|cut(?: it| half)?|get out|close(?: it)?|cash out|bail|walk|tap out|fold)'
const GONE = '(?:out|gone|done)'
/** "At 22 I sell all" and "I sell half at 30", in a clause of its own. */
const EXIT = new RegExp(
  `(?<=^|[,;:.–-] ?|(?<![a-z])(?:and|but|then) )(?:at ${NUMBER},? (?:then )?(?:i|we)(?:(?:'ll| will| would|'d)? ${LEAVES}|(?:'m| am|m| will be|'ll be) ${GONE})(?![a-z])|(?:(?:i|we)(?:'ll| will| would|'d)? ${LEAVES}|(?:i|we)(?:'m| am|m) ${GONE}|${GONE}) at ${NUMBER}(?! ?(?:%|percent|x|times|am|pm)|[\\d.]*\\d| (?:times|o'clock))|(?:i|we)(?:'ll| will| would|'d)? give it (?:room )?(?:down )?(?:to|until) ${NUMBER},? (?:and |but )?(?:(?:that's|that is|it's) (?:my (?:line(?: in the sand)?|limit|stop|floor)|it|where i (?:leave|sell|get out))|(?:then |there )?(?:i'm|i am) (?:out|gone|done)|no (?:further|lower|more|less)))`,
  'g',
)
const PAIR = new RegExp(
  `(?<lead>^|[,;:.–-] ?|(?<![a-z])(?:and|but|then) )(?:(?:i|i'll|i will|i'm) )?(?:${LEAVES}|${GONE}) (?:either )?at ${NUMBER} or (?:at )?${NUMBER}(?! ?(?:%|percent|x|times|am|pm))`,
)
const PART = /(?<![a-z])(?:half|some|a third|most|trim|part)(?![a-z])/
/** What decides is something else beside the price, or the sale has been. */
const HANGS =
  /(?<![a-z])(?:if|unless|should i|when|once|sold|was|were|had|might|maybe|perhaps|never|not|wrong|mistake|temptation|tempted|everyone|he|she|they said)(?![a-z])|n't|\?/
const AFTER = 24
const OF_OTHER = /^ ?(?:%|percent|times|x(?![a-z])|earnings|cents|per (?:cent|barrel|ton)|(?:dollar )?oil|am|pm)/

/** Somebody's line lies between a third and three times the price. */
const isNear = (value: Decimal, price: Decimal): boolean =>
  new Big(value).times(FARTHEST).gt(price) && new Big(price).times(FARTHEST).gt(value) && !new Big(value).eq(price)
const FARTHEST = 3
