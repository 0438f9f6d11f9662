import { describe, expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const RULE = 'We never hold a share only because we paid more for it.'
const held = (thesis: string, principle = RULE, price = '22') =>
  critiqueBuiltIn(
    asked(
      decided(thesis, { action: 'Hold', at: '2026-09-21T15:00:00.000Z', price, confidence: 4 }),
      [decided('Grain silos.', { at: '2026-03-03T15:00:00.000Z', price: '40' })],
      {
        principles: [principle],
        position: { moved: null, quantity: '10', averageCost: '40', cost: '400', stopLoss: null, takeProfit: null },
      },
    ),
  )

describe('held because selling would be a loss', () => {
  test.each([
    'The board would ask. We cannot sell now with such a loss.',
    "I can't sell it at a loss of half, what would my father say.",
    'i just wont sell here for less than i paid',
  ])('stands beside the principle that forbids it: %s', (thesis) =>
    expect(held(thesis)).toContain('your principle “We never hold a share only because we paid more for it”'),
  )

  test.each([
    'My uncle says that we cannot sell now with such a loss.',
    'If we cannot sell at a loss we are fools.',
    'The loss is there. We keep it because the silos are full.',
  ])('is nothing that others say or that is supposed: %s', (thesis) => expect(held(thesis)).not.toContain('principle'))

  test('stands beside no other principle, and beside none above its cost', () => {
    const thesis = 'We cannot sell now with such a loss.'
    expect(
      held(
        thesis,
        'We never hold a share without reading its notes because they hide the loss of others, unless audited.',
      ),
    ).not.toContain('principle')
    expect(held(thesis, 'We never sell at a loss.')).not.toContain('principle')
    expect(held(thesis, RULE, '44')).not.toContain('principle')
  })
})
