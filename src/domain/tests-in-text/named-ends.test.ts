import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

const EVENTS = [
  'a second profit warning',
  'fewer customers than last year',
  'the loss of the Walmart contract',
] as const

test.each([
  'To change my mind I would need to see X.',
  'It would take X to change my mind.',
  'id have to see X before i admit im wrong',
  'X takes me out, no discussion.',
  'There is only one reason to sell: X.',
  'There is only one thing that would make me sell: X.',
  'I have one reason to sell, and that is X.',
  'I would sell for one reason: X.',
  'X would be a reason to sell for me.',
  'For me it ends with X.',
  'The bear case is confirmed by X.',
  'I will have been wrong in the case of X.',
  'If we get X, I will sell.',
])('what ends it, by its name: %s', (form) => {
  for (const event of EVENTS) expect(tests(form.replace('X', event)), event).toHaveLength(1)
})

test.each([
  ['What would tell me I am mistaken: an operating ratio of 97 or worse for calendar 2026.', 'above', '97'],
  ['The number that tells me I was wrong is a vacancy of 9% or worse.', 'above', '9'],
  ['What would show me that it was an error: scrap worse than 4%.', 'above', '4'],
  ['What would tell me the thesis is dead: a margin of 12% or worse.', 'below', '12'],
  ['Which figure would tell me that I am wrong: renewals under 85%.', 'below', '85'],
])('what would tell its writer, on its bad side: %s', (text, side, value) =>
  expect(tests(text).map((one) => [one.side, one.value])).toEqual([[side, value]]),
)
test.each([
  'What would tell me I am right: a ratio of 90.',
  'What would tell them they are wrong: churn above 3%.',
  'My broker would tell me I am mistaken: churn above 3% is normal.',
  'What would tell me it is a mistake: nothing.',
])('but not what tells others, or that they are right: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  ['My exit comes when Amazon enters the market.', 'Amazon enters the market'],
  ['It ends for me when the founder hands over.', 'the founder hands over'],
  ['The bear case is proven if ROIC falls below 9%.', 'ROIC falls below 9%'],
])('an "if" opens whatever may come: %s', (text, condition) =>
  expect(tests(text).map((one) => one.condition)).toEqual([condition]),
)

test.each([
  ['I hold on one condition: churn under 3%.', 'above', '3'],
  ['We hold the shares subject to one condition: book-to-bill stays at or above 1.2.', 'below', '1.2'],
])('what it is held for: %s', (text, side, value) => {
  const [found] = tests(text)
  expect([found?.side, found?.value]).toEqual([side, value])
})

test.each([
  'My exit comes when it doubles.',
  'There is only one reason to buy: the dividend.',
  'A falling price is no reason to sell.',
  'My friend takes me out to dinner after a second profit warning.',
  'They would need two quarters of growth to change the mind of the market.',
])('names no end: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'The position gets cut to zero on growth below 10%.',
  'This gets sold the moment a customer above 10% leaves.',
  'Growth under 10% I will not accept.',
  'My tolerance ends at growth of 10%.',
  'Our exit criterion is organic growth under 4%.',
  'What would change our mind: gross retention under 96%.',
  'We would abandon the thesis on evidence of pricing below inflation.',
  'done with this if q4 is under 5m subs',
  'I own it no longer once insiders sell more than a tenth of theirs.',
  'Margins above 40% carry it; below 35% it is broken.',
  'Should they fail to appear, the premise of this position would no longer stand.',
  'The only thing that gets me off this train is a covenant breach.',
  'It stays in the drawer unless the family sells its stake.',
  'Walk away at net debt/EBITDA 3.5x.',
])('a plain form: %s', (text) => expect(tests(text)).toHaveLength(1))

test.each([
  'It is sold to the state if margins fall.',
  'I left after the second missed quarter.',
  'It stays cheap unless the market wakes up.',
  'This position stays small unless I learn more.',
  'Growth under 10% is what I expect.',
])('nothing ends there: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  ['A year from now I want to see at least thirty new stores. With fewer than that I was wrong.', null],
  ['I want to see growth of at least 8%. With less than that I sell.', 'below'],
])('what is wanted stands before, and less of it ends it: %s', (text, side) => {
  const [found, ...more] = tests(text)
  expect(more).toEqual([])
  expect(found?.words).toBe(text.replace(/[.]$/, '').slice(found?.span.from, found?.span.to))
  // What is wanted does not break it by coming.
  expect(found?.condition).toBeNull()
  if (side !== null) expect([found?.measured, found?.side]).toEqual(['growth', side])
})
