import { expect, it } from 'vitest'
import { forgottenFigures } from './forgotten-figures.ts'

const THESIS = 'Margins reach 20% in June, or I was wrong.'

it('are the same each time that a text is read, and a month is that of the day on which it was written', () => {
  const first = { text: THESIS, on: '2026-02-01' }
  const sameYear = { text: 'I look again in June.', on: '2026-03-01' }
  const nextYear = { text: 'I look again in June.', on: '2027-03-01' }
  for (const _ of ['first', 'second']) {
    expect(forgottenFigures(first, [sameYear])).toEqual(['20%'])
    expect(forgottenFigures(first, [nextYear])).toEqual(['20%', 'June'])
  }
})

it('are those of the texts asked about, however many were read before', () => {
  const later = Array.from({ length: 2_100 }, (_, nth) => ({ text: `Nothing new${'.'.repeat(nth)}`, on: '2026-03-01' }))
  const first = { text: THESIS, on: '2026-02-01' }
  expect(forgottenFigures(first, later)).toEqual(['20%', 'June'])
  expect(forgottenFigures(first, later)).toEqual(['20%', 'June'])
})
