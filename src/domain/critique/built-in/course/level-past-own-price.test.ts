import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '21', cost: '210.00', stopLoss: null, takeProfit: null }
const THESIS = 'Tanker rates doubled since August.'

const told = (levels: Partial<typeof POSITION> | object, facts: Partial<CritiqueRequest> = {}, thesis = THESIS) =>
  readBuiltIn(
    asked(decided(thesis, { price: '21' }), [], { position: { ...POSITION, ...levels }, ...facts }),
  ).sentences.find(({ kind }) => kind === 'level-past-own-price')?.text

describe('a level that its own purchase is past', () => {
  test.each([
    ['a stop above', { stopLoss: '23' }, /\$23\.00.*above.*\$21\.00|\$21\.00.*above.*\$23\.00/],
    ['a stop at it', { stopLoss: '21.00' }, /stop .*at.*\$21\.00/],
    ['a stop above by less than a cent', { stopLoss: '21.004' }, /\$21\.004/],
    ['a target below', { takeProfit: '19' }, /\$19\.00.*below.*\$21\.00|\$21\.00.*below.*\$19\.00/],
  ])('is told: %s', (_, levels, words) => expect(told(levels)).toMatch(words))

  test('also of a bought option, and of a stop that a Buy More sets', () => {
    const option = { right: 'call', strike: '25', expiresOn: '2026-12-18', multiplier: '100' } as const
    expect(told({ stopLoss: '23' }, { option })).toContain('$23.00')
    const more = decided(THESIS, { action: 'Buy More', at: '2026-06-01T14:30:00.000Z', price: '21' })
    const move = {
      level: 'stop-loss',
      from: null,
      to: '23',
      setAt: null,
      action: 'Buy More',
      at: more.at,
      price: '21',
    } as const
    const facts = { position: { ...POSITION, stopLoss: '23' } }
    const kindsOf = (moves: CritiqueRequest['moves']) =>
      readBuiltIn(asked(more, [decided('Tankers.', { price: '30' })], { ...facts, moves })).sentences.map(
        ({ kind }) => kind,
      )
    expect(kindsOf([move])).toContain('level-past-own-price')
    expect(kindsOf([])).not.toContain('level-past-own-price')
  })

  test.each<[string, object, Partial<CritiqueRequest>, string?]>([
    ['a stop below and a target above', { stopLoss: '19', takeProfit: '25' }, {}],
    ['a Hold', { stopLoss: '23' }, { decision: decided(THESIS, { action: 'Hold', price: '21' }) }],
    [
      'the day of a split',
      { stopLoss: '23' },
      { splits: [{ effectiveOn: '2026-05-01', newShares: '2', oldShares: '1' }] },
    ],
    ['no price', { stopLoss: '23' }, { decision: decided(THESIS) }],
    [
      'an option that was sold',
      { stopLoss: '23' },
      { option: { right: 'put', strike: '25', expiresOn: '2026-12-18', multiplier: '100' } },
      'Sold to open the June put.',
    ],
  ])('and nothing of: %s', (_, levels, facts, thesis) => expect(told(levels, facts, thesis)).toBeUndefined())
})
