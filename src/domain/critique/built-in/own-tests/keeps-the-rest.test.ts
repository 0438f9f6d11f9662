import { describe, expect, test } from 'vitest'
import { offerOwnTest } from '../../../tests-of-own/offer-own-test.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const read = (thesis: string) => {
  const { sentences, falsifiers } = readBuiltIn(
    asked(
      decided(thesis, { action: 'Hold', price: '31', at: '2026-05-20T15:00:00.000Z' }),
      [decided('Vats and hoses.', { price: '42', at: '2026-02-04T15:00:00.000Z' })],
      {
        position: { moved: null, quantity: '10', averageCost: '42', cost: '420', stopLoss: null, takeProfit: null },
      },
    ),
  )
  return { kinds: sentences.map(({ kind }) => kind), falsifiers }
}

describe('what is kept only while a figure holds is a test', () => {
  test.each([
    'Keeping the rest while utilisation stays above 70%.',
    'Holding on as long as net debt is below 2 billion.',
  ])('%s', (thesis) => expect(read(thesis).falsifiers).toHaveLength(1))

  test.each(['Keeping cash while rates stay above 4%.', 'Holding hands while others sell.'])('and not: %s', (thesis) =>
    expect(read(thesis).falsifiers).toEqual([]),
  )
})

describe('to leave once it has given back what was put in is no test', () => {
  test.each([
    "When it has given me back what I put in, I'll let it go.",
    'As soon as I have my 4,200 back I am off.',
    'Once the stock has earned me back what I paid for it, I sell.',
  ])('%s', (thesis) => {
    const { kinds, falsifiers } = read(thesis)
    expect(falsifiers).toEqual([])
    expect(kinds).toContain('get-even')
    expect(kinds).not.toContain('falsifier-given')
    expect(offerOwnTest(thesis, '2026-05-20')).toBeNull()
  })

  test.each(['When they have paid back the loan to the bank I sell.', 'When customers give the vats back, I sell.'])(
    'and what others give back is one: %s',
    (thesis) => expect(read(thesis).kinds).not.toContain('get-even'),
  )
})
