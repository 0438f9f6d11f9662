import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const MARCH = '2026-03-03T15:00:00.000Z'
const SEPTEMBER = '2026-09-21T15:00:00.000Z'
const bought = decided('Ferries are full.', { at: MARCH, price: '40', confidence: 8 })
const say = (thesis: string, facts: Partial<CritiquedDecision>, more: Partial<CritiqueRequest> = {}) =>
  critiqueBuiltIn(asked(decided(thesis, { at: SEPTEMBER, price: '45', ...facts }), [bought], more))

describe('a price is asked', () => {
  const watched = (thesis: string) =>
    readBuiltIn(asked(decided(thesis, { action: 'Watch', at: MARCH, price: '12', confidence: 3 }))).sentences.map(
      ({ kind }) => kind,
    )

  test.each([
    'Tobacco. However cheap it gets, we will never own that in this family.',
    'Lovely business and a fair price but it is gambling, so not for us.',
    'My brother says it is cheap. Goes against my faith, end of story.',
    'Cheap, yes. Coal is off limits for me.',
    'Our choir will not own arms makers however low the price.',
    'A low price, I admit. Hands off for good, the owner is a crook.',
    'The valuation is low and I dont care, I will not profit from prisons.',
  ])('of nobody who decides never to own it: %s', (thesis) =>
    expect(watched(thesis)).not.toContain('ask-for-own-price'),
  )

  test.each([
    'Great company, too expensive for me today.',
    'I will not own it at this valuation.',
    'Not for me at these prices, too dear.',
    'Good crane maker, pricey. Only looking.',
    'We cannot touch it while it is so expensive.',
  ])('of whoever finds it dear: %s', (thesis) => expect(watched(thesis)).toContain('ask-for-own-price'))
})

describe('what somebody sees in themselves', () => {
  test.each([
    [
      'I catch myself checking the quote whenever my colleague mentions his gains.',
      'I catch myself checking the quote whenever my colleague mentions his gains',
    ],
    ['I notice that I only open the app when it is green and feel clever then.', 'when it is green'],
  ])('is quoted with what is seen: %s', (thesis, words) => expect(say(thesis, { action: 'Hold' })).toContain(words))

  test.each(['I notice that the ferry is late every day when it rains.', 'I notice how full the harbour is.'])(
    'is nothing about the company: %s',
    (thesis) => expect(say(thesis, { action: 'Hold' })).not.toMatch(/You (?:see|write) it yourself/),
  )

  test('is not quoted where it cannot be whole', () =>
    expect(
      say(
        'I notice I follow every single ferry on the map of the northern route all through the evening and well into the night as if any of these ships and their passengers could tell me what the quarter will be like.',
        { action: 'Hold' },
      ),
    ).not.toMatch(/You (?:see|write) it yourself/))

  test.each(['I was bored and it was there.', 'This is gambling, and I know that.'])(
    'is quoted as before: %s',
    (thesis) => expect(say(thesis, { action: 'Buy More' })).toMatch(/You (?:see|write) it yourself/),
  )
})

describe('a question', () => {
  test.each([
    'I hope it gets back to 52 at least.',
    'Hopefully they reach 90 million riders.',
    'Praying for a close above $47.',
  ])('asks for no figure that its quotation holds: %s', (thesis) =>
    expect(say(thesis, { action: 'Hold' })).not.toMatch(/by which figure/),
  )

  test('asks for no day that its quotation holds', () =>
    expect(say('I hope it gets better by summer.', { action: 'Hold' })).not.toMatch(/by when/))

  test.each(['I hope it gets better.', 'I just hope they recover.'])('is asked else: %s', (thesis) =>
    expect(say(thesis, { action: 'Hold' })).toMatch(/by which figure|by when/),
  )

  test.each(['Hold', 'Sell'] as const)('asks for no confidence that the ledger has, at a %s', (action) => {
    const text = say('Up again. I knew it all along.', { action })
    expect(text).not.toMatch(/how sure were you/)
    expect(text).toContain('8 of 10 sure at the Buy of Mar 3, 2026')
  })

  test('asks for none that it has not', () =>
    expect(
      critiqueBuiltIn(asked(decided('Up again. I knew it all along.', { action: 'Watch', price: '45' }))),
    ).not.toMatch(/how sure were you/))
})
