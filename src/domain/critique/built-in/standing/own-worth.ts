import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { money } from '../basis/holding-period.ts'
import { mayCompute } from './may-compute.ts'
import type { StandingFact } from './standing-finding.ts'

/** A figure that the writer gives as the worth of a share, as it is written, and its distance from the price. */
type Worth = { readonly words: string; readonly value: Decimal; readonly side: string }

/** How far the price is from what its writer thinks a share worth: of one case, or of two. */
export function worthBesidePrice(request: CritiqueRequest): readonly StandingFact[] {
  const { price } = request.decision
  const [one, other] = worthsIn(request)
  if (!one || price === null) return []
  const values = { now: money(price), one: one.words, side: one.side }
  if (!other) return [{ values, ways: WORTH }]
  return [{ values: { ...values, other: other.words, otherSide: other.side }, ways: WORTH_TWICE }]
}

/** How often the better of two cases has to come for a price between them to be even. */
export function oddsBetweenWorths(request: CritiqueRequest): readonly StandingFact[] {
  const { price } = request.decision
  const [low, high] = mayCompute(request)
    ? worthsIn(request).toSorted((one, other) => new Big(one.value).cmp(other.value))
    : []
  if (!low || !high || price === null || !new Big(low.value).lt(price) || !new Big(high.value).gt(price)) return []
  const cases = new Big(price).minus(low.value).div(new Big(high.value).minus(low.value)).times(100).round()
  if (cases.lt(1) || cases.gt(99)) return []
  const values = { low: low.words, high: high.words, now: money(price), cases: cases.toFixed() }
  return [{ values, ways: ODDS }]
}

/** One figure, or two, of the first sentence that gives such a worth; else what stands under the labels of two cases. */
function worthsIn({ decision: { thesis, price } }: CritiqueRequest): readonly Worth[] {
  if (price === null) return []
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    if (OF_OTHERS.test(words.replace(COMES_OUT, 'comes')) || /\?\W*$/.test(words)) continue
    const near = quantitiesOf(thesis).filter(
      (each) => each.from >= sentence.from && each.to <= sentence.to && mayBePrice(each, plain, price),
    )
    if (near.length === 0 || near.length > 2) continue
    if (!near.some(({ from }) => WORTH_BEFORE.test(plain.slice(sentence.from, from)))) continue
    const told = near.flatMap((each) => (isOwn(thesis, each) ? (beside(each, thesis, price) ?? []) : []))
    if (told.length === near.length) return told
  }
  return underLabels(thesis, price)
}

/** "Bear: orders -20%, 16x => 13.60. Bull: 30." */
function underLabels(thesis: string, price: Decimal): readonly Worth[] {
  const plain = plainText(thesis)
  const told = [BEAR, BULL].flatMap((label) => {
    const match = label.exec(plain)
    const words = match?.groups?.figure ?? ''
    if (!match || words === '') return []
    const from = match.index + match[0].length - words.length
    const [figure] = quantitiesOf(thesis).filter((each) => each.to === from + words.length)
    return figure && mayBePrice(figure, plain, price) ? (beside(figure, thesis, price) ?? []) : []
  })
  return told.length === 2 ? told : []
}
const FIGURE =
  '(?:[^.;\\n]|\\.(?=\\d))*?(?:[:=>→] ?| (?:is|at|of) )\\$?(?<figure>\\d+(?:\\.\\d+)?)(?= ?(?:[.,;)\\n]|$| per share| a share| and | or ))'
const LABEL_ENDS = '(?: case)?(?= ?[:=(]| is | at )'
const BEAR = new RegExp(`(?<![a-z])(?:bear|low|downside|worst)${LABEL_ENDS}${FIGURE}`)
const BULL = new RegExp(`(?<![a-z])(?:bull|high|upside|best)${LABEL_ENDS}${FIGURE}`)

