import type { WrittenFigure } from './written-figures.ts'

/**
 * Figures that were given, sorted by what they may mean. A journal holds thousands of them and a critique may name as many, so that
 * each against each would take half a minute in which nobody else is served.
 */
export type FigureIndex<T> = readonly {
  readonly at: number
  readonly value: WrittenFigure['readings'][number]['value']
  readonly of: T
}[]

/** What is the same and written the same needs to stand in it once. */
export function indexFigures<T extends { readonly figure: WrittenFigure }>(
  items: readonly T[],
  keyOf: (item: T) => string = ({ figure }) => figure.text,
): FigureIndex<T> {
  const different = new Map(items.map((item) => [keyOf(item), item]))
  return [...different.values()]
    .flatMap((of) =>
      [...of.figure.readings, ...of.figure.pieces].map(({ value }) => ({ at: Number(value.toString()), value, of })),
    )
    .sort((one, other) => one.at - other.at)
}

/**
 * Those of the given figures that a figure may repeat, perhaps rounded. A percentage is only another percentage, and dollars are no
 * euros; an amount of money may have been given as a bare number.
 */
export function* sameFigures<T extends { readonly figure: WrittenFigure }>(
  figure: WrittenFigure,
  given: FigureIndex<T>,
): Generator<T> {
  for (const { value, halfStep } of figure.readings) {
    const [middle, half] = [Number(value.toString()), Number(halfStep.toString())]
    // Floats are inexact, so the bounds are wider than what is then compared exactly.
    const most = (middle + half) * WIDER
    for (let at = firstFrom(given, (middle - half) / WIDER); at < given.length; at += 1) {
      const other = given[at]
      if (!other || other.at > most) break
      const isNear = value.minus(other.value).abs().lte(halfStep)
      if (isNear && isSameUnit(figure, other.of.figure)) yield other.of
    }
  }
}

const WIDER = 1 + 1e-9

/** The place of the first that is as large as this. */
function firstFrom(given: FigureIndex<unknown>, least: number): number {
  let [from, to] = [0, given.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((given[middle]?.at ?? 0) < least) from = middle + 1
    else to = middle
  }
  return from
}

const isSameUnit = (one: WrittenFigure, given: WrittenFigure): boolean =>
  one.unit === 'none' ||
  (one.unit === given.unit && (one.currency === given.currency || !one.currency || !given.currency)) ||
  (one.unit === 'money' && given.unit === 'none')
