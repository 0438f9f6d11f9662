import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided, quotations } from '../request.fixture.ts'

const EARLIER = [
  decided('Everybody wants the kite.', { at: '2026-03-03T15:00:00.000Z', price: '60' }),
  decided('Cheaper now.', { action: 'Buy More', at: '2026-04-08T15:00:00.000Z', price: '51' }),
]
const told = (thesis: string, facts: Partial<CritiquedDecision> = {}, earlier = EARLIER) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-07-07T15:00:00.000Z', price: '48', ...facts }), earlier),
  ).sentences.filter(({ text }) => /went back to your own entries|your own entries again/.test(text))

describe('somebody who reads their own entries and says what they find', () => {
  test('is quoted whole', () => {
    const [sentence, ...more] = told(
      'Sideways. I went looking for a reason in both entries above and there isn’t one: only that everybody wants it.',
    )
    expect(quotations(sentence?.text ?? '')).toEqual([
      'I went looking for a reason in both entries above and there isn’t one: only that everybody wants it',
    ])
    expect(more).toEqual([])
  })

  test.each([
    'I have reread my two entries and there is no number in them.',
    'I just read my old entries. There’s not a single figure in them.',
    'I went through my entries and found no argument, just a mood.',
    'I read my own entries again and it’s rather embarrassing.',
    'I searched my entries for a reason and couldn’t find one.',
    'I looked through what I wrote and it’s all about the price.',
    'I reread my first entry and there is no number in it.',
    'I reread my March note and it contains no figure.',
    'I’ve read my thesis again, and it makes me blush.',
  ])('%s', (thesis) => expect(told(thesis)).toHaveLength(1))

  test.each([
    ['a report', 'I went looking for a reason in the annual report and there isn’t one.'],
    ['another reader', 'My wife read my entries and there is no number in them.'],
    ['what is still to be read', 'I will read my entries, and if there is no number in them I sell.'],
    ['what should have been read', 'I should have read my entries, there is no number in them.'],
    ['what was not read', 'I never read my entries, it’s embarrassing.'],
    ['what is supposed', 'If I read my entries there is no number in them.'],
    ['a question', 'Have I read my entries, and is there no number in them?'],
    ['nothing found amiss', 'I read my entries again and there is no reason to sell.'],
    ['a plan that holds', 'I read my entries again and everything in them still holds.'],
    ['no reason for doubt', 'I went through my entries and found no argument against it.'],
    ['the entries of others', 'I read his entries and there is no number in them.'],
    ['more entries than there are', 'I read my five entries and there is no number in them.'],
    ['a month in which nothing was written', 'I reread my June note and it contains no figure.'],
    ['figures that hold', 'I read my entries again and found no number that was wrong.'],
    ['what is one’s own', 'I looked at my thesis and there is no thesis but mine.'],
    ['a letter', 'I looked at what I wrote to their chief and it’s embarrassing.'],
    ['notes of a call', 'I reread my notes from the call and there is no number in them.'],
    ['the price of entry', 'I looked at my entry and it’s embarrassing.'],
    ['the entries of a list', 'I looked in my drawer at the entries and there is no number in them.'],
    ['an embarrassment of theirs', 'I read my entries. Their last call is embarrassing.'],
    ['somebody’s word for it', 'My brother says I read my own entries and it’s embarrassing.'],
  ])('and nothing is said of %s', (_, thesis) => expect(told(thesis)).toEqual([]))

  test('nor in a first entry', () =>
    expect(told('I read my entries and there is no number in them.', {}, [])).toEqual([]))
})
