import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiquedMove, CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const MARCH = '2026-03-03T15:00:00.000Z'
const JUNE = '2026-06-10T15:00:00.000Z'
const SEPTEMBER = '2026-09-21T15:00:00.000Z'
const watched = decided('Lovely harbour. Under 31 I buy.', { action: 'Watch', at: MARCH, price: '40', confidence: 5 })
const bought = decided('Boats are full.', { at: MARCH, price: '40', confidence: 7 })
const kept = decided('Waiting.', { action: 'Hold', at: JUNE, price: '58', confidence: 7 })
const sale = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Sell', at: SEPTEMBER, price: '45', confidence: 4, ...facts })
const say = (thesis: string, earlier = [bought, kept], more: Partial<CritiqueRequest> = {}) =>
  critiqueBuiltIn(asked(sale(thesis), earlier, more))
const LESSON = /What you take from it, in your own words|You write down what it leaves you with/

describe('what somebody takes from a holding that ends', () => {
  test.each([
    'Sold. Next time I measure the queue myself before I believe a brochure.',
    'Gone for good. What stays with me: we bought a view in the next time zone and no business.',
    'Sold. The next time a skipper tells me of full boats I look at the fuel bill.',
    'Out with a small plus. From now on my sister has to sign too.',
    'Gone. My pride has cost me more than the boats did.',
    'All sold. A rule is not for the boats, it is for me.',
    'sold it. lesson: dont buy what u cant explain to the harbour master',
    'The forecast of 60 boats I made out of thin air, and this is the thing to remember.',
    'Sold at a loss. In future we never buy on the day of the fair.',
  ])('is quoted whole: %s', (thesis) => {
    const text = say(thesis)
    expect(text).toMatch(LESSON)
    const sentence = thesis
      .split(/(?<=\.) /)
      .find((each) => /next time|from now|pride|not for|lesson|remember|future/i.test(each))
    expect(text).toContain(`“${sentence?.replace(/\.$/, '')}”`)
  })

  test.each([
    'Sold. From now on they report the bookings each month.',
    'Sold. Next time they cut the fares the whole coast is empty.',
    'My broker says that from now on I should only buy funds.',
    '"Never again", the captain said. "From now on I sail alone."',
    'Is there a lesson? From now on I do not know.',
    'No lesson here, just luck. I sold.',
    'The plan was right and the harbour is full.',
    'The delay has cost the company nine millions.',
    'Sold, next time maybe.',
  ])('is nothing else: %s', (thesis) => expect(say(thesis)).not.toMatch(LESSON))

  test('is no test of what is left', () => {
    const thesis = 'Half is sold. Next time the bookings fall I sell the rest.'
    const { sentences } = readBuiltIn(asked(sale(thesis, { action: 'Sell Some' }), [bought, kept]))
    expect(sentences.map(({ kind }) => kind)).not.toContain('error-admitted')
  })

  test('is said of no purchase and of no first entry', () => {
    const thesis = 'From now on I always look at the debt first.'
    expect(critiqueBuiltIn(asked(sale(thesis, { action: 'Buy More' }), [bought]))).not.toMatch(LESSON)
    expect(critiqueBuiltIn(asked(sale(thesis)))).not.toMatch(LESSON)
  })
})

describe('beside a lesson stands', () => {
  const move: CritiquedMove = {
    ...{ level: 'take-profit', from: '60', to: '90', setAt: MARCH, action: 'Hold', at: JUNE, price: '58' },
  }
  const air = 'The 90 I took out of the air after the boat show, and this is the thing to remember.'

  test('the target that was moved to its figure', () => {
    const text = say(air, [bought, kept], { moves: [move] })
    expect(text).toContain('$60.00 to $90.00')
    expect(text).toContain('Jun 10, 2026')
  })
  test('none that was moved to another, or nearer', () => {
    expect(say(air, [bought, kept], { moves: [{ ...move, to: '95' }] })).toMatch(LESSON)
    expect(say(air, [bought, kept], { moves: [{ ...move, from: '99' }] })).toMatch(LESSON)
  })

  test('the entry that wrote its figure as an own price', () => {
    const text = say('the 31 was right and i laughed at it', [watched, bought])
    expect(text).toContain('“Under 31 I buy”')
    expect(text).toContain('“the 31 was right and i laughed at it”')
  })
  test('the entry with its figure in its own test', () => {
    const tested = { ...bought, thesis: 'Boats are full. If occupancy is below 70% I sell.' }
    expect(say('my 70 was right but i waited', [tested, kept])).toContain('“If occupancy is below 70% I sell”')
  })
  test('none that has another', () =>
    expect(say('the 33 was right and i laughed at it', [watched, bought])).not.toContain('“Under 31 I buy”'))

  test('the only entry of its month, with both prices', () => {
    const text = say('The shame of telling my crew has cost us thirteen dollars a share since June.')
    expect(text).toContain('$58.00')
    expect(text).toContain('Hold of Jun 10, 2026')
  })
  test('none of two of its month', () => {
    const again = { ...kept, at: '2026-06-18T15:00:00.000Z', price: '57' }
    expect(
      say('The shame of telling my crew has cost us thirteen dollars a share since June.', [bought, kept, again]),
    ).toMatch(LESSON)
  })
})

describe('more of it, so that a small rise is enough', () => {
  const kinds = (thesis: string) =>
    readBuiltIn(asked(decided(thesis, { at: MARCH, price: '12', confidence: 7 }))).sentences.map(({ kind }) => kind)

  test.each([
    'I have 200 with my old bank, deep in the red. With 200 more my average falls to 18 and I need only a little bounce to be free.',
    'Already own some elsewhere at 30. Averaging it down now, then it takes just a 20% rise to be even.',
    'I own 100 at 30 already, averaging down so I only need 20 to be even.',
    'If I double up the new average is 15 so I only need a small move to come out flat.',
  ])('is asked about: %s', (thesis) => expect(kinds(thesis)).toContain('get-even'))

  test.each([
    'My average comes down by this, which is no reason to buy.',
    'The average fare falls and they need only a small rise in traffic to be profitable.',
    'A small rise in freight is enough to break even, says the company.',
    'My brother says my average comes down and I need only a small rise to be free.',
  ])('is not where nothing of the kind stands: %s', (thesis) => expect(kinds(thesis)).not.toContain('get-even'))
})
