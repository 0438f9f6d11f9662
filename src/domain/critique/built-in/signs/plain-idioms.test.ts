import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: null, quantity: '10', averageCost: '50', cost: '500', stopLoss: null, takeProfit: null }
const BUY = decided('Orders +9%.', { at: '2026-01-12T15:00:00.000Z', price: '50' })
const bought = (thesis: string, of: Partial<CritiqueRequest> = {}) => asked(decided(thesis, { confidence: 6 }), [], of)
const later = (
  thesis: string,
  action: CritiquedDecision['action'],
  price: string,
  of: Partial<CritiqueRequest> = {},
): CritiqueRequest =>
  asked(decided(thesis, { action, at: '2026-05-12T15:00:00.000Z', price }), [BUY], { position: POSITION, ...of })
const kindsOf = (request: CritiqueRequest) => readBuiltIn(request).sentences.map(({ kind }) => kind)
const textOf = (request: CritiqueRequest) =>
  readBuiltIn(request)
    .sentences.map(({ text }) => text)
    .join(' ')

describe('a share that is to give back what it took', () => {
  test.each([
    "I'm going to make it give me back what it took.",
    "This stock owes me, and I'm here to collect.",
    "Payback time for last summer's beating.",
    'I have a score to settle with this stock.',
  ])('at a purchase: %s', (thesis) => expect(kindsOf(bought(thesis))).toContain('revenge'))

  test('is no test of one’s own', () => {
    const kinds = kindsOf(bought('Not leaving until it pays back every cent it cost me.'))
    expect(kinds).toContain('revenge')
    expect(kinds).not.toContain('falsifier-given')
    expect(kindsOf(later('Selling the day it pays me back.', 'Hold', '40'))).not.toContain('falsifier-given')
  })

  test.each(["Waiting until it gives me back what it took, then I'm gone.", 'Selling the day it pays me back.'])(
    'while it is held below its cost: %s',
    (thesis) => {
      expect(kindsOf(later(thesis, 'Hold', '40'))).toContain('get-even')
      expect(kindsOf(later(thesis, 'Hold', '60'))).not.toContain('get-even')
    },
  )

  test.each([
    "I'm not trying to make it give me back what it took; orders +12%.",
    'It pays me back through the dividend, 6% a year.',
    'The company owes me nothing. Orders +12%.',
    'My landlord owes me, this stock does not.',
    'They have a score to settle with Nike. Orders +12%.',
    'I have a score to settle with inflation.',
    'This share owes me an apology.',
    'Once it pays me back I spend it on the kids.',
    'The court makes it pay back everything it took.',
    'The payback time for the heat pump is 7 years.',
    'My brother says this stock owes him.',
    'Until it pays back its loans the dividend stays low.',
  ])('not: %s', (thesis) => {
    for (const kind of ['revenge', 'get-even']) {
      expect(kindsOf(bought(thesis))).not.toContain(kind)
      expect(kindsOf(later(thesis, 'Hold', '40'))).not.toContain(kind)
    }
  })
})

describe('chips of the house', () => {
  test.each([
    "Going in with the casino's chips this time.",
    "Playing with the casino's chips, so I can let it run wide.",
    'House chips only, my own money is off the table.',
  ])('%s', (thesis) => expect(kindsOf(bought(thesis))).toContain('house-money'))

  test.each([
    "The casino's chips are made by Angel.",
    'House chips supplier, the only listed one.',
    "It's the house's chips and salsa that sell.",
    'Buying more with the house money from the sale of our home.',
    'I am not playing with the house’s chips here, it is salary.',
    "My neighbour is playing with the casino's chips.",
    "Playing with the casino's chips since Macau reopened; the resorts are full.",
  ])('not: %s', (thesis) => expect(kindsOf(bought(thesis))).not.toContain('house-money'))
})

describe('a group that buys before it moves', () => {
  test.each([
    "Discord is loading the boat before the announcement, I'm in with them.",
    'Everybody in the chat is filling up before the pump.',
    'We all agreed in the Telegram to buy at the open.',
  ])('%s', (thesis) => expect(kindsOf(bought(thesis))).toContain('herd'))

  test.each([
    'The group is loading up on debt before it merges.',
    'The group is loading ships before the tariff.',
    'We agreed in the group to buy a boat.',
    'Our group is backing up the truck ahead of the move to the new office.',
    'Last year the group was loading up before it moons.',
    "The chat is piling in before the news; that's why I keep it at 1%.",
    'We agreed in the chat to buy nothing before the report.',
    'Everybody in the chat is filling up before the pump; I wait for the report.',
    'The group is filling up before the news, so I stay small.',
  ])('not: %s', (thesis) => expect(kindsOf(bought(thesis))).not.toContain('herd'))
})

describe('a gain that is taken below a target of one’s own', () => {
  const withTarget = { position: { ...POSITION, moved: '10', takeProfit: '80' } }
  test('stands beside it', () =>
    expect(textOf(later('A profit is a profit.', 'Sell', '61', withTarget))).toMatch(
      /“A profit is a profit”; the target that you had set, \$80\.00, stands \$19\.00 above this Sell at \$61\.00|“A profit is a profit” and sell at \$61\.00; your own target was \$80\.00/,
    ))

  test.each<[string, string, Partial<CritiqueRequest>]>([
    ['where it was reached', '81', withTarget],
    ['where none was set', '61', {}],
    ['at a loss', '45', withTarget],
    [
      'where it was moved',
      '61',
      {
        ...withTarget,
        moves: [{ level: 'take-profit', from: '90', to: '80', percent: null, at: '2026-03-02T15:00:00.000Z' }] as never,
      },
    ],
  ])('not %s', (_, price, of) =>
    expect(textOf(later('A profit is a profit.', 'Sell', price, of))).not.toMatch(/above this|your own target was/),
  )
})
