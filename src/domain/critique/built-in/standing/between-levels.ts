import Big from 'big.js'
import { isReached } from '../../../assets/levels.ts'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import { isPurchase } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { actionAndPrice } from './action-and-price.ts'
import type { StandingFact } from './standing-finding.ts'

/** What the stop and the target of a purchase ask of its odds: how often the target has to come first for the two to make up for each other. */
export function oddsBetweenLevels(request: CritiqueRequest): readonly StandingFact[] {
  const distances = isPurchase(request) ? distancesOf(request) : null
  if (!distances) return []
  const { gain, risk } = distances
  const cases = risk.div(risk.plus(gain)).times(100).round().toNumber()
  if (cases < 1 || cases > 99) return []
  return [{ values: { ...inWords(distances), cases: String(cases), ...actionAndPrice(request) }, ways: ODDS }]
}

type Distances = { readonly gain: Big; readonly risk: Big }

/** How far it is from the price up to the target and down to the stop; null where it does not lie between them. */
function distancesOf(request: CritiqueRequest): Distances | null {
  const { position, decision } = request
  if (!writingOf(request).isInTime || !isOfBuyer(request)) return null
  if (!position?.stopLoss || !position.takeProfit || decision.price === null) return null
  const { price } = decision
  if (isReached('stop-loss', position.stopLoss, price) || isReached('take-profit', position.takeProfit, price))
    return null
  return { gain: new Big(position.takeProfit).minus(price), risk: new Big(price).minus(position.stopLoss) }
}

const inWords = ({ gain, risk }: Distances) => ({ gain: usdWords(gain.toFixed()), risk: usdWords(risk.toFixed()) })

/** Sold at just these prices, and without costs: a price may jump past a stop. */
const ODDS = [
  'From {now} it is {gain} up to your target and {risk} down to your stop: sold at one or the other, this {action} breaks even if the target comes first in about {cases} of 100 cases.',
] as const