/** A bare number, or dollars, of the size of the price, which is neither the price itself nor so many of anything. */
export function mayBePrice({ unit, isUsd, value, scale, from, to }: Quantity, plain: string, price: Decimal): boolean {
  if (unit !== 'count' && !(unit === 'money' && isUsd)) return false
  const isNear = new Big(value).times(FARTHEST).gt(price) && new Big(value).lt(new Big(price).times(FARTHEST))
  // "Of 2027" may be a year, and "of $50" is none.
  const isYear = unit === 'count' && /(?<![a-z])(?:in|of|by|since|q|fy) ?$/.test(plain.slice(0, from))
  return isNear && !isYear && !OF_A_THING.test(plain.slice(to)) && scale === undefined
}
const FARTHEST = 4
/** What is counted stands right behind its number; a price is followed by a mark, a preposition or a verb. */
const OF_A_THING =
  /^ ?(?:%|x(?![a-z])|[-–/]|(?!(?:in|on|at|for|if|to|and|or|but|is|by|as|when|with|a share|per share|each|dollars?|usd|within|again|some|next|after|from|normally|today|now|then|which|perhaps|maybe|because|without|eoy)(?![a-z]))[a-z])/

/** Up to the figure nothing but what leads from the name of a worth to its amount. */
const WORTH_BEFORE =
  /(?<![a-z])(?:worth|fair value|intrinsic value|(?:my|the|in the) (?:own )?(?:number|figure|estimate|value|valuation|(?:low|bear|bad|worst|base|normal|high|bull|good|best) case)|(?:sum of (?:the )?parts|sotp|my model|my sheet|dcf|it|that|which)(?: [a-z' ]{0,40})? (?:gives|gets|brings|leaves) me|i ?(?:get(?: to)?|come to|arrive at|see|reckon(?: it at)?|(?:'ve |have )?valued? (?:it|this|them|the (?:shares?|stock|company|business|whole|rest))(?: (?!at(?![a-z]))[a-z0-9-]+){0,4} at|make it)|my (?:own )?(?:dcf|model|sheet|spreadsheet|sums?|maths?|arithmetic) (?:says|comes (?:out )?(?:to|at)|puts it at))(?: (?:is|of|at|about|around|roughly|to me|a share|per share|on (?:my|paper|the)(?: [a-z]+)?|here|today|maybe|probably|some|comes to|for it))*(?: ?[:=~])? ?$/
/** What a part of it is worth, what others think, what it once cost, what else has a price, and where something is done. */
const OF_OTHERS =
  /(?<![a-z])(?:alone|units?|division|segment|arm|spectrum|land|real estate|property|brand|stake|subsidiary|pipeline|analysts?|consensus|the street|wall street|banks?|brokers?|he|she|friend|brother|colleague|morningstar|gurufocus|everyone|everybody|people|once|used to|was|were|high of|low of|peak|oil|gold|brent|crude|barrel|copper|bitcoin|eps|earns?|strike|calls?|puts?|stop|sell|selling|out|trim|buy|buying|add|book value|debt|dividend|losing|lost|the (?:index|s&p|market)|rumou?r)(?![a-z])/

/** "My sheet comes out at 62" leaves nothing. */
const COMES_OUT = /(?<![a-z])comes? out(?= (?:to|at)(?![a-z]))/g

function beside({ from, to, value }: Quantity, thesis: string, price: Decimal): Worth | null {
  const change = percentChange(price, value)
  if (change === null || new Big(change).eq(0)) return null
  return {
    value,
    words: thesis.slice(from, to).trim(),
    side: `${distanceWords(change)} ${change.startsWith('-') ? 'below' : 'above'}`,
  }
}

function isOwn(thesis: string, span: Span): boolean {
  // "I've valued it without them at 40" leaves something out, and denies no value.
  const stated = thesis.replace(/(?<![a-z])without(?![a-z])/gi, 'outside')
  const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(stated, span)
  return !(isNegated || isReported || isQuoted || isIronic || isPast)
}

const WORTH = ['Your {one} is {side} {now}.', 'Held against {now}, your {one} is {side} it.'] as const
const WORTH_TWICE = [
  'Held against {now}, your {one} is {side} it and your {other} {otherSide}.',
  'Your {one} is {side} {now}, and your {other} is {otherSide}.',
] as const
const ODDS = [
  'Between your {low} and your {high}, {now} is even if the higher one comes in about {cases} of 100 cases.',
  'By your own two figures, {low} and {high}, {now} breaks even if the higher one comes in about {cases} of 100 cases.',
] as const
