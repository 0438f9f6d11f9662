import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { isMeant } from '../../../language/standing.ts'
import { percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfSentence } from '../basis/quotation-of-sentence.ts'
import { isPurchase } from '../basis/request.ts'
import { mayCompute } from './may-compute.ts'
import { mayBePrice } from './own-worth.ts'

/**
 * "Base case 60, good case 85, blue sky 140", bought at 42: prices of two cases at least, of which the lowest lies above what is paid.
 * Nothing is said where the entry speaks of a lower price in any way, or a stop is set.
 */
export function noLowerCase(request: CritiqueRequest): readonly Finding[] {
  const { thesis, price } = request.decision
  if (!isPurchase(request) || price === null || !mayCompute(request)) return []
  const plain = plainText(thesis)
  if (request.position?.stopLoss != null || SPEAKS_OF_LESS.test(plain)) return []
  const cases = casesIn(thesis).filter(({ figure }) => mayBePrice(figure, plain, price))
  const [first, ...others] = cases
  if (!first || others.length === 0 || !cases.every(({ span }) => isMeant(thesis, span))) return []
  const { figure } = others.reduce((low, each) => (new Big(each.figure.value).lt(low.figure.value) ? each : low), first)
  const quoted = quotationOfSentence(thesis, first.span)
  const change = percentChange(price, figure.value)
  if (quoted === null || change === null || new Big(change).lt(LEAST_ABOVE)) return []
  const lowest = thesis.slice(figure.from, figure.to).trim()
  const values = { words: quoted, lowest, above: distanceWords(change), now: money(price) }
  return [{ kind: 'no-lower-case', part: 'psychology', weight: 68, ways: WAYS, values, quoted }]
}

type Case = { readonly span: Span; readonly figure: Quantity }

function casesIn(thesis: string): readonly Case[] {
  return matchesOf(CASE, plainText(thesis)).flatMap(({ index, 0: { length } }) => {
    const span = { from: index, to: index + length }
    const figure = quantitiesOf(thesis).find(({ from, to }) => to === span.to && from > span.from)
    return figure ? [{ span, figure }] : []
  })
}

const CASE =
  /(?<![a-z])(?:(?:base|central|main|normal|middle|mid|fair|realistic|expected|conservative|cautious|good|better|best|great|high|bull|optimistic|dream|rosy|upside|blue[- ]sky)(?: ?case| scenario)|blue[- ]sky|bull|base|dream)(?: (?:is|at|of|says|gives|around|about|maybe|say))*(?: ?[:=>→])? ?\$?\d+(?:\.\d+)?(?![\d%]| ?(?:%|percent|x(?![a-z])|times|bn|m(?:n|illion)?(?![a-z])|billion|million|years?|months?|quarters?))/g
/** In percent: a case that is a little above the price is one of standing still. */
const LEAST_ABOVE = 5
/** Whatever leads below the price, in the writer's words. */
const SPEAKS_OF_LESS =
  /(?<![a-z])(?:bears?|bearish|low(?:er|est|s)?|worse|worst|bad|downside|down|loses?|losing|loss(?:es)?|lost|falls?|fell|falling|drops?|halv\w*|half|below|under|beneath|stop(?:s|ped)?|out|exit|leave|zero|nil|nothing|bust|bankrupt\w*|fails?|failed|failing|failure|wrong|risks?|if|unless|disaster|recession|crash|eps|earn(?:s|ings)?|revenue|sales|margins?)(?![a-z])/
const WAYS = [
  'You write {words}: the lowest of these cases, {lowest}, lies {above} above the {now} that you pay, and in none of them do you lose.',
  'Of the cases in {words} the lowest, {lowest}, is {above} above the {now} that you pay: in each of them you gain.',
] as const
