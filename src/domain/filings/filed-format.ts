import Big from 'big.js'
import type { FiledFigure, FiledMeasure, Measure } from './filed-figures.ts'

export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  revenue: 'revenue',
  'net-income': 'net income',
  'diluted-eps': 'earnings per share, diluted',
  'operating-cash-flow': 'cash from operations',
  'long-term-debt': 'long-term debt',
}

/** A part of all revenue where a company also lends, leases or insures. */
const CONTRACTS = 'RevenueFromContractWithCustomerExcludingAssessedTax'

/** Where a measure stands under two concepts, its figures are of two kinds. @param all the measures of the same company */
export function measureWords({ measure, tag }: FiledMeasure, all: readonly FiledMeasure[]): string {
  const isOfTwo = all.some((other) => other.measure === measure && other.tag !== tag)
  return isOfTwo && tag === CONTRACTS
    ? `${MEASURE_WORDS[measure]} from contracts with customers`
    : MEASURE_WORDS[measure]
}

/** `$62.75 billion`, `-$310.2 million`, `$6.10 a share`: with at most two decimals, but exact below a million. */
export function filedAmountWords(value: FiledFigure['value'], unit: FiledMeasure['unit']): string {
  const amount = new Big(value)
  const sign = amount.lt(0) ? '-' : ''
  const size = amount.abs()
  if (unit === 'USD/shares') return `${sign}$${withCents(size)} a share`
  if (size.gte(1e9)) return `${sign}$${shortened(size.div(1e9))} billion`
  return size.gte(1e6) ? `${sign}$${shortened(size.div(1e6))} million` : `${sign}$${size.toFixed()}`
}

const withCents = (size: Big): string => (size.eq(size.round(2)) ? size.toFixed(2) : size.toFixed())

const shortened = (size: Big): string => size.round(2).toFixed()

/** `year to 2025-12-31`, or `2025-12-31` for a single day. */
export const filedPeriodWords = ({ kind, end }: FiledFigure): string =>
  kind === 'day' ? end : `${kind.replace('-', ' ')} to ${end}`
