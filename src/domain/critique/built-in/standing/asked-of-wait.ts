import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { isToldIn } from '../basis/phrasing.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, earlierText, isFund, isWatched } from '../basis/request.ts'
import { numbersBelow, ownPriceBefore } from '../course/own-price-before.ts'
import { ownPriceIn } from '../course/waits-for-own-price.ts'

/**
 * What somebody who watches does if what they wait for comes otherwise than they think: their price by a fall of the whole market; or the price
 * runs away before it. Each is asked once on a page.
 * @param taken what is said of the entry already
 */
export function askedOfWait(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const { decision, option } = request
  if (!isWatched(request) || option || isFund(request) || !isWrittenInTime(decision) || !isReadable(request))
    return null
  if (decision.price === null || taken.some(({ ways: [first] }) => first.endsWith('?'))) return null
  if (namesOtherCurrency(request)) return null
  const plain = plainText(decision.thesis)
  const ticker = assetName(request)
  const own = ownPriceOf(request)
  if (own !== null) {
    if (OF_WHATEVER.test(plain) || isToldIn(BY_MARKET, earlierText(request))) return null
    const values = { ticker, own: money(own) }
    return { kind: 'ask-what-if-market-falls', part, weight: 1, ways: BY_MARKET, values, quoted: null }
  }
  const waits = WAITS.test(plain) || taken.some(({ kind }) => kind === 'waits-for-own-price')
  if (!waits) return openWatch(request, plain, part)
  // What an entry before says of its own terms holds while they are waited for.
  const isAnswered = OF_RISE.test(plain) || ownPriceBefore(request) !== null || answeredBefore(request)
  if (isAnswered || isToldIn(RUNS_AWAY, earlierText(request))) return null
  const values = { ticker, higher: money(new Big(decision.price).times('1.2').toFixed()) }
  return { kind: 'ask-why-now', part, weight: 1, ways: RUNS_AWAY, values, quoted: null }
}

const answeredBefore = ({ earlier }: CritiqueRequest): boolean =>
  earlier.some(({ thesis }) => OF_RISE.test(plainText(thesis)))

/** A first look that names neither a condition nor a price nor a reason to stay away. */
function openWatch(request: CritiqueRequest, plain: string, part: Part): Finding | null {
  if (request.decision.action !== 'Watch' || request.earlier.length > 0 || MAY_SAY_WHAT_FOR.test(plain)) return null
  const values = { ticker: assetName(request) }
  return { kind: 'ask-for-own-price', part, weight: 1, ways: WHAT_FOR, values, quoted: null }
}

/** The one number of the sentence that names a price at which they would buy. */
function ownPriceOf({ decision }: CritiqueRequest): string | null {
  const span = ownPriceIn(decision)
  if (!span) return null
  const [price, ...more] = numbersBelow(decision, sentenceAround(decision.thesis, span))
  return price && more.length === 0 ? price : null
}

const OF_WHATEVER =
  /(?<![a-z])(?:whatever|market|index|crash\w*|regardless|no discussion|no matter|panic\w*|recession|either way|anyway|selloff|sell-off|correction)(?![a-z])/
const WAITS = /(?<![a-z])(?:wait\w*|until|till|once|look again|first i want|come back to (?:it|this))(?![a-z])/
const OF_RISE =
  /(?<![a-z])(?:chas\w+|run\w*|ran|rise\w*|rising|rose|higher|double[sd]?|up|away|miss\w*|late|fomo|too (?:dear|expensive)|otherwise|or (?:else|not at all)|not before|let (?:it|them) go|lower|cheaper|below|under|less)(?![a-z])|%/

/** A figure, a condition, a price, or what keeps somebody from buying. */
const MAY_SAY_WHAT_FOR =
  /\d|(?<![a-z])(?:if|when|once|unless|until|before|after (?:that|this)|wait\w*|prices?|priced|cheap\w*|dear|expensive|valuation|multiple|buy|buying|lower|later|never|need\w*|understand|know|learn\w*|want\w*|should|must|has to|have to|not for)(?![a-z])|\?/

const WHAT_FOR = [
  'What would turn this Watch into a Buy, and at which price?',
  'What would have to come for you to buy {ticker}, and at which price?',
] as const
const BY_MARKET = [
  'If a falling market, and no news of its own, brings {ticker} to your {own}: do you buy?',
  'Say that {ticker} comes to your {own} with everything else: is it still a Buy then?',
] as const
const RUNS_AWAY = [
  'And if {ticker} stands at {higher} before that comes, a fifth higher: what then?',
  'What do you do if {ticker} is at {higher}, a fifth higher, before you know?',
] as const
