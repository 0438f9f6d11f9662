import { expect, it } from 'vitest'
import { listWords } from './list-format.ts'

it.each([
  [[], ''],
  [['IBM'], 'IBM'],
  [['IBM', 'KO'], 'IBM and KO'],
  [['IBM', 'KO', 'SPY'], 'IBM, KO and SPY'],
])('%j as a list', (words, list) => expect(listWords(words)).toBe(list))

it('joins the last two as its language does', () => {
  expect(listWords(['75 %', '80 %', '85 %'], ' und ')).toBe('75 %, 80 % und 85 %')
  expect(listWords(['kept one', 'sold a part'], ', and ')).toBe('kept one, and sold a part')
})
