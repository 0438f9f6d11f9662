import Big from 'big.js'
import type { Decimal } from '../prices/money.ts'
import type { UnusualFigure } from './unusual-figures.ts'

/** One nought or two too many, or a decimal point left out. */
const SLIPS = [10, 100]

/** A price is near the known one up to this fraction of it, as it moves from one day to the next. */
const NEAR = '0.1'

/** What a figure probably is that has one or two digits too many. */
export type ProbableFigure = { readonly kind: 'price' | 'quantity'; readonly value: Decimal }

/**
 * What was probably meant with an unusual figure: the known price where 10 or 100 times as much is typed, or what is typed with its
 * decimal point in place where that is near it; the usual quantity; and a contract's price for what was quoted for one share. Too small a price is not guessed at: after a split it is right.
 * @returns null where nothing is probable
 */
export function probableFigure(figure: UnusualFigure): ProbableFigure | null {
  if (figure.kind === 'price-of-share')
    return { kind: 'price', value: new Big(figure.typed).times(figure.multiplier).toFixed() }
  if (figure.kind !== 'price' && figure.kind !== 'quantity') return null
  const { kind, typed, before } = figure
  const farthest = kind === 'price' ? new Big(before).times(NEAR) : new Big(0)
  const meant = SLIPS.map((times) => new Big(typed).div(times)).find((value) => value.minus(before).abs().lte(farthest))
  return meant ? { kind, value: meant.toFixed() } : null
}
