import { describe, expect, it, test } from 'vitest'
import type { CritiqueRequest } from '../critique.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '200', cost: '2000', stopLoss: null, takeProfit: null }

const firstOf = (thesis: string, request: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '200', confidence: 6 }), [], { position: POSITION, ...request }))
    .sentences[0]

describe('where nothing is told of its writer', () => {
  it.each([
    'If renewals come in under 89% I sell.',
    'Revenue +14%, margin 31%. Gone on any equity raise.',
    'Freight is cheap and the yards are full. Thesis fails if unit volumes drop for two quarters in a row.',
  ])('a critique begins with the test that they wrote down: %s', (thesis) =>
    expect(firstOf(thesis)).toMatchObject({ kind: 'falsifier-given', part: 'psychology' }),
  )
})

describe('a critique begins with something else', () => {
  test('where more is told of its writer', () => {
    const first = firstOf('I took out a loan for this. If renewals come in under 89% I sell.')
    expect(first?.part).toBe('psychology')
    expect(first?.kind).not.toBe('falsifier-given')
  })

  test('where stop and target say which odds it needs', () => {
    const first = firstOf('If renewals come in under 89% I sell.', {
      position: { ...POSITION, stopLoss: '180', takeProfit: '260' },
    })
    expect(first?.text).toContain('about 25 of 100')
  })

  it.each(['Renewals are fine.', 'If things turn sour I sell.', 'If the price falls I buy more.'])(
    'where no test is certain: %s',
    (thesis) => expect(firstOf(thesis)?.kind).not.toBe('falsifier-given'),
  )
})
