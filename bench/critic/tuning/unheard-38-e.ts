import { held, thesis } from '../brief-case.ts'
import type { CaseEntry, CriticCase } from '../case.ts'

const BOUGHT: CaseEntry = {
  day: '2025-03-03',
  action: 'Buy',
  confidence: 6,
  price: '42',
  quantity: '100',
  thesis: 'Twelve times earnings, and the margin of 12% is rising.',
}

type Told = readonly [id: string, words: string]
const of = (first: CriticCase['expert']['first'], ...told: readonly Told[]) =>
  told.map(([id, words]) =>
    thesis(`38e-${id}`, 'ZVQ Zevoq Industries', 'plain', ['Buy', 8, '41.50'], words, {
      first,
      says: SAYS.filter((kind) => kind !== first),
    }),
  )
/** What else may be said of somebody who is sure and gives little. */
const SAYS = ['confidence-beyond-evidence', 'overconfidence', 'familiarity', 'story-without-figures'] as const
const none = (...told: readonly Told[]) =>
  told.map(([id, words]) =>
    thesis(`38e-${id}`, 'ZVQ Zevoq Industries', 'plain', ['Buy', 7, '41.50'], words, {
      first: 'figures-named',
      mustNot: [
        'size-too-large',
        'money-needed',
        'kept-from-others',
        'overconfidence',
        'authority',
        'small-share-of-many',
        'get-even',
      ],
    }),
  )
const atALoss = (first: CriticCase['expert']['first'], ...told: readonly Told[]) =>
  told.map(([id, words]) =>
    held(`38e-${id}`, 'ZVQ Zevoq Industries', 'plain', BOUGHT, ['Hold', 6, '21'], words, { first }),
  )
const atALossSoundly = (...told: readonly Told[]) =>
  told.map(([id, words]) =>
    held(`38e-${id}`, 'ZVQ Zevoq Industries', 'plain', BOUGHT, ['Hold', 6, '21'], words, {
      first: 'figures-named',
      mustNot: ['loss-aversion', 'sunk-cost', 'anchoring-to-cost', 'get-even'],
    }),
  )

/** Errors in words that no list holds, told by the structure of a sentence, and texts of the same words that are none. */
export const UNHEARD_38_E: readonly CriticCase[] = [
  ...of(
    'size-too-large',
    ['01', 'Four fifths of what our grandmother left us is in here. A strong harbour business.'],
    ['02', "Half of my aunt's legacy goes into this one. Good people run it."],
    ['03', '35% of what the accident paid me is in since Friday. The drug will be huge.'],
    ['04', 'We sold the caravan to pay for this. Space is where it all goes.'],
    ['05', 'Sold my wedding ring for it. New chief, new plan.'],
    ['06', 'I pawned my cello to get in. They have the best lab in Europe.'],
  ),
  ...of(
    'money-needed',
    ['11', "Took 3,000 out of Jonas's savings for it, he starts school in August."],
    ['12', 'The money belongs to the rowing club and I am its treasurer. Back by the regatta.'],
    ['13', 'We emptied the twins’ account. They will thank us.'],
    ['14', 'This was going to be our kitchen, it can be that next year.'],
  ),
  ...of(
    'kept-from-others',
    ['21', 'Not a word to Harriet before it has doubled. The pipeline is full.'],
    ['22', 'My partner assumes the money is still at the bank. Great team.'],
    ['23', "I'll tell my father when it has gone up."],
  ),
  ...of(
    'overconfidence',
    ['31', 'I wrote four endings on a card, and in each of them I make money.'],
    ['32', 'No matter which of the two firms wins the order, I come out on top here.'],
    ['33', 'Whatever happens in May I end up better off.'],
  ),
  ...of(
    'authority',
    ['41', "I couldn't read the prospectus, my sister could, and she took a hundred."],
    ['42', 'Never looked at the balance sheet. My old boss did.'],
    ['43', 'The woman next door has done the sums, I just bought.'],
    ['44', 'My uncle drives for one of their dealers and is busy till midnight, so it must be growing.'],
    ['45', 'The only reason: my flatmate bought it and he reads everything.'],
  ),
  ...of(
    'small-share-of-many',
    [
      '51',
      'Households spend three trillion a year on energy. Suppose only half a percent goes through their meter: that is 15 billion.',
    ],
    ['52', 'Two billion people wear glasses. If one in a hundred buys these, that makes twenty million pairs.'],
  ),
  ...of(
    'get-even',
    ['61', 'Fifty more lower my average to 33, and then I only need a bounce to be out without a loss.'],
    ['62', 'Bringing the cost down to 18, so that a rise of 20% has me square.'],
  ),
  ...atALoss(
    'loss-aversion',
    ['71', 'As long as I keep it nothing is lost.'],
    ['72', "I haven't lost a cent unless I sell."],
  ),
  ...atALoss(
    'sunk-cost',
    ['73', "I've waited too long on this one to let it go now."],
    ['74', 'So many weekends of reading must not be for nothing.'],
  ),
  ...atALoss('anchoring-to-cost', ['75', "I won't part with it for less than what I gave."]),
  ...none(
    ['81', 'A fifth of what our grandmother left us sits in bonds; this is the bonus. 9 times earnings, margin 14%.'],
    ['82', 'They sold the harbour to pay for this. Net debt falls to 1.2 times EBITDA.'],
    ['83', 'Sold the utilities for it: 8 times earnings instead of 19.'],
    ['84', 'The money was meant for a third furnace; they paid it out. Yield 7%, covered 1.8 times.'],
    ['85', 'My wife knows and thinks 2% is plenty. Orders +9%.'],
    ['86', 'Whatever happens in May, I lose at most the 1.5% that I put in. Margin 18%.'],
    ['87', 'In each of the cases I wrote down but the last I make money; there I lose half. Revenue +6%.'],
    ['88', "I haven't read the new guidance, my colleague has, so I checked it against the filing: 12% growth."],
    ['89', 'Management has done the work, I just read the report: unit cost down 8%.'],
    ['90', 'My sister works at a dealer and says they sell fewer. I count on -5% and pay 6 times earnings.'],
    ['91', 'They hold 1% of a 2 trillion market and grow 11% a year.'],
    ['92', 'A loss rate of half a percent on 400 billion would be 2 billion; they have reserved 3.'],
    ['93', 'It lowers my average to 33, and that is no reason: I buy for the free cash flow yield of 9%.'],
    ['94', 'The average cost of a unit comes down to 18, so a rise of 20% in prices has them square. Margin 11%.'],
  ),
  ...atALossSoundly(
    ['95', 'It is a loss whether I sell or not. The order book is 8% higher.'],
    ['96', 'All the work I put into it is done and counts for nothing now. Margin 13%.'],
    ['97', 'They put too much money into the mine to stop. Output +7%.'],
    ['98', 'As long as I hold, the coupon of 6% comes in.'],
  ),
]
