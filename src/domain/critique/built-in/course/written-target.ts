import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { percentChange } from '../../../prices/money.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { type HoldingPeriod, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { dayOf } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'

type Target = { readonly entry: CritiquedDecision; readonly test: OwnTest; readonly price: Big }

/**
 * "If it doubles I sell half", judged by the prices of the ledger alone: a sale at it keeps it, any other entry at it does not, and
 * a sale below it after an entry at it comes late. Nothing is said where two entries name one, and after a split or a sale.
 */
export function writtenTarget(request: CritiqueRequest, { buy, since }: HoldingPeriod): readonly Finding[] {
  const { decision, splits } = request
  if (!buy || buy.price === null || decision.price === null || splits.length > 0) return []
  const entries = [buy, ...since]
  const targets = [...entries, decision].flatMap((entry) => targetOf(entry, buy.price ?? '0') ?? [])
  const [target] = targets
  if (!target || targets.length > 1 || target.entry === decision) return []
  const after = entries.slice(entries.indexOf(target.entry) + 1)
  if (after.some(({ action }) => action === 'Sell Some' || action === 'Buy More')) return []
  const isAt = ({ price }: CritiquedDecision) => price !== null && target.price.lte(price)
  const passed = after.find(isAt)
  const values = valuesOf(target, passed ?? decision, request, buy.price)
  // Whoever held on at it has not kept it by a later sale, whatever that one brought.
  if (isSale(request) && passed) return [finding('target-passed-and-kept', 80, LATE, values)]
  if (!isAt(decision)) return []
  if (isSale(request)) return [finding('target-obeyed', 88, KEPT, values)]
  return [finding('target-passed-and-kept', 85, PASSED, valuesOf(target, decision, request, buy.price))]
}

function targetOf(entry: CritiquedDecision, paid: string): Target | null {
  const test = ownTestsOf(entry).find(
    ({ isPrice, side, followedBy }) => isPrice && side === 'above' && /^sell/.test(followedBy ?? ''),
  )
  if (!test) return null
  const price = priceOf(test, new Big(paid))
  return price?.gt(paid) ? { entry, test, price } : null
}

function priceOf({ words, value, unit, isUsd }: OwnTest, paid: Big): Big | null {
  if (value === null) {
    const times = MULTIPLES.find(([multiple]) => multiple.test(plainText(words)))?.[1]
    return times ? paid.times(times) : null
  }
  if (unit === 'percent') return paid.times(new Big(value).plus(100)).div(100)
  const isDollars = (unit === 'money' && isUsd) || (unit === 'count' && paid.times(FARTHEST).gt(value))
  return isDollars ? new Big(value) : null
}

/** A target without its sign lies below so many times what was paid. */
const FARTHEST = 3

const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])(?:it|the (?:price|stock|share price|option|call)) doubles(?![a-z])/, 2],
  [/(?<![a-z])(?:it|the (?:price|stock|share price|option|call)) triples(?![a-z])/, 3],
]

const valuesOf = ({ entry, test }: Target, passed: CritiquedDecision, { decision }: CritiqueRequest, paid: string) => ({
  day: dayWritten(entry),
  wrote: quotationOfTest(entry.thesis, test.span),
  now: money(decision.price ?? '0'),
  passed: dayOf(passed),
  at: money(passed.price ?? '0'),
  rise: `${percentChange(paid, passed.price ?? '0') ?? '0'}%`,
  held: passed.action,
  action: decision.action,
  sold: decision.action === 'Sell Some' ? 'sold a part' : 'sold',
})

const finding = (
  kind: Finding['kind'],
  weight: number,
  ways: Finding['ways'],
  values: Readonly<Record<string, string>>,
): Finding => ({ kind, part: 'psychology', weight, ways, values, quoted: null })

const KEPT = ['On {day} you wrote {wrote}; at {now}, {rise} above the Buy, you {sold}: that was the plan.'] as const
const PASSED = [
  'On {day} you wrote {wrote}; at {at} it is {rise} above the Buy, and this is a {action}.',
  'Your own line of {day}, {wrote}, is behind the price of {at}, {rise} above the Buy: this is a {action}.',
] as const
const LATE = [
  'On {day} you wrote {wrote}; on {passed} the price was {at}, {rise} above the Buy, and the answer was a {held}: this {action} is at {now}.',
] as const
