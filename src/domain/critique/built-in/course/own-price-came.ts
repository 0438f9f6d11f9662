import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'
import { OF_ANY_TEST } from '../own-tests/open-test-before.ts'
import { bothTermsToBuy } from './both-terms-to-buy.ts'
import { ownPriceBefore } from './own-price-before.ts'
import { ownPriceIn, wholeOwnPrice } from './waits-for-own-price.ts'

/**
 * "I buy at 300 or below, as long as maintenance sales are not shrinking", and now the price is there and nothing is bought: both are set beside each
 * other, with what the entry says of the rest of it. It is told once, of the first price that comes there.
 */
export function ownPriceCame(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier } = request
  if (!isWatched(request) || decision.price === null || ownPriceIn(decision) !== null) return []
  const own = ownPriceBefore(request)
  if (!own || new Big(decision.price).gt(own.price) || bothTermsToBuy(request).length > 0) return []
  const since = earlier.slice(earlier.indexOf(own.entry) + 1)
  if (since.some(({ price }) => price !== null && new Big(price).lte(own.price))) return []
  const { thesis } = own.entry
  const sentence = sentenceAround(thesis, own.span)
  const wrote = quotationOfWhole(thesis, sentence) ?? wholeOwnPrice(thesis, own.span)
  if (!BUYS.test(plainText(wrote))) return []
  const values = { day: dayWritten(own.entry), wrote, now: money(decision.price), action: decision.action }
  const told = saidOfTheRest(own.entry, own.span, decision)
  const finding = { kind: 'test-beside', part: 'psychology', weight: 78, hasOwnForm: true } as const
  return told
    ? [{ ...finding, ways: CAME_WITH_WORDS, values: { ...values, words: told }, quoted: told }]
    : [{ ...finding, ways: CAME, values, quoted: null }]
}

/**
 * The sentence of an entry that has a word of what was asked for beside a price.
 * @param price where that price stands in the entry that asked for it
 */
export function saidOfTheRest(wanted: CritiquedDecision, price: Span, { thesis }: CritiquedDecision): string | null {
  const { from, to } = sentenceAround(wanted.thesis, price)
  const plain = plainText(wanted.thesis.slice(from, to))
  const opened = BESIDE_PRICE.exec(plain)
  const rest = opened ? plain.slice(opened.index + opened[0].length) : ''
  const named = contentWords(rest).filter((word) => word.length > 3 && !OF_ANY_TEST.has(word))
  const spoken = sentencesOf(thesis).find((sentence) => isOfRest(sentence, thesis, named))
  return spoken ? quotationOfWhole(thesis, spoken) : null
}

const isOfRest = ({ from, to }: Span, thesis: string, named: readonly string[]): boolean =>
  isMeant(thesis, { from, to }) &&
  !/\?\W*$/.test(thesis.slice(from, to)) &&
  contentWords(thesis.slice(from, to)).some((word) => named.includes(word))

/** "Maybe near 45" is a place on the chart, and promises nothing. */
const BUYS = /(?<![a-z])(?:i|i'd|i'll|my|we|buy|buyer|buying|bid|pay|start|entry|limit order)(?![a-z])/

const BESIDE_PRICE =
  /(?<![a-z])(?:if|once|when|unless|until|provided(?: that)?|as long as|as soon as|but only|and|with|while)(?![a-z])/

const CAME = ['On {day} you wrote {wrote}; it is {now} today, and this is a {action}.'] as const
const CAME_WITH_WORDS = [
  'On {day} you wrote {wrote}; it is {now} today, you write {words}, and this is a {action}.',
] as const
