import { plainText } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import type { OwnTest } from '../own-test.ts'
import { hasToStayLow } from '../vocabulary/condition-patterns.ts'

type Level = Pick<OwnTest, 'measured' | 'side' | 'value' | 'unit' | 'isUsd' | 'isChange' | 'isPrice'>

/**
 * "96% occupancy", "churn at 1.2%": a measure with its figure and nothing else, as in "... is where I get off". It is on the side
 * on which such a measure goes wrong. A yield and a multiple go wrong on both.
 */
export function levelNamed(text: string): Level | null {
  const plain = plainText(text)
    .trim()
    .replace(/^(?:an?|the|one) /, '')
  const quantities = quantitiesOf(plain)
  const [quantity] = quantities
  if (!quantity || quantities.length > 1 || quantity.unit === 'money' || quantity.unit === 'count') return null
  const name = plain.slice(quantity.from, quantity.to)
  const rest = plain.replace(name, '').trim()
  const isFirst = quantity.from === 0 && /^[a-z][a-z&/ -]{2,40}$/.test(rest)
  const measured = isFirst ? rest : (/^([a-z][a-z&/ -]{2,40}?) (?:at|of)$/.exec(rest)?.[1] ?? null)
  if (measured === null || NO_MEASURE.test(measured)) return null
  return {
    measured,
    side: hasToStayLow(measured) ? 'above' : 'below',
    value: quantity.value,
    unit: quantity.unit,
    isUsd: false,
    isChange: false,
    isPrice: false,
  }
}

const NO_MEASURE =
  /(?<![a-z])(?:yield|p\/e|pe|multiple|valuation|earnings|sales|book|price|stock|share|shares|gain|profit|loss|drop|fall|rise|cut|decline|drawdown|my|i|me|it|this|that|or|and|off|up|down|in|from|to)(?![a-z])/
