import Big from 'big.js'
import { matchesOf } from '../../../../language/matches-of.ts'
import type { Quantity } from '../../../../language/quantities.ts'
import { usdWords } from '../../../../prices/money-format.ts'
import { isPurchase } from '../../basis/request.ts'
import { after, before, type Figures, numberIn, type Sum, wordsOf } from './sum.ts'

/**
 * "Maximum I lose is 10%, so the stop is at 62", bought at 81: the own stop is further below than the most that is to be lost. Only where
 * both stand in one sentence, and the most is of the position.
 */
export function stopBesideMost(figures: Figures): Sum | null {
  const { quantities, request } = figures
  const { decision, option } = request
  const words = wordsOf(figures)
  if (!isPurchase(request) || option || decision.price === null || !MOST.test(words) || OF_ALL.test(words)) return null
  const most = quantities.find((each) => each.unit === 'percent' && isMost(figures, each))
  const stop = quantities.find((each) => each !== most && isPriceOfStop(figures, each))
  if (!most || !stop) return null
  const price = new Big(decision.price)
  const loss = price.minus(stop.value).div(price).times(100)
  // Nobody counts a tenth of it, nor half a point.
  const isFurther = loss.gt(new Big(most.value).abs().times('1.1').plus('0.5'))
  if (!isFurther || loss.gte(100) || loss.lte(0)) return null
  return {
    at: most,
    comesTo: `from ${usdWords(decision.price)} down to ${usdWords(stop.value)} is ${loss.toFixed(2)}%`,
  }
}

const MOST = /(?<![a-z])(?:max(?:imum)?|most|at most|no more than|not more than)(?![a-z])/
/** A hundredth of all that somebody has is another measure. */
const OF_ALL =
  /(?<![a-z])(?:of (?:the|my|our|all|total)(?: [a-z]+)? ?(?:portfolio|account|capital|savings|money|wealth|equity|book|depot|pot|net worth|i own|i have)?|per (?:year|month|trade|day)|a (?:year|month|day))(?![a-z])/
const isMost = (figures: Figures, at: Quantity): boolean =>
  /(?<![a-z])(?:(?:max(?:imum)?|the most|most)(?: (?:that )?(?:i|we)(?: (?:can|may|will|want to|am willing to|allow myself to))? (?:lose|risk|give)| loss| risk| drawdown)(?: [a-z]+){0,3}|(?:lose|risk)(?:ing)?(?: [a-z]+){0,2} (?:at most|no more than|not more than|a max(?:imum)? of)) ?[:=]? ?$/.test(
    before(figures, at),
  )
const isPriceOfStop = (figures: Figures, at: Quantity): boolean =>
  (at.isUsd || at.unit === 'count') &&
  /(?<![a-z])stop(?:[- ]?loss)?(?: order)?(?: (?:is|goes|sits|stands|set|placed|therefore|so))*(?: (?:at|to|=))? ?[$]?$/.test(
    before(figures, at),
  ) &&
  !/^ ?(?:%|percent|points|days?)/.test(after(figures, at))

/**
 * "+13% against -29%", and "65/35 on the two": own odds at which own pay-offs bring a loss on average, whichever of the odds belongs to
 * the gain.
 */
export function oddsTimesPayoffs(figures: Figures): Sum | null {
  const { plain, sentence, quantities } = figures
  const [gain, loss, ...more] = quantities.filter(({ unit }) => unit === 'percent')
  if (!gain || !loss || more.length > 0 || !AGAINST.test(plain.slice(gain.to, loss.from))) return null
  if (!/^\+/.test(plain.slice(gain.from)) || numberIn(gain) <= 0 || numberIn(loss) >= 0) return null
  const odds = matchesOf(ODDS, plain.slice(sentence.from, sentence.from + REACH))
  const [likely, other] = (odds[0]?.slice(1) ?? []).map(Number)
  if (odds.length !== 1 || likely === undefined || other === undefined || likely + other !== 100) return null
  const [high, low] = [Math.max(likely, other), Math.min(likely, other)]
  const average = new Big(gain.value).times(high).plus(new Big(loss.value).times(low)).div(100)
  if (average.gte(0)) return null
  return {
    at: { from: gain.from, to: loss.to },
    comesTo: `with ${high} of 100 for +${gain.value}% and ${low} of 100 for ${loss.value}%, the average is ${average.toFixed(2)}%`,
  }
}

const AGAINST = /^ ?(?:,|\/)? ?(?:against|vs\.?|versus|or|and|\/|for)? ?$/
/** "I put 65/35 on the two" may stand in the next sentences; of sales and of shares such a pair is none of odds. */
const REACH = 260
const PAIR =
  '(?<![\\d.,/])(\\d{2})(?: ?%)? ?(?:\\/|:|to) ?(\\d{2})(?: ?%)?(?!\\d|[.,]\\d|[/%]| (?:shares|days|weeks|months|years))'
const ODDS = new RegExp(
  `(?<=(?<![a-z])(?:i (?:put|give|say|see|guess|weigh|rate)|i'd (?:put|give|say)|odds|chances?|probabilit(?:y|ies)|likelihood)[^.;!?]{0,24})${PAIR}`,
  'g',
)
