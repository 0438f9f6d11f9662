import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

const ENDS = [
  'I have had enough',
  'I have seen enough',
  'the whole position goes the same day',
  'it goes in the bin',
  'our holding ends',
  'my stake comes to an end',
  'my money leaves',
  'my capital goes elsewhere',
  'the case is proven wrong',
  'that is the end of it',
  'it becomes a sell',
  'I lose my reason to own it',
] as const

test.each(ENDS)('an end of its writer: %s', (end) => {
  for (const text of [
    `If they lose the Walmart contract, ${end}.`,
    `When churn rises above 3%, ${end}.`,
    `Once the founder leaves, ${end}.`,
    `After a second profit warning, ${end}.`,
    `Another delay, and ${end}.`,
  ])
    expect(tests(text), text).toHaveLength(1)
})

test.each([
  'I sell every single share after a second profit warning.',
  'Let them lose one more customer like that and I throw the whole thing out!',
])('an end before or after what may come: %s', (text) => expect(tests(text)).toHaveLength(1))

test.each([
  'The contract ends if they deliver late.',
  'My money goes into it if margins recover.',
  'The investment of two billion ends when the plant runs.',
  'If they lose the contract, the position of the rival gets better.',
  'They throw out the old machines when the plant opens.',
])('ends something else: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  ['They turn a profit by December or I sell.', '2025-12-31'],
  ['Either the March quarter shows a profit or I sell every single share.', null],
  ['Unless they report a profit by June, I sell.', '2026-06-30'],
])('a profit of the company has to come: %s', (text, on) => {
  const [found] = tests(text)
  expect([found?.side, found?.byWhen?.on ?? null]).toEqual(['happens', on])
})

test.each([
  'when im in profit im out',
  "I'll sell it at a profit or not at all.",
  'I sell as soon as I have a profit.',
])('a gain of the writer is welcome: %s', (text) => expect(tests(text)).toEqual([]))

test('what is held only if something is, ends without it', () => {
  const [found] = tests('I stay only if margins stay above 20%.')
  expect([found?.side, found?.value, found?.unit]).toEqual(['below', '20', 'percent'])
})
