import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (request: CritiqueRequest): readonly string[] => readBuiltIn(request).sentences.map(({ kind }) => kind)
const bought = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-03-02T14:30:00.000Z', price: '100', ...facts })
const followed = (
  wrote: string | readonly CritiquedDecision[],
  thesis: string,
  action: Action,
  price = '110',
): CritiqueRequest =>
  asked(
    decided(thesis, { action, at: '2026-11-20T15:00:00.000Z', price }),
    typeof wrote === 'string' ? [bought(wrote)] : wrote,
  )
const CREDIT = ['rule-kept', 'loss-taken-as-written']
const isCredited = (request: CritiqueRequest) => kindsOf(request).some((kind) => CREDIT.includes(kind))

describe('a promise that was kept is said', () => {
  test.each([
    ['Div 6.5%. If they cut it I am gone that day.', 'They cut it this morning. Gone.'],
    ['Dividend 5%. If they cut it I sell.', 'They cut the dividend today. Sold.'],
    ['If hyperscaler capex guidance is flat I sell.', 'Both guided capex flat. That was the line. Sold.'],
    [
      'I sell if paying users shrink two quarters in a row.',
      'Second quarter of shrinking paying users. That was the deal.',
    ],
    ["I'd be out if they guide Q1 revenue under 300m.", 'Guided 240m, below the 300 I set. Sticking to it.'],
    ['If the trial is stopped, I sell.', 'The trial was stopped on Monday. Sold, as written.'],
  ])('%s %s', (wrote, thesis) => {
    const request = followed(wrote, thesis, 'Sell')
    expect(isCredited(request)).toBe(true)
    expect(critiqueBuiltIn(request)).toContain('Mar 2, 2026')
  })

  test.each([
    ['another thing was cut', 'Dividend 5%. If they cut it I sell.', 'They cut guidance. Sold.'],
    ['it is only feared', 'Dividend 5%. If they cut it I sell.', 'They may cut it next year. Sold.'],
    ['a line of somebody else', 'If churn rises I sell.', 'Bored. That was the line at the bakery. Sold.'],
    ['other words', 'If churn rises above 4% I sell.', 'The chart is ugly. That was the deal.'],
  ])('but not where %s', (_, wrote, thesis) => expect(isCredited(followed(wrote, thesis, 'Sell'))).toBe(false))

  test('and not of a part, where all was to be sold', () =>
    expect(
      isCredited(followed('Dividend 5%. If they cut it I sell.', 'They cut it. Sold a little.', 'Sell Some')),
    ).toBe(false))
})

describe('a rule to buy', () => {
  const RULE = 'Below 1.5x book I add, above 1.7x I stop.'
  test('is no line at which one leaves', () => expect(kindsOf(asked(decided(RULE)))).not.toContain('falsifier-given'))

  test('is credited and not accused where it is followed', () => {
    const found = kindsOf(followed(RULE, '1.45x book. Adding per the rule.', 'Buy More', '90'))
    expect(found).toContain('rule-kept')
    expect(found).not.toContain('falsifier-broken-and-held')
    expect(found).not.toContain('added-below-cost')
  })

  test('by its price too, and a price at which one adds is no exit', () => {
    const rule = 'Below $80 I add.'
    expect(kindsOf(followed(rule, 'Adding.', 'Buy More', '78'))).toContain('rule-kept')
    expect(kindsOf(followed(rule, 'Adding.', 'Buy More', '88'))).not.toContain('rule-kept')
    expect(kindsOf(followed('Below 80 I buy a second lot.', 'As laid out.', 'Buy More', '78'))).toContain('rule-kept')
    expect(kindsOf(followed('Pumps.', 'Second tranche of three.', 'Buy More', '78'))).not.toContain('added-below-cost')
    expect(kindsOf(followed(rule, 'Nothing new.', 'Hold', '70'))).not.toContain('falsifier-broken-and-held')
  })

  test('leaves the line that stands beside it', () =>
    expect(
      kindsOf(followed('Below $80 I add, and if the margin falls below 10% I am out.', 'Margin 8%.', 'Hold')),
    ).toContain('falsifier-broken-and-held'))
})

