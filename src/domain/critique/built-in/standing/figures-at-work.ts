import { sentenceAround } from '../../../language/sentences.ts'
import { percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { money } from '../basis/holding-period.ts'
import { isWatched } from '../basis/request.ts'
import { numbersBelow } from '../course/own-price-before.ts'
import { ownPriceIn } from '../course/waits-for-own-price.ts'
import { badCaseBesidePrice, earningsTimesMultiple } from './case-at-work.ts'
import { yieldBesideDividend } from './dividend-at-work.ts'
import { expectedBelowReported } from './expected-below-reported.ts'
import { mayCompute } from './may-compute.ts'
import { multipleOfPrice } from './multiple-at-work.ts'
import { worthBesidePrice } from './own-worth.ts'
import type { FactReader, StandingFact } from './standing-finding.ts'
import { wonBack } from './won-back.ts'
import { yieldOnSum } from './yield-at-work.ts'

/**
 * A figure that the entry itself states, put to work beside its price: what a multiple leaves for each share, how far the price is from
 * what its writer thinks it worth, what a dividend brings in a year. Each is exact by its own terms, and says nothing of whether they are right.
 */
export function* figuresAtWork(request: CritiqueRequest): Iterable<StandingFact> {
  if (!mayCompute(request)) return
  yield* wonBack(request)
  // A figure of a later entry may be of the day of an earlier one.
  if (request.earlier.length > 0) return
  for (const read of READERS) yield* read(request)
}

const READERS: readonly FactReader[] = [
  worthBesidePrice,
  badCaseBesidePrice,
  earningsTimesMultiple,
  yieldBesideDividend,
  expectedBelowReported,
  ownPriceBelow,
  yieldOnSum,
  multipleOfPrice,
]

/** Whoever watches for a price of their own: how far it is from there. */
function ownPriceBelow({ decision, earlier }: CritiqueRequest): readonly StandingFact[] {
  const span = earlier.length === 0 && isWatched({ decision }) ? ownPriceIn(decision) : null
  if (!span || decision.price === null) return []
  const [price, ...more] = numbersBelow(decision, sentenceAround(decision.thesis, span))
  const fall = price && more.length === 0 ? percentChange(decision.price, price) : null
  if (!price || fall === null) return []
  return [
    { values: { own: money(price), now: money(decision.price), fall: distanceWords(fall) }, ways: OWN_PRICE_BELOW },
  ]
}

const OWN_PRICE_BELOW = ['From {now} down to your {own} it is {fall}.', 'Your {own} is {fall} below {now}.'] as const
