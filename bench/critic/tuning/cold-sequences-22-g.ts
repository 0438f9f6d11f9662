import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Sequences of batch 22, "G": a test, and an entry that keeps it, breaks it, answers it in other words, or does not answer it. */
export const COLD_SEQUENCES_22_G: readonly CriticCase[] = [
  sequence(
    '22g-01',
    'CHWY Chewy',
    'plain',
    [
      entry(
        '2025-02-10',
        ['Buy', 7, '36'],
        'Pet spending grows again. They have until the end of the year to reach 21 million active customers. After that I sell.',
      ),
      entry(
        '2026-01-12',
        ['Sell', 5, '33'],
        'The year is over and there are 20.6 million customers. As written, I sell.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named', 'error-admitted'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open', 'ask-what-would-prove-wrong', 'loss-aversion'],
    },
  ),
  sequence(
    '22g-02',
    'TGT Target',
    'plain',
    [
      entry(
        '2025-03-10',
        ['Buy', 6, '114'],
        'Cheap at 12 times earnings. If comparable sales fall in two quarters in a row, I was wrong and sell.',
      ),
      entry('2025-05-26', ['Hold', 6, '98'], 'Comparable sales fell by almost four percent. That is one.'),
      entry(
        '2025-08-25',
        ['Hold', 6, '97'],
        'They fell again, by just under two percent. The new chief deserves time, so I keep it.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['test-answered', 'figures-named', 'line-moved-in-words', 'hope', 'horizon-stretched'],
      mustNot: ['rule-kept', 'loss-taken-as-written', 'confidence-lowered-on-bad-news'],
    },
  ),
  sequence(
    '22g-03',
    'NFLX Netflix',
    'terse',
    [
      entry('2025-04-21', ['Buy', 6, '985'], 'Ads double. Out if op margin <29% FY.'),
      entry('2026-01-26', ['Hold', 7, '1105'], 'FY op margin twenty-nine and a half. In.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'surer-as-price-rises'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open'],
    },
  ),
  sequence(
    '22g-04',
    'PEP Pepsi',
    'plain',
    [
      entry(
        '2025-02-03',
        ['Buy', 6, '150'],
        'Yield of 3.6%. If North American volumes fall more than 3% over the year, I sell.',
      ),
      entry(
        '2025-08-04',
        ['Hold', 6, '141'],
        'Coca-Cola says that its North American volumes fell 4%. Pepsi reports in October.',
      ),
    ],
    {
      first: 'ask-would-buy-today',
      says: ['figures-named', 'events-named'],
      mustNot: ['falsifier-broken-and-held', 'test-answered', 'loss-taken-as-written', 'rule-kept'],
    },
  ),
  sequence(
    '22g-05',
    'CRM Salesforce',
    'analytical',
    [
      entry(
        '2025-03-03',
        ['Buy', 7, '296'],
        'We hold this as long as current remaining performance obligations grow by at least 10%.',
      ),
      entry(
        '2025-06-02',
        ['Hold', 7, '266'],
        'Current remaining performance obligations were up 12%. Revenue grew by 8% only, which is no part of our test.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'weighs-other-side', 'own-judgement'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open'],
    },
  ),
  sequence(
    '22g-06',
    'DG Dollar General',
    'plain',
    [
      entry(
        '2025-01-13',
        ['Buy', 6, '71'],
        'The worst is behind them. If the operating margin is below 4% in the first quarter, I am out.',
      ),
      entry(
        '2025-06-09',
        ['Hold', 8, '112'],
        'First quarter: operating margin of five and a half percent. Last year it had been 3.8%.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'surer-as-price-rises'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open'],
    },
  ),
  sequence(
    '22g-07',
    'PFE Pfizer',
    'plain',
    [
      entry('2025-02-10', ['Buy', 5, '26'], 'A yield of 6.6%. I sell when the dividend is cut.'),
      entry(
        '2025-12-22',
        ['Hold', 5, '25'],
        'The board declared the dividend for the first quarter: 43 cents, as before.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'income-plan', 'events-named'],
      mustNot: ['falsifier-broken-and-held', 'rule-kept'],
    },
  ),
  sequence(
    '22g-08',
    'BA Boeing',
    'plain',
    [
      entry('2025-01-27', ['Buy', 6, '176'], 'No 38 a month of the 737 by the end of 2025 and I sell.'),
      entry(
        '2025-10-20',
        ['Hold', 7, '213'],
        'In October the FAA let them go to 42 a month, they had been at 38 since the summer.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'events-named', 'surer-as-price-rises'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open'],
    },
  ),
  sequence(
    '22g-09',
    'SNAP Snap',
    'chatty',
    [
      entry('2025-02-10', ['Buy', 5, '10.8'], 'ad business turning. if dau goes down qoq even once im out'),
      entry('2025-11-10', ['Sell', 3, '8.2'], 'dau went from 477 to 474, so thats that. took the loss, moving on'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named', 'error-admitted'],
      mustNot: ['falsifier-broken-and-held', 'loss-aversion', 'regret'],
    },
  ),
  sequence(
    '22g-10',
    'LEN Lennar',
    'plain',
    [
      entry('2025-03-24', ['Buy', 6, '119'], 'I sell if the gross margin of the year is under 18%.'),
      entry(
        '2025-06-23',
        ['Hold', 6, '106'],
        'Gross margin 17.8% in the second quarter. The year is not over, the guide for it is 18%.',
      ),
    ],
    {
      first: 'test-beside',
      says: ['figures-named', 'test-answered', 'weighs-other-side', 'events-named'],
      mustNot: ['falsifier-broken-and-held', 'rule-kept', 'loss-taken-as-written'],
    },
  ),
  sequence(
    '22g-11',
    'ORCL Oracle',
    'analytical',
    [
      entry('2025-06-16', ['Buy', 7, '215'], 'Net debt above four times EBITDA would prove us wrong.'),
      entry(
        '2025-12-15',
        ['Hold', 7, '184'],
        'Net debt is now 4.3 times EBITDA. The backlog of 520 billion makes up for it, we stay.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['figures-named', 'test-answered', 'confirmation', 'line-moved-in-words'],
      mustNot: ['rule-kept', 'falsifier-given'],
    },
  ),
  sequence(
    '22g-12',
    'DIS Disney',
    'emotional',
    [
      entry('2025-01-20', ['Buy', 7, '107'], 'One more writedown and I throw the whole thing out!'),
      entry(
        '2025-08-11',
        ['Hold', 7, '112'],
        'Parks are full, streaming earned 346 million. No writedown this time, thank God.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'surer-as-price-rises'],
      mustNot: ['falsifier-broken-and-held', 'rule-kept'],
    },
  ),
  sequence(
    '22g-13',
    'F Ford',
    'plain',
    [
      entry(
        '2025-02-10',
        ['Buy', 5, '9.3'],
        'I give it until the report of July. If Model e still loses more than 4 billion a year by then, I was wrong.',
      ),
      entry('2025-05-12', ['Hold', 5, '10.5'], 'The first quarter loss of Model e was 0.85 billion. Too early to say.'),
    ],
    {
      first: 'test-beside',
      says: ['figures-named', 'test-answered', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open', 'rule-kept'],
    },
  ),
  sequence(
    '22g-14',
    'UPS UPS',
    'terse',
    [
      entry('2025-02-03', ['Buy', 6, '115'], 'Stop 98. Wrong if US volume < -10%.'),
      entry('2025-05-05', ['Hold', 6, '97'], 'Vol -3.5%. Stop was for panic days, I ignore it.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['stop-broken-and-held', 'figures-named', 'test-answered', 'line-moved-in-words'],
      mustNot: ['rule-kept', 'stop-obeyed', 'loss-taken-as-written'],
    },
  ),
  sequence(
    '22g-15',
    'ETSY Etsy',
    'plain',
    [
      entry(
        '2025-03-03',
        ['Buy', 5, '51'],
        'If gross merchandise sales are still shrinking in the autumn, the marketplace is broken and I sell.',
      ),
      entry(
        '2025-11-03',
        ['Sell', 5, '62'],
        'Gross merchandise sales grew for the first time in three years. I sell because the price has run ahead of it.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'disposition', 'target-obeyed'],
      mustNot: ['loss-taken-as-written', 'rule-kept', 'falsifier-broken-and-held', 'error-admitted'],
    },
  ),
]
