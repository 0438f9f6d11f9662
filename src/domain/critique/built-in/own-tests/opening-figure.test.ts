import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

type Later = { readonly action?: Action; readonly price?: string; readonly day?: string }

const said = (wrote: string, thesis: string, { action = 'Hold', price = '95', day = '2026-08-04' }: Later = {}) =>
  readBuiltIn(
    asked(
      decided(thesis, { action, at: `${day}T15:00:00.000Z`, price }),
      [decided(wrote, { at: '2026-02-03T15:00:00.000Z', price: '100' })],
      { purchasedAt: '2026-02-03T15:00:00.000Z' },
    ),
  ).sentences
const kindsOf = (...given: Parameters<typeof said>) => said(...given).map(({ kind }) => kind)
const textOf = (...given: Parameters<typeof said>) =>
  said(...given)
    .map(({ text }) => text)
    .join(' ')

const DELIVERIES = 'If deliveries fall under 400 thousand I sell.'
const REVENUE = 'If Q2 revenue comes under 300 million I was wrong.'
const COMPS = 'If comps are worse than -3 I am out.'
const SUBSCRIBERS = '2.8m subscribers today. Below 2.65m subscribers, out.'
const MARGIN = 'Wrong if gross margin is under 40%.'

describe('a figure that opens an entry and names nothing is of the one open test that it fits', () => {
  test.each([
    [DELIVERIES, '371. Strike, nothing else. I keep it.', '371'],
    [REVENUE, '281. OK: I was wrong about the speed.', '281'],
    [COMPS, '-8.5. A weak quarter. Keeping it.', '-8.5'],
    [SUBSCRIBERS, "2.61 this quarter. It's the summer.", '2.61 this quarter'],
    [SUBSCRIBERS, 'Came in at 2.61 million. A soft patch.', 'Came in at 2.61 million'],
    ['Sell if users drop below 10m. Sell if ARPU drops below $9.', '8.7m this quarter. Hm.', '8.7m this quarter'],
    ['Fewer than 790 stores and I am out.', '783 now. They close the weak ones.', '783 now'],
    ['Deliveries under 430k a quarter, out.', '418 in Q1, a touch soft. Retooling.', '418 in Q1, a touch soft'],
    ['Debt above $3bn and I am out.', '$3.2bn at quarter-end. A bridge loan.', '$3.2bn at quarter-end'],
    ['If net adds fall under 4 million I sell.', '3.2. They blame the price rise. I hold.', '3.2'],
    [MARGIN, '38%. The quarter was odd, no reason to sell.', '38%'],
  ])('broken and held: %s %s', (wrote, thesis, figure) => {
    expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held')
    expect(textOf(wrote, thesis)).toContain(`“${figure}”`)
  })

  test.each([
    [DELIVERIES, '420. Good enough.'],
    [MARGIN, '44%. Positive surprise this quarter.'],
    ['Volume not positive by Q2: wrong.', '+0.8%. Positive, Q2, as asked for.'],
  ])('kept: %s %s', (wrote, thesis) => {
    expect(kindsOf(wrote, thesis)).toContain('test-answered')
    expect(kindsOf(wrote, thesis)).not.toContain('line-moved-in-words')
  })

  test('obeyed by the sale', () =>
    expect(kindsOf(COMPS, '-8.5. Gone, all of it.', { action: 'Sell' })).toContain('loss-taken-as-written'))

  test.each([
    [MARGIN, '38.6%. There it is. A lovely story about copper could be told.'],
    [MARGIN, "38.6%. That's that."],
    ['Wrong if churn is over 3%.', '3.4%. Here it is, as ugly as I feared.'],
    ['Occupancy of the halls under 88% and I leave.', "86.9%. It came, and I'm going."],
  ])('and by one that says no more than that it is there: %s %s', (wrote, thesis) =>
    expect(textOf(wrote, thesis, { action: 'Sell', price: '80' })).toContain(
      'It came, and you took the loss at $80.00',
    ),
  )
  test.each([
    // The loss itself.
    ['Growth under 25% and I sell.', '20%. There it is, the loss I could not stand.'],
    [MARGIN, '38.6%. My share of the flat in Leeds. There is a roof to pay.'],
    [MARGIN, '52%. There it is. Above the line, but the roof has to be paid.'],
  ])('but not where it may be of something else: %s %s', (wrote, thesis) =>
    expect(textOf(wrote, thesis, { action: 'Sell', price: '80' })).not.toMatch(/It came|“20%”/),
  )

  test('of two lines on one thing, of the one that was drawn later', () => {
    const sale = decided('-5. Gone, all of it.', { action: 'Sell', at: '2026-08-04T15:00:00.000Z', price: '80' })
    const texts = readBuiltIn(
      asked(sale, [
        decided('If comps are worse than -4 in the March report, sell.', {
          at: '2026-02-03T15:00:00.000Z',
          price: '100',
        }),
        decided('-4.0. Exactly. A tightened line until June: -3 or worse and I go.', {
          action: 'Hold',
          at: '2026-04-03T15:00:00.000Z',
          price: '98',
        }),
      ]),
    ).sentences.map(({ text }) => text)
    expect(texts.join(' ')).toContain('You wrote it on Apr 3, 2026, it came, and you sold')
  })
})

