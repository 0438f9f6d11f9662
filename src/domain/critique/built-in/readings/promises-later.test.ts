import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' })
const later = (thesis: string, action: Action, at = '2026-11-20T15:00:00.000Z'): CritiquedDecision =>
  decided(thesis, { action, at, price: '90' })
const kindsOf = (wrote: string, thesis: string, action: Action, between: readonly CritiquedDecision[] = []) =>
  readBuiltIn(asked(later(thesis, action), [bought(wrote), ...between])).sentences.map(({ kind }) => kind)

describe('a test that came, and the sale that follows, is credited', () => {
  test.each([
    ["I'm wrong if Amazon takes a top client.", 'Amazon took two top clients. Sold.'],
    ['If the Meta win does not show by Q3 I sell.', 'The Meta win did not show in Q3. Sold.'],
    ['R2 launch in H1 2026 on time or I sell.', 'No R2 launch in H1. Sold as written.'],
  ])('%s %s', (wrote, thesis) => expect(kindsOf(wrote, thesis, 'Sell')).toContain('loss-taken-as-written'))

  test('by the figure that stands in both, in whatever words it was written', () => {
    expect(kindsOf('Growth of 8% is what carries it.', 'Two quarters under 8 %, as written; out.', 'Sell')).toContain(
      'loss-taken-as-written',
    )
    expect(
      kindsOf('Growth of 8% is what carries it.', 'Two quarters under 5 %, as written; out.', 'Sell'),
    ).not.toContain('loss-taken-as-written')
  })

  test('of each quarter of a year with the first', () =>
    expect(
      kindsOf('Bookings > 5bn each Q in 2026 else I trim by half.', 'Bookings 4.4bn, trimmed.', 'Sell Some'),
    ).toContain('test-answered'))
})

describe('a test that came and is held through is said', () => {
  test.each([
    ['If the buyout talk turns out to be false I sell.', 'The buyout talk was false. Still like it.'],
    ['No buyback in H1 = I am out.', 'No buyback in H1. They spend it on food delivery.'],
  ])('%s %s', (wrote, thesis) => expect(kindsOf(wrote, thesis, 'Hold')).toContain('falsifier-broken-and-held'))

  test('by the short name that an entry between has used', () => {
    const between = [later('Branded 5%. Fine.', 'Hold', '2026-05-04T15:00:00.000Z')]
    const wrote = "I'm wrong if branded checkout growth goes below 3%."
    expect(kindsOf(wrote, 'Branded 2%, the multiple is 9.', 'Hold', between)).toContain('falsifier-broken-and-held')
    expect(kindsOf(wrote, 'Branded 2%, the multiple is 9.', 'Hold')).not.toContain('falsifier-broken-and-held')
  })

  test.each([
    ['it is missing only so far', 'No buyback in H1 = I am out.', 'No buyback yet, H1 is not over.'],
    ['another thing is missing', 'No buyback in H1 = I am out.', 'No dividend in H1.'],
  ])('but not where %s', (_, wrote, thesis) =>
    expect(kindsOf(wrote, thesis, 'Hold')).not.toContain('falsifier-broken-and-held'),
  )
})

describe('a test that holds is said', () => {
  test('by the contrary of what was feared', () =>
    expect(
      critiqueBuiltIn(
        asked(later('Dividend raised 1.8%, 55th year.', 'Hold'), [bought('If they cut the dividend I am out.')]),
      ),
    ).toContain('“Dividend raised 1.8%, 55th year” it has not come'))

  test('where the writer says so and the figure is the old one', () =>
    expect(
      kindsOf('Gross retention is at 97. Under 95 = out', 'Retention 97%. As agreed with myself: no action.', 'Hold'),
    ).toContain('test-answered'))

  test('but not by another payment', () =>
    expect(kindsOf('If they cut the dividend I am out.', 'Guidance raised 2%.', 'Hold')).not.toContain('test-answered'))
})

describe('a line of the field "Wrong if"', () => {
  const buy = bought('BetterHelp stabilises.')
  const heldTo = (thesis: string, action: Action = 'Hold') =>
    asked(later(thesis, action), [buy], {
      tests: [{ text: 'BetterHelp users fall below 380k', on: null, at: buy.at }],
    })

  test('is held against later figures as one of the thesis is', () => {
    const text = critiqueBuiltIn(heldTo('BetterHelp users 371k. Insurance takes time.'))
    expect(text).toContain('“BetterHelp users fall below 380k”')
    expect(text).toContain('“BetterHelp users 371k”')
    expect(text).toContain('Feb 3, 2026')
  })

  test('is passed by a figure on its right side, and credited at the sale that it asked for', () => {
    const kinds = (request: ReturnType<typeof heldTo>) => readBuiltIn(request).sentences.map(({ kind }) => kind)
    expect(kinds(heldTo('BetterHelp users 395k.'))).toContain('test-answered')
    expect(kinds(heldTo('BetterHelp users 371k. Out.', 'Sell'))).toContain('loss-taken-as-written')
  })
})

describe('a count', () => {
  test.each([
    ['If organic growth < 6% in 2 consecutive Qs, I sell.', 'Organic growth 5.8%.'],
    ['I sell if organic growth is under 6% twice.', 'Organic growth 5.8%.'],
  ])('%s %s is one of them, and breaks nothing', (wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis, 'Hold')
    expect(kinds).toContain('test-answered')
    expect(kinds).not.toContain('falsifier-broken-and-held')
  })
})

test('a test that is told of before is not written once more', () =>
  expect(
    kindsOf('Comps are all that counts.', 'Wrote in March that I leave if comps are negative; not yet.', 'Hold'),
  ).not.toContain('falsifier-given'))

test('the money that goes into a fund is not asked for its evidence', () => {
  const request = {
    ...asked(decided('Bonus went in as a lump sum, done.', { confidence: 8 })),
    companyName: 'Total Market ETF',
  }
  expect(readBuiltIn(request).sentences.map(({ kind }) => kind)).not.toContain('confidence-beyond-evidence')
})

describe('a price in words to which the share has to come back', () => {
  const hold = later(
    'Churn is low so if it ever gets back to five twenty I sell half no ifs',
    'Hold',
    '2026-05-20T15:00:00.000Z',
  )

  test('is not praised as what would end it', () =>
    expect(readBuiltIn(asked(hold, [bought('They stay.')])).sentences.map(({ kind }) => kind)).not.toContain(
      'falsifier-given',
    ))

  test('and later entries are held to it', () =>
    expect(critiqueBuiltIn(asked(later('Good news.', 'Hold'), [bought('They stay.'), hold]))).toContain('five twenty'))

  test('a share of the sales is none', () => {
    const wrote = later('If churn is back at five percent I sell.', 'Hold')
    expect(readBuiltIn(asked(wrote, [bought('They stay.')])).sentences.map(({ kind }) => kind)).toContain(
      'falsifier-given',
    )
  })
})

test('earlier words that are only named are not set beside anything', () => {
  const wrote = 'If the rate goes under 25000 I was wrong and sell all.'
  const thesis = 'The stop at 6.60 was hit and I sell in the morning, as I wrote in June. It is not the agreement.'
  expect(kindsOf(wrote, thesis, 'Sell')).not.toContain('test-answered')
  expect(critiqueBuiltIn(asked(later('Margin is 9%, as I wrote in June.', 'Hold'), [bought(wrote)]))).not.toMatch(
    /You (?:set|went back)[^.]*“as I wrote in June”/,
  )
})
