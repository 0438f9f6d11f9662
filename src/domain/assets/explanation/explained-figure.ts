import type { AssetFigureKey, Figure, FigureKey, Method } from '../figure.ts'
import { FIGURES } from '../figures.ts'
import { type DescribingTexts, ENGLISH } from './explanation-texts.ts'

type Term = { readonly term: string; readonly meaning: string }

/** What a figure is, before any number: its name and its method, from the data beside its rule. */
export type DescribedFigure<Key extends FigureKey = FigureKey> = {
  readonly key: Key
  readonly name: string
  readonly formula: string
  /** Those words of the formula that need a meaning. */
  readonly terms: readonly Term[]
  readonly rounding: string
  readonly note: string | null
}

/** How one figure is computed: the formula, the same with its own numbers, and the entries that they came from. */
export type ExplainedFigure = DescribedFigure<AssetFigureKey> & {
  readonly withNumbers: string
  readonly result: string
  readonly entries: readonly number[]
}

type MethodName<Key extends FigureKey> = keyof (typeof FIGURES)[Key]['methods'] & string

/** @param by which of its methods applies */
export function describeFigure<Key extends FigureKey>(
  key: Key,
  by: MethodName<Key>,
  { figures, roundings }: DescribingTexts<Key> = ENGLISH,
): DescribedFigure<Key> {
  const { label, methods, terms }: Omit<Figure, 'rounding'> = figures[key]
  const method: Method | undefined = methods[by]
  if (!method) throw new RangeError(`${label} is not computed by ${by}`)
  const { formula, notes = [] } = method
  return {
    key,
    name: label,
    formula,
    terms: Object.entries(terms)
      .filter(([term]) => formula.includes(term))
      .map(([term, meaning]) => ({ term, meaning })),
    rounding: roundings[FIGURES[key].rounding],
    note: notes.length === 0 ? null : notes.join(' '),
  }
}
