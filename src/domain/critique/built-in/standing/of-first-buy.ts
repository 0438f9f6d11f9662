import Big from 'big.js'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { sharesWords, turnOf } from '../basis/phrasing.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { quartersOfClaim } from './days-of-entry.ts'
import { reasonsStated } from './reasons-stated.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * What is said of the figures of a company by an entry that states none: that its reason is worth one. Half of the shares are told this, and the
 * others what a fall would take, so that a journal does not speak in one sentence.
 * @param taken what is said of the entry already
 */
export function figureForReason(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  if (!isFirstBuy(request) || !isItsTurn(request) || /\d/.test(request.decision.thesis)) return []
  if (testsIn(request).length > 0) return []
  const ticker = assetName(request)
  const reasons = [...reasonsStated(request.decision)]
  const isTaken = (words: string) => taken.some(({ quoted }) => quoted !== null && sharesWords(quoted, words))
  const words = reasons.find((each) => !isTaken(each))
  if (words) return [{ quoted: words, values: { words, ticker }, ways: FIGURE_FOR }]
  return reasons.length > 0 ? [{ values: { ticker }, ways: FIGURE_FOR_THAT }] : []
}

/** What a falling market would take of its money, without any news of the company. */
export function takenByMarket(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  if (!isFirstBuy(request) || !isItsTurn(request) || position?.stopLoss || namesOtherCurrency(request)) return []
  const lost = new Big(position?.moved ?? '0').times(decision.price ?? '0').div(PARTS_OF_WHOLE)
  if (lost.lte(0)) return []
  const values = { ticker: assetName(request), lost: usdWords(lost.toFixed()) }
  return [{ values, ways: TAKEN_BY_MARKET }]
}

/** How many quarters the company has until the claim ends. */
export function quartersToSee(request: CritiqueRequest): readonly StandingFact[] {
  const counted = isFirstBuy(request) ? quartersOfClaim(request) : null
  if (!counted) return []
  const { confidence } = request.decision
  return [
    {
      values: { ...counted, ticker: assetName(request), confidence: String(confidence) },
      ways: TO_SEE,
      isOfClaim: true,
    },
  ]
}

/** A first Buy of a share, written on its day in words that can be read. */
export const isFirstBuy = (request: CritiqueRequest): boolean =>
  request.decision.action === 'Buy' &&
  request.earlier.length === 0 &&
  !request.option &&
  !isFund(request) &&
  isWrittenInTime(request.decision) &&
  isReadable(request)

const isItsTurn = (request: CritiqueRequest): boolean => Math.floor(turnOf(request) / 2) % 2 === 1

/** A quarter: as much as hurts, and no end of the world. */
const PARTS_OF_WHOLE = 4

const FIGURE_FOR = ['Worth one more line beside {words}: which figure in a report of {ticker} would show it.'] as const
const FIGURE_FOR_THAT = ['Worth one more line here: which figure in a report of {ticker} would show that.'] as const
const TAKEN_BY_MARKET = [
  'If a falling market takes a quarter off {ticker}, {lost} of this Buy are gone without any news of its own.',
] as const
const TO_SEE = [
  'By {until}, when the claim beside your {confidence} of 10 ends, {ticker} will have closed {quarters}.',
  'Until {until} the claim beside your {confidence} of 10 runs, and {quarters} of {ticker} end.',
] as const
