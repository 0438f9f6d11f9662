import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'

/**
 * "Once it trades above 32x I take a third off", and a sale whose words tell of 32.4x: a rule about what is paid for the share was kept,
 * while it does well. Another multiple in the text may be the one that is meant, and then nothing is said.
 */
export function multipleReached(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const period = isSale(request) ? holdingPeriodOf(request) : null
  if (!period) return []
  const { thesis } = decision
  const [told, other] = quantitiesOf(thesis).filter(({ unit }) => unit === 'times')
  if (!told || other || !isMeant(thesis, told) || !IS_PAID.test(plainText(thesis).slice(told.to))) return []
  const last = [period.origin, ...period.since]
    .flatMap((entry) => ownTestsOf(entry).flatMap((test) => (isOfMultiple(test) ? [{ entry, test }] : [])))
    .at(-1)
  if (!last || !isPast(last.test, told.value) || !isDone(last.test, decision.action)) return []
  const quoted = quotationOfTest(thesis, sentenceAround(thesis, told))
  const values = {
    day: dayWritten(last.entry),
    wrote: quotationOfTest(last.entry.thesis, last.test.span),
    words: quoted,
    sell: decision.action === 'Sell Some' ? 'sell a part' : 'sell',
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  return [{ kind: 'rule-kept', part: 'psychology', weight: 89, ways: KEPT, values, quoted }]
}

/** What is paid for the share, and not how often something else has grown. */
const isOfMultiple = ({ unit, side, measured, condition, value }: OwnTest): boolean =>
  unit === 'times' &&
  side === 'above' &&
  value !== null &&
  (measured === null || OF_SHARE.test(measured) || IT_TRADES.test(plainText(condition ?? '')))

const OF_SHARE = /^(?:\S+ )?(?:earnings|p\/?e|sales)$/
/** Nothing trades but the share, whatever the sentence before is about. */
const IT_TRADES = /^(?:if |when |once )?(?:it|this|the (?:stock|share|shares)) (?:trades?|sells for|costs?) /

const IS_PAID = /^(?= ?(?:[.,;:!)]|$|forward|trailing|earnings|sales|this|today|now|and|so))/

/** So far beyond it that it may be of something else is too far. */
const isPast = ({ value }: OwnTest, told: string): boolean =>
  value !== null && new Big(told).gt(value) && new Big(told).lt(new Big(value).times(2))

/** Of what was to be sold in part, a part. */
const isDone = ({ followedBy }: OwnTest, action: string): boolean =>
  action === 'Sell Some' ? followedBy === 'sell-some' : followedBy === 'sell'

const KEPT = [
  'On {day} you wrote {wrote}; today you write {words}, and {sell}{at}: that is rare.',
  'Your own rule of {day} was {wrote}; with {words} you go by it and {sell}{at}.',
] as const
