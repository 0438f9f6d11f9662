import { expect, test } from 'vitest'
import { together } from './together.ts'
import { words } from './wording.ts'

const wording = together([words('loan'), words('i')], [words('shares')])
const found = (text: string) => wording.in(text).map(({ from, to }) => text.slice(from, to))

test('what stands together reaches from the first of its words to the last, in either order', () => {
  expect(found('these shares i bought with a loan.')).toEqual(['i bought with a loan'])
  expect(found('shares. a loan is what i took.')).toEqual(['loan is what i'])
})

test('in one sentence, and not in two', () => expect(found('i like the shares. they have a loan.')).toEqual([]))

test('beside words that may stand anywhere', () => {
  expect(found('i took a loan.')).toEqual([])
  expect(wording.isIn('i took a loan. for shares.')).toBe(true)
})
