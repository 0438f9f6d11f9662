import { expect, it } from 'vitest'
import type { Figure } from './figure.ts'
import { FIGURES } from './figures.ts'

const figures: readonly (readonly [string, Figure])[] = Object.entries(FIGURES)

it.each(figures)('%s explains only words that occur in its formulas', (_key, { methods, terms }) => {
  const formulas = Object.values(methods).map(({ formula }) => formula)
  const unused = Object.keys(terms).filter((term) => !formulas.some((formula) => formula.includes(term)))
  expect(unused).toEqual([])
})

it.each(figures)('%s says which of its methods is for what, where it has more than one', (_key, { methods }) => {
  const all = Object.values(methods)
  expect(all.length === 1 || all.every(({ scope }) => scope !== undefined)).toBe(true)
})
