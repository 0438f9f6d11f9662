import { describe, expect, test } from 'vitest'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided, quotations } from '../request.fixture.ts'

const first = (thesis: string, confidence: number) => {
  const decision = decided(thesis, { confidence, price: '100' })
  const tests = [{ text: 'margin below 15%', on: null, at: decision.at }]
  return asked(decision, [], { tests })
}

describe('loud words at a Buy of 9 of 10', () => {
  test.each([
    ['This is a sure thing.', 'This is a sure thing'],
    ['Snacks are a sure thing.', 'Snacks are a sure thing'],
    ['Everybody needs snacks, absolutely certain, it goes to 300.', 'absolutely certain'],
    ["Can't lose here. Out at -10%.", "Can't lose here"],
    ['Sure thing. Revenue grew 9%. I sell if it falls below 5%.', 'Sure thing'],
  ])('are the first point, quoted, also beside a test: %s', (thesis, quoted) => {
    const [point] = readBuiltIn(first(thesis, 9)).sentences
    expect(point?.kind).toBe('overconfidence')
    expect(quotations(point?.text ?? '').join()).toContain(quoted)
  })

  test.each([
    ['Snacks are no sure thing.', 9],
    ['I am not absolutely certain.', 9],
    ['My brother says it is a sure thing; I disagree.', 9],
    ["They can't lose the contract before May.", 9],
    ['Snacks are a sure thing.', 6],
  ])('are not where somebody denies them, or is less sure: %s (%i)', (thesis, confidence) =>
    expect(readBuiltIn(first(thesis, confidence)).sentences.map(({ kind }) => kind)).not.toContain('overconfidence'),
  )

  test('a relative who also bought is followed only where the entry says so', () => {
    const kindsOf = (thesis: string) =>
      readBuiltIn(asked(decided(thesis, { confidence: 9 }))).sentences.map(({ kind }) => kind)
    expect(kindsOf('My brother in law also bought. Good enough for me.')).toContain('authority')
    expect(kindsOf('My brother in law also bought.')).not.toContain('authority')
  })
})

describe('“I knew it all along” at a sale is set beside the recorded confidence', () => {
  const buy = decided('Chips.', { at: '2026-05-01T14:30:00.000Z', confidence: 9, price: '100' })
  const hold = decided('Chips still.', { action: 'Hold', at: '2026-06-01T14:30:00.000Z', confidence: 10, price: '90' })
  const sale = decided('I knew it all along.', {
    ...{ action: 'Sell', at: '2026-08-03T14:30:00.000Z', confidence: 5, price: '70' },
  })

  test('of the Buy and of the entry before the sale', () => {
    expect(critiqueBuiltIn(asked(sale, [buy, hold]))).toContain(
      'You write “I knew it all along”; on record you were 9 of 10 sure at the Buy of May 1, 2026, and 10 of 10 at the Hold of Jun 1, 2026.',
    )
    expect(critiqueBuiltIn(asked(sale, [buy]))).toContain(
      'You write “I knew it all along”; on record you were 9 of 10 sure at the Buy of May 1, 2026.',
    )
  })

  test('but for numbers that were written down afterwards', () => {
    const later = { ...buy, writtenAt: '2026-07-30T14:30:00.000Z' }
    expect(critiqueBuiltIn(asked(sale, [later]))).not.toContain('on record')
  })
})
