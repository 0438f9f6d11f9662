import { entry, held, sequence, thesis } from '../brief-case.ts'
import type { CriticCase, Judgement } from '../case.ts'

const buy = (id: string, words: string, expert: Judgement): CriticCase =>
  thesis(id, 'ACME Acme', 'plain', ['Buy', 7, '60'], words, expert)
const watch = (id: string, words: string, expert: Judgement): CriticCase =>
  thesis(id, 'ACME Acme', 'plain', ['Watch', 6, '31'], words, expert)
const sold = (id: string, wrote: string, words: string, expert: Judgement): CriticCase =>
  held(
    id,
    'ACME Acme',
    'plain',
    { day: '2025-02-03', action: 'Buy', confidence: 7, price: '60', thesis: wrote },
    ['Sell', 5, '44'],
    words,
    expert,
  )

const CHURN = 'Choirs pay a year ahead. If churn goes above 4%, I sell.'
const BEDS = 'If beds are still below 900 by the end of August, I was wrong and sell.'

/** Batch 33, "B": what was said falsely or beside the point of plans that a judge had written, in other fields of life. Near misses beside them. */
export const READ_33_B: readonly CriticCase[] = [
  // A test that was kept late is not kept.
  sold('33b-01', CHURN, 'Churn 4.7%. Out, three quarters later than I had promised.', {
    first: 'test-answered',
    mustNot: ['loss-taken-as-written', 'rule-kept'],
  }),
  sold('33b-02', CHURN, 'Churn 4.7%. I should have gone in May, when it was 4.2%.', {
    first: 'test-answered',
    says: ['error-admitted'],
    mustNot: ['loss-taken-as-written', 'rule-kept'],
  }),
  sold('33b-03', CHURN, 'Churn 4.7%, so I sell as written. Better a small loss now than a large one later.', {
    first: 'loss-taken-as-written',
    says: ['test-answered'],
  }),
  sold('33b-04', CHURN, 'Churn 4.7% in a report that came two weeks late. Sold the same day.', {
    first: 'loss-taken-as-written',
    says: ['test-answered'],
  }),
  sequence(
    '33b-05',
    'ACME Acme',
    'plain',
    [
      entry('2026-02-03', ['Buy', 7, '60'], BEDS),
      entry('2026-09-07', ['Hold', 7, '52'], 'Beds at 860. So that was my line. I draw another one: Christmas.'),
      entry('2026-12-21', ['Sell', 4, '41'], 'Beds at 850. No more lines. Out.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['test-answered', 'test-beside'],
      mustNot: ['loss-taken-as-written', 'rule-kept'],
    },
  ),
  // What a line had always been.
  sequence(
    '33b-06',
    'ACME Acme',
    'plain',
    [
      entry('2026-02-03', ['Buy', 7, '60'], CHURN),
      entry('2026-05-05', ['Hold', 8, '48'], 'Calm. My line was always about the waiting list.'),
    ],
    { first: 'test-beside', says: ['surer-as-price-falls'], mustNot: ['test-answered'] },
  ),
  sequence(
    '33b-07',
    'ACME Acme',
    'plain',
    [
      entry('2026-02-03', ['Buy', 7, '60'], CHURN),
      entry('2026-05-05', ['Hold', 7, '58'], 'Churn 3.1%. My line was 4%.'),
    ],
    { first: 'test-answered' },
  ),
  // What "it" means.
  buy('33b-08', '12x cash, dues up 6%. Choirs must number 4,000 by the May report; if they don’t, I sell all of it.', {
    first: 'falsifier-given',
    falsifiers: ['Choirs must number 4,000 by the May report; if they don’t, I sell'],
  }),
  buy(
    '33b-09',
    'Dues rose 11% a year since 2015, so at 20 times earnings it’s a bargain. I count on 11% and sell if it falls below 8%.',
    {
      first: 'falsifier-given',
      falsifiers: ['sell if it falls below 8%'],
    },
  ),
  buy('33b-10', 'Dues have grown 8% a year. If it falls below 5%, I sell.', {
    first: 'falsifier-given',
    falsifiers: ['If it falls below 5%, I sell'],
  }),
  // A question to oneself, a vow, impatience.
  buy(
    '33b-11',
    'Dues +6%. I asked myself whether I am only chasing; at 60 the sum gives 7% a year, at 75 it would not.',
    {
      first: 'figures-named',
      mustNot: ['names-own-bias', 'fear-of-missing-out'],
    },
  ),
  buy('33b-12', 'I know that I am chasing here. Dues +6%.', { first: 'names-own-bias', says: ['figures-named'] }),
  buy('33b-13', "Back in. I won't sell it this time, whatever happens.", {
    first: 'exit-denied',
    says: ['too-little-said', 'confidence-beyond-evidence'],
    mustNot: ['overconfidence'],
  }),
  buy('33b-14', "It's up 9% since lunch and I can't just stand by. Dues +6%.", {
    first: 'fear-of-missing-out',
    says: ['figures-named'],
    mustNot: ['falsifier-given'],
  }),
  // Figures that are no merit.
  buy('33b-15', 'A rent of 6.1% is guaranteed income, so dad’s care home fund goes in.', {
    first: 'money-needed',
    says: ['overconfidence'],
    mustNot: ['figures-named'],
  }),
  buy('33b-16', 'Care home revenue grew 9% in Q2, occupancy 91%.', { first: 'figures-named' }),
  // What is watched for less, and what is named already.
  watch('33b-17', 'Dues +6%. Silly price. I would be a buyer lower.', {
    first: 'figures-named',
    says: ['waits-for-own-price', 'stays-out'],
  }),
  buy('33b-18', 'Cheap given all that is going on with choirs. A strike of the conductors would hurt.', {
    first: 'weighs-other-side',
    says: ['ask-what-would-prove-wrong', 'ask-what-if-market-falls'],
    mustNot: ['ask-what-would-move'],
  }),
]
