import Big from 'big.js'
import { exactUsdWords } from '../../../prices/exact-format.ts'
import { marketDayOf } from '../../../prices/market-calendar.ts'
import type { Decimal } from '../../../prices/money.ts'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { isPurchase } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { courseFinding } from './course-finding.ts'

/**
 * A stop that a purchase sets at its own price or above it, or a target at it or below. The form refuses both where it knows the price, so
 * it is told of what was recorded before it did. Of an option that was sold the form asks for the other side, and nothing is said; nor on
 * the day of a split, when one of the two may have been typed in the shares before it.
 */
export function levelPastOwnPrice(request: CritiqueRequest): readonly Finding[] {
  const { at, price } = request.decision
  if (price === null || !isPurchase(request) || !isOfBuyer(request)) return []
  if (request.splits.some(({ effectiveOn }) => effectiveOn === marketDayOf(at))) return []
  const { stopLoss, takeProfit } = levelsSetByThis(request)
  if (stopLoss !== null && new Big(stopLoss).gte(price)) return [pastAtOnce(STOP, stopLoss, price, request)]
  if (takeProfit !== null && new Big(takeProfit).lte(price)) return [pastAtOnce(TARGET, takeProfit, price, request)]
  return []
}

/** With a Buy nothing stood before; with a Buy More only what it moves is its own. */
function levelsSetByThis({ decision, position, moves }: CritiqueRequest) {
  if (decision.action === 'Buy')
    return { stopLoss: position?.stopLoss ?? null, takeProfit: position?.takeProfit ?? null }
  const own = moves.filter((move) => isOneDecision(move, decision))
  const placeOf = (level: (typeof own)[number]['level']) => own.find((move) => move.level === level)?.to ?? null
  return { stopLoss: placeOf('stop-loss'), takeProfit: placeOf('take-profit') }
}

function pastAtOnce(
  { name, past, side }: typeof STOP | typeof TARGET,
  level: Decimal,
  price: Decimal,
  { decision }: CritiqueRequest,
): Finding {
  const isAtPrice = new Big(level).eq(price)
  // Both with all of their decimals where they would be shown as the same.
  const inWords = !isAtPrice && usdWords(level) === usdWords(price) ? exactUsdWords : usdWords
  const values = {
    name,
    side,
    past: isAtPrice ? 'at' : past,
    level: inWords(level),
    price: inWords(price),
    action: decision.action,
  }
  return courseFinding('level-past-own-price', 92, PAST_AT_ONCE, values)
}

const STOP = { name: 'stop', past: 'above', side: 'below' } as const
const TARGET = { name: 'target', past: 'below', side: 'above' } as const

const PAST_AT_ONCE = [
  'Your {name} at {level} stands {past} the {price} of this {action}, and a {name} lies {side} the price.',
  'This {action} is at {price}, and your {name} stands {past} that, at {level}: a {name} lies {side} the price.',
] as const
