import { plainText } from '../../../language/plain-text.ts'
import { pointsBack } from '../../../language/points-back.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { type Phrasings, sharesWords, turnOf } from '../basis/phrasing.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund, isWatched } from '../basis/request.ts'
import { isPlan } from './of-plan.ts'
import { reasonsToBuy } from './reasons-stated.ts'

/**
 * A question about what would prove a first entry wrong, asked of the very words that it rests on. It comes first where
 * nothing else is told of the writer.
 * @param taken what is said of the entry already
 * @param isOfWriterTold whether something else is told of the writer, before which no question stands
 * @returns the question as it was where the entry states nothing that may stop being so
 */
export function inOwnWords(
  question: Finding,
  request: CritiqueRequest,
  taken: readonly Finding[],
  isOfWriterTold: boolean,
): Finding {
  const { earlier } = request
  if (question.kind !== 'ask-what-would-prove-wrong' || earlier.length > 0 || isWatched(request)) return question
  const quoted = newReason(request, taken)
  if (quoted === null) return question
  const part: Part = isOfWriterTold ? question.part : 'psychology'
  const ways = NO_LONGER[part]
  const ofPrice = askedOfPrice(request)
  // Half of the shares are asked the one, and half the other: so no two entries in a row need begin alike.
  const isOfPrice = ofPrice !== null && part !== 'worldEvents' && turnOf(request) % 2 === 1
  return {
    ...question,
    ...(isOfPrice ? { kind: 'ask-what-price-assumes', ways: ofPrice } : { ways }),
    part,
    values: { ...question.values, ...valuesOf(quoted, request) },
    quoted,
  }
}

/** What the price of a first Buy knows of the words that it rests on, for whoever says of them when they are over, or may say it. */
export function askedOfPriceAlone(request: CritiqueRequest, taken: readonly Finding[]): Finding | null {
  const { decision, earlier } = request
  const isOpen = decision.action === 'Buy' && earlier.length === 0 && isWrittenInTime(decision) && isReadable(request)
  if (!isOpen || isFund(request) || isPlan(taken) || taken.some(({ ways: [first] }) => first.endsWith('?'))) return null
  const ways = askedOfPrice(request)
  const quoted = ways && newReason(request, taken)
  return quoted
    ? { kind: 'ask-what-price-assumes', part: 'psychology', weight: 1, ways, values: valuesOf(quoted, request), quoted }
    : null
}

const valuesOf = (words: string, request: CritiqueRequest) => ({
  ticker: assetName(request),
  price: money(request.decision.price ?? '0'),
  words,
})

function newReason(request: CritiqueRequest, taken: readonly Finding[]): string | null {
  for (const quoted of reasonsToBuy(request.decision))
    if (!taken.some((other) => other.quoted !== null && sharesWords(other.quoted, quoted))) return quoted
  return null
}

/** What the price knows of a statement; null where the entry speaks of what is paid, or of what others see or think. */
function askedOfPrice(request: CritiqueRequest): Phrasings | null {
  const { decision, option } = request
  const plain = plainText(decision.thesis)
  if (decision.price === null || option || namesOtherCurrency(request) || OF_PRICE.test(plain)) return null
  return pointsBack(plain) ? null : OF_WHAT_IS_PAID
}

const OF_PRICE =
  /\d ?(?:x|times)(?![a-z])|(?<![a-z])(?:prices?|priced|pricey|paid|pay for|cheap\w*|dear|expensive|valu\w+|worth|multiple|times (?:earnings|sales|book|cash)|p\/e|pe|discount\w*|bargain\w*|overvalued|undervalued|mispric\w+|market|everybody|everyone|nobody|no one|people|investors?|analysts?|street|crowd|others|consensus|underst\w+|overlook\w*|ignor\w+|hat(?:es?|ed)|forgot\w*|unloved|sees?|knows?|notice\w*|catch\w*|yield\w*|target|double[sd]?)(?![a-z])/

const OF_WHAT_IS_PAID = [
  'You write {words}: why is {price} too little for that?',
  'You write {words}: what of it does somebody who sells {ticker} at {price} not know?',
] as const
const NO_LONGER: Readonly<Record<Part, Phrasings>> = {
  psychology: [
    'You write {words}: by what would you notice that it is no longer so?',
    'You write {words}: what would you have to see to say that it is over?',
  ],
  fundamentals: ['Which figure of {ticker} would tell you that {words} is no longer so?'],
  worldEvents: [
    'What would have to happen for {words} to be no longer so?',
    'By what would you notice that {words} is no longer so?',
  ],
}
