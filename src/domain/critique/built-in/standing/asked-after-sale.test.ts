import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('We like the pumps.', { at: '2026-03-05T15:00:00.000Z', price: '40' })
const position = { moved: '4', quantity: '6', averageCost: '40', cost: '400', takeProfit: null }
const questions = (thesis: string, facts: Parameters<typeof decided>[1], stopLoss: string | null = '36') =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Sell', price: '41', ...facts }), [buy], { position: { ...position, stopLoss } }),
  )
    .sentences.map(({ text }) => text)
    .filter((text) => text.endsWith('?'))
const BACK = /buy ACME again\?|a second Buy\?/

describe('what a sale leaves to be decided', () => {
  test('at a stop that was kept: what would bring its writer back', () =>
    expect(questions('Stop.', { price: '35.90' }).join(' ')).toMatch(BACK))
  test('at the sale of a part: what the rest waits for', () =>
    expect(questions('A few less so that I sleep.', { action: 'Sell Some' }, null).join(' ')).toMatch(
      /the 6 that you keep/,
    ))
  test('but not where a stop decides about it', () =>
    expect(questions('A few less so that I sleep.', { action: 'Sell Some' }).join(' ')).not.toContain('that you keep'))

  test.each([
    'Stop. I look again below 30.',
    'Stop, and never again.',
    'I was wrong about the pumps. Out.',
    'The money is needed for a wedding.',
    'The takeover is through.',
  ])('and nothing where the entry may say it: %s', (thesis) =>
    expect(questions(thesis, { price: '35.90' }).join(' ')).not.toMatch(BACK),
  )

  test.each(['Half goes, the rest stays until spring.', 'Trimmed to my ceiling of 5%.', 'A fat finger, corrected.'])(
    'nor of a rest of which it speaks: %s',
    (thesis) => expect(questions(thesis, { action: 'Sell Some' }, null).join(' ')).not.toContain('that you keep'),
  )
})
