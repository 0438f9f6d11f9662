import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Figures of today beside a line of before, named, left out, or of something else. */
export const KEPT_36_K_A: readonly CriticCase[] = [
  sequence(
    '36k-a01-3',
    'CLNQ Clinique Nord',
    'plain',
    [
      entry(
        '2026-02-10',
        ['Buy', 6, '44.00'],
        'Three new surgical wards open this year and the region pays per case. Fewer than 5,200 operations in the second quarter and I sell.',
        { quantity: '50' },
      ),
      entry('2026-05-05', ['Hold', 6, '43.10'], 'Nothing new until the figures. The wards opened on time.'),
      entry('2026-08-04', ['Sell', 3, '40.20'], '5,040 operations between April and June. Gone at 40.20.', {
        quantity: '50',
      }),
    ],
    { first: 'loss-taken-as-written', says: ['test-answered'], mustNot: ['falsifier-broken-and-held'] },
  ),
  sequence(
    '36k-a02-2',
    'SPIN Spinnaker Yachts',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Buy', 7, '18.00'],
        'Order book covers 20 months. I am out if the order book falls under 14 months.',
        { quantity: '200' },
      ),
      entry('2026-04-22', ['Hold', 7, '17.20'], 'Bavaria, the rival, is down to 11 months. Prices hold.'),
    ],
    {
      first: 'standing-words',
      mustNot: ['falsifier-broken-and-held', 'test-answered', 'test-beside'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-a02-3',
    'SPIN Spinnaker Yachts',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Buy', 7, '18.00'],
        'Order book covers 20 months. I am out if the order book falls under 14 months.',
        { quantity: '200' },
      ),
      entry('2026-04-22', ['Hold', 7, '17.20'], 'Bavaria, the rival, is down to 11 months. Prices hold.'),
      entry(
        '2026-07-22',
        ['Hold', 7, '16.50'],
        'A year ago it was 13 months before the big ferry contract, so people forget how this swings.',
      ),
    ],
    {
      first: 'standing-words',
      mustNot: ['falsifier-broken-and-held', 'test-answered', 'test-beside'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-a03-2',
    'FERN Fernweh Reisen',
    'plain',
    [
      entry(
        '2026-01-12',
        ['Buy', 7, '27.00'],
        'Bookings for the summer 9 % up. I leave if bookings for the season fall below 410,000.',
        { quantity: '80' },
      ),
      entry(
        '2026-04-20',
        ['Hold', 7, '24.60'],
        '392,000 so far at the end of the booking period, the weather is to blame. The cruise business is what I bought anyway.',
      ),
    ],
    {
      first: 'standing-words',
      mustNot: ['falsifier-broken-and-held', 'test-answered'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-a04-2',
    'KALI Kaliwerk',
    'plain',
    [
      entry(
        '2026-02-02',
        ['Buy', 6, '12.00'],
        'Potash at 330 dollars a ton. Below 290 dollars a ton the mine loses money and I sell.',
        { quantity: '400' },
      ),
      entry('2026-05-11', ['Hold', 6, '11.40'], 'Sales volume 280 thousand tons, 4 % more than in the first quarter.'),
    ],
    {
      first: 'standing-words',
      mustNot: ['falsifier-broken-and-held', 'test-answered'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-a04-3',
    'KALI Kaliwerk',
    'plain',
    [
      entry(
        '2026-02-02',
        ['Buy', 6, '12.00'],
        'Potash at 330 dollars a ton. Below 290 dollars a ton the mine loses money and I sell.',
        { quantity: '400' },
      ),
      entry('2026-05-11', ['Hold', 6, '11.40'], 'Sales volume 280 thousand tons, 4 % more than in the first quarter.'),
      entry('2026-08-10', ['Hold', 6, '12.30'], 'Potash 318 now. Above what I need.'),
    ],
    { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] },
  ),
  sequence(
    '36k-a05-2',
    'LUMI Lumière Optik',
    'plain',
    [
      entry('2026-02-16', ['Buy', 7, '63.00'], 'The army contract is why I buy: 40 million a year until 2031.', {
        quantity: '30',
      }),
      entry(
        '2026-06-15',
        ['Hold', 7, '51.00'],
        'The army cancelled. But I have always liked the spectacles chain, and that is growing 6 %.',
      ),
    ],
    { first: 'test-beside', says: ['figures-named', 'new-reason-after-fall'] },
  ),
  sequence(
    '36k-a06-2',
    'ZEMT Zementa',
    'plain',
    [
      entry('2026-01-15', ['Buy', 7, '31.50'], 'Cement volumes up 5 % and no new plant in the region until 2029.', {
        quantity: '100',
      }),
      entry(
        '2026-05-18',
        ['Hold', 6, '25.00'],
        'Volumes fell 7 %. I paid 31.50 and that is what I want to see again before anybody gets it from me.',
      ),
    ],
    { first: 'anchoring-to-cost', says: ['confidence-lowered-on-bad-news', 'get-even'] },
  ),
  sequence(
    '36k-a06-3',
    'ZEMT Zementa',
    'plain',
    [
      entry('2026-01-15', ['Buy', 7, '31.50'], 'Cement volumes up 5 % and no new plant in the region until 2029.', {
        quantity: '100',
      }),
      entry(
        '2026-05-18',
        ['Hold', 6, '25.00'],
        'Volumes fell 7 %. I paid 31.50 and that is what I want to see again before anybody gets it from me.',
      ),
      entry(
        '2026-08-17',
        ['Hold', 6, '24.20'],
        'Volumes minus 3 %. A takeover at 31.50 would be about fair, writes the local paper.',
      ),
    ],
    { first: 'figures-named', mustNot: ['anchoring-to-cost', 'get-even'] },
  ),
]
