import Big from 'big.js'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf, isBelow } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'

/**
 * "Under 20 would be where I was wrong" after "under 30 means I was wrong", with the price at 24: a lower line for the same price, drawn
 * after the first one was passed and nothing was sold. It is the old line moved, and no credit.
 */
export function isLineGivenUp(test: OwnTest, request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const { value, unit } = test
  if (!isPriceLine(test) || value === null || !period?.buy) return false
  return [period.origin, ...period.since].some((entry, index, entries) =>
    ownTestsOf(entry).some(
      (before) =>
        isPriceLine(before) &&
        before.unit === unit &&
        before.value !== null &&
        new Big(value).lt(before.value) &&
        [...entries.slice(index + 1), request.decision].some(({ price }) => isBelow(price, before.value)),
    ),
  )
}

/** In money: of a loss in percent nobody knows from which Buy it is counted. */
const isPriceLine = ({ isPrice, side, unit }: OwnTest): boolean =>
  isPrice && side === 'below' && unit !== 'percent' && unit !== 'points'
