import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 30, set C: whole entries around tests that are none, tests on Watch, tests that were kept or broken. Written before they were run. */
export const TESTS_30_C: readonly CriticCase[] = [
  thesis(
    '30tc-01',
    'CROX Crocs',
    'emotional',
    ['Buy', 7, '98'],
    'I have been wrong in front of forty teenagers every Monday for nine years, I can be wrong in front of my broker. My whole class wears them, even the goths. Eleven pairs on the rack yesterday.',
    { first: 'familiarity', mustNot: ['falsifier-given', 'error-admitted', 'vague-falsifier'] },
  ),
  thesis(
    '30tc-02',
    'TTE TotalEnergies',
    'analytical',
    ['Buy', 6, '62'],
    'Yield 5.4%, covered 1.6 times at 70 dollars a barrel. The tender for the Angolan block shall be deemed withdrawn if not confirmed by March. I take the shares for the income, 3% of what I have.',
    {
      first: 'figures-named',
      says: ['size-limited', 'source-named'],
      mustNot: ['falsifier-given', 'vague-falsifier'],
    },
  ),
  thesis(
    '30tc-03',
    'PLUG Plug Power',
    'chatty',
    ['Buy', 8, '1.2'],
    'how far can it fall, a dollar twenty and thats it lol. 300 shares. out on friday at 1.60, easy, already picked the headphones',
    {
      first: 'low-price-as-cheap',
      says: [
        'target-without-reason',
        'lottery',
        'size-limited',
        'overconfidence',
        'confidence-beyond-evidence',
        'fall-as-reason',
      ],
      mustNot: ['falsifier-given'],
    },
  ),
  thesis(
    '30tc-04',
    'STZ Constellation Brands',
    'plain',
    ['Buy', 5, '141'],
    'Sommelier in a house with two stars. Nobody under forty orders a bottle any more, and that is in the price at 11 times earnings. I have a cellar and I do not own one case of theirs. If beer depletions fall for a second year, I misjudged it and sell.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['familiarity'],
      falsifiers: ['If beer depletions fall for a second year, I misjudged it and sell'],
    },
  ),
  thesis(
    '30tc-05',
    'DHI D.R. Horton',
    'plain',
    ['Buy', 6, '151'],
    'Bricklayer. Foundations in our county are down by a third since spring, and still they sell. I coach hockey on Tuesdays and half the fathers are waiting for a house. Contract on the Phase 2 site expires 30 June 2027.',
    {
      first: 'familiarity',
      says: ['figures-named', 'weighs-other-side', 'source-named'],
      mustNot: ['falsifier-given', 'horizon-given'],
    },
  ),
  thesis(
    '30tc-06',
    'ADBE Adobe',
    'analytical',
    ['Watch', 6, '352'],
    'Net new ARR of 460m last quarter, buyback of 8% of the shares a year. At 25 times I am not in; I become a buyer under 290. What would end the idea: net new ARR negative for two quarters.',
    {
      first: 'waits-for-own-price',
      says: ['figures-named', 'falsifier-given'],
      mustNot: ['vague-falsifier'],
      falsifiers: ['What would end the idea: net new ARR negative for two quarters'],
    },
  ),
  thesis(
    '30tc-07',
    'LULU Lululemon',
    'plain',
    ['Watch', 5, '181'],
    'My buying price is 140. I would start with a third there and finish at 120. Below 100 somebody knows something that I do not, and I strike it from the list.',
    {
      first: 'waits-for-own-price',
      says: ['size-limited'],
      mustNot: ['fear-of-missing-out', 'anchoring-to-past-price'],
      falsifiers: ['Below 100 somebody knows something that I do not, and I strike it from the list'],
    },
  ),
  thesis(
    '30tc-08',
    'FDX FedEx',
    'terse',
    ['Buy', 5, '241'],
    'Earnings 18 Dec 2025. Express margin bogey 2.4%. Out on 19 Dec 2025 either way. 1% risk.',
    {
      first: 'horizon-given',
      says: ['size-limited', 'figures-named', 'falsifier-given', 'events-named'],
      mustNot: ['ask-what-would-move', 'ask-what-would-prove-wrong', 'ask-for-horizon'],
      falsifiers: ['Out on 19 Dec 2025 either way'],
    },
  ),
  thesis(
    '30tc-09',
    'NVO Novo Nordisk',
    'plain',
    ['Buy', 6, '49'],
    'Twelve times earnings for 60% of a market that still grows 10%. Contract with the health service runs to the end of 2027. If I am moved to the night shift I shall have to sell, the nursery is dearer then. One risk is my dog, who has eaten two letters of the bank.',
    {
      first: 'figures-named',
      says: ['money-needed'],
      mustNot: ['falsifier-given', 'weighs-other-side', 'vague-falsifier'],
    },
  ),
  thesis(
    '30tc-10',
    'BBWI Bath & Body Works',
    'plain',
    ['Buy', 5, '21'],
    'I misread the clock at the open and paid 40 cents more than I meant to, my own fault. Free cash flow is 13% of the price. Quits if: comps negative three quarters in a row, or leverage over 3x.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'error-admitted'],
      falsifiers: ['Quits if: comps negative three quarters in a row, or leverage over 3x'],
    },
  ),
  sequence(
    '30tc-11',
    'ULTA Ulta Beauty',
    'plain',
    [
      entry(
        '2025-02-10',
        ['Buy', 7, '372'],
        'Comps of 5% with falling rents. If comps are under 2% for two quarters, I am out.',
      ),
      entry(
        '2025-09-02',
        ['Sell', 6, '331'],
        'Two quarters under 2%, as written; out. Not pretty, but that was the deal with myself.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'rule-kept'],
      mustNot: ['falsifier-given', 'falsifier-broken-and-held'],
    },
  ),
  sequence(
    '30tc-12',
    'NKE Nike',
    'plain',
    [
      entry(
        '2025-02-10',
        ['Buy', 7, '72'],
        'Margin over 44% again within a year. I sell if the gross margin is under 42% in any quarter.',
      ),
      entry(
        '2025-07-01',
        ['Hold', 7, '64'],
        'Gross margin 40.3%, which is under my line. I stay, the new boss needs time.',
      ),
    ],
    { first: 'falsifier-broken-and-held', mustNot: ['falsifier-given', 'rule-kept'] },
  ),
  sequence(
    '30tc-13',
    'DG Dollar General',
    'terse',
    [
      entry('2025-01-15', ['Buy', 6, '71'], 'Shrink falling. Exit on: comps < 1%, shrink up yoy.'),
      entry('2025-06-05', ['Sell', 6, '68'], 'Comps 0.4%. Line was 1. Exit, as per list.'),
    ],
    { first: 'rule-kept', says: ['test-answered', 'loss-taken-as-written'], mustNot: ['falsifier-given'] },
  ),
  sequence(
    '30tc-14',
    'PEP PepsiCo',
    'plain',
    [
      entry(
        '2025-03-03',
        ['Buy', 6, '150'],
        'Volumes turn by summer. If organic growth stays below 2% in the half-year report, I go.',
      ),
      entry(
        '2025-07-21',
        ['Hold', 6, '143'],
        'Organic growth 2.1%, a hair above what I wrote. So I stay, and I write the same line for the next one.',
      ),
    ],
    { first: 'test-answered', says: ['falsifier-given', 'figures-named'], mustNot: ['falsifier-broken-and-held'] },
  ),
  thesis(
    '30tc-15',
    'AAL American Airlines',
    'analytical',
    ['Buy', 5, '13'],
    'Net debt falls 1.5bn a year at today’s fares. Once gds. share falls below 30% of bookings, or unit rev. declines in two consecutive quarters, the deleveraging case is broken and I sell.',
    {
      first: 'falsifier-given',
      says: ['figures-named'],
      falsifiers: [
        'Once gds. share falls below 30% of bookings, or unit rev. declines in two consecutive quarters, the deleveraging case is broken and I sell',
      ],
    },
  ),
  thesis(
    '30tc-16',
    'GIS General Mills',
    'plain',
    ['Buy', 6, '51'],
    'Yield 4.7%. My father held it for thirty years and when he died my mother was out of it within a week. If my own two sell it the day I am gone, that is their affair. Covered 1.7 times.',
    { first: 'figures-named', mustNot: ['falsifier-given', 'vague-falsifier'] },
  ),
]
