import { held, thesis } from '../brief-case.ts'
import type { CaseEntry, CriticCase, Judgement } from '../case.ts'

const bought = (words: string): CaseEntry => ({
  day: '2025-08-18',
  action: 'Buy',
  confidence: 7,
  price: '200',
  thesis: words,
})
const BROKEN: Judgement = { first: 'falsifier-broken-and-held', mustNot: ['test-answered', 'falsifier-given'] }
const PASSED: Judgement = { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] }
const NEITHER = (first: Judgement['first']): Judgement => ({
  first,
  mustNot: ['falsifier-broken-and-held', 'test-answered'],
})

/** Batch 30, "A": lines of growth and their answers, tests that are only pointed to, parts that are sold, and what only sounds like a test. */
export const READ_30_A: readonly CriticCase[] = [
  held(
    '30a-01',
    'AAPL Apple',
    'plain',
    bought('Services grow 14% a year. If services fall below 8% growth I sell.'),
    ['Hold', 8, '170'],
    'Services grew 6%. It will come back.',
    { ...BROKEN, says: ['surer-as-price-falls', 'hope', 'figures-named'] },
  ),
  held(
    '30a-02',
    'AAPL Apple',
    'plain',
    bought('Services grow 14% a year. If services fall below 8% growth I sell.'),
    ['Hold', 7, '210'],
    'Services grew 9%, a little under what I had hoped for.',
    { ...PASSED, says: ['figures-named'] },
  ),
  held(
    '30a-03',
    'MSFT Microsoft',
    'terse',
    bought('Azure +31. Less than 20% growth in Azure and I am gone.'),
    ['Hold', 7, '180'],
    'Azure grew 17%. Capacity, they say.',
    { ...BROKEN, says: ['figures-named'] },
  ),
  held(
    '30a-04',
    'MSFT Microsoft',
    'analytical',
    bought('Azure grows 31% a year. Should Azure slow to less than 20% annual growth, the case is wrong and I sell.'),
    ['Hold', 7, '180'],
    'Azure at Google Cloud’s pace? Google Cloud grew 17%, which tells little.',
    NEITHER('figures-named'),
  ),
  held(
    '30a-05',
    'NKE Nike',
    'plain',
    bought('Direct sales grow 12% a year; under 5% I sell.'),
    ['Hold', 6, '150'],
    'Direct is 44% of sales by now.',
    { ...NEITHER('figures-named'), says: ['test-beside'] },
  ),
  held(
    '30a-06',
    'KO Coca-Cola',
    'plain',
    bought('I sell if organic growth is below 4%.'),
    ['Hold', 7, '195'],
    'Fanta grew 9%.',
    { ...NEITHER('figures-named'), says: ['too-little-said'] },
  ),
  held(
    '30a-07',
    'KO Coca-Cola',
    'plain',
    bought('I sell if volumes in the group fall for two quarters.'),
    ['Buy More', 7, '170'],
    'Adding at a better price. Same falsifier as in August.',
    {
      first: 'added-below-cost',
      mustNot: ['ask-what-would-prove-wrong', 'ask-what-would-move', 'falsifier-given', 'too-little-said'],
    },
  ),
  held(
    '30a-08',
    'KO Coca-Cola',
    'analytical',
    bought('I sell if volumes in the group fall for two quarters.'),
    ['Buy More', 7, '170'],
    'Adding at a better price. What would prove me wrong is as written on August 18.',
    {
      first: 'added-below-cost',
      mustNot: ['ask-what-would-prove-wrong', 'ask-what-would-move', 'falsifier-given'],
      mustNotMatch: [/until Aug 18/i],
    },
  ),
  thesis('30a-09', 'PEP PepsiCo', 'chatty', ['Buy', 7, '150'], 'good snacks. same conditions as with Coke in August', {
    first: 'story-without-figures',
    says: ['too-little-said', 'familiarity', 'confidence-beyond-evidence'],
    mustNot: ['ask-what-would-prove-wrong', 'ask-what-would-move', 'falsifier-given'],
  }),
  held(
    '30a-10',
    'NFLX Netflix',
    'emotional',
    bought('If churn goes above 3% I sell everything.'),
    ['Sell Some', 5, '160'],
    "Churn was 3.4%. I couldn't decide, sold half.",
    {
      first: 'falsifier-broken-and-held',
      says: ['figures-named', 'test-answered'],
      mustNot: ['rule-kept', 'loss-taken-as-written'],
    },
  ),
  held(
    '30a-11',
    'NFLX Netflix',
    'plain',
    bought('If churn goes above 3% I sell half.'),
    ['Sell Some', 5, '160'],
    'Churn was 3.4%, so half went.',
    {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'rule-kept', 'figures-named'],
      mustNot: ['falsifier-broken-and-held'],
    },
  ),
  thesis(
    '30a-12',
    'BMW BMW',
    'plain',
    ['Buy', 8, '80'],
    'I live beside the plant. The factory never stops, I hear it at night.',
    {
      first: 'familiarity',
      says: ['story-without-figures', 'confidence-beyond-evidence', 'overconfidence'],
      mustNot: ['falsifier-given'],
    },
  ),
  thesis('30a-13', 'BMW BMW', 'terse', ['Buy', 6, '80'], 'Numbers next. Out in two weeks. Should be good.', {
    first: 'story-without-figures',
    says: ['too-little-said', 'hope', 'events-named'],
    mustNot: ['falsifier-given', 'horizon-given'],
  }),
  thesis('30a-14', 'VZ Verizon', 'plain', ['Buy', 6, '57.80'], 'The dividend of 0.52 a quarter makes 3.6%.', {
    first: 'income-plan',
    says: ['figures-named'],
    mustNot: ['falsifier-given', 'sum-beside-terms'],
  }),
  thesis(
    '30a-15',
    'HEN Henkel',
    'analytical',
    ['Buy', 7, '70'],
    'A family firm that pays out a third. Were the successors to pay more than they earn, I would sell.',
    {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['ask-what-would-prove-wrong', 'ask-what-would-move'],
      falsifiers: ['Were the successors to pay more than they earn, I would sell'],
    },
  ),
  thesis(
    '30a-16',
    'NKE Nike',
    'chatty',
    ['Buy', 6, '70'],
    'asia is fine, the shop is fine, and if US sales are down again it goes',
    {
      first: 'falsifier-given',
      mustNot: ['ask-what-would-prove-wrong', 'ask-what-would-move'],
      falsifiers: ['if US sales are down again it goes'],
    },
  ),
  thesis('30a-17', 'T AT&T', 'plain', ['Buy', 5, '18'], 'Were it not for the dividend I would sell tomorrow.', {
    first: 'income-plan',
    says: ['too-little-said'],
    mustNot: ['falsifier-given'],
  }),
]
