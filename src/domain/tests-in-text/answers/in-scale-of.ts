import Big from 'big.js'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import type { OwnTest } from '../own-test.ts'

/**
 * An amount as it is to be compared with the limit of a test. Whoever wrote "under 6bn" reports "8.1" and means billions: a number without
 * a word of scale takes that of the limit, where it comes near the limit with it.
 * @returns null where the two are not certain to be of one scale; what is no amount stays as it is
 */
export function inScaleOf(test: OwnTest, figure: Quantity): Quantity | null {
  const limit = Math.abs(Number(test.value))
  const told = Math.abs(Number(figure.value))
  if (!isAmount(test.unit) || !isAmount(figure.unit) || limit === 0 || told === 0) return figure
  const scale = quantitiesOf(test.words).find(({ value }) => Math.abs(Number(value)) === limit)?.scale
  const isWrittenOut = Math.min(told, limit) >= LEAST_WRITTEN_OUT
  // "Sub 300 annualised" and "80M": what was left out of the test's figure nobody knows.
  if (scale === undefined && figure.scale !== undefined)
    return isWrittenOut && isWithin(FAR, told, limit) ? figure : null
  if (scale === undefined) return isWithin(FAR, told, limit) ? figure : null
  if (figure.scale !== undefined || (isWrittenOut && isWithin(NEAR, told, limit))) return figure
  // Of three times the limit or of a third nobody is sure that it is the same thing in the same scale.
  return isWithin(NEAR, told * scale, limit) ? { ...figure, value: new Big(figure.value).times(scale).toFixed() } : null
}

const isAmount = (unit: OwnTest['unit']): boolean => unit === 'count' || unit === 'money'
const isWithin = (factor: number, told: number, limit: number): boolean =>
  told <= limit * factor && told * factor >= limit
/** A number with four digits and more is written out. */
const LEAST_WRITTEN_OUT = 1000
const NEAR = 3
const FAR = 100
