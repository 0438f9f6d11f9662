import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string, confidence = 7) =>
  readBuiltIn(asked(decided(thesis, { price: '86', confidence })))
    .sentences.filter(({ kind }) => kind === 'words-and-number-disagree')
    .map(({ text }) => text)

describe('an own record stands beside the number', () => {
  test.each([
    ["Two of five turnarounds I've written up since 2022 worked.", '40 of 100'],
    ['I have been right on 3 of my last 9 biotech calls.', '33 of 100'],
    ['My record with miners is 2 of 7.', '29 of 100'],
    ['My hit rate in banks: 4 out of 10.', '40 of 100'],
    ['I was right in 1 of 4 of these.', '25 of 100'],
    ['Three of eight picks of mine paid off.', '38 of 100'],
  ])('%s', (thesis, rate) => expect(saidOf(thesis)[0]).toContain(rate))
  test('with what the number stands for', () =>
    expect(saidOf('My record with miners is 2 of 7.', 8)[0]).toContain('75'))
})

describe('and not', () => {
  test.each([
    'Two of the five late-stage readouts work.',
    'My brother was right in 2 of 7.',
    'They were right on 2 of 7 forecasts.',
    'Two of five shops that I saw were empty.',
    'My record with miners is 5 of 7.',
    'I was right in 1 of 2.',
    'I was wrong in 2 of 7.',
    'If I had been right in 2 of 7 I would stop.',
    'The drug worked in 2 of 5 patients that I treated myself.',
    'Two of five turnarounds I have written up failed.',
    'My record is 2 of 7% growth.',
    'He says that my record is 2 of 7.',
  ])('%s', (thesis) => expect(saidOf(thesis)).toEqual([]))
  test('where the number stands for no more', () => expect(saidOf('My record with miners is 2 of 5.', 5)).toEqual([]))
  test('where nothing is bought', () =>
    expect(
      readBuiltIn(asked(decided('My record with miners is 2 of 7.', { action: 'Watch', confidence: 8 }))).sentences.map(
        ({ kind }) => kind,
      ),
    ).not.toContain('words-and-number-disagree'))
})
