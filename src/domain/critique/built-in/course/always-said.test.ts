import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const told = (thesis: string, ...wrote: readonly string[]) => toldAt('99', thesis, ...wrote)
const toldAt = (price: string, thesis: string, ...wrote: readonly string[]) =>
  readBuiltIn(
    asked(
      decided(thesis, { action: 'Hold', at: '2026-09-09T15:00:00.000Z', price }),
      wrote.map((words, index) =>
        decided(words, {
          action: index === 0 ? 'Buy' : 'Hold',
          at: `2026-0${index + 1}-09T15:00:00.000Z`,
          price: '100',
        }),
      ),
    ),
  )
    .sentences.filter(({ kind }) => kind === 'new-reason-after-fall')
    .map(({ text }) => text)

const CRANES = 'I buy this for the export orders of the cranes. The rent of the sites is a side dish.'

describe('what an entry says that it always was', () => {
  test('stands beside the words that played it down', () =>
    expect(told('As I have said from the first day this is about the rent of the sites.', CRANES)).toEqual([
      'On Jan 9, 2026 you wrote “The rent of the sites is a side dish”, and now you write “As I have said from the first day this is about the rent of the sites”.',
    ]))
  test('or beside another reason, where nothing names it', () =>
    expect(told('My plan was always the spin-off.', CRANES)[0]).toBe(
      'On Jan 9, 2026 you wrote “I buy this for the export orders of the cranes”, and now you write “My plan was always the spin-off”.',
    ))
  test.each([
    'I always saw it as a land bank.',
    'I never bought it for the export orders.',
    'The export orders never were the point.',
    'It was always meant as a hedge against steel.',
    "I'm in it for the harbour licence, always have been.",
    'We are here for the spare parts, and always were.',
    'The harbour licence was the point from the start.',
    'Their spare parts are why I bought, from day one.',
  ])('%s', (thesis) => expect(told(thesis, CRANES)).toHaveLength(1))
  test.each([
    "I'm in it for the export orders of the cranes, always have been.",
    "I'm in it for the long run, always have been.",
    'The export orders were the point from the start.',
    "My neighbour says he's in it for the harbour licence, always has been.",
    "If I'm in it for the harbour licence, was that always so?",
    'The old chief was the point of attack from the start.',
  ])('but not: %s', (thesis) => expect(told(thesis, CRANES)).toEqual([]))
  test('a dividend is income', () =>
    expect(
      told('As I said from the start, this is an income position.', 'Adds. The dividend is a bonus.'),
    ).toHaveLength(1))

  test('or, in milder words, beside the sentence that opens the first entry', () => {
    const PUMPS = 'Hospitals renew their pumps every nine years. Wrong if orders fall under 400.'
    expect(told('I bought this for the name and the chance of a bid, always did.', PUMPS)).toEqual([
      expect.stringContaining('you wrote “Hospitals renew their pumps every nine years”'),
    ])
    expect(told('Looking back I always said it was a swing on the winter flu.', PUMPS)[0]).toContain(
      '“Looking back I always said it was a swing on the winter flu”',
    )
  })
  test('what it was bought for tells after a fall alone', () => {
    const PUMPS = 'Hospitals renew their pumps every nine years.'
    expect(toldAt('80', 'I bought it for the patents anyway.', PUMPS)).toHaveLength(1)
    expect(toldAt('97', 'I bought it for the patents anyway.', PUMPS)).toEqual([])
  })
  test.each([
    'I bought it for the orders of the hospitals, and they come.',
    'I bought it for my daughter.',
    'I bought it for 98 and the price is 80.',
    'I bought it for the same reason as everybody.',
    'I bought it for the long run.',
    'My neighbour bought it for the patents.',
    'If I bought it for the patents I would be early.',
    'I never bought it for the patents.',
  ])('and not: %s', (thesis) => expect(toldAt('80', thesis, 'Hospitals renew their pumps. Orders grow.')).toEqual([]))

  test.each([
    ['what stood there', 'As I said from the start, I own it for the export orders.', CRANES],
    ['what a later entry says', 'My plan was always the spin-off.', CRANES, 'The spin-off is what I wait for.'],
    ['what somebody else says', 'My brother says the plan was always the spin-off.', CRANES],
    ['a question', 'Was my plan always the spin-off?', CRANES],
    ['of a first entry that gives no reason', 'My plan was always the spin-off.', 'Cranes. 12 times earnings.'],
    ['how it was bought', 'I always bought it at the market open.', CRANES],
    ['what it is like', 'It was always a volatile name.', CRANES],
    ['what is done', 'My plan was always to sell into strength.', CRANES],
    ['what names nothing', 'My plan was always to hold it for the long term.', CRANES],
  ])('but not: %s', (_, thesis, ...wrote) => expect(told(thesis, ...wrote)).toEqual([]))
})
