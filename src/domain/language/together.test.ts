import { expect, test } from 'vitest'
import { together } from './together.ts'

const wording = together([/(?<![a-z])loan(?![a-z])/, /(?<![a-z])i(?![a-z])/], [/(?<![a-z])shares(?![a-z])/])
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
