import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 40, "Q": more of them, and what is no test or has closed. */
export const PLANNED_40_Q_B: readonly CriticCase[] = [
  sequence(
    '40q-09',
    'PARA Paramount',
    'plain',
    [
      entry('2026-01-13', ['Buy', 6, '13.0'], 'The library is worth more than the whole.', { quantity: '300' }),
      entry('2026-06-16', ['Hold', 6, '9.8'], 'As soon as I have my 3,900 back I am off, and not a day before.'),
    ],
    { first: 'get-even', mustNot: ['falsifier-given'] },
  ),
  sequence(
    '40q-10',
    'SRPT Sarepta',
    'plain',
    [
      entry('2026-02-02', ['Buy', 7, '110'], 'The trial reads out in June.', { quantity: '20' }),
      entry(
        '2026-06-22',
        ['Sell', 3, '58'],
        'The trial missed its endpoint. I am out. I had sworn to halve before the readout and did not.',
      ),
    ],
    { first: 'standing-words', mustNot: ['ask-for-own-price'] },
  ),
  sequence(
    '40q-11',
    'WDAY Workday',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Buy', 7, '250'],
        'Small first position. I add a second lot below 225 once backlog growth is over 15%.',
        { quantity: '8' },
      ),
      entry('2026-04-21', ['Buy More', 6, '221'], 'Backlog growth 17%, and 221 on the screen. Second lot.', {
        quantity: '8',
      }),
    ],
    { first: 'rule-kept', mustNot: ['added-below-cost'] },
  ),
  sequence(
    '40q-12',
    'WDAY Workday',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Buy', 7, '250'],
        'Small first position. I add a second lot below 225 once backlog growth is over 15%.',
        { quantity: '8' },
      ),
      entry('2026-04-21', ['Buy More', 6, '221'], 'Backlog growth 12%. Still, 221 is 221.', { quantity: '8' }),
    ],
    { first: 'principle-broken', mustNot: ['rule-kept'] },
  ),
  sequence(
    '40q-13',
    'TGT Target',
    'plain',
    [
      entry('2026-03-02', ['Buy', 6, '118'], 'Traffic turns. I stay until the November report, or until 150.', {
        quantity: '30',
      }),
      entry('2026-05-18', ['Sell', 6, '131'], 'Thirteen dollars up. I sleep better with it in the bank.'),
    ],
    { first: 'test-beside', says: ['disposition'] },
  ),
  sequence(
    '40q-14',
    'MRNA Moderna',
    'plain',
    [
      entry(
        '2026-01-05',
        ['Buy', 6, '40'],
        "Filing for the flu shot. If it isn't approved by June 30, I am out, whatever the price.",
        { quantity: '60' },
      ),
      entry('2026-07-02', ['Hold', 6, '33'], "No decision yet. It's a matter of weeks."),
    ],
    { first: 'falsifier-broken-and-held', mustNot: ['ask-whether-test-happened', 'test-left-open'] },
  ),
  sequence(
    '40q-15',
    'INTC Intel',
    'plain',
    [
      entry('2026-02-10', ['Buy', 6, '30'], 'Foundry customers sign.', { quantity: '100' }),
      entry('2026-07-21', ['Hold', 6, '22'], "Once I've got my 3,000 back I'm out of here."),
    ],
    { first: 'get-even', mustNot: ['falsifier-given'] },
  ),
]
