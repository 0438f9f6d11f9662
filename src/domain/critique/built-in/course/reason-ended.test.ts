import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const textOf = (wrote: string, thesis: string, price = '39', action: 'Hold' | 'Sell' = 'Hold') =>
  readBuiltIn(
    asked(decided(thesis, { action, at: '2026-05-11T15:00:00.000Z', price }), [
      decided(wrote, { at: '2026-02-02T15:00:00.000Z', price: '48' }),
    ]),
  )
    .sentences.map(({ text }) => text)
    .join(' ')
const EXPORTS = 'Cheese exports to Asia up 17 %, and milk prices are easing.'
const SAID = /Feb 2, 2026 you wrote “.*(?:today you write|today it says) “.*this is a Hold/

describe('a reason that is over by the words of a later entry', () => {
  test.each([
    [EXPORTS, 'The Asian contract ended in April. Still, I keep it.'],
    ['The army contract is why I buy: 40 million a year until 2031.', 'The army cancelled. But I like the shops.'],
    ['The casino licence is the whole point.', 'Licence was refused. The hotels are full.'],
    ['A licence deal with Nordpharma carries it.', 'The licence was withdrawn in spring.'],
  ])('stands beside it: %s %s', (wrote, thesis) => expect(textOf(wrote, thesis)).toMatch(SAID))

  test.each([
    ['what is bad while it lasts', 'A strike in the mine makes it cheap.', 'The strike ended in April.', '39'],
    ['another thing', EXPORTS, 'The lease in Bremen ended in April.', '39'],
    ['an end that goes on', EXPORTS, 'The Asian contract ended well: renewed for three years.', '39'],
    ['a denial', EXPORTS, 'The Asian contract has not ended.', '39'],
    ['a rumour', EXPORTS, 'A forum says the Asian contract ended.', '39'],
    ['what somebody had said may end', 'If exports to Asia stop I am wrong.', 'The Asian contract ended.', '39'],
    ['a gain', EXPORTS, 'The Asian contract ended in April.', '52'],
  ])('and nothing is said of %s', (_, wrote, thesis, price) => expect(textOf(wrote, thesis, price)).not.toMatch(SAID))

  test('nor at a sale', () => expect(textOf(EXPORTS, 'The Asian contract ended. Out.', '39', 'Sell')).not.toMatch(SAID))
})

describe('a reason that is told as if it had always been the one', () => {
  test('stands beside the one that was called the only one', () =>
    expect(
      textOf(
        'The merger closes at 70 in cash. That spread is the only reason I am here.',
        'The regulator said no. I always held this one for the dividend.',
      ),
    ).toMatch(/the only reason I am here”.*“I always held this one for the dividend”/))

  test('or that is called the real one', () =>
    expect(
      textOf('Subscribers are at 1.3 million.', 'Bad month. The advertising side is the real story anyway.'),
    ).toContain('“The advertising side is the real story anyway”'))
})
