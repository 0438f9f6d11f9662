import { amountsNamed, type NamedAmount, numbersNamed } from '../../language/all-meanings/amounts-named.ts'
import { isToldAsShare } from '../../language/all-meanings/shares-told.ts'
import { isToldInWords } from './told-again.ts'

/** What a later text has to name for an amount of money or a percentage not to be forgotten. */
export type AmountFigure = {
  /** Without its unit and sign. */
  readonly number: string
  /** The number before its word of scale: 6 of "$6 billion". */
  readonly mantissa: string
  /** Also of percentage points. */
  readonly isPercent: boolean
  /** Of money, whether it is in US dollars. */
  readonly isUsd: boolean
  /** Whether it is a price without a sign or a word of money: whatever has the same number repeats it. */
  readonly isBare: boolean
  /** All that its words may mean, in the German way of writing, too. */
  readonly values: readonly number[]
}

/** @param at where its words stand in the text that told it first */
export function amountFigure(figure: Omit<AmountFigure, 'values'>, text: string, at: number): AmountFigure {
  const written = amountsNamed(text).find(({ from }) => from >= at)
  return { ...figure, values: [Number(figure.number), ...(written?.values ?? [])] }
}

/**
 * Whether a text may speak of an amount, in whatever way of writing it: in its own unit or in none, rounded, as a share or a multiple, in
 * words. Where a reader may take the one for the other, it is not forgotten.
 */
export const isAmountTold = (figure: AmountFigure, text: string): boolean =>
  (/\d/.test(text) && amountsNamed(text).some((amount) => isNamed(figure, amount))) ||
  (figure.isBare && isNumberTold(figure, text)) ||
  isToldAsShare([...figure.values, Number(figure.mantissa)], figure.isPercent, text) ||
  isToldInWords(figure.number, figure.isPercent, text) ||
  (figure.mantissa !== figure.number && isToldInWords(figure.mantissa, figure.isPercent, text))

const isNumberTold = ({ number, values }: AmountFigure, text: string): boolean =>
  values.some((value) => numbersNamed(text).has(value)) || isToldInWords(number, true, text)

function isNamed(figure: AmountFigure, amount: NamedAmount): boolean {
  const isOfUnit = figure.isPercent ? isPercentage(amount) : isMoney(amount, figure.isUsd)
  if (isOfUnit && figure.values.some((value) => amount.values.some((one) => isNear(value, one, amount)))) return true
  const isBare = amount.unit === 'none' && !amount.hasScale
  if (isBare && amount.values.some((one) => isSame(one, Number(figure.mantissa)))) return true
  return figure.isPercent && (isBare || amount.unit === 'times') && isMultiple(figure, amount)
}

const isPercentage = ({ unit, hasScale }: NamedAmount): boolean => unit === 'percent' || (unit === 'none' && !hasScale)

const isMoney = ({ unit, isUsd }: NamedAmount, inUsd: boolean): boolean =>
  unit === 'none' || (unit === 'money' && (isUsd === null || isUsd === inUsd))

/** "0.08" and "1.08x" speak of 8%, "2x" of 100% and of 200%. A whole number without a unit is none of them: there are too many. */
const isMultiple = ({ values }: AmountFigure, { values: named, unit }: NamedAmount): boolean =>
  values.some((percent) =>
    named.some(
      (one) =>
        (unit === 'times' || !Number.isInteger(one)) &&
        (isSame(one, 1 + percent / 100) || ((unit === 'none' || percent >= 100) && isSame(one, percent / 100))),
    ),
  )

/** Counts of a few things are exact. */
const LEAST_ROUNDED = 10
const [ROUNDED, ROUGH] = [0.1, 0.05]

/** "$109" speaks of $109.11, "9%" of 8.8%, "about $1,500" of $1,480. */
function isNear(value: number, told: number, { halfStep, unit, hasScale, isRough }: NamedAmount): boolean {
  if (isSame(value, told)) return true
  const away = Math.abs(value - told)
  if (isRough && away <= value * ROUGH) return true
  const isRounded = unit !== 'none' || hasScale || told >= LEAST_ROUNDED
  return isRounded && away < halfStep * (1 - 1e-9) && away <= value * ROUNDED
}

const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
