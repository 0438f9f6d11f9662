import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import type { Decimal } from '../../../prices/money.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import type { HoldingPeriod } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { courseFinding } from './course-finding.ts'

/**
 * "If they're worth half of what I paid, I close": half of a cost is a figure of the ledger, whose price says whether it came. Nothing is
 * said where more was bought since, or the share was split: then half of what was paid is another figure.
 */
export function halfOfCost(request: CritiqueRequest, { buy, since }: HoldingPeriod): readonly Finding[] {
  const { decision, splits } = request
  if (!buy?.price || decision.price === null || splits.length > 0 || !isWrittenInTime(buy) || !isOfBuyer(request))
    return []
  const half = new Big(buy.price).div(2)
  if (half.lt(decision.price) || since.some(({ action }) => action === 'Buy More')) return []
  const rule = ruleIn(buy)
  if (!rule) return []
  const share = new Big(decision.price).div(buy.price).times(100).round().toFixed()
  const values = {
    wrote: wroteOn(buy, quotationOfTest(buy.thesis, rule)),
    share: `${share}%`,
    action: decision.action,
  }
  if (!isSale(request)) return [courseFinding('falsifier-broken-and-held', 91, HELD, values)]
  const isHeldBefore = since.some(({ price }) => price !== null && half.gte(price))
  if (decision.action !== 'Sell' || isHeldBefore || half.times(NEAR).gt(decision.price)) return []
  return [courseFinding('loss-taken-as-written', 89, KEPT, values)]
}

/** What is sold at less than this part of the half was not sold at it. An option may fall far in one night. */
const NEAR = '0.75'

/** Where an entry says that it leaves, with all of it, at half of what it paid. */
function ruleIn({ thesis, price }: CritiquedDecision): Span | null {
  const plain = plainText(thesis)
  const match = HALF.exec(plain)
  if (!match) return null
  const span = { from: match.index, to: match.index + match[0].length }
  const sentence = sentenceAround(thesis, span)
  const end = LEAVES.exec(plain.slice(span.to, sentence.to))
  const lead = LEAVES_BEFORE.exec(plain.slice(sentence.from, span.from))
  if (!isMeant(thesis, span) || /\?\W*$/.test(plain.slice(sentence.from, sentence.to))) return null
  if (end && !OF_A_PART.test(end[0]) && isHalf(thesis.slice(span.from, span.to + end[0].length), price))
    return { from: span.from, to: span.to + end[0].length }
  return lead && !OF_A_PART.test(lead[0]) ? { from: sentence.from + lead.index, to: span.to } : null
}

/** "Half (46)": where the figure stands beside it, it is the half. */
function isHalf(words: string, price: Decimal | null): boolean {
  const [named] = quantitiesOf(words).filter(({ value }) => value !== '0.5')
  return (
    !named || (price !== null && new Big(named.value).minus(new Big(price).div(2)).abs().lt(new Big(price).div(20)))
  )
}

const HELD_THING =
  '(?:it|this|these|they|that|(?:the|my) (?:calls?|puts?|options?|contracts?|premium|position|stock|shares?|price|trade))'
const OF_COST =
  '(?: (?:of )?(?:what (?:i|we|they cost me)(?: (?:had|have))?(?: paid)?|my (?:own )?(?:cost|money|stake|premium|entry|price|purchase price)|(?:the|its|their) (?:premium|cost|purchase price)))'
const HALF = new RegExp(
  `(?<![a-z])(?:if|when|once|should|as soon as|the (?:day|moment)) ${HELD_THING}(?:(?:'s|'re| is| are| gets?| ever| only)*(?: (?:falls?|drops?|goes|go|comes?|sinks?|trades?|gets?))?(?: back| down)*(?: to| at| worth)(?: only| just)? (?:a )?half(?:${OF_COST}|(?= ?(?:[.,;:()]|$|i |i'm |then ))| (?=they|it))|(?: (?:ever|only))?(?: halves?| loses? half(?: (?:its|their|the) (?:value|worth|price|premium))?)(?= ?(?:[.,;:(]|$|i |i'm |then )))`,
)
const LEAVES =
  /^(?: ?\([^)]{1,16}\))?,? (?:then )?(?:(?:i|we)(?:'ll| will|'d| would| shall)? (?:sell|close|leave|exit|go|get out|cut)|(?:i|we)(?:'m| am|'ll be| will be) (?:out|gone)|(?:it|they|these|this)(?:(?:'s|'re| is| are) (?:sold|closed|gone|out)| go(?:es)?)|(?:sold|closed|sell|close|out|gone))(?: (?:it|them|all|both|everything|half|some|a third|part))*(?![a-z])/
const LEAVES_BEFORE =
  /(?:(?:i|we)(?:'ll| will|'d| would| shall)? (?:sell|close|leave|exit|go|get out|cut)|(?:i'm |i am )?(?:out|sold|gone))(?: (?:it|them|all|both|everything|half|some|a third|part))* $/
const OF_A_PART = /(?<![a-z])(?:half|some|third|part)(?![a-z])/

const HELD = ['{wrote}; the price is {share} of what you paid, and this is a {action}.'] as const
const KEPT = ['{wrote}; at {share} of what you paid you sold, as you had written: that is rare.'] as const
