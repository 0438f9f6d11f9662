import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const on = (month: string, thesis: string, action: CritiquedDecision['action'], price: string) =>
  decided(thesis, { action, at: `2026-${month}-05T15:00:00.000Z`, price })
const read = (...entries: readonly [CritiquedDecision, ...CritiquedDecision[]]) => {
  const earlierCritiques = entries.slice(0, -1).map((decision, index) => ({
    at: decision.at,
    about: decision,
    model: 'built-in critic',
    text: critiqueBuiltIn(asked(decision, entries.slice(0, index))),
  }))
  const last = entries.at(-1) ?? entries[0]
  const request = asked(last, entries.slice(0, -1), {
    earlierCritiques,
    position: { moved: '10', quantity: '0', averageCost: '80', cost: '800.00', stopLoss: null, takeProfit: null },
  })
  return { text: critiqueBuiltIn(request), kinds: readBuiltIn(request).sentences.map(({ kind }) => kind) }
}
const CREDIT = ['loss-taken-as-written', 'rule-kept'] as const
const isPraised = ({ kinds, text }: ReturnType<typeof read>) =>
  CREDIT.some((kind) => kinds.includes(kind)) || /that is rare|few do/.test(text)

const occupancy = on(
  '02',
  'Hotels. If occupancy is still below 70% by the end of August, I was wrong and sell.',
  'Buy',
  '80',
)
const churn = on('02', 'Gyms. If churn goes above 4%, I sell.', 'Buy', '80')

describe('a sale is praised as keeping a test only where it comes when the test was due', () => {
  test.each([
    'Churn 4.6%. Sold, two quarters later than I wrote.',
    'Churn 4.6%. Sold, a year late.',
    'Churn 4.6%. Too late, but out.',
    'Churn 4.6%. Out. I should have gone in April, when it was 4.3%.',
    'Churn 4.6%. Belatedly out, as written.',
    'Churn 4.6%, so out, six weeks later than promised.',
    'Churn 4.6%. Late, but the line is the line. Sold.',
    'Churn 4.6%. Sold after giving it one more quarter than I had said.',
  ])('not where its own words say that it is late: %s', (thesis) => {
    expect(isPraised(read(churn, on('09', thesis, 'Sell', '60')))).toBe(false)
  })

  test.each([
    'Churn 4.6%, so I sell as written.',
    'Churn 4.6% in a late report. Sold.',
    'Churn 4.6%. The late fees drove them away. Sold.',
    'Churn 4.6%. Better a small loss now than a big one later. Out.',
    'Churn 4.6%. Sold on the day, no later.',
    'Churn 4.6%. Sold, not a day late.',
    'Churn 4.6%. Two days later than the rivals they report, and it is bad. Sold.',
  ])('but where it does not: %s', (thesis) => {
    expect(isPraised(read(churn, on('05', thesis, 'Sell', '60')))).toBe(true)
  })

  test.each([
    ['07', 'Occupancy 66%. So that was my line. I draw another one: Christmas.'],
    ['07', 'Occupancy 66%, I know what I wrote. Staying until winter.'],
    ['10', 'Nothing to add, the lobby is nice.'],
  ])('not where a Hold went on after it was due (%s)', (month, thesis) => {
    const sale = on('12', 'Occupancy 64%. Out.', 'Sell', '55')
    expect(isPraised(read(occupancy, on(month, thesis, 'Hold', '70'), sale))).toBe(false)
  })

  test('but where a Hold came before it was due, or found it on its right side', () => {
    const early = on('04', 'Easter was full. Waiting for the summer.', 'Hold', '75')
    const sale = on('09', 'Occupancy 64% in August, below 70. I was wrong, out.', 'Sell', '55')
    expect(isPraised(read(occupancy, early, sale))).toBe(true)
    const fine = on('05', 'Churn 3.1%, fine.', 'Hold', '75')
    expect(isPraised(read(churn, fine, on('08', 'Churn 4.4%. Sold as written.', 'Sell', '60')))).toBe(true)
  })
})
