import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const at = (day: string, action: 'Buy' | 'Hold', confidence: number, price: string) =>
  decided('Orders as written.', { action, at: `2026-${day}T15:00:00.000Z`, confidence, price })
const saidOf = (...earlier: Parameters<typeof asked>[1] & object) =>
  readBuiltIn(asked(decided('Orders as written.', { action: 'Hold', confidence: 6, price: '221' }), earlier))
    .sentences.map(({ text }) => text)
    .join(' ')

test('a confidence that comes back down is told from where it stood before', () =>
  expect(saidOf(at('02-16', 'Buy', 6, '170'), at('04-08', 'Hold', 8, '262'))).toMatch(/8 of 10/))

test('and one that was never higher from the first entry', () =>
  expect(saidOf(at('02-16', 'Buy', 6, '170'), at('04-08', 'Hold', 6, '262'))).not.toMatch(/Apr 8, 2026 was/))
