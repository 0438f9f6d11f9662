import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('Rates come down, people finance again. Under 30 means I was wrong.', {
  at: '2026-01-29T15:00:00.000Z',
  price: '37',
})
const more = (thesis: string, price: string) =>
  readBuiltIn(asked(decided(thesis, { action: 'Buy More', at: '2026-07-29T15:00:00.000Z', price }), [buy]))
    .sentences.filter(({ kind }) => kind === 'falsifier-given')
    .map(({ text }) => text)

test('a lower line after the first was passed is no new credit', () =>
  expect(more('Buying more. Under 20 would be where I was wrong.', '24')).toEqual([]))
test.each([
  ['where the first still holds', 'Buying more. Under 20 would be where I was wrong.', '34'],
  ['where the line is a higher one', 'Buying more. Under 32 would be where I was wrong.', '34'],
])('a line is one %s', (_, thesis, price) => expect(more(thesis, price)).toHaveLength(1))
