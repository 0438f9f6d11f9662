import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const weighs = (thesis: string, action: 'Buy' | 'Sell' = 'Buy'): string | undefined =>
  readBuiltIn(asked(decided(thesis, { action, price: '99' }))).sentences.find(
    ({ kind }) => kind === 'weighs-other-side',
  )?.text

describe('a doubt that is not called a risk', () => {
  test.each([
    ['The pill widens the market to 20 million people, but Roche may get there first.', 'Roche may get there first'],
  ])('is heard: %s', (thesis, words) => expect(weighs(thesis)).toContain(words))

  test.each([
    'Orders grew 12%. Hospital sales shrink, but that is transitory.',
    'Orders grew 12% and the plant is paid for. The ruling in May could cost the licence. FUD.',
    'Orders grew 12%. My brother says that the ruling could cost the licence.',
    'Orders grew 12%. If the licence goes, the ruling could cost half of it.',
    'Orders grew 12%. When the yen becomes strong, say under 135, profits fall.',
    'Orders grew 12%. Costs fell, and so did debt.',
    'Orders grew 12%. Nothing can go wrong.',
    'Orders grew 12%. The share could fall to 60 and I would buy more.',
    'Orders grew 12%. Intel lost customers to them.',
    'It could take longer.',
  ])('is not heard in: %s', (thesis) => expect(weighs(thesis)).toBeUndefined())

  test('nor at a sale, of which it is the reason', () =>
    expect(weighs('Orders grew 12% and the ruling in May could cost the licence.', 'Sell')).toBeUndefined())
})
