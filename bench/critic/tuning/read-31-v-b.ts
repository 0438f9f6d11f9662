import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 31, "V": rules and exceptions from them, steps of a plan, own prices, and questions that a text answers. Written before the rules that they are for. */
export const READ_31_V_B: readonly CriticCase[] = [
  sequence(
    '31v-31',
    'CELH Celsius',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '40'], 'Scanner data +30%. 4% of the account.'),
      entry(
        '2026-04-09',
        ['Buy More', 7, '44'],
        'Rule says 5% max per name; the rule was written for names I know less. This makes it 9%.',
      ),
    ],
    {
      first: 'principle-broken',
      says: ['urge-to-act', 'overconfidence', 'size-too-large'],
      mustNot: ['rebalancing-by-rule', 'rule-kept', 'size-limited'],
    },
  ),
  sequence(
    '31v-32',
    'ANET Arista',
    'chatty',
    [
      entry('2026-02-02', ['Buy', 6, '100'], 'Cloud orders +24%. Half a position.'),
      entry(
        '2026-04-09',
        ['Buy More', 8, '120'],
        'My limit is 8%, but limits are for stocks that worry me. Going to 14.',
      ),
    ],
    {
      first: 'principle-broken',
      says: ['overconfidence', 'urge-to-act', 'size-too-large'],
      mustNot: ['rebalancing-by-rule', 'rule-kept', 'size-limited'],
    },
  ),
  thesis(
    '31v-33',
    'MELI MercadoLibre',
    'plain',
    ['Buy', 8, '1900'],
    "I never buy before a report, that's the rule. This time is different, I use the app every day and see the queue. So, one exception.",
    {
      first: 'principle-broken',
      says: ['familiarity', 'overconfidence', 'urge-to-act', 'confidence-beyond-evidence'],
      mustNot: ['rebalancing-by-rule', 'rule-kept', 'principle-kept'],
    },
  ),
  sequence(
    '31v-34',
    'COST Costco',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '900'], 'Renewals 92.7%. 5% of the account, and 5% is the rule.'),
      entry(
        '2026-09-09',
        ['Sell Some', 6, '1100'],
        'Grown to 7%. Rule says 5, so back to 5%. No exceptions, also not for this one.',
        { quantity: '3' },
      ),
    ],
    {
      first: 'rebalancing-by-rule',
      says: ['rule-kept', 'size-limited'],
      mustNot: ['principle-broken', 'size-too-large'],
    },
  ),
  sequence(
    '31v-35',
    'MCD McDonald’s',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '300'], 'Franchise margin 84%. Never more than 6% in one name.'),
      entry(
        '2026-09-09',
        ['Sell Some', 6, '340'],
        'It is 8% of everything now. My cap is 6. I sell down to six percent.',
        { quantity: '3' },
      ),
    ],
    { first: 'rebalancing-by-rule', says: ['rule-kept', 'size-limited'], mustNot: ['size-too-large'] },
  ),
  thesis(
    '31v-36',
    'PG Procter & Gamble',
    'plain',
    ['Buy', 6, '160'],
    'The rule for the dividend is 60% of earnings; the company made an exception in 2009 and none since.',
    { first: 'figures-named', mustNot: ['principle-broken', 'rebalancing-by-rule'] },
  ),
  sequence(
    '31v-37',
    'ADBE Adobe',
    'plain',
    [
      entry(
        '2026-02-02',
        ['Buy', 6, '400'],
        'Half now. The second half if net new ARR is above 450m in June, whatever the price then.',
      ),
      entry('2026-06-16', ['Buy More', 6, '350'], 'ARR 461m. Second half, as written.'),
    ],
    {
      first: 'rule-kept',
      says: ['test-answered', 'figures-named'],
      mustNot: ['added-below-cost', 'get-even', 'anchoring-to-cost', 'fall-as-reason', 'size-too-large'],
    },
  ),
  sequence(
    '31v-38',
    'NKE Nike',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '75'], 'First tranche. I take the second when wholesale grows again.'),
      entry(
        '2026-06-27',
        ['Buy More', 6, '66'],
        'Wholesale +3%, the first plus in seven quarters. That was the condition for tranche two. Done.',
      ),
    ],
    {
      first: 'rule-kept',
      says: ['test-answered', 'figures-named'],
      mustNot: ['added-below-cost', 'get-even', 'anchoring-to-cost', 'fall-as-reason'],
    },
  ),
  sequence(
    '31v-39',
    'PFE Pfizer',
    'chatty',
    [
      entry('2026-02-02', ['Buy', 6, '28'], 'First tranche, cash flow covers the dividend.'),
      entry('2026-06-27', ['Buy More', 7, '22'], 'It is cheaper now, so another tranche, gets my average down to 25.'),
    ],
    {
      first: 'added-below-cost',
      says: ['anchoring-to-cost', 'surer-as-price-falls', 'get-even', 'fall-as-reason'],
      mustNot: ['rule-kept'],
    },
  ),
  thesis(
    '31v-40',
    'KSS Kohl’s',
    'plain',
    ['Buy', 6, '14'],
    'Real estate alone covers the debt. I am out on 30 September, come what may.',
    {
      first: 'horizon-given',
      says: ['falsifier-given'],
      falsifiers: ['I am out on 30 September, come what may'],
      mustNot: ['ask-what-would-move', 'ask-for-exit', 'ask-for-horizon'],
    },
  ),
  thesis(
    '31v-41',
    'GME GameStop',
    'chatty',
    ['Buy', 6, '26'],
    'Only for the report on 9 June. On the 10th I close it, up or down.',
    {
      first: 'horizon-given',
      says: ['falsifier-given', 'too-little-said'],
      falsifiers: ['On the 10th I close it, up or down'],
      mustNot: ['ask-what-would-move', 'ask-what-would-prove-wrong', 'ask-for-exit'],
    },
  ),
  thesis(
    '31v-42',
    'BBY Best Buy',
    'plain',
    ['Watch', 5, '72'],
    'Laptop cycle. I look again after the report on 28 August, then I decide.',
    {
      first: 'stays-out',
      says: ['horizon-given', 'events-named'],
      mustNot: ['ask-what-would-move', 'ask-for-horizon'],
    },
  ),
  sequence(
    '31v-43',
    'LULU Lululemon',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '180'], 'Leads the category, 13x.'),
      entry(
        '2026-05-11',
        ['Sell', 5, '229'],
        'Taking the gain. They still lead, comps still +5%, that is not the issue: the deposit for the flat is due on 1 June.',
      ),
    ],
    { first: 'sale-for-need', says: ['figures-named'], mustNot: ['disposition', 'ask-what-changed'] },
  ),
  sequence(
    '31v-44',
    'ULTA Ulta',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '380'], 'Comps +4%, loyalty members 44 million.'),
      entry(
        '2026-05-11',
        ['Sell', 5, '470'],
        'Locking in the profit. Nothing has changed in the shops, it is only that 26x is more than I wanted to hold.',
      ),
    ],
    { first: 'figures-named', says: ['own-judgement'], mustNot: ['ask-what-changed', 'disposition'] },
  ),
  sequence(
    '31v-45',
    'DECK Deckers',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '100'], 'Hoka +18%.'),
      entry('2026-05-11', ['Sell', 5, '131'], 'Locking in my gain, before I lose it again.'),
    ],
    { first: 'disposition', says: ['ask-what-changed'], mustNot: ['rule-kept'] },
  ),
]
