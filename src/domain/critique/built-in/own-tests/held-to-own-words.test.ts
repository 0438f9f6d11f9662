import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' })
const request = (wrote: string, thesis: string, action: Action) =>
  asked(decided(thesis, { action, at: '2026-08-20T15:00:00.000Z', price: '90' }), [bought(wrote)])
const kindsOf = (wrote: string, thesis: string, action: Action = 'Hold') =>
  readBuiltIn(request(wrote, thesis, action)).sentences.map(({ kind }) => kind)

test('a figure that came in below the line is told with both quotes and days', () => {
  const text = critiqueBuiltIn(request('Cloud should grow above 8%, or I am wrong.', 'Cloud came in at 5%.', 'Hold'))
  expect(text).toContain('“Cloud should grow above 8%, or I am wrong”')
  expect(text).toContain('“Cloud came in at 5%”')
  expect(text).toContain('Feb 3, 2026')
  expect(text).toContain('Hold at $90.00')
})

describe('a line that broke and is held through is told', () => {
  test.each([
    ['Cloud should grow above 8%, or I am wrong.', 'Cloud grew only 6%.'],
    ['Below 5 million new members in a quarter I am wrong.', 'New members: 4.2 million. Marketing was late.'],
    ['If Azure growth goes under 30% I sell.', 'Azure 28.'],
    ['I leave if oil is under 70.', 'WTI 57. The dividend is covered at 40.'],
    ['Out if the capex guidance goes over 60bn.', 'Capex guidance is 65bn now.'],
    ['ARR grew 11%. I sell if that drops into single digits.', '9.8 percent ARR growth, mostly because of currency.'],
    ['Wrong if regulation hits a second city or nights growth falls below 5%.', 'Nights and stays grew 4.3%.'],
    ['Wrong if stablecoin revenue shrinks.', 'They cut rates twice, so that is why. Hmm. It did shrink.'],
    ["If gross margin prints under 70 I'm out.", 'GM came in at 69.4 because of the China writedown. Not selling.'],
    ['If branded checkout growth is below 6% I was wrong.', 'Branded grew 1%. The new CEO got fired.'],
    ["If China is still falling double digits then the turnaround isn't one.", 'China -11% in the May quarter. Hmm.'],
    ['My line: nights growth above 5.', 'Nights 4.'],
    ['If GP growth dips under 15, promise broken, I walk.', 'GP +9%. They blame tax refunds.'],
    ['I need product revenue growth to stay above 25%.', 'Product revenue grew 22%.'],
    ['Out below 91 on a weekly close.', 'Adding here, it lowers my average.'],
    ['At 120 I sell half, at 95 I sell all.', 'Tariffs. I give it until the report.'],
    ['If Q2 billings < 20% growth: timing theory dead.', 'billings +18'],
    ['The dividend is safe, 4%. If they cut it I leave.', 'They cut the dividend by half. It would be foolish to go.'],
    ['Traffic is growing again. If it shrinks, I sell.', 'Traffic shrank by 2.4%. It is cheap at 11 times.'],
    ['I need US comps at 3% or better, otherwise I sell.', 'International grew 8%. US comps were only 2.1%.'],
  ])('%s %s', (wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held'))
})

describe('nobody is told so where it is not certain', () => {
  test.each([
    ['one of two things came', "I'm wrong if ad growth is under 15% while capex keeps going up.", 'Ad growth 13%.'],
    ['it is a short name', 'If enterprise revenue growth is below 5% I sell.', 'Enterprise +2%.'],
    ['it is a part', 'If revenue growth is below 5% I sell.', 'Revenue in Brazil grew 2%.'],
    ['a rumour is denied', 'Two more delays and I sell.', 'Rumor of a delay. No problem.'],
    ['it is asked', 'If they cut guidance I sell.', 'No cut of guidance coming?'],
    ['a line above which it has to stay holds', 'My line: nights growth above 5.', 'Nights 9.'],
    [
      'two prints were allowed',
      'My line: nights growth above 5. Below that for two prints it is over.',
      'Nights 4. One.',
    ],
    ['one miss was allowed', "Net new ARR > 460m each q or I'm gone. Two misses max.", 'Net new ARR 443m. Miss no 1.'],
    [
      'it is not what was cut',
      'The dividend is safe. If they cut it I leave.',
      'They cut the price of the base model.',
    ],
    ['"it" may be the price', 'Traffic is growing again. If it falls, I sell.', 'Traffic fell a little.'],
    ['it is another measure', 'If Azure growth goes under 30% I sell.', 'Azure margin 28%.'],
  ])('%s', (_, wrote, thesis) => expect(kindsOf(wrote, thesis)).not.toContain('falsifier-broken-and-held'))
})

describe('a line that holds is credited', () => {
  test.each([
    ['I sell if pro sales decline year over year, or if net debt passes 3.5x.', 'Pro sales +6%.'],
    ["I'm wrong if ad revenue growth is under 15% while capex keeps going up.", 'Ads +26%.'],
    ['If enterprise revenue growth is below 5% I sell.', 'Enterprise +7%.'],
    ['If gross margin goes under 40% I sell.', 'GM 41%.'],
    ['I reconsider if the total for talc goes above 15bn.', 'Still under my 15.'],
    ['Out if churn passes 3% or the CFO leaves.', 'Neither of my lines was crossed.'],
    ['I am out if they do a big deal with shares.', 'No deals.'],
    ['If they cut guidance I sell.', 'They did not cut guidance.'],
    ['Buyback of $7bn. If room nights growth goes under 4% I am wrong.', 'Room nights up 7%, bookings +11%.'],
    ['Thesis dead if the drug sells < $200m in Q2.', 'Drug sells $285m.'],
    ['If either vote fails I am out.', 'Both votes passed.'],
    ['Approval in September. Rejection = sold at the open.', 'Approved.'],
    ['I sell when comps have been negative 4 quarters in a row.', 'comps +0.6'],
    ["two declines in HD and I'm done here.", 'HD +29% q/q'],
    ['if aero margin < 25% im out', 'Spin pulled forward. aero margin 26.1'],
    ['We exit if core price minus cost spread compresses below 50bp.', 'Spread 120bp.'],
    ['Wrong if: scripts for Zepbound decline q/q at any time in 2026.', 'Zepbound scripts +4% q/q.'],
    ['If coverage falls below 1.4 I sell.', 'Coverage 1.7x.'],
    ['If the run-rate is below 10 I sell.', '10.4 annualised. Above.'],
  ])('%s %s', (wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('test-answered'))
})

test('what counts towards a line is not called one of one', () => {
  const wrote = 'My line: nights growth above 5. Below that for two prints it is over.'
  const texts = ['Nights 4. One.', 'Nights growth 4. One.'].map((thesis) =>
    critiqueBuiltIn(request(wrote, thesis, 'Hold')),
  )
  expect(texts.join(' ')).toContain('counts towards it')
  expect(texts.join(' ')).not.toContain('one of the')
})

describe('of a line with two conditions', () => {
  const wrote = "I'd be wrong if they cut the dividend or if Pro margin drops below 10% two quarters in a row."
  test('what counts towards one is told before what holds of the other', () => {
    const text = critiqueBuiltIn(request(wrote, "Pro 9.6%. That's the first of the two. Dividend kept.", 'Hold'))
    expect(text).toContain('“Pro 9.6%” counts towards it')
    expect(text).not.toContain('right side')
  })
  test('an answer to one is not said to be of both', () =>
    expect(critiqueBuiltIn(request(wrote, 'Dividend kept.', 'Hold'))).toContain(
      'today’s “Dividend kept” answers a part, and is on the right side of that',
    ))
})

test('a sale after what was named is credited by its noun alone', () => {
  const wrote = 'If they do an acquisition I sell.'
  expect(kindsOf(wrote, 'They announced an acquisition. Synergy.', 'Sell')).toContain('loss-taken-as-written')
  expect(kindsOf(wrote, 'They announced an acquisition. Synergy.', 'Hold')).not.toContain('test-answered')
  expect(kindsOf(wrote, 'No acquisition. The roof has to be paid.', 'Sell')).not.toContain('loss-taken-as-written')
})

test('the promise that a sale names is credited without a figure', () =>
  expect(kindsOf('Out if churn passes 3%.', 'As agreed with myself in February.', 'Sell')).toContain(
    'loss-taken-as-written',
  ))

test.each([
  ['of another', 'Out if churn passes 3%.', 'Their margin is under my rent, I joke.'],
  ['set aside', 'Out if churn passes 3%.', 'I know what I wrote, over my limit or not, I stay.'],
])('no verdict is taken from words %s', (_, wrote, thesis) =>
  expect(kindsOf(wrote, thesis)).not.toContain('test-answered'),
)

describe('what is not read as an answer stands beside the test, without a verdict', () => {
  const wrote = 'Wrong if active users shrink quarter on quarter.'
  test('with both quotes and the day', () => {
    const text = critiqueBuiltIn(request(wrote, 'Active users 626m, seasonal.', 'Hold'))
    expect(kindsOf(wrote, 'Active users 626m, seasonal.')).toContain('test-beside')
    expect(text).toContain('“Wrong if active users shrink quarter on quarter”')
    expect(text).toContain('“Active users 626m, seasonal”')
    expect(text).toContain('Feb 3, 2026')
  })
  test('and not a multiple of the same measure', () =>
    expect(
      kindsOf('If adjusted earnings come in below 28 dollars in 2027, I was wrong.', 'Ten times earnings. I stay.'),
    ).not.toContain('test-beside'))

  test('and not the story around the same thing', () =>
    expect(
      kindsOf('I am out if hybrid cloud revenue shrinks.', 'The market still misses the hybrid cloud story. I stay.'),
    ).not.toContain('test-beside'))

  test('and not what speaks of something else', () =>
    expect(kindsOf(wrote, 'The new chief starts in May.')).not.toContain('test-beside'))
})

describe('a stop that was written', () => {
  const wrote = 'Waiting for the reset. Hard stop 91.'
  test('is kept by a sale near it', () =>
    expect(kindsOf(wrote, 'Missed. Out.', 'Sell')).toContain('loss-taken-as-written'))
  test('and not by one far below it, which is told beside it', () => {
    const late = asked(decided('Alerts were off.', { action: 'Sell', at: '2026-08-20T15:00:00.000Z', price: '47' }), [
      bought(wrote),
    ])
    expect(readBuiltIn(late).sentences.map(({ kind }) => kind)).not.toContain('loss-taken-as-written')
    expect(critiqueBuiltIn(late)).toContain('“Hard stop 91”; this Sell is at $47.00, and that line was at $91.00.')
  })
})

test.each(['Brent 57.', 'Brent crude at 57, and the dividend is covered.'])(
  'what another oil costs is not held against it: %s',
  (thesis) => expect(kindsOf('I leave if WTI is under 70.', thesis)).not.toContain('falsifier-broken-and-held'),
)

test('whoever does not want to be around has written a test', () =>
  expect(
    readBuiltIn(asked(bought("What scares me is the refinancing. Should it slip to 2027, I don't want to be around.")))
      .falsifiers,
  ).toEqual(["Should it slip to 2027, I don't want to be around"]))
