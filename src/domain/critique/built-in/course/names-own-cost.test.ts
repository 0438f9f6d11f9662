import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { namesOwnCost } from './names-own-cost.ts'

const buy = decided('Trams.', { at: '2023-02-06T15:00:00.000Z', price: '62' })
const more = decided('Trams.', { action: 'Buy More', at: '2023-05-08T15:00:00.000Z', price: '54' })
const position = { moved: null, quantity: '20', averageCost: '58', cost: '1160', stopLoss: null, takeProfit: null }
const held = (thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  asked(decided(thesis, { action: 'Hold', at: '2023-11-06T15:00:00.000Z', price: '41' }), [buy, more], {
    position,
    ...facts,
  })

describe('a price at which somebody would leave, and which is their own', () => {
  test.each([
    [
      'Trams are late. My money is 58. When he comes back to 58 I go, no win no loss.',
      'When he comes back to 58 I go',
      '$58.00',
    ],
    ['I wait until 62 and then good bye.', 'I wait until 62', '$62.00'],
    ['fifty-four and I am out', 'fifty-four and I am out', '$54.00'],
    ['if it gets back to fifty eight i sell the lot', 'if it gets back to fifty eight i sell the lot', '$58.00'],
    ['Back at 58, then we sell, my wife and me.', 'Back at 58', '$58.00'],
  ])('is told as that: %s', (thesis, words, cost) => {
    const [finding] = namesOwnCost(held(thesis))
    expect(finding?.quoted).toContain(words)
    expect(finding?.values?.cost).toBe(cost)
  })

  test('also where it is said with its cents', () => {
    const cheap = { ...buy, price: '5.20' }
    const request = asked(decided('back to five twenty and i sell half', { action: 'Hold', price: '3.1' }), [cheap], {
      position: { ...position, averageCost: '5.2' },
    })
    expect(namesOwnCost(request)[0]?.values?.cost).toBe('$5.20')
  })

  test.each([
    'When it comes back to 66 I go.',
    'I sell when the P/E is 58.',
    '58 trams were sold, and I wait until spring.',
    'My uncle says he sells at 58.',
    'I will not sell at 58 either.',
    'In 2019 I would have sold at 58.',
    'The price was 58 in spring.',
    'Oil back to 58 and they sell trams again.',
    'A rate of fifty eight percent, then I sell.',
    'My broker goes at fifty eight.',
  ])('and nothing else is: %s', (thesis) => expect(namesOwnCost(held(thesis))).toEqual([]))

  test('nor of an option, at a gain, or of a sale', () => {
    const option = { right: 'call' as const, strike: '60', expiresOn: '2024-06-21', multiplier: '100' }
    const words = 'When it comes back to 58 I go.'
    expect(namesOwnCost(held(words, { option }))).toEqual([])
    expect(namesOwnCost(asked(decided(words, { action: 'Hold', price: '70' }), [buy, more], { position }))).toEqual([])
    expect(namesOwnCost(asked(decided(words, { action: 'Sell', price: '41' }), [buy, more], { position }))).toEqual([])
  })
})

describe('a price for less than which nobody gets it', () => {
  test.each([
    "I'm not handing it over for less than the 58 I gave for it.",
    'Nobody gets this from me below 58.',
    'Below the 62 I put in I will not part with a single share.',
    'I paid 62, and that is what I want to see again before anybody gets it.',
  ])('is told beside the cost: %s', (thesis) => expect(namesOwnCost(held(thesis))[0]?.kind).toBe('anchoring-to-cost'))

  test.each([
    "I'm not paying more than 12 times earnings for it.",
    'My neighbour says he will not sell for less than 58.',
    'A takeover at 58 would be about fair, writes the paper.',
    'The price will not stay below 58 for long, writes the bank.',
    'I paid 62, and tenders rose 4 %.',
  ])('and else nothing is: %s', (thesis) =>
    expect(namesOwnCost(held(thesis)).map(({ kind }) => kind)).not.toContain('anchoring-to-cost'),
  )
})
