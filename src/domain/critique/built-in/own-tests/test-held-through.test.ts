import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('If the gross margin falls below 20%, I sell.', { at: '2026-03-02T15:00:00.000Z', price: '100' })
const then = (thesis: string, action: CritiquedDecision['action'], month: string, price = '80') =>
  decided(thesis, { action, at: `2026-${month}-04T15:00:00.000Z`, price })
const read = (request: CritiqueRequest) => ({
  text: critiqueBuiltIn(request),
  kinds: readBuiltIn(request).sentences.map(({ kind }) => kind),
})

describe('a sale is credited as keeping a test only where no decision to stay lies between', () => {
  const sale = then('The gross margin fell to 11%.', 'Sell', '09', '60')

  test('a figure past it that an earlier Hold had named', () => {
    const hold = then('The gross margin fell to 12%, I stay.', 'Hold', '06')
    const { text, kinds } = read(asked(sale, [buy, hold]))
    expect(kinds).not.toContain('loss-taken-as-written')
    expect(kinds).toContain('falsifier-broken-and-held')
    expect(text).toContain(
      'On Mar 2, 2026 you wrote “If the gross margin falls below 20%, I sell”; the Hold of Jun 4, 2026 at $80.00 said “The gross margin fell to 12%, I stay”, and only now you sell at $60.00.',
    )
    expect(text).not.toContain('rare')
  })

  test('none of which an earlier Hold said that it came', () => {
    const hold = then('The gross margin rose to 24%.', 'Hold', '06')
    expect(read(asked(sale, [buy, hold])).kinds).toContain('loss-taken-as-written')
  })

  test('an answer that it happened, and a Hold since', () => {
    const testsComeTrue = [{ text: 'Two reports below 8%', at: buy.at, answeredAt: '2026-06-01T15:00:00.000Z' }]
    const plain = decided('Cloud.', { at: buy.at, price: '100' })
    const gone = then('Enough.', 'Sell', '09', '60')
    const held = read(asked(gone, [plain, then('Good company.', 'Hold', '06')], { testsComeTrue }))
    expect(held.kinds).not.toContain('rule-kept')
    expect(held.text).toContain(
      'On Jun 1, 2026 you answered that your test of Mar 2, 2026 had come true, “Two reports below 8%”; the entry of Jun 4, 2026 was a Hold at $80.00, and only then comes this Sell at $60.00.',
    )
    const soon = { ...gone, at: '2026-06-08T15:00:00.000Z' }
    expect(read(asked(soon, [plain], { testsComeTrue })).kinds).toContain('rule-kept')
    // More than five trading days later, without a word between.
    const late = read(asked(gone, [plain], { testsComeTrue }))
    expect(late.kinds).not.toContain('rule-kept')
    expect(late.text).toContain('Jun 1, 2026')
  })
})
