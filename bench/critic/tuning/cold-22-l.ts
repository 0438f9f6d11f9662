import { entry, held, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 22, "L": written after the fields were read, to see how far they reach. */
export const COLD_22_L: readonly CriticCase[] = [
  thesis(
    '22l-01',
    'DUOL Duolingo',
    'plain',
    ['Buy', 7, '320'],
    'On the train everybody has that green bird on the screen, and my mother is on day 900 of her Italian.',
    {
      first: 'familiarity',
      says: ['herd', 'story-without-figures', 'confidence-beyond-evidence', 'halo'],
      mustNot: ['falsifier-given', 'figures-named', 'authority'],
    },
  ),
  thesis(
    '22l-02',
    'IONQ IonQ',
    'chatty',
    ['Buy', 8, '42'],
    'missed nvda, missed pltr, missed hood. three strikes was enough, this one is mine',
    {
      first: 'regret',
      says: ['fear-of-missing-out', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'error-admitted'],
    },
  ),
  thesis(
    '22l-03',
    'CSCO Cisco',
    'analytical',
    ['Buy', 6, '57'],
    'Orders +11%, of which AI infrastructure 1.2bn. The campus refresh could turn out to be a pull-forward, as in 2022, and then next year is empty. At 15 times I am paid for that.',
    {
      first: 'weighs-other-side',
      says: ['figures-named', 'confidence-fits', 'horizon-given'],
      mustNot: ['falsifier-given', 'overconfidence', 'story-without-figures'],
    },
  ),
  thesis(
    '22l-04',
    'SOFI SoFi',
    'plain',
    ['Buy', 9, '15'],
    'Everything from the sale of the shop goes in. At 61 I do not have the patience for two percent any more.',
    {
      first: 'size-too-large',
      says: ['urge-to-act', 'confidence-beyond-evidence', 'story-without-figures', 'money-needed'],
      mustNot: ['falsifier-given', 'figures-named', 'size-limited'],
    },
  ),
  thesis(
    '22l-05',
    'BA Boeing',
    'plain',
    ['Buy', 7, '140'],
    'There are two companies in the world that build these. They are not going to shut one of them, whatever happens.',
    {
      first: 'overconfidence',
      says: ['story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'weighs-other-side'],
    },
  ),
  held(
    '22l-06',
    'PYPL PayPal',
    'plain',
    {
      day: '2021-08-09',
      action: 'Buy',
      confidence: 8,
      price: '280',
      thesis: 'Active accounts reach 750 million by 2025.',
    },
    ['Hold', 5, '62'],
    'If I sold, my wife would see the number. So I do not sell.',
    {
      first: 'loss-aversion',
      says: ['thesis-shrunk', 'names-own-bias', 'regret'],
      mustNot: ['falsifier-given', 'rule-kept', 'figures-named', 'authority'],
    },
  ),
  thesis('22l-07', 'GOOGL Alphabet', 'terse', ['Watch', 5, '172'], 'Good. 24x. I pay 18.', {
    first: 'waits-for-own-price',
    says: ['figures-named', 'confidence-fits', 'own-judgement'],
    mustNot: ['falsifier-given', 'ask-for-own-price', 'too-little-said'],
  }),
  thesis(
    '22l-08',
    'MSTR Strategy',
    'emotional',
    ['Buy', 10, '350'],
    'I signed for 60,000 at the bank this morning and my hands were shaking. In five years we will laugh about it on our boat.',
    {
      first: 'borrowed-money',
      says: ['overconfidence', 'confidence-beyond-evidence', 'lottery', 'size-too-large', 'story-without-figures'],
      mustNot: ['falsifier-given', 'figures-named', 'size-limited'],
    },
  ),
  held(
    '22l-09',
    'NFLX Netflix',
    'chatty',
    { day: '2022-06-20', action: 'Buy', confidence: 6, price: '175', thesis: 'ad tier + password crackdown' },
    ['Sell', 6, '680'],
    'almost 4x, my palms get sweaty every time it drops 3%. taking it off the table so i can breathe',
    {
      first: 'disposition',
      says: ['names-own-bias', 'loss-aversion', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'rule-kept', 'target-obeyed', 'error-admitted'],
    },
  ),
  thesis(
    '22l-10',
    'RIVN Rivian',
    'plain',
    ['Buy', 7, '13'],
    'The man who cuts my hair made 40,000 with it and told me the name of the next one. This is it.',
    {
      first: 'authority',
      says: ['herd', 'fear-of-missing-out', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'own-judgement'],
    },
  ),
  thesis(
    '22l-11',
    'PG Procter & Gamble',
    'plain',
    ['Buy', 6, '160'],
    'It is meant to pay for our holidays: 4 dollars a share and year, raised 68 times in a row. More I do not ask of it.',
    {
      first: 'income-plan',
      says: ['figures-named', 'confidence-fits'],
      mustNot: ['falsifier-given', 'money-needed', 'recency', 'sale-for-need', 'gamblers-fallacy'],
    },
  ),
  thesis(
    '22l-12',
    'AMC AMC Entertainment',
    'chatty',
    ['Buy', 7, '2.9'],
    'theyve been crushing this with naked shorts for years and the sec just watches. one day it blows up in their face',
    {
      first: 'blames-others',
      says: ['hope', 'overconfidence', 'lottery', 'vague-horizon', 'story-without-figures', 'revenge'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'events-named'],
    },
  ),
  held(
    '22l-13',
    'TGT Target',
    'plain',
    { day: '2023-11-20', action: 'Buy', confidence: 7, price: '130', thesis: 'Operating margin back to 6%.' },
    ['Sell', 4, '96'],
    'I had the margin right and the shoppers wrong. They go elsewhere, and I should have looked at that first.',
    {
      first: 'error-admitted',
      says: ['confidence-lowered-on-bad-news', 'weighs-other-side', 'loss-taken-as-written'],
      mustNot: ['falsifier-given', 'blames-others', 'loss-aversion', 'regret'],
    },
  ),
  thesis(
    '22l-14',
    'VRTX Vertex',
    'plain',
    ['Watch', 2, '450'],
    'Kinases, receptors, endpoints: I nod and know nothing. That is a market for doctors.',
    {
      first: 'stays-out',
      says: ['names-own-bias', 'own-judgement', 'confidence-fits'],
      mustNot: ['falsifier-given', 'overconfidence', 'ask-for-figure', 'story-without-figures'],
    },
  ),
  sequence(
    '22l-15',
    'SNAP Snap',
    'plain',
    [
      entry('2021-10-25', ['Buy', 7, '55'], 'Advertising recovers within two quarters.'),
      entry('2022-05-24', ['Hold', 7, '13'], 'Augmented reality glasses will be their iPhone.'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['story-without-figures', 'hope', 'overconfidence', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'test-answered', 'rule-kept', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '22l-16',
    'NKE Nike',
    'plain',
    [
      entry('2024-07-01', ['Buy', 7, '75'], 'The new line sells through by spring. Stop 62.', { stop: '62' }),
      entry(
        '2025-04-04',
        ['Hold', 5, '57'],
        'Tariffs took it through my 62 in a day. That is not what the stop was for.',
        {
          reached: { level: 'stop-loss', price: '60.4', day: '2025-04-03' },
        },
      ),
    ],
    {
      first: 'stop-broken-and-held',
      says: ['events-named', 'line-moved-in-words', 'loss-aversion', 'confidence-lowered-on-bad-news', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'stop-obeyed', 'rule-kept', 'stop-moved-closer'],
    },
  ),
]
