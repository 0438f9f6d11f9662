import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { isMeant } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { businessFigures } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, isFund, isPurchase } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'

/**
 * "Fell from 230 to 85": a fall that ends at the price of this purchase, in an entry that measures nothing else and tests nothing. That the
 * second figure is the price is a fact of the ledger, so whatever surrounds the two, it is the share that fell.
 */
export function fallTold(request: CritiqueRequest): readonly Finding[] {
  const { thesis, price } = request.decision
  if (!isPurchase(request) || isFund(request) || request.option || price === null || new Big(price).eq(0)) return []
  const plain = plainText(thesis)
  const match = matchesOf(FALL, plain).find(({ groups = {} }) => {
    const [from, to] = [groups.from, groups.to].map((figure = '0') => new Big(figure.replaceAll(',', '')))
    return from && to && from.times(LEAST_OF_FALL).gte(to) && to.minus(price).abs().lte(new Big(price).times(ABOUT))
  })
  if (!match || testsIn(request).length > 0) return []
  const span = { from: match.index, to: match.index + match[0].length }
  const isOther = ({ from, to }: { from: number; to: number }) => to <= span.from || from >= span.to
  if (!isMeant(thesis, span) || businessFigures(thesis).some(isOther)) return []
  const quoted = quotationAround(thesis, span)
  const values = { words: quoted, ticker: assetName(request) }
  return [{ kind: 'fall-as-reason', part: 'psychology', weight: 54, ways: FELL, values, quoted }]
}

const NUMBER =
  '\\$?(?<NAME>\\d[\\d,]*(?:\\.\\d+)?)(?! ?(?:%|percent|bn|billion|m(?:n|illion)?(?![a-z])|x(?![a-z])|times|k(?![a-z])))'
const FALL = new RegExp(
  `(?<![a-z])(?:(?:fell|fallen|falls|down|dropped|drops|came|come|went|gone|crashed|sank|slid|tanked|collapsed|halved|used to be|was)(?: (?:all the way|down|back|already|now|like|at))* (?:from |at )?(?:about |around |over |like |nearly )?)${NUMBER.replace('NAME', 'from')}(?: [a-z]+){0,4}?(?: to|,? (?:and )?(?:it's|its|it is|is)?(?: now| at| today| only| just)+) (?:about |around |under |just |like )?${NUMBER.replace('NAME', 'to')}`,
  'g',
)
/** A fall by a fifth and more; and what counts as the price of the day. */
const [LEAST_OF_FALL, ABOUT] = ['0.8', '0.05']

const FELL = [
  'You write {words}: what do those who sold it see, and where are they wrong?',
  'You write {words}: what did {ticker} lose in that time, apart from its price?',
] as const
