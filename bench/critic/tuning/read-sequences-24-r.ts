import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 24, "R". */
export const READ_SEQUENCES_24_R: readonly CriticCase[] = [
  sequence(
    '24r-01',
    'PTON Peloton',
    'plain',
    [
      entry(
        '2021-02-08',
        ['Buy', 8, '148'],
        'Gyms are over. 1.67m subscribers, churn 0.76%. If churn goes above 1% I was wrong.',
      ),
      entry('2021-08-30', ['Hold', 8, '101'], 'Churn 0.73%. The market worries about supply.'),
      entry('2022-02-09', ['Hold', 7, '37'], 'Churn 0.79. CEO out. Still the best bike.'),
      entry('2022-08-26', ['Hold', 6, '10'], 'Churn 1.41%. But the brand is worth a lot to Amazon or Nike.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['new-reason-after-fall', 'confidence-lowered-on-bad-news', 'hope', 'figures-named'],
      mustNot: ['rule-kept', 'test-answered'],
    },
  ),
  sequence(
    '24r-02',
    'MO Altria',
    'plain',
    [
      entry(
        '2023-03-06',
        ['Buy', 7, '46'],
        '8.1% yield. I sell if they cut or if volumes fall more than 12% in a year.',
      ),
      entry('2024-02-01', ['Hold', 7, '40'], 'Volumes -9.9%. Dividend raised 4.3%.'),
      entry('2025-01-30', ['Hold', 8, '52'], 'Volumes -10.2%. Raised again. As long as I get paid I stay.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'surer-as-price-rises', 'income-plan'],
      mustNot: ['falsifier-broken-and-held', 'falsifier-given'],
    },
  ),
  sequence(
    '24r-03',
    'SNAP Snap',
    'plain',
    [
      entry('2021-10-11', ['Buy', 7, '75'], 'DAU +23%. Stop 60.', { stop: '60' }),
      entry('2021-10-22', ['Hold', 7, '55'], 'Apple privacy thing is temporary. New stop 48.', {
        stop: '48',
        reached: { level: 'stop-loss', price: '55', day: '2021-10-22' },
      }),
      entry('2022-01-24', ['Hold', 6, '33'], 'I take the stop out, it only costs me.', {
        stop: null,
        reached: { level: 'stop-loss', price: '47', day: '2021-12-02' },
      }),
      entry(
        '2022-05-24',
        ['Sell', 2, '13'],
        'Enough. I broke my own rule twice and it cost me 62 dollars a share instead of 15.',
      ),
    ],
    {
      first: 'error-admitted',
      says: ['stop-moved-away', 'stop-broken-and-held', 'stop-moved-away-again'],
      mustNot: ['stop-obeyed', 'rule-kept', 'loss-taken-as-written'],
    },
  ),
  sequence(
    '24r-04',
    'CELH Celsius',
    'plain',
    [
      entry('2023-05-10', ['Buy', 7, '36'], 'PepsiCo puts it everywhere. Sales +95%. I sell half at 55.', {
        target: '55',
      }),
      entry('2023-08-09', ['Sell Some', 7, '57'], '55 came. Half is out, as promised.', {
        quantity: '5',
        reached: { level: 'take-profit', price: '55.2', day: '2023-08-09' },
      }),
      entry('2024-05-28', ['Hold', 7, '92'], 'Rest runs. Sales +37% q1.'),
      entry(
        '2024-09-05',
        ['Sell', 4, '33'],
        'Pepsi cut orders by 100m. I read it in Nielsen in June and did nothing. My mistake, not the market.',
      ),
    ],
    {
      first: 'error-admitted',
      says: ['target-passed-and-kept', 'figures-named'],
      mustNot: ['blames-others', 'loss-taken-as-written'],
    },
  ),
  sequence(
    '24r-05',
    'DG Dollar General',
    'plain',
    [
      entry('2023-09-01', ['Watch', 5, '138'], 'Want it below 110.'),
      entry(
        '2023-10-12',
        ['Keep Watching', 5, '103'],
        'It is there. Now I am afraid, traffic -1%. Wait for the new CEO to say something.',
      ),
      entry('2024-03-14', ['Buy', 6, '157'], 'Vasos is back, traffic +4%. I pay more but I know more.'),
    ],
    { first: 'own-price-raised', says: ['figures-named', 'names-own-bias', 'own-judgement'], mustNot: ['rule-kept'] },
  ),
  sequence(
    '24r-06',
    'U Unity',
    'plain',
    [
      entry('2022-05-11', ['Buy', 6, '31'], 'Everyone makes games with it. 71% of the top 1000 mobile.'),
      entry('2022-11-10', ['Buy More', 7, '25'], 'Cheaper now so better. Averaging.'),
      entry('2023-09-14', ['Buy More', 8, '33'], 'Runtime fee will bring 500m. Developers scream, they always scream.'),
      entry('2024-02-27', ['Hold', 8, '26'], 'Fee withdrawn. New CEO. AI is the real story now.'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['error-admitted', 'story-without-figures', 'thesis-shrunk'],
      mustNot: ['rule-kept', 'test-answered'],
    },
  ),
  sequence(
    '24r-07',
    'WFC Wells Fargo',
    'plain',
    [
      entry(
        '2024-01-16',
        ['Buy', 6, '47'],
        'Asset cap lifted by end of 2025, 11x earnings. Efficiency ratio under 66 or I was wrong.',
      ),
      entry('2024-10-11', ['Hold', 6, '61'], 'Efficiency 64. Cap still on.'),
      entry(
        '2025-06-04',
        ['Hold', 7, '75'],
        'The cap is lifted. Thesis done. Now what is it worth without the story? 13x. I hold, no more buying.',
      ),
    ],
    {
      first: 'rule-kept',
      says: ['figures-named', 'test-answered', 'weighs-other-side', 'surer-as-price-rises'],
      mustNot: ['falsifier-broken-and-held'],
    },
  ),
  {
    ...sequence(
      '24r-08',
      'ZM Zoom call',
      'plain',
      [
        entry('2025-01-13', ['Buy', 6, '5'], 'Earnings Feb 24, vol cheap.'),
        entry('2025-02-25', ['Hold', 5, '1.2'], 'Missed. Theta eats it now, but maybe there is a bounce before April.'),
      ],
      {
        first: 'hope',
        says: ['confidence-lowered-on-bad-news', 'option-terms', 'loss-aversion', 'test-left-open'],
        mustNot: ['rule-kept'],
      },
    ),
    contract: { right: 'call', strike: '85', expiresOn: '2025-04-17' },
  },
  sequence(
    '24r-09',
    'ROKU Roku',
    'terse',
    [
      entry('2021-07-27', ['Buy', 9, '470'], 'The new cable box. 1000 by 2023 easy.'),
      entry('2022-02-18', ['Hold', 9, '112'], 'Weak hands get shaken out.'),
      entry('2022-07-29', ['Hold', 9, '65'], 'I get out at 470 and not one cent lower.'),
      entry('2024-03-05', ['Hold', 6, '63'], 'Same.'),
      entry('2025-02-18', ['Sell', 5, '95'], 'Wife says enough. Carry the loss forward.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['authority', 'tax-sale', 'get-even'],
      mustNot: ['rule-kept', 'stop-obeyed'],
    },
  ),
  sequence(
    '24r-10',
    'COST Costco',
    'analytical',
    [
      entry('2019-06-03', ['Buy', 7, '245'], 'Renewal rate 90.7%. I sell if it goes under 88.'),
      entry('2020-03-16', ['Hold', 7, '290'], 'Queues around the block. Renewal 91.'),
      entry(
        '2022-05-20',
        ['Hold', 7, '416'],
        "Down 12% in a day over Target's numbers, which are not Costco's numbers. Renewal 92.3.",
      ),
      entry(
        '2024-12-13',
        ['Hold', 6, '990'],
        'Renewal 92.8. 58 times earnings. I would not buy it here, and I am not going to sell it and pay the tax either.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'own-judgement', 'weighs-other-side'],
      mustNot: ['attachment', 'falsifier-broken-and-held', 'falsifier-given'],
    },
  ),
  sequence(
    '24r-11',
    'LCID Lucid',
    'plain',
    [
      entry('2021-11-16', ['Buy', 8, '52'], 'Motor trend car of the year. 20,000 cars in 2022.'),
      entry('2022-02-28', ['Hold', 8, '29'], 'Cut to 12-14k. Supply chain, everybody has that.'),
      entry('2022-08-03', ['Buy More', 8, '18'], 'Cut to 6-7k. It is logistics only, demand is 37,000 reservations.'),
      entry('2023-02-22', ['Hold', 7, '9.9'], 'Reservations 28,000. Saudis will never let it die.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['new-reason-after-fall', 'overconfidence', 'hope', 'line-moved-in-words'],
      mustNot: ['test-answered', 'rule-kept'],
    },
  ),
  sequence(
    '24r-12',
    'ABBV AbbVie',
    'analytical',
    [
      entry(
        '2023-01-09',
        ['Buy', 7, '163'],
        'Humira dies in the US this year, everyone knows. Skyrizi+Rinvoq 17.5bn in 2025 or I was wrong. Not sooner.',
      ),
      entry('2023-10-27', ['Hold', 7, '141'], 'Humira -36% US. As expected. Skyrizi+Rinvoq run rate 12.'),
      entry(
        '2024-11-11',
        ['Hold', 5, '171'],
        'Emraclaire failed, the thing from Cerevel, 8.7bn gone. That was not in my thesis, so it is not a reason to sell, but it tells me something about management.',
      ),
      entry('2026-02-04', ['Hold', 7, '218'], 'Skyrizi+Rinvoq 25.9 for 2025. Asked 17.5.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'test-beside', 'surer-as-price-rises'],
      mustNot: ['falsifier-broken-and-held', 'falsifier-given'],
    },
  ),
  sequence(
    '24r-13',
    'CLF Cleveland-Cliffs',
    'plain',
    [
      entry('2024-03-06', ['Buy', 6, '20'], 'Steel tariffs whoever wins. Stop 17.', { stop: '17' }),
      entry('2024-05-02', ['Hold', 6, '17.2'], 'Almost stopped. I tighten nothing.'),
      entry(
        '2024-06-11',
        ['Sell', 5, '15.6'],
        'Stopped. Fine. 22% loss because I waited five days after 17 came. Next time a real order.',
        { reached: { level: 'stop-loss', price: '16.9', day: '2024-06-05' } },
      ),
    ],
    {
      first: 'stop-broken-and-held',
      says: ['error-admitted', 'names-own-bias'],
      mustNot: ['stop-obeyed', 'loss-taken-as-written'],
    },
  ),
  sequence(
    '24r-14',
    'VWO Vanguard Emerging',
    'plain',
    [
      entry('2022-01-04', ['Buy', 6, '50'], '10% of the pension goes to emerging markets, once a year in January.'),
      entry('2023-01-04', ['Buy More', 6, '40'], 'January.'),
      entry('2024-01-04', ['Buy More', 6, '41'], 'January. Hurts to see VOO, but a rule is a rule.'),
      entry(
        '2025-01-06',
        ['Buy More', 6, '44'],
        'January again. If I abandon it it should be with a reason, not with envy.',
      ),
    ],
    {
      first: 'index-plan',
      says: ['rule-kept', 'own-judgement', 'names-own-bias'],
      mustNot: ['too-little-said', 'falsifier-given', 'added-below-cost'],
    },
  ),
]
