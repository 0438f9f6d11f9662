import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string): CritiquedDecision => decided(thesis, { at: '2026-02-04T15:00:00.000Z', price: '40' })
const kindsOf = (wrote: string, thesis: string) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-05-04T15:00:00.000Z', price: '38' }), [bought(wrote)]),
  ).sentences.map(({ kind }) => kind)

const SALES = "If same store sales go negative I'm gone."
const CHURN = 'I sell if churn goes above 2%.'
const DIVIDEND = 'Wrong if they cut the dividend.'
const MARGIN = 'Wrong if gross margin goes below 33%.'

describe('nobody is told to have held through a test by what is not for certain a report of today on this company', () => {
  test.each([
    ['another company at the end', SALES, 'Same store sales went negative at Dollar Tree; ours +2%.'],
    ['another company as a heading', SALES, 'Family Dollar: same store sales went negative.'],
    ['the owner of what is measured', 'If comp sales fall I am out.', "Burlington's comp sales fell 2%. We grew 3%."],
    ['another company in small letters', DIVIDEND, 'intel cut the dividend, these guys raised it.'],
    ['another ticker', 'I sell when the yield is below 5%.', 'Yield of BTI is 4.9%. Ours is at 5.8%.'],
    ['another margin', MARGIN, 'Margin 21% in the quarter, but that is the operating one.'],
    ['a person of another company', 'If the CEO leaves I leave.', 'The CEO of Citi leaves.'],
    ['a part that the test does not name', 'If zyn shipments shrink I am out.', 'Zyn shipments shrink in Sweden.'],
    ['a newspaper', 'If zyn shipments shrink I am out.', 'The FT writes zyn shipments shrink.'],
    ['what others said', 'If comp sales fall I am out.', 'Bears said comp sales fall. They were wrong again.'],
    ['what others fear', 'If comp sales fall I am out.', 'Everyone fears that comp sales fall.'],
    ['a rumour', 'I sell if the FDA recalls the Libre 3.', 'Rumor: FDA recalls Libre 3. Checked: nothing there.'],
    ['a report taken back by the next sentence', DIVIDEND, 'They cut the dividend. That was a false alarm.'],
    ['what is denied after it', SALES, 'The rumor that same store sales go negative is denied by the company.'],
    ['"no"', 'If they cut guidance I am out.', 'No cut to guidance.'],
    ['"no" before a noun', 'If they issue shares again I sell.', 'No new shares issued.'],
    ['"almost"', SALES, 'Same store sales almost went negative: +0.1%.'],
    ['what is left out', SALES, 'Without the new stores same store sales went negative.'],
    ['what would be', DIVIDEND, "They'd cut the dividend only over the CEO's dead body, he says."],
    ['a year before', MARGIN, 'Gross margin was 32.6% in 2019 and nobody died. Today 33.4%.'],
    [
      'a quarter of a year',
      'I sell if the gross margin of the year is under 18%.',
      'Gross margin 17.8% in the second quarter.',
    ],
    ['last year', SALES, 'Last year same store sales went negative for a quarter, this one was +3%.'],
    ['what was feared', MARGIN, "I feared a gross margin of 32%. It's 33.2%."],
    [
      'one week of a quarter',
      'I sell if fuel costs go above $3 for a whole quarter.',
      'Fuel costs were $3.20 last week.',
    ],
    ['one month', CHURN, 'Churn was 2.3% in one bad month, 1.7% for the quarter.'],
    ['a question', CHURN, "A churn of 2.5%? That was the bear's number. It's 1.6%."],
    ['another figure on the right side', CHURN, 'Churn 2.3% by their count. It is 1.6% now.'],
  ])('%s', (_, wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis)
    expect(kinds).not.toContain('falsifier-broken-and-held')
    expect(kinds).not.toContain('too-little-said')
  })
})

describe('what is certain is still said', () => {
  test.each([
    [SALES, 'Same store sales went negative. I stay.'],
    [SALES, 'Ugh, same store sales went negative this quarter. Not selling.'],
    [CHURN, 'Churn rose to 2.4% in the second quarter. The stock is up 3%.'],
    [CHURN, 'Churn 2.4%, margin 31%.'],
    [DIVIDEND, 'They cut the dividend. I am not worried.'],
    [MARGIN, 'Gross margin came in at 31.8%. Cheap at 11 times earnings.'],
    [MARGIN, 'Gross margin 32% in Q1 2026.'],
  ])('%s %s', (wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held'))
})

test('a month that stands for a year does not count towards it', () =>
  expect(
    kindsOf('Wrong if traffic drops more than 3% in a year.', 'Traffic dropped 3.6% in January, full quarter -1.9%.'),
  ).not.toContain('test-answered'))
