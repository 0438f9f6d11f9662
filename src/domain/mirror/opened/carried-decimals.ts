import { meanOf } from './figure-rows.ts'

/** How many decimals a number in a row may have. */
export const ROW_DECIMALS = [1, 2, 3, 4] as const
export type RowDecimals = (typeof ROW_DECIMALS)[number]
export const MOST_DECIMALS: RowDecimals = 4

/** So near to the middle between two printed figures, a reader may round to either. */
const TIE = 1e-6

type Carried = {
  /** What is done with the numbers of the rows. */
  readonly comesOf: (values: readonly number[]) => number
  readonly figure: number
  /** With how many decimals the figure is printed. */
  readonly printed: RowDecimals
  /** How many the rows have at least. */
  readonly least?: RowDecimals
}

/**
 * The fewest decimals with which numbers that stand in rows come to the figure that is printed of them, so that whoever computes it again on
 * paper finds that figure; null where four are not enough.
 */
export function decimalsThatCarry(
  values: readonly number[],
  { comesOf, figure, printed, least = 1 }: Carried,
): RowDecimals | null {
  const reached = (decimals: RowDecimals) => comesOf(values.map((value) => roundedTo(value, decimals)))
  return ROW_DECIMALS.find((decimals) => decimals >= least && comesTo(reached(decimals), figure, printed)) ?? null
}

/** Whether what a reader finds on paper is rounded to the figure that is printed. */
export function comesTo(onPaper: number, figure: number, printed: RowDecimals): boolean {
  const fromTie = Math.abs(((Math.abs(onPaper) * 10 ** printed) % 1) - 0.5)
  return fromTie > TIE && roundedTo(onPaper, printed) === roundedTo(figure, printed)
}

/** Half away from zero, as figures are printed. */
export const roundedTo = (value: number, decimals: RowDecimals): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * 10 ** decimals)) / 10 ** decimals

/** Growths in percent, one after the other: 10% and 10% are 21%. */
export const oneAfterTheOther = (percents: readonly number[]): number =>
  (percents.reduce((grown, percent) => grown * (1 + percent / 100), 1) - 1) * 100

/** The fewest decimals with which the numbers of rows have the mean that is printed of them. */
export const decimalsOfMean = (values: readonly number[], figure: number, printed: RowDecimals = 1) =>
  decimalsThatCarry(values, { comesOf: meanOf, figure, printed, least: printed })
