import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { isNamedStop } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isPurchase } from '../basis/request.ts'

/** "A ten year hold ... stop at 115", at 118: what is meant for years ends with a fall of a few percent. Both are told, and neither is praised. */
export function stopAgainstHorizon(request: CritiqueRequest): readonly Finding[] {
  const { decision, option } = request
  const { thesis, price } = decision
  if (!isPurchase(request) || option || price === null) return []
  const horizon = HELD_FOR_YEARS.in(plainText(thesis)).find((each) => isMeant(thesis, each) && isLong(thesis, each))
  const stop = horizon && ownTestsOf(decision).find((test) => isNamedStop(test) && test.unit !== 'percent')
  if (!horizon || !stop?.value || !new Big(stop.value).lt(price) || new Big(stop.value).lt(new Big(price).times(NEAR)))
    return []
  const fall = fallBetween({ ...decision, price }, { ...decision, price: stop.value })
  if (!fall) return []
  const values = {
    horizon: quotationAround(thesis, horizon),
    stop: quotationOfTest(thesis, stop.span),
    fall,
    at: money(price),
  }
  if (values.horizon.includes(values.stop.slice(1, -1))) return []
  return [{ kind: 'stop-against-horizon', part: 'fundamentals', weight: 66, ways: BESIDE, values, quoted: values.stop }]
}

/** A stop within so much of the price is passed in many an ordinary month. */
const NEAR = '0.95'
const LEAST_YEARS = 3

const isLong = (thesis: string, { from, to }: Span): boolean => {
  const number = new RegExp(`(?<![a-z\\d])${NUMBER_WORD}(?=[- ]years?)`).exec(plainText(thesis).slice(from, to))?.[0]
  return number === undefined || (numberOf(number) ?? 0) >= LEAST_YEARS
}

const YEARS = `(?:${NUMBER_WORD}|many|several)(?:[- ]years?| years? (?:or more|plus))`
const HELD_FOR_YEARS = words(
  `(?:an? )?${YEARS} (?:hold|holding|horizon|plan|position|investment)|(?:hold|holding|keep|keeping|own|owning)(?: [a-z]+){0,2} for (?:(?:the next|at least|about|another) )?(?:${YEARS}|decades|life|ever|my (?:grand)?(?:kids|children))|horizon (?:is |of )?${YEARS}|(?:for|over) (?:the next )?(?:decades|generations)|my grandchildren will|(?:a |my )?forever (?:hold|stock|position)`,
)

const BESIDE = [
  'You write {horizon} and {stop}: from {at} a fall of {fall} ends it.',
  'Beside {horizon} stands {stop}, which is a fall of {fall} from {at}.',
] as const
