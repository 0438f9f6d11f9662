import { percentChange } from '../../../prices/money.ts'
import { distanceWords, usdWords } from '../../../prices/money-format.ts'
import { isNamedStop } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import { isBelow } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { assetName, isSale } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import type { StandingFact } from './standing-finding.ts'

/** How far a falling market has to take the share for its stop to be reached, which says nothing of the company. It is told of first entries. */
export function stopInFallingMarket(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision, earlier, option } = request
  const stop = position?.stopLoss
  if (!stop || decision.price === null || option || isSale(request) || !writingOf(request).isInTime) return []
  if (earlier.length > 0 || !isBelow(stop, decision.price)) return []
  const change = percentChange(decision.price, stop)
  if (change === null || Number(change) === 0) return []
  const values = {
    ticker: assetName(request),
    stop: namesOtherCurrency(request) ? '' : ` at ${usdWords(stop)}`,
    fall: distanceWords(change),
  }
  const hasLine = testsIn(request).some((test) => !test.isPrice && !isNamedStop(test))
  return [{ values, ways: hasLine ? BESIDE_LINE : REACHED_BY_MARKET }]
}

const BESIDE_LINE = [
  'Your stop{stop} asks only for a fall of {fall}, so it may come before your own line does.',
  'A fall of {fall} reaches your stop{stop}, and your own line need not have come by then.',
] as const
const REACHED_BY_MARKET = [
  'A market that takes {ticker} down by {fall} reaches your stop{stop}, whatever the company reports.',
] as const
