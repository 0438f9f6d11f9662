import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BUY = decided('Cables, tenders +25 %.', { at: '2026-03-23T15:00:00.000Z', price: '13' })
const SALE = decided('Stopped out.', { action: 'Sell', at: '2026-06-29T15:00:00.000Z', price: '11.48' })
const kindsOf = (thesis: string, price = '15.90') =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Keep Watching', at: '2026-08-24T15:00:00.000Z', price }), [BUY, SALE]),
  ).sentences.map(({ kind }) => kind)

describe('a sale judged by what was known on its day', () => {
  test.each([
    'Annoying, but the rule was right with what I knew.',
    'It would have been nice, but by what I knew in June selling was correct.',
    'Right decision, bad outcome.',
  ])('is told as that: %s', (thesis) => expect(kindsOf(thesis)).toContain('own-judgement'))

  test.each([
    ['My rule was wrong, stops only cost money.', '15.90'],
    ['The rule was not right with what I knew.', '15.90'],
    ['My brother says the rule was right with what I knew.', '15.90'],
    // The outcome speaks for it.
    ['The rule was right with what I knew.', '9.20'],
  ])('and else it is not: %s', (thesis, price) => expect(kindsOf(thesis, price)).not.toContain('own-judgement'))
})