describe('a promise that was broken is said with both quotes and days', () => {
  test.each([
    [
      'Robotaxi in Austin by June 2026, unsupervised, or this was a story stock and I sell.',
      'Robotaxi slipped to 2027.',
    ],
    ['Out if they do a deal above 60bn.', 'Announced a 64bn all stock deal for a shale rival. It does not count.'],
  ])('%s %s', (wrote, thesis) => {
    const request = followed(wrote, thesis, 'Hold')
    expect(kindsOf(request)).toContain('falsifier-broken-and-held')
    expect(critiqueBuiltIn(request)).toMatch(/Mar 2, 2026.*“.*“/)
  })

  test.each([
    [
      'what had to come has come',
      'Robotaxi in Austin by June 2026 or I sell.',
      'Robotaxi launched in Austin in June 2026.',
    ],
    ['what must not be missing is there', "No approval by June 30, 2026 and I'm out.", 'Approval came in June.'],
    [
      'a miss is inside the distance',
      'If NII misses that by more than 500m I was wrong.',
      'NII 15.4bn, so missed by 100m.',
    ],
    ['the entry says that it holds', 'If NII falls below 16bn I sell.', 'NII 15.9bn, inside my tolerance.'],
    ['another thing is told', 'If inventory climbs over 2bn I sell.', 'Inventory was 1.8bn. Cash climbed over 2bn.'],
    ['another part is told', 'If Taco Bell comps go negative I sell.', 'Pizza Hut comps went negative, Taco Bell +7%.'],
    [
      'it was last year',
      'Out when same-store traffic drops more than 5%.',
      'Last year traffic dropped 7%, this year +2%.',
    ],
    [
      'it is with what was left out',
      'Unit cost ex fuel above 8 cents: out.',
      'Unit cost ex fuel 7.4 cents. With fuel 9.9.',
    ],
    [
      'its time is not over',
      'If net leverage is above 6 at year end I sell.',
      'Net leverage 6.2 now, year end guided 5.7.',
    ],
    ['it is so far', 'Wrong if they open fewer than 150 stores.', 'They opened 40 stores in the quarter, 170 guided.'],
    ['a noun makes it another thing', 'If cash falls under 5bn I sell.', 'Cash burn was 1.1bn in the quarter.'],
    [
      'two are not three',
      "I'm out if inventories rise 3 months in a row.",
      'Inventories rose 2 months in a row, now they are down.',
    ],
    ['it is one place', 'Below 90% occupancy I sell.', 'Occupancy was below 90% only in Phoenix (84%); 96% overall.'],
    ['a part of its name is told', 'If Alpha device sales fall below 20m I sell.', 'Device sales 18m.'],
    ['the entry says that it stays', 'If churn goes above 3% I sell.', 'Churn 3.1%, so the other half stays.'],
    ['it fell by two', 'Sell if unit sales fall two quarters in a row.', 'Unit sales fell 2% this quarter after +4%.'],
    ['it is the first of two', 'I sell if users shrink two quarters in a row.', 'Users shrank 3%. First quarter.'],
  ])('but not where %s', (_, wrote, thesis) =>
    expect(kindsOf(followed(wrote, thesis, 'Hold'))).not.toContain('falsifier-broken-and-held'),
  )

  test('a part that was sold has been sold', () => {
    const sold = decided('Delinquencies 3.2%. Half.', {
      action: 'Sell Some',
      at: '2026-06-01T15:00:00.000Z',
      price: '90',
    })
    const wrote = bought('If delinquencies go above 3% I sell half.')
    expect(kindsOf(followed([wrote, sold], 'Delinquencies 3.1%.', 'Hold'))).not.toContain('test-answered')
  })
})

describe('a target in words is judged by the prices of the ledger', () => {
  const wrote = 'Call on the new chip. If it doubles I sell half.'
  test('held past', () => {
    const request = followed(wrote, 'Doubled. Still strong.', 'Hold', '215')
    expect(kindsOf(request)).toContain('target-passed-and-kept')
    expect(critiqueBuiltIn(request)).toMatch(
      /“If it doubles I sell half”.*\$215\.00|\$215\.00.*“If it doubles I sell half”/,
    )
  })
  test('kept', () => expect(kindsOf(followed(wrote, 'Half sold.', 'Sell Some', '205'))).toContain('target-obeyed'))
  test('not there yet', () =>
    expect(kindsOf(followed(wrote, 'Fine.', 'Hold', '199'))).not.toContain('target-passed-and-kept'))
  test('passed, kept, and sold below it', () => {
    const hold = decided('Good.', { action: 'Hold', at: '2026-06-01T15:00:00.000Z', price: '220' })
    const request = followed([bought(wrote), hold], 'I did not sell half.', 'Sell', '60')
    expect(critiqueBuiltIn(request)).toMatch(/Jun 1, 2026.*\$220\.00.*\$60\.00/)
  })
})

describe('a line that is moved in words', () => {
  const request = followed(
    'If bitcoin falls below 80k I sell.',
    'I know what I wrote, but this is the last flush. Moving my line to 70k.',
    'Hold',
  )
  test('is said', () => expect(kindsOf(request)).toContain('line-moved-in-words'))
  test('and what sets it aside is not praised', () => expect(kindsOf(request)).not.toContain('test-answered'))
})
