import { describe, expect, it, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '200', cost: '2000', stopLoss: null, takeProfit: null }
const TEST = 'If renewals come in under 89% I sell.'

type Facts = Parameters<typeof decided>[1]
const questions = (thesis: string, facts: Facts = {}, request: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(
    asked(decided(thesis, { price: '200', confidence: 7, ...facts }), [], { position: POSITION, ...request }),
  ).sentences.filter(({ kind }) => kind === 'ask-what-if-market-falls')

describe('a first Buy whose tests are all of the company', () => {
  it.each([
    TEST,
    `Revenue +14%, margin 31%. ${TEST}`,
    'They have one year to get sales growing again, else I sell.',
    'Gone on any equity raise.',
    'A dividend cut would end it.',
    'Trials went well. If the FDA sends a complete response letter I am out.',
  ])('is asked what it does if the whole market falls, with its own money: %s', (thesis) => {
    const [question, ...more] = questions(thesis)
    expect(question?.text).toMatch(/market.*a quarter|a quarter.*market/)
    expect(question?.text).toContain('$500.00')
    expect(question?.part).toBe('worldEvents')
    expect(more).toEqual([])
  })

  test('is asked it beside its number, where the world has its sentence', () => {
    const [question] = questions(`The Fed meets on December 10. Revenue +14%. ${TEST}`, {
      at: '2026-11-02T15:30:00.000Z',
    })
    expect(question?.part).toBe('psychology')
  })
})

describe('is not asked', () => {
  it.each([
    `If the market falls I buy more. ${TEST}`,
    `I hold this for ten years. ${TEST}`,
    `Price means nothing to me. ${TEST}`,
    `Half of it can go and I still sleep. ${TEST}`,
    `The quotation may do as it likes. ${TEST}`,
    `It goes in the drawer. ${TEST}`,
    `Money that is not needed before 2040. ${TEST}`,
    `Money that I wrote off in my head. ${TEST}`,
    `I put up with anything else. ${TEST}`,
    `Storms are for sailors. ${TEST}`,
    `Closed without debate at 160. ${TEST}`,
    `Stop 170. ${TEST}`,
    'I only sell if renewals come in under 89%.',
    'I stay as long as renewals are above 89%.',
    'No circumstance other than a renewal rate under 89% shall make me sell.',
    'If it drops below 170 I sell.',
    'Diamond hands. If he sells I sell.',
  ])('where the text may answer it: %s', (thesis) => expect(questions(thesis)).toEqual([]))

  test('beside another question', () => {
    const { sentences } = readBuiltIn(
      asked(decided(`Nobody can catch them. ${TEST}`, { price: '200', confidence: 9 }), [], { position: POSITION }),
    )
    expect(sentences.filter(({ text }) => text.endsWith('?')).length).toBeLessThan(2)
  })

  test('of whoever has a stop, an option or a fund, only watches, or writes it down later', () => {
    expect(questions(TEST, {}, { position: { ...POSITION, stopLoss: '150' } })).toEqual([])
    const option = { right: 'call' as const, strike: '210', expiresOn: '2026-12-18', multiplier: '100' }
    expect(questions(TEST, {}, { option })).toEqual([])
    expect(questions(TEST, {}, { companyName: 'Vanguard S&P 500 ETF' })).toEqual([])
    expect(questions(TEST, { action: 'Watch' })).toEqual([])
    expect(questions(TEST, { writtenAt: '2026-06-20T14:30:00.000Z' })).toEqual([])
  })

  test('of a later entry', () => {
    const hold = asked(decided(TEST, { action: 'Buy More', price: '200' }), [
      decided('New pumps.', { at: '2026-01-05T15:00:00.000Z' }),
    ])
    expect(readBuiltIn({ ...hold, position: POSITION }).sentences.map(({ kind }) => kind)).not.toContain(
      'ask-what-if-market-falls',
    )
  })
})
