import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string, confidence = 8) =>
  readBuiltIn(asked(decided(thesis, { price: '60', confidence }))).sentences
const isAskedForOwn = (thesis: string, confidence = 8) =>
  saidOf(thesis, confidence).some(({ text }) => /which reason is your own\?/.test(text))

test.each([
  'Marek from the chess club works with a guy at a national lab, and he says the error rates are much better than published. He has never been wrong (he called Nvidia in 2019). I do not understand qubits.',
  'The forum says they win the army contract. Buying 40.',
  "Reuters: 'Deliveries at a record.' WSJ: 'Turnaround takes hold.' It cannot be clearer. Everyone who laughed at me when I said don't write it off is quiet now. Cash flow this year 3 billion they say. Buying 30.",
])('whoever is sure by the words of others alone is asked once for a reason of their own: %s', (thesis) => {
  expect(isAskedForOwn(thesis)).toBe(true)
  expect(saidOf(thesis).filter(({ text }) => text.endsWith('?'))).toHaveLength(1)
})

test('at a confidence from 7 on', () =>
  expect([6, 7].map((confidence) => isAskedForOwn('The forum says they win the army contract.', confidence))).toEqual([
    false,
    true,
  ]))

test.each([
  'The company says margins go to 20%. Buying 40.',
  'Management said the plant opens in May. I want it before.',
  'My dentist says it doubles. I count the trucks every morning and there are twice as many.',
  'My dentist says it doubles. Revenue grew 14% and I pay 9x earnings.',
  'My dentist says sell. He is wrong as always.',
  'I own it no matter what they say on TV.',
  'Whatever people say, I take forty.',
  'They say the dividend is safe. In my shop nobody buys another soap.',
  'Three hospitals use the new pump. They say thanks.',
  'The forum says they win the army contract. If they lose it I sell.',
])('and nobody with a reason, a test or a doubt of their own: %s', (thesis) =>
  expect(isAskedForOwn(thesis)).toBe(false),
)