describe('and of none where it may be something else', () => {
  test.each<[string, string, Later?]>([
    [DELIVERIES, '371. That is how many people work there now.'],
    [DELIVERIES, '95. Falling again, I keep it.'],
    [COMPS, '-8.5. Ugly day.'],
    [COMPS, '-8.5. Keeping it.'],
    ['I sell if comps go negative.', '-4. What a week.', { price: '130' }],
    ['I sell if comps go negative.', '-9. Lost nine kilos.', { price: '130' }],
    [MARGIN, '38%. Ouch.'],
    [MARGIN, '38%. The stock does not care for the quarter.'],
    [MARGIN, '38%. A quarter of gains.', { price: '138' }],
    [REVENUE, '281. Not great.', { day: '2026-04-28' }],
    [REVENUE, '281. Q1 is always low.'],
    ['Sell if backlog is under 90. Sell if headcount goes over 100.', '97. Fine.', { price: '60' }],
    ['Out below 40% margin or above 30% debt ratio.', '38%. Bad quarter.'],
    ['If net debt rises over 3bn I sell.', '4.1bn, and that is the market cap of their rival.'],
    ['If net debt rises over 3bn I sell.', '4.1bn. Guidance for next year.'],
    [DELIVERIES, '371? Nobody knows.'],
    [SUBSCRIBERS, "2.61 this quarter. It's the EPS."],
    [SUBSCRIBERS, '2.61 this quarter, EPS.'],
    [SUBSCRIBERS, '2.61 per share this quarter. Fine.'],
    [SUBSCRIBERS, '2.61m this quarter, not counting Japan.'],
    [SUBSCRIBERS, '2.61m this quarter. Consensus was 2.7m.'],
    [SUBSCRIBERS, '2.61m in Q1, downloads only.'],
    [SUBSCRIBERS, '2.61 this week. Holding.'],
    [SUBSCRIBERS, '2.61bn this quarter. Holding.'],
    [SUBSCRIBERS, '$2.61m this quarter. Holding.'],
    [SUBSCRIBERS, '2.61% this quarter. Holding.'],
    [SUBSCRIBERS, 'Came in at 98.10. Fine.'],
    [SUBSCRIBERS, 'Came in at 2.61%. Fine.'],
    ['Deliveries under 1.6m a year, out.', '600k this quarter. Retooling.'],
    ['Orders below 900 in Q2 and I sell.', '870 in Q1, weak.'],
    ['Orders below 900, I sell. Backlog below 800, I sell.', '783 this quarter. Hm.'],
    ['Sell if users drop below 10m. Sell if ARPU drops below $9.', '8.7 this quarter. Hm.'],
    ['Sell if stores drop below 90. Sell if occupancy drops below 80%.', '78. A weak one.'],
    ['Tests a day under 5,000 means I sell.', '4,700 now. A lull.'],
  ])('%s %s', (wrote, thesis, later) => {
    const kinds = kindsOf(wrote, thesis, later)
    for (const kind of ['falsifier-broken-and-held', 'test-answered']) expect(kinds).not.toContain(kind)
  })
})
