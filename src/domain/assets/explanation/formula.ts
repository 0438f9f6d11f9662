import Big from 'big.js'
import type { Decimal } from '../../prices/money.ts'

/** A formula with numbers in it, and what somebody who follows it with pencil and paper arrives at. */
type Written = { readonly text: string; readonly value: Big }

/** A price or a quantity that somebody typed has no more decimals than these, and is written as it was typed. */
const TYPED_PLACES = 10
const FEWEST_PLACES = 2
/** Division leaves so many digits after the point. */
const MOST_PLACES = 20

/** A price that lies just at half a cent comes out only of numbers that were cut upwards, or downwards. */
const WAYS_TO_CUT = [Big.roundHalfUp, Big.roundUp, Big.roundDown] as const

/**
 * A formula with its own numbers, which comes out to the figure that is shown. Numbers that a division left with a long tail
 * are cut to as few decimals as that takes.
 * @param result the figure, with as many decimals as it is shown with
 * @param write the formula, given how to write its numbers
 */
export function formulaFor(result: Decimal, write: (short: (number: Decimal) => Decimal) => Written): string {
  const decimals = result.split('.')[1]?.length ?? 0
  for (let places = FEWEST_PLACES; places < MOST_PLACES; places += 1)
    for (const way of WAYS_TO_CUT) {
      const { text, value } = write((number) => cut(number, places, way))
      if (value.round(decimals, Big.roundHalfUp).eq(result)) return text
    }
  return write((number) => number).text
}

function cut(number: Decimal, places: number, way: (typeof WAYS_TO_CUT)[number]): Decimal {
  const exact = new Big(number)
  const isTyped = exact.round(TYPED_PLACES, Big.roundHalfUp).eq(exact)
  // `e` is -5 for 0.0000123: what is cut never becomes nothing.
  return isTyped ? number : exact.round(places + Math.max(0, -exact.e), way).toFixed()
}
