import { entry, held, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 25, "W": written after the mends of "V", and read before anything was mended for it. */
export const READ_25_W: readonly CriticCase[] = [
  thesis(
    '25w-01',
    'HIMS Hims & Hers',
    'chatty',
    ['Buy', 9, '38'],
    'boys this is it. short interest 33%, earnings monday, the CEO replied to my tweet with an eyes emoji. I am levered about 1.8 to one through IBKR because why would you not at 5%. If it squeezes to 70 I quit my job, if not I still have the job lol',
    {
      first: 'borrowed-money',
      says: ['lottery', 'herd', 'authority', 'overconfidence', 'target-without-reason', 'events-named', 'halo'],
      mustNot: ['figures-named', 'falsifier-given', 'size-limited', 'confidence-fits', 'weighs-other-side'],
    },
  ),
  thesis(
    '25w-02',
    'ROP Roper',
    'analytical',
    ['Buy', 6, '450'],
    'Organic growth 6%, acquisitions another 8, 31x on free cash flow was always the complaint and it is 22x after the guide down. What I cannot judge is whether AI agents eat the seats in Deltek and Vertafore. My plan is to own 2% until I can. Two prints with organic growth under 4% would tell me the answer was yes, then it is sold without discussion.',
    {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'figures-named', 'size-limited', 'confidence-fits'],
      mustNot: [
        'fall-as-reason',
        'anchoring-to-past-price',
        'stays-out',
        'ask-what-would-prove-wrong',
        'overconfidence',
      ],
      falsifiers: [
        'Two prints with organic growth under 4% would tell me the answer was yes, then it is sold without discussion',
      ],
    },
  ),
  held(
    '25w-03',
    'BABA Alibaba',
    'emotional',
    { day: '2021-03-08', action: 'Buy', confidence: 8, price: '230', thesis: 'Amazon of China, 25x, cloud +50%.' },
    ['Sell', 6, '160'],
    'Four and a half years. I am out at 160, minus thirty percent, and the funny thing is that it doubled this year and I only waited for that because I could not stand selling at 80. Mistake one was buying what I could not verify. Mistake two was needing it to come back. I write this so I read it next time China looks cheap.',
    {
      first: 'error-admitted',
      says: ['names-own-bias', 'loss-aversion', 'figures-named', 'get-even', 'fall-as-reason'],
      mustNot: ['disposition', 'blames-others', 'falsifier-given', 'ask-what-changed', 'ask-would-buy-today'],
    },
  ),
  thesis(
    '25w-04',
    'PG Procter & Gamble',
    'plain',
    ['Buy', 6, '147'],
    'My husband died in spring and the advisor he had wanted me in annuities. I would rather understand what I own. We use these products, that is not why. They raised the dividend 69 years in a row, 2.9%, payout 60% of earnings, and I need 1,400 a month which I have from four companies like this plus Social Security. This is a fifth of the invested money and will stay a fifth.',
    {
      first: 'income-plan',
      says: ['own-judgement', 'figures-named', 'size-limited', 'source-named'],
      mustNot: ['familiarity', 'attachment', 'money-needed', 'size-too-large', 'authority', 'herd', 'sale-for-need'],
    },
  ),
  thesis(
    '25w-05',
    'BYND Beyond Meat',
    'chatty',
    ['Buy', 6, '2'],
    'It went 0.5 to 7 in four days without me and is back to 2 so this is my second chance. Everybody in the discord holds, the float is tiny, walmart news is real. 1,500 shares. Will not look until Friday.',
    {
      first: 'fear-of-missing-out',
      says: ['herd', 'recency', 'low-price-as-cheap', 'anchoring-to-past-price', 'story-without-figures', 'regret'],
      mustNot: ['figures-named', 'own-judgement', 'size-limited', 'horizon-given', 'falsifier-given'],
    },
  ),
  held(
    '25w-06',
    'DG Dollar General',
    'plain',
    {
      day: '2024-09-03',
      action: 'Buy',
      confidence: 6,
      price: '82',
      thesis:
        'Vasos is back. Shrink fell 90bp in the stores without self checkout. If same store sales are negative in a quarter, I go.',
    },
    ['Hold', 7, '103'],
    'SSS +2.5, +2.4, +2.8, shrink down another 82 basis points. Operating margin 5.6 against 4.2. None of what would have thrown me out has happened. At 17x the easy part is over, so I add nothing.',
    {
      first: 'test-answered',
      says: [
        'figures-named',
        'weighs-other-side',
        'surer-as-price-rises',
        'own-judgement',
        'confidence-fits',
        'rule-kept',
      ],
      mustNot: ['falsifier-broken-and-held', 'recency', 'hope', 'falsifier-given', 'too-little-said'],
    },
  ),
  held(
    '25w-07',
    'SNOW Snowflake',
    'plain',
    {
      day: '2025-05-27',
      action: 'Buy',
      confidence: 7,
      price: '205',
      thesis: 'Product revenue +26%, RPO +34%. Target 260, stop 170.',
    },
    ['Hold', 8, '264'],
    'There it is, 264. The target was 260 and I meant it when I wrote it. But growth went to 32% and everyone raises to 300, so let it run a bit, I will raise the target to 300 too.',
    {
      first: 'target-moved-away',
      says: [
        'target-passed-and-kept',
        'line-moved-in-words',
        'herd',
        'authority',
        'figures-named',
        'surer-as-price-rises',
        'recency',
      ],
      mustNot: ['rule-kept', 'target-obeyed', 'own-judgement', 'test-answered'],
    },
  ),
  thesis(
    '25w-08',
    'ENB Enbridge',
    'plain',
    ['Watch', 6, '48'],
    'Would love the 5.6% but at 48 the currency has done half of the work and the CAD can turn. I put in an order at 43.50 good till cancelled and forget it. If Line 5 is shut by the court I delete the order.',
    {
      first: 'waits-for-own-price',
      says: ['weighs-other-side', 'events-named', 'falsifier-given', 'figures-named'],
      mustNot: ['fear-of-missing-out', 'ask-for-own-price', 'hope', 'attachment', 'income-plan'],
    },
  ),
  thesis(
    '25w-09',
    'CVNA Carvana',
    'analytical',
    ['Buy', 7, '330'],
    'Short squeeze is history, this is about units: 155,941 in the quarter, up 44%, 14% of that in reconditioning capacity still idle. EBITDA per unit 4,100 is twice what CarMax makes. I worry about the loan sales to related parties, read the Hindenburg piece twice and could not refute the part about DriveTime. So half size, 1.5%, and out if gain on loan sale per unit is disclosed to be above 1,500 or an auditor resigns.',
    {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'figures-named', 'size-limited', 'confidence-fits'],
      mustNot: [
        'confirmation',
        'blames-others',
        'overconfidence',
        'stays-out',
        'ask-for-size',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['out if gain on loan sale per unit is disclosed to be above 1,500 or an auditor resigns'],
    },
  ),
  held(
    '25w-10',
    'PARA Paramount',
    'emotional',
    { day: '2022-05-16', action: 'Buy', confidence: 8, price: '30', thesis: 'Buffett bought 2.6bn of it. Top Gun.' },
    ['Buy More', 8, '11'],
    'People ask me why I throw good money after bad. Because I have given this three years, I know every pipeline slide, and I am not the guy who leaves five minutes before the end. Content is king. If Warren gave up that is his problem.',
    {
      first: 'sunk-cost',
      says: ['added-below-cost', 'attachment', 'confirmation', 'story-without-figures', 'overconfidence'],
      mustNot: ['own-judgement', 'figures-named', 'falsifier-given', 'rule-kept', 'weighs-other-side'],
      mayAsk: ['ask-would-buy-today'],
    },
  ),
  sequence(
    '25w-01',
    'ELF e.l.f. Beauty',
    'plain',
    [
      entry('2024-06-17', ['Buy', 7, '185'], 'Sales +71%, share of cosmetics 12%. Not below 160, I promise myself.', {
        stop: '160',
      }),
      entry(
        '2024-08-12',
        ['Hold', 7, '164'],
        'Growth 50% and the stock falls on it. Stop to 140, 160 was too tight for something this volatile.',
        { stop: '140' },
      ),
      entry(
        '2024-11-11',
        ['Hold', 8, '122'],
        'Short report about inventory, nonsense. No stop any more, they hunt them.',
        { stop: null, reached: { level: 'stop-loss', price: '138', day: '2024-10-15' } },
      ),
      entry(
        '2025-02-10',
        ['Sell', 4, '71'],
        'Guide cut, growth 1 to 3%. I sold at the open with my eyes closed. The stop at 160 would have cost me 14%, my explanations have cost me 62%.',
      ),
    ],
    {
      first: 'error-admitted',
      says: [
        'stop-broken-and-held',
        'figures-named',
        'confidence-lowered-on-bad-news',
        'stayed-past-stop',
        'stop-moved-away',
        'names-own-bias',
      ],
      mustNot: ['stop-obeyed', 'loss-taken-as-written', 'rule-kept', 'blames-others', 'disposition'],
    },
  ),
  sequence(
    '25w-02',
    'MELI MercadoLibre',
    'plain',
    [
      entry(
        '2024-02-26',
        ['Buy', 6, '1600'],
        'GMV +40% in local currency, credit book 3.8bn. Wrong when NPL 15-90 days goes over 10%. 3% of the portfolio.',
      ),
      entry('2024-08-05', ['Hold', 6, '1610'], 'NPL 8.2%. Fine.'),
      entry(
        '2024-11-11',
        ['Hold', 5, '1790'],
        'NPL 7.8 but net margin 7.6 from 9.5 because of the credit card. I lower one point, the growth is bought.',
      ),
      entry(
        '2025-05-12',
        ['Hold', 6, '2450'],
        'NPL 8.2 again, book 7.8bn, doubled. Revenue +37%. I was wrong to be grumpy about the card in November. Position is 4.6% now, limit is 6.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['error-admitted', 'figures-named', 'size-limited', 'surer-as-price-rises', 'weighs-other-side'],
      mustNot: ['falsifier-broken-and-held', 'falsifier-given', 'test-left-open', 'hindsight', 'size-too-large'],
    },
  ),
]
