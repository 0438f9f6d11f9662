import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { isNamedStop, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { isSale } from '../basis/request.ts'

/**
 * Whether a stop that is written in the text is at odds with the one that is recorded, or its own figures are with each other: "Stop 30%
 * below at 8.50" at a price of $10. A share of the price is taken only of a Buy, whose price it is of.
 */
export function isStopAtOdds(test: OwnTest, request: CritiqueRequest): boolean {
  const stops = isNamedStop(test) ? stopsIn(test, request) : []
  const recorded = request.position?.stopLoss ?? null
  const all = recorded === null || stops.length === 0 ? stops : [...stops, Number(recorded)]
  return all.length > 1 && Math.max(...all) - Math.min(...all) > Math.max(...all) * SAME
}

/** What is written beside what is recorded. Of figures that only contradict each other nothing is said. */
export function stopBesideRecorded(quoted: string, request: CritiqueRequest): readonly Finding[] {
  const { position } = request
  if (!position?.stopLoss || isSale(request)) return []
  const values = { words: quoted, stop: money(position.stopLoss) }
  return [{ kind: 'stop-beside-recorded', part: 'fundamentals', weight: 50, ways: BESIDE, values, quoted }]
}

/** The prices that its words name, in USD. */
function stopsIn({ words }: OwnTest, { decision }: CritiqueRequest): readonly number[] {
  const price = Number(decision.price ?? 0)
  if (price <= 0) return []
  const plain = plainText(words)
  return quantitiesOf(words).flatMap(({ unit, value, from }) => {
    if (OF_TARGET.test(plain.slice(0, from))) return []
    const amount = new Big(value).abs().toNumber()
    if (unit === 'percent') return decision.action === 'Buy' && amount < 100 ? [price * (1 - amount / 100)] : []
    const isPrice = (unit === 'money' || unit === 'count') && amount > price / FARTHEST && amount < price * FARTHEST
    return isPrice ? [amount] : []
  })
}

/** "Stop 21 target 32": the second figure is no stop. */
const OF_TARGET =
  /(?<![a-z])(?:targets?|tp|t\/p|pt|take[- ]profit|goal|objective|entry|entered|bought|in)(?: (?:is|of|at|to|near|around|price))* ?[:=@]? ?\$?$/

/** Rounded figures are the same: 121 and 120.70. */
const SAME = 0.03
const FARTHEST = 4

const BESIDE = [
  'You write {words}, and the recorded stop stands at {stop}.',
  'The recorded stop stands at {stop}, and you write {words}.',
] as const
