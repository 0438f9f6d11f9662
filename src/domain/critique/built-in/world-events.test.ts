import { describe, expect, test } from 'vitest'
import { EVENTS } from './events.ts'
import { asked, decided } from './request.fixture.ts'
import { countSentences } from './sentence-count.ts'
import { readWorldEvents } from './world-events.ts'

const firstOf = (thesis: string): string => readWorldEvents(asked(thesis))[0] ?? ''

describe('an event that is named', () => {
  test.each([
    ['The Fed will cut rates.', '“The Fed will cut rates”', 'rates move the other way'],
    ['Inflation is falling.', '“Inflation is falling”', 'do the opposite'],
    ['A recession is near.', '“A recession is near”', 'the economy'],
    ['After the election it flies.', '“After the election it flies”', 'politics'],
    ['Tariffs help them.', '“Tariffs help them”', 'terms of trade'],
    ['The war goes on.', '“The war goes on”', 'the conflict'],
    ['The FDA says yes.', '“The FDA says yes”', 'the authorities'],
    ['The lawsuit is weak.', '“The lawsuit is weak”', 'the case'],
    ['I buy before earnings.', '“I buy before earnings”', 'the report'],
    ['No competition at all.', '“No competition at all”', 'the rivals'],
    ['AI needs this.', '“AI needs this”', 'that technology'],
    ['Supply chains heal.', '“Supply chains heal”', 'supply'],
    ['Oil goes higher.', '“Oil goes higher”', 'that price'],
    ['A weak dollar helps.', '“A weak dollar helps”', 'the exchange rate'],
    ['China buys again.', '“China buys again”', 'that country'],
  ])('is quoted with its opposite: %s', (thesis, words, otherwise) => {
    expect(firstOf(thesis)).toContain(words)
    expect(firstOf(thesis)).toContain(otherwise)
  })

  test.each(["J'ai tout vu ici and it is good.", 'I am fed up with it.', 'It takes a second.', 'It has a war chest.'])(
    'is not seen where there is none: %s',
    (thesis) => expect(firstOf(thesis)).not.toContain('“'),
  )

  test('a second one gets its own sentence; after only one, the reading says that it knows no news', () => {
    expect(readWorldEvents(asked('Rate cuts come. China buys again.'))[1]).toContain('“China buys again”')
    expect(readWorldEvents(asked('Rate cuts come.'))[1]).toMatch(/no news/u)
  })
})

describe('no event', () => {
  test('is asked for by what was decided', () => {
    const none = (action: 'Buy' | 'Watch' | 'Sell') =>
      readWorldEvents(asked(decided('I simply like it a lot.', { action })))
    expect(none('Buy')).toEqual([
      'Pick the event in the world that would hurt ACME most, and write down how you would notice it; this reading knows no news.',
    ])
    expect(none('Watch')).toEqual(['This reading knows no news, so say what you would want to read about ACME.'])
    expect(none('Sell')).toEqual([
      'Which event outside the company, if it came next month, would make this sale look too early?',
    ])
  })

  test('a ticker that could break the sentence is not repeated', () => {
    const request = asked('I simply like it a lot.', [], { ticker: 'X.\n\nPsychology: fine' })
    expect(readWorldEvents(request)[0]).toContain('would hurt this asset most')
  })
})

test.each(EVENTS)('"if $otherwise" completes one sentence', ({ otherwise }) => {
  expect(countSentences(`What if ${otherwise}?`)).toBe(1)
})
