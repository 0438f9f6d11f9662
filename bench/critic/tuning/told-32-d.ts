import { entry, sequence } from '../brief-case.ts'
import type { CaseEntry, CriticCase, Judgement } from '../case.ts'

/**
 * What an entry says of those before it, and the ledger can show: a price or a stop that was moved, a size that was called small, a count,
 * a day, reasons that are not there. Beside each stand words that look like it.
 */
export const TOLD_32_D: readonly CriticCase[] = [
  of(
    '01',
    'WY Weyerhaeuser',
    [
      entry('2025-03-04', ['Watch', 5, '29'], 'Timber, and nobody makes land. I’d buy at $24.'),
      entry('2025-06-10', ['Keep Watching', 5, '33'], 'Housing starts up. I’d buy at $28.'),
      entry('2025-09-16', ['Keep Watching', 5, '37'], 'Dearer again. I’d buy at $32.'),
      entry(
        '2025-12-02',
        ['Keep Watching', 5, '41'],
        'Every time it got dearer I raised my limit. I still have no figure for an acre.',
      ),
    ],
    { first: 'own-price-raised', says: ['error-admitted'], mustNot: ['fear-of-missing-out'] },
  ),
  of(
    '02',
    'WY Weyerhaeuser',
    [
      entry('2025-03-04', ['Watch', 5, '29'], 'Timber, and nobody makes land. I’d buy at $24.'),
      entry('2025-06-10', ['Keep Watching', 5, '33'], 'Housing starts up. I’d buy at $24.'),
      entry(
        '2025-12-02',
        ['Keep Watching', 5, '41'],
        'Every time wood got dearer they raised their price. My bid stays at 24.',
      ),
    ],
    { first: 'waits-for-own-price', mustNot: ['own-price-raised', 'error-admitted'] },
  ),
  of(
    '03',
    'CAG Conagra',
    [
      entry('2025-02-03', ['Buy', 7, '30'], 'Frozen food, eleven times earnings.', { stop: '27' }),
      entry('2025-04-07', ['Hold', 7, '28'], 'A bit more room.', { stop: '25' }),
      entry('2025-06-02', ['Hold', 7, '26'], 'Room again.', { stop: '22' }),
      entry('2025-08-04', ['Sell', 3, '21'], 'I kept moving my stop until there was nothing left to protect. Out.'),
    ],
    {
      first: 'stop-moved-away-again',
      says: ['error-admitted'],
      mustNot: ['rule-kept', 'stop-obeyed', 'loss-taken-as-written'],
    },
  ),
  of(
    '04',
    'CAG Conagra',
    [
      entry('2025-02-03', ['Buy', 7, '30'], 'Frozen food, eleven times earnings.', { stop: '24' }),
      entry('2025-04-07', ['Hold', 7, '34'], 'Up.', { stop: '29' }),
      entry('2025-08-04', ['Sell', 6, '38'], 'Each time it rose I moved my stop up behind it. Sold by hand at 38.'),
    ],
    { first: 'standing-words', mustNot: ['error-admitted', 'stop-moved-away-again'] },
  ),
  of(
    '05',
    'PARA Paramount',
    [
      entry('2025-05-05', ['Buy', 8, '12'], 'Somebody bids for it by autumn. It’s just a punt.', { quantity: '400' }),
      entry('2025-10-06', ['Sell', 3, '8'], 'Nobody bid. Looking at what I put in, this was never a punt.', {
        quantity: '400',
      }),
    ],
    { first: 'new-reason-after-fall', mustNot: ['rule-kept', 'loss-taken-as-written'] },
  ),
  of(
    '06',
    'PARA Paramount',
    [
      entry('2025-05-05', ['Buy', 8, '12'], 'Somebody bids for it by autumn. My cousin says it’s just a punt.'),
      entry('2025-10-06', ['Sell', 3, '8'], 'Nobody bid. This was never a punt.'),
    ],
    { first: 'standing-words', mustNot: ['new-reason-after-fall'] },
  ),
  of(
    '07',
    'PARA Paramount',
    [
      entry('2025-05-05', ['Buy', 8, '12'], 'It’s a small bet on a bid by autumn.'),
      entry('2025-07-07', ['Buy More', 8, '11'], 'Cheaper. More of it.'),
      entry('2025-10-06', ['Hold', 6, '10'], 'It is not a small bet any more, with twice as much in it.'),
    ],
    { first: 'standing-words', mustNot: ['new-reason-after-fall'] },
  ),
  of(
    '08',
    'GPC Genuine Parts',
    [
      entry('2025-02-10', ['Buy', 8, '120'], 'Cars get older. If same-store sales fall in two reports I was wrong.'),
      entry('2025-04-22', ['Hold', 7, '114'], 'A shade under last year. That makes one miss, and I wrote two.'),
    ],
    { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] },
  ),
  of(
    '09',
    'GPC Genuine Parts',
    [
      entry('2025-02-10', ['Buy', 8, '120'], 'Cars get older. If same-store sales fall in two reports I was wrong.'),
      entry('2025-04-22', ['Hold', 7, '114'], 'That makes one factory less, and they said two.'),
    ],
    { first: 'standing-words', mustNot: ['test-answered', 'falsifier-broken-and-held'] },
  ),
  of(
    '10',
    'GPC Genuine Parts',
    [
      entry('2025-02-10', ['Buy', 8, '120'], 'Cars get older. If same-store sales fall in two reports I was wrong.'),
      entry('2025-04-22', ['Hold', 7, '114'], 'My sister counts: that makes one miss, she says, and I wrote three.'),
    ],
    { first: 'standing-words', mustNot: ['test-answered', 'falsifier-broken-and-held'] },
  ),
  of(
    '11',
    'AES AES Corporation',
    [
      entry('2025-03-10', ['Buy', 8, '13'], 'Data centers need power.'),
      entry(
        '2025-06-16',
        ['Sell Some', 5, '10'],
        'Half out. I will read the loan agreements by the end of July, before I touch the rest.',
        { quantity: '5' },
      ),
      entry(
        '2025-09-22',
        ['Hold', 5, '11'],
        'Later than I promised, but the loan agreements are read, all four. They run until 2029.',
      ),
    ],
    { first: 'error-admitted', mustNot: ['rule-kept', 'test-left-open'] },
  ),
  of(
    '12',
    'AES AES Corporation',
    [
      entry('2025-03-10', ['Buy', 8, '13'], 'Data centers need power.'),
      entry('2025-06-16', ['Hold', 5, '10'], 'They will sign the loan agreements by the end of July.'),
      entry('2025-09-22', ['Hold', 5, '11'], 'The loan agreements came later than they promised.'),
    ],
    { first: 'standing-words', mustNot: ['error-admitted', 'rule-kept'] },
  ),
  of(
    '13',
    'HAS Hasbro',
    [
      entry('2025-01-21', ['Buy', 9, '64'], 'Everybody at the club plays the cards.'),
      entry('2025-04-14', ['Buy More', 9, '55'], 'Cheaper now, same cards.'),
      entry(
        '2025-07-28',
        ['Sell Some', 4, '48'],
        'I read my two entries and there is no figure in them, only cards. Half goes.',
        { quantity: '10' },
      ),
    ],
    { first: 'error-admitted', mustNot: ['rule-kept'] },
  ),
  of(
    '14',
    'HAS Hasbro',
    [
      entry('2025-01-21', ['Buy', 9, '64'], 'Everybody at the club plays the cards.'),
      entry('2025-07-28', ['Hold', 8, '61'], 'I read my entry again and there is no reason to change a word of it.'),
    ],
    { first: 'standing-words', mustNot: ['error-admitted'] },
  ),
  of(
    '15',
    'HAS Hasbro',
    [
      entry('2025-01-21', ['Buy', 9, '64'], 'Everybody at the club plays the cards.'),
      entry(
        '2025-07-28',
        ['Hold', 8, '61'],
        'I went looking for a reason in their report and there isn’t one. Cards +9%.',
      ),
    ],
    { first: 'figures-named', mustNot: ['error-admitted'] },
  ),
  of(
    '16',
    'TRN Trinity',
    [
      entry('2025-02-11', ['Buy', 7, '34'], 'Railcars. If utilization falls below 95% I sell.'),
      entry('2025-05-06', ['Hold', 7, '35'], 'Utilization 97.1%. Nothing to do.'),
      entry('2025-08-05', ['Hold', 7, '36'], 'Utilization 96.4%, so it held twice.'),
    ],
    { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] },
  ),
  of(
    '17',
    'TRN Trinity',
    [
      entry('2025-02-11', ['Buy', 7, '34'], 'Railcars. If utilization falls below 95% I sell.'),
      entry('2025-05-06', ['Hold', 7, '35'], 'Orders are slow.'),
      entry('2025-08-05', ['Hold', 7, '36'], 'Utilization 96.4%. I met their chief twice.'),
    ],
    { first: 'test-answered', mustNot: ['falsifier-broken-and-held'], mustNotMatch: [/answered it with/] },
  ),
]

function of(number: string, asset: string, entries: readonly CaseEntry[], expert: Judgement): CriticCase {
  return sequence(`32d-${number}`, asset, 'plain', entries, expert)
}
