import { describe, expect, test } from 'vitest'
import { exitDayIn } from './exit-day.ts'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const read = (text: string, price: string | null = null) =>
  findOwnTests(text, '2026-02-03', price)
    .filter(isFalsifier)
    .map(({ words, side, value, byWhen }) => ({ words, side, value, on: byWhen?.on ?? null }))
const wordsOf = (text: string, price: string | null = null) => read(text, price).map(({ words }) => words)

describe('what has to come is read by the shape of its clause', () => {
  test.each([
    ['Order intake must turn positive by Q3.', 'Order intake must turn positive by Q3'],
    ['Loan growth has to stay above 6.5% through 2027.', 'Loan growth has to stay above 6.5% through 2027'],
    [
      'Cheap, but the new plant needs to run at 70% within two quarters.',
      'the new plant needs to run at 70% within two quarters',
    ],
    ['Needs 15%+ organic growth to be worth the wait.', 'Needs 15%+ organic growth to be worth the wait'],
    ['The whole bet stands or falls with the Ohio fab.', 'The whole bet stands or falls with the Ohio fab'],
    ['My idea lives and dies by the renewal season, nothing else.', 'My idea lives and dies by the renewal season'],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual([words]))

  test('a figure with a plus is the least that is asked for', () => {
    expect(read('Needs 15%+ organic growth to be worth the wait.')).toEqual([
      { words: 'Needs 15%+ organic growth to be worth the wait', side: 'below', value: '15', on: null },
    ])
  })

  test('a quarter of a fiscal year ends on a day that no calendar knows', () => {
    expect(read('Comps need a plus sign by Q4.')[0]?.on).toBe('2026-12-31')
    expect(read('Comps need a plus sign by fiscal Q4.')[0]?.on).toBe(null)
  })

  test.each([
    'I have to be out of debt by June.',
    'Interest cover must print above 3.0 or the covenant bites.',
    'Net debt must fall below 3 by June or lenders will force a sale.',
    'The covenant requires that leverage must be under 4.5 by June.',
    'It has to come back some day.',
    'The stock must reach 60 by summer.',
    'Growth must be 36% to justify the price.',
    'My brother says revenue must double by 2027.',
    'Margins must improve: 12% was the number last year.',
    'Does churn have to fall by Q3?',
    'Volumes must recover before I buy, at least by 5%.',
  ])('and not in: %s', (text) => expect(wordsOf(text)).toEqual([]))
})

describe('a leaving is read wherever its condition stands', () => {
  test.each([
    [
      'I look at arrears (1.2% now; at 3% the model is broken and I leave) and at deposits.',
      'at 3% the model is broken and I leave',
    ],
    ["I'd sell at dealer stock > 90.", "I'd sell at dealer stock > 90"],
    ["Next report that shows a smaller backlog I'm off.", "Next report that shows a smaller backlog I'm off"],
    ["If they lose a top-5 client, I'm not staying.", "If they lose a top-5 client, I'm not staying"],
    ['If bookings growth turns negative, a third.', 'If bookings growth turns negative, a third'],
    ['Delinquencies have been under 3. Everything out over 4.', 'Everything out over 4'],
  ])('%s', (text, words) => expect(wordsOf(text)).toContain(words))

  test.each([
    ['What would push me to the exit door is a second recall.', 'a second recall'],
    ['The day I go back to cash: a cut of the guidance.', 'a cut of the guidance'],
    ['Would be disproved by falling prices per tonne.', 'falling prices per tonne'],
    ["Won't defend this if traffic is negative again.", 'traffic is negative again'],
    ['Reasons to sell: a rights issue, or leverage above 5.', 'a rights issue, or leverage above 5'],
    ['No patience if the ramp slips past June.', 'the ramp slips past June'],
    ['Until 2028 no change unless they cut the payout.', 'they cut the payout'],
    ['I will keep this until a court bans the product or volumes shrink, and I would hear of both.', 'a court bans'],
    ['If it is under 4 in May the short seller was right.', 'it is under 4 in May'],
    ["I'd change my view if term prices fall twice.", 'term prices fall twice'],
  ])('%s', (text, condition) => {
    const [own] = findOwnTests(text, '2026-02-03').filter(isFalsifier)
    expect(own?.condition).toContain(condition)
  })

  test.each([
    ['No net adds by then, no shares in my account.', 'No net adds'],
    ["Either renewals stay above 90% or I'm on the wrong train.", 'renewals stay above 90%'],
    ['My tipping point = same-store sales below zero.', 'same-store sales below zero'],
    ['What I would not forgive is another dilution.', 'another dilution'],
    ["At occupancy 85 I'm wrong.", 'occupancy 85'],
    ["The thing that'd scare me out: receivables over 90 days.", 'receivables over 90 days'],
    ['I bail on the first whiff of a second supplier.', 'a second supplier'],
    ["Sub 7 and it's Walmart's market.", 'Sub 7'],
    ["If volumes fall into the low hundreds, that's that.", 'volumes fall into the low hundreds'],
  ])('%s', (text, words) => {
    const [own] = findOwnTests(text, '2026-02-03').filter(isFalsifier)
    expect(own?.words).toContain(words)
    expect(own?.byWhen?.on ?? null).toBe(null)
  })

  test('what is cheap below a price proves nobody wrong', () => {
    expect(wordsOf("Under 50 it's a bargain.")).toEqual([])
  })

  test('what follows twice from one condition is one test to its end', () => {
    expect(wordsOf("If margins turn negative, the joke was right and I'm the fool who sells.")).toEqual([
      "If margins turn negative, the joke was right and I'm the fool",
    ])
  })

  test.each([
    ['Trial readout in Q3 is the milestone.', 'Trial readout in Q3 is the milestone'],
    ["The plan is simple, they ship 20k this year or I'm the clown.", "they ship 20k this year or I'm the clown"],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual([words]))

  test.each(["No exit, it's forever, I only leave for the grave.", 'This is the test for the new CEO.'])(
    'nothing is read in: %s',
    (text) => expect(wordsOf(text)).toEqual([]),
  )

  test('of two prices with the one of the day between them, the lower one ends it', () => {
    expect(read('I sell at 30 or at 12.5, whichever is first.', '20')).toEqual([
      { words: 'I sell at 30 or at 12.5', side: 'below', value: '12.5', on: null },
    ])
    expect(wordsOf('I sell at 30 or at 25.', '20')).toEqual([])
  })

  test.each(['If it drops to 40, half.', 'Out when it is a 10-bagger.', 'Sell half when it 3x.'])(
    'a lower price that may be one to buy at, and a gain, prove nobody wrong: %s',
    (text) => expect(wordsOf(text, '50')).toEqual([]),
  )

  test('a level that is lost is a level, and no loss of so much', () => {
    const [level] = findOwnTests('I am out should iron ore lose 95.', '2026-02-03')
    expect(level).toMatchObject({ measured: 'iron ore', side: 'below', value: '95', isChange: false })
    const [loss] = findOwnTests('I am out if they lose 20% of their customers.', '2026-02-03')
    expect(loss?.isChange).toBe(true)
  })
})

describe('an exit by the calendar', () => {
  test.each([
    ['The cycle says a top in spring, so I will be out in April no matter what.', '2026-04-30'],
    ['Gone on Mar 20 whatever it shows.', '2026-03-20'],
  ])('%s', (text, on) => expect(exitDayIn(text, '2026-02-03')?.on).toBe(on))
  test('of a month only as a promise of the writer', () => {
    expect(exitDayIn('Results are out in April, come what may.', '2026-02-03')).toBe(null)
    expect(exitDayIn('He says I will be out in April no matter what.', '2026-02-03')).toBe(null)
  })
})
