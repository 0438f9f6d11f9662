import Big from 'big.js'
import { answersToTest } from '../../../tests-in-text/answers/answers-to-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isPurchase } from '../basis/request.ts'
import { wholeTest } from '../own-tests/whole-test.ts'
import { isPriceTest } from './own-price-before.ts'

/** A purchase that an earlier entry had set a price or a figure for: at the last one that was set, where it is met. */
export function keptBuyingRule(request: CritiqueRequest): readonly Finding[] {
  const { decision, splits } = request
  const period = holdingPeriodOf(request)
  // After a split the price that was written is another one.
  if (!period || !isPurchase(request) || splits.length > 0) return []
  const rules = [period.origin, ...period.since].flatMap((entry) =>
    ownTestsOf(entry).flatMap((test) => (test.followedBy === 'buy' ? [{ entry, test }] : [])),
  )
  const last = rules.at(-1)
  const met = last && metBy(last.test, request)
  if (!last || !met) return []
  const [whole = last.test.span, ...more] = wholeTest(last.entry.thesis, last.test)
  const values = {
    day: dayWritten(last.entry),
    wrote: quotationOfTest(last.entry.thesis, whole, ...more),
    met: met.words,
    action: decision.action,
  }
  // The price is that of the day decided.
  const ways = decision.writtenAt === undefined ? KEPT : KEPT_LATER
  return [{ kind: 'rule-kept', part: 'psychology', weight: 86, ways, values, quoted: met.quoted }]
}

/** What meets it: the price of this entry, or the figure that it reports, quoted. */
function metBy(test: OwnTest, { decision }: CritiqueRequest) {
  const { price, thesis } = decision
  if (test.isPrice || test.measured === null) {
    const isMet = price !== null && isPriceTest(test, price) && isOn(test, price)
    return isMet ? { words: money(price), quoted: null } : null
  }
  const answer = answersToTest(test, thesis).find(({ isBroken }) => isBroken)
  const quoted = answer ? quotationAround(thesis, answer.span) : null
  return quoted ? { words: quoted, quoted } : null
}

const isOn = ({ side, value }: OwnTest, price: string): boolean =>
  side === 'below' && value !== null && new Big(price).lte(value)

const KEPT = [
  'On {day} you wrote {wrote}; it is {met} today, and this {action} keeps to it.',
  'Your own rule of {day}, {wrote}, is met with {met}, and this {action} follows it.',
] as const
const KEPT_LATER = [KEPT[1]] as const
