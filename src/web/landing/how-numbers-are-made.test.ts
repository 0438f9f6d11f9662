import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type Figure, PRICE_ONLY_NOTE, ROUNDINGS } from '#domain/assets/figure.ts'
import { FIGURES } from '#domain/assets/figures.ts'
import { wordsOf } from '#test/support/markup.ts'
import { HowNumbersAreMade } from './how-numbers-are-made.tsx'

const page = wordsOf(createElement(HowNumbersAreMade)).replaceAll(/ ([:;.,])/g, '$1')
const figures: readonly (readonly [string, Figure])[] = Object.entries(FIGURES)

describe.each(figures)('/page explains %s', (_key, { label, methods, terms }) => {
  it('with its name, each formula and each note', () => {
    for (const { formula, notes = [] } of Object.values(methods)) {
      expect(page).toMatch(new RegExp(`${escaped(label)}[^=]* = ${escaped(formula)}`))
      for (const note of notes.filter((note) => note !== PRICE_ONLY_NOTE)) expect(page).toContain(note)
    }
  })

  it('with the meaning of each term', () => {
    for (const [term, meaning] of Object.entries(terms)) expect(page).toContain(`${term}: ${meaning}.`)
  })
})

it('/page says how figures are rounded', () => {
  for (const rounding of Object.values(ROUNDINGS)) expect(page).toContain(rounding)
})

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
