import Big from 'big.js'
import { isReached } from '../../../assets/levels.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import { isPurchase } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { actionAndPrice } from './action-and-price.ts'
import type { StandingFact } from './standing-finding.ts'

/** What the stop and the target of a purchase ask of its odds: how often the target has to come first for the two to make up for each other. */
export function oddsBetweenLevels(request: CritiqueRequest): readonly StandingFact[] {
  const distances = isPurchase(request) && !isOfOtherPlan(request.decision.thesis) ? distancesOf(request) : null
  if (!distances) return []
  const { gain, risk } = distances
  const cases = risk.div(risk.plus(gain)).times(100).round().toNumber()
  if (cases < 1 || cases > 99) return []
  return [{ values: { ...inWords(distances), cases: String(cases), ...actionAndPrice(request) }, ways: ODDS }]
}

/** Whether a text may say that at one of the two only a part is sold, or the stop follows: the odds of a sale of all are of another plan. */
function isOfOtherPlan(thesis: string): boolean {
  const plain = plainText(thesis)
  return sentencesOf(thesis).some(({ from, to }) => {
    const words = plain.slice(from, to)
    return STOP_FOLLOWS.test(words) || (SELLS.test(words) && PART.test(words))
  })
}
const SELLS =
  /(?<![a-z])(?:sell|sells|selling|sold|trim\w*|take|taking|takes|bank|banking|close|cut|reduce|scale|lighten|unload|goes|go|going|off|out|let go|part with|peel)(?![a-z])/
const PART =
  /(?<![a-z\d])(?:half|halves|halve|(?:one |a |two |1 |2 )?thirds?|(?:three |a |one )?quarters? of|1\/[2-5]|2\/3|3\/4|\d+ ?% of|a part|in (?:two|three|four|five|thirds|halves|quarters|parts|pieces|tranches|steps|stages)|parts? of|some(?: of)?|most of|a bit|a few|\d+ (?:of (?:the|my|them)|shares|contracts)|the (?:rest|remainder|remaining|others?)|scale out)(?![a-z])/
const STOP_FOLLOWS =
  /(?<![a-z])(?:trail\w*|(?:rais(?:e|es|ing)|mov(?:e|es|ing)|pull(?:ing)?|lift(?:ing)?|tighten(?:ing)?|bring(?:ing)?|lock(?:ing)?) (?:up )?(?:my |the |that |this )?stop|stop (?:goes|moves|comes|follows|rises|then|up))(?![a-z])/

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
