import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/**
 * Batch 30, "B": entries at the border of the question what their writer does if the whole market falls. A text that says so, in
 * whatever words, is not asked.
 */
export const READ_30_B: readonly CriticCase[] = [
  thesis(
    '30b-01',
    'PFE Pfizer',
    'plain',
    ['Buy', 5, '26'],
    'Yield 6.5% covered by free cash flow. Dividend cut and I go. The quotation may do as it likes, I read the cash flow statement.',
    {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['ask-what-if-market-falls'],
      falsifiers: ['Dividend cut and I go'],
    },
  ),
  thesis(
    '30b-02',
    'SBUX Starbucks',
    'plain',
    ['Buy', 6, '85'],
    'Comparable sales -1%. I give Niccol until the October report: positive, or I go. A crash would not bother me, I was in through 2008.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['ask-what-if-market-falls'],
      falsifiers: ['I give Niccol until the October report: positive, or I go'],
    },
  ),
  thesis(
    '30b-03',
    'ASML ASML',
    'plain',
    ['Buy', 7, '900'],
    'EUV orders of 5 billion. Export controls might bite, a recession would. If bookings are under 3 billion twice, sell. Else it sits in the drawer.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named'],
      mustNot: ['ask-what-if-market-falls'],
      falsifiers: ['If bookings are under 3 billion twice, sell'],
    },
  ),
  thesis(
    '30b-04',
    'MELI MercadoLibre',
    'plain',
    ['Buy', 7, '2100'],
    'My husband says the peso will kill it; margins in Mexico say otherwise, 9% from 4%. Should they slip below 6% he was right and I sell.',
    {
      first: 'falsifier-given',
      says: ['own-judgement', 'figures-named'],
      mayAsk: ['ask-what-if-market-falls'],
      falsifiers: ['Should they slip below 6% he was right and I sell'],
    },
  ),
  thesis(
    '30b-05',
    'SHOP Shopify',
    'chatty',
    ['Buy', 7, '150'],
    'gmv +32, fcf 18% margin. its expensive i know i know. ill put up with anything but growth under 20, that would be adios',
    {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['ask-what-if-market-falls'],
      falsifiers: ['ill put up with anything but growth under 20, that would be adios'],
    },
  ),
  sequence(
    '30b-06',
    'CLF Cleveland-Cliffs',
    'plain',
    [
      entry(
        '2026-01-05',
        ['Buy', 6, '12'],
        'The tariff on imported steel keeps mills full. If utilisation drops to 70% I am wrong.',
      ),
      entry('2026-06-05', ['Hold', 6, '11.5'], 'Mills at 78%.'),
    ],
    {
      first: 'figures-named',
      says: ['test-answered', 'test-beside', 'thesis-shrunk'],
      mustNot: ['ask-what-if-market-falls', 'falsifier-broken-and-held', 'surer-as-price-falls'],
    },
  ),
]
