import { entry } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Texts of an independent judge, of 2026-11-29, in each of which the critic said something false or absurd. */
export const READ_30_E: readonly CriticCase[] = [
  {
    id: 'tuning/30e-01',
    asset: 'META Meta Platforms',
    register: 'analytical',
    entries: [
      entry(
        '2026-04-14',
        ['Buy', 6, '688'],
        "Notwithstanding the pending remedies phase, and without conceding that the Commission's theory of harm is sound, I take the view that a forced divestiture of Instagram is improbable (I would say 10 per cent, certainly not above 20) and that the market, at some 23 times earnings against 27 for the peer group, has priced more than that. My view would be falsified were the court to order structural rather than behavioural relief, or were capital expenditure guidance for 2027 to exceed $130 billion, in either of which events I should dispose of the entire holding within five trading days. I have no position on whether AI spending earns its cost; nobody has.",
        { quantity: '15' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['confidence-fits', 'own-judgement'],
      mustNotMatch: [/in either of”/],
      falsifiers: [
        'My view would be falsified were the court to order structural rather than behavioural relief, or were capital expenditure guidance for 2027 to exceed $130 billion',
      ],
    },
  },
  {
    id: 'tuning/30e-02',
    asset: 'DIS Walt Disney',
    register: 'plain',
    principles: ['Never buy on the back of a pleasant evening'],
    entries: [
      entry(
        '2026-05-05',
        ['Buy', 7, '108'],
        "Dear diary, or dear future me, or dear whoever reads this. It rained all weekend and we watched three films on Disney+ with the twins and I started to wonder, not for the first time, why I don't own the company that already owns my living room. I told myself last year that I wouldn't buy anything on the back of a pleasant evening, and here I am, on the back of a pleasant evening. So I forced myself to wait nine days and read the report. Streaming made 450 million last quarter against 262 a year ago; parks grew 6% although everybody had said the new Universal park would hurt; the P/E is 17 and was 26 on average in ten years. What I cannot judge is the succession. I would be wrong if streaming margin is under 10% at the end of the fiscal year, I would be wrong if domestic park attendance falls two quarters in a row, and I would be wrong, and embarrassed, if the new boss buys another studio. In any of these cases half goes, and in two of them everything.",
        { quantity: '90' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['names-own-bias', 'principle-broken', 'familiarity'],
      mustNotMatch: [/and I would be wrong”/],
      falsifiers: [
        'I would be wrong if streaming margin is under 10% at the end of the fiscal year, I would be wrong if domestic park attendance falls two quarters in a row, and I would be wrong, and embarrassed, if the new boss buys another studio',
      ],
    },
  },
  {
    id: 'tuning/30e-03',
    asset: 'BA Boeing',
    register: 'emotional',
    entries: [
      entry(
        '2026-02-24',
        ['Buy', 8, '232'],
        "Reuters: 'Boeing delivers 54 jets in January, most for the month since 2019.' Bloomberg has 'FAA lifts 737 cap to 47.' WSJ: 'Turnaround takes hold.' It cannot be clearer. Everyone who laughed at me in 2024 when I said don't write off Boeing is quiet now. Cash flow this year 3 billion they say. Buying 30.",
        { quantity: '30' },
      ),
    ],
    expert: {
      first: 'confirmation',
      says: ['overconfidence', 'confidence-beyond-evidence', 'authority'],
      mustNot: ['figures-named'],
    },
  },
  {
    id: 'tuning/30e-04',
    asset: 'PYPL PayPal',
    register: 'analytical',
    entries: [
      entry(
        '2026-02-10',
        ['Buy', 6, '58'],
        "It isn't that I don't see the problem. Branded checkout grows 4%, not the 8% they promised, and Apple Pay isn't going away. But nobody can tell me 10x free cash flow with 6% of shares bought back each year is not cheap, unless cash flow falls, and it hasn't: 6.8bn, 6.4bn, 6.7bn. I'm not wrong until it falls below 6bn on a trailing basis, or branded growth goes to zero or lower. Either one and I stop arguing.",
        { quantity: '100' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'figures-named'],
      mustNotMatch: [/nobody can tell me/],
      falsifiers: [
        "I'm not wrong until it falls below 6bn on a trailing basis, or branded growth goes to zero or lower",
      ],
    },
  },
  {
    id: 'tuning/30e-05',
    asset: 'AMD Advanced Micro Devices',
    contract: { right: 'call', strike: '220', expiresOn: '2027-01-15', multiplier: '100' },
    register: 'analytical',
    entries: [
      entry(
        '2026-03-24',
        ['Buy', 6, '1450'],
        "Jan 2027 220 calls, 2 contracts, $2,900 all in, which is 1.5% of the account and I'm fine with zero. I'm not paying for the chip story everybody knows, I'm paying for MI450 revenue in H2. Breakeven 234.50 at expiry, stock 205. Exit rules: sell half at 2,900 per contract; sell everything if the August call doesn't confirm MI450 volume shipments; never roll down. Time stop: whatever's left on 1 November goes, because theta eats the rest.",
        { quantity: '2', target: '2900' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['size-limited', 'option-terms'],
      mustNot: ['sum-beside-terms'],
      falsifiers: [
        "sell everything if the August call doesn't confirm MI450 volume shipments",
        "Time stop: whatever's left on 1 November goes",
      ],
    },
  },
  {
    id: 'tuning/30e-06',
    asset: 'WBD Warner Bros. Discovery',
    register: 'plain',
    entries: [
      entry(
        '2026-02-05',
        ['Buy', 7, '27'],
        "I sold these at 12 in 2024, like a fool, and watched it double without me. At my age one doesn't get many second chances. It isn't about the money so much. They say Paramount will pay 30 or more, so there are three dollars in it, hardly any risk I should think. I can't see what could go wrong.",
        { quantity: '300' },
      ),
    ],
    expert: {
      first: 'regret',
      says: ['fear-of-missing-out', 'confidence-beyond-evidence'],
      mustNotMatch: [/“like a fool”/],
    },
  },
  {
    id: 'tuning/30e-07',
    asset: 'TM Toyota Motor ADR',
    register: 'plain',
    entries: [
      entry(
        '2026-05-19',
        ['Buy', 5, '192'],
        'Excuse my English. I am not sure Toyota is better than S&P 500 in one year, maybe 50:50, maybe little more. I buy because hybrid share is 48 % in US and nobody can copy quickly, and because yen is weak now; when yen becomes strong, say under 135, the profit falls, I know. Then I reduce one half. If hybrid share goes down under 40 % I sell all. I will not sell because of one bad quarter.',
        { quantity: '20' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['confidence-fits'],
      mustNotMatch: [/“the profit falls”/],
      falsifiers: ['If hybrid share goes down under 40 % I sell all'],
    },
  },
  {
    id: 'tuning/30e-08',
    asset: 'TLT iShares 20+ Year Treasury Bond ETF',
    register: 'plain',
    entries: [
      entry(
        '2026-03-05',
        ['Buy', 5, '89'],
        "Civil servant, 58, retire in 7 years. I don't think TLT beats SPY in 12 months unless there is a recession, and I put that at 35-40%, so strictly my confidence in the claim is below half; I hold it because 90% of what I own falls when the economy does. Duration 16, so every 1 point of yield is 16% up or down. If the 30-year goes above 5.60 and stays there for a month, I accept I misjudged the fiscal side and go down to half.",
        { quantity: '150' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['hedge', 'confidence-fits'],
      mustNot: ['size-too-large'],
      falsifiers: [
        'If the 30-year goes above 5.60 and stays there for a month, I accept I misjudged the fiscal side and go down to half',
      ],
    },
  },
  {
    id: 'tuning/30e-09',
    asset: 'VKTX Viking Therapeutics',
    register: 'analytical',
    entries: [
      entry(
        '2026-04-28',
        ['Buy', 7, '38'],
        "Endocrinologist. Phase 3 VANQUISH reads out H2. Phase 2 gave 14.7% at 13 weeks; dropout for GI was 8% more than placebo... in the small arm, n=35 each. I've seen too many phase 2s shrink. I expect 12-13% at 52 weeks as a minimum and anything under 10% makes it a me-too and I sell at the open, whatever the open is. Even so a stop is useless here, it gaps. So the stop is the size: 1.2%, sized for minus 70%.",
        { quantity: '60' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['size-limited', 'events-named'],
      mustNotMatch: [/“13% at 52 weeks/, /outside/],
      falsifiers: ['anything under 10% makes it a me-too and I sell at the open'],
    },
  },
  {
    id: 'tuning/30e-10',
    asset: 'PLTR Palantir',
    register: 'emotional',
    entries: [
      entry(
        '2026-03-19',
        ['Buy', 8, '182'],
        "I know it's expensive. I know it's 80x sales and that everyone sane says so. I said so myself at 25, at 60 and at 120, and each time I was the idiot. I'm tired of being the idiot. At some point you have to admit that the market knows more than you. Buying 40 and I'm not going to look at the valuation any more, since it only cost me money. Should it fall below 140 I suppose I'd get out.",
        { quantity: '40' },
      ),
    ],
    expert: {
      first: 'price-set-aside',
      says: ['fear-of-missing-out', 'regret', 'falsifier-given', 'confirmation'],
      mustNot: ['error-admitted', 'weighs-other-side'],
      mustNotMatch: [/At some point/],
      falsifiers: ["Should it fall below 140 I suppose I'd get out"],
    },
  },
  {
    id: 'tuning/30e-11',
    asset: 'VST Vistra',
    register: 'analytical',
    entries: [
      entry(
        '2026-03-26',
        ['Buy', 7, '168'],
        'Grid protection engineer at a TSO. Everyone extrapolates data-centre load; the queue contains each project three to five times, so I count one third of it. One third is still 2.1% load growth a year after twenty years of zero. PJM capacity 329 $/MW-day against 29 two years ago. I assume 250 for my value and get 190 per share; at 150 $/MW-day I get 120. So +13% against -29%: not a great ratio, and I knew it before I wrote it down. I take it since I put 65/35 on the two. Out when an auction clears under 200 or when the FERC forbids co-location without grid charges.',
        { quantity: '25' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'sum-beside-terms'],
      mustNot: ['hindsight'],
      mustNotMatch: [/I count one third/],
      falsifiers: ['Out when an auction clears under 200 or when the FERC forbids co-location without grid charges'],
    },
  },
  {
    id: 'tuning/30e-12',
    asset: 'UBER Uber Technologies',
    register: 'plain',
    entries: [
      entry(
        '2026-04-09',
        ['Buy', 6, '81'],
        "Taxi driver in Lisbon eleven years, then Uber, so no love lost. They take 25 to 28% of me and there isn't anything I can do, which as shareholder is exactly what I like. Waymo is the danger and I don't laugh about it. Maximum I lose is 10%, so the stop is at 62. If Waymo launches in three more European cities without Uber, I sell.",
        { quantity: '40', stop: '62' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['sum-beside-terms', 'size-limited'],
      mustNot: ['error-admitted'],
      falsifiers: ['If Waymo launches in three more European cities without Uber, I sell'],
    },
  },
  {
    id: 'tuning/30e-13',
    asset: 'PFE Pfizer',
    register: 'plain',
    principles: ['Nothing with a patent cliff above 20% of sales within five years'],
    entries: [
      entry(
        '2026-02-20',
        ['Buy', 7, '26.5'],
        'Pharmacist in Porto. My rule says nothing with a patent cliff above 20% of sales in five years, and Pfizer has more than that, about 17 billion of 62. I wrote the rule after Bayer. But 6.5% dividend and 8.6 times earnings is so little that I think one may look away for once. Obesity pipeline from Metsera is a lottery ticket and I count it zero. If they cut the dividend, or if Eliquis falls faster than 15% before 2028, I stop looking away.',
        { quantity: '300' },
      ),
    ],
    expert: {
      first: 'principle-broken',
      says: ['falsifier-given', 'weighs-other-side'],
      mustNotMatch: [/“(?:one may )?look away for once/],
      falsifiers: ['If they cut the dividend, or if Eliquis falls faster than 15% before 2028, I stop looking away'],
    },
  },
  {
    id: 'tuning/30e-14',
    asset: 'UPS United Parcel Service',
    register: 'plain',
    entries: [
      entry(
        '2026-01-12',
        ['Buy', 6, '104'],
        "I drove for them 16 years, so no illusions. Amazon volume halves till June, everybody knows. What isn't known is whether the buildings closing save the 3.5bn. US domestic margin Q2 under 7.5% and I'm wrong, sell. Dividend 6.5 and I wouldn't cry if they cut it, rather the opposite.",
        { quantity: '60' },
      ),
      entry(
        '2026-04-29',
        ['Hold', 6, '98'],
        'Q1: domestic margin 6.9. Not the quarter I wrote down, Q1 is always weakest, so no verdict. I leave it.',
      ),
    ],
    expert: { first: 'test-answered', says: ['figures-named'], mustNot: ['test-beside', 'falsifier-broken-and-held'] },
  },
  {
    id: 'tuning/30e-15',
    asset: 'MU Micron',
    register: 'plain',
    entries: [
      entry(
        '2026-01-06',
        ['Buy', 7, '315'],
        "Fab process engineer (not at Micron). DRAM contract +40% QoQ, HBM sold out for the year. It's a cycle, it has always been a cycle and this one isn't different, only bigger. I sell when spot falls below contract for a month, that has preceded each top since 1998. Stop 255, target 420.",
        { quantity: '20', stop: '255', target: '420' },
      ),
      entry(
        '2026-03-09',
        ['Sell Some', 7, '421'],
        "Target. Sold half as it's the plan for the first half, what remains has the stop lifted to 350. Spot still 22% above contract so the real signal is not there.",
        { quantity: '10', stop: '350', reached: { level: 'take-profit', price: '421', day: '2026-03-09' } },
      ),
      entry(
        '2026-05-26',
        ['Sell', 5, '349'],
        "Stopped, 349. Funny thing, spot is still above contract. So the price knew earlier than my indicator or it was only noise; I can't tell and I don't need to.",
        { quantity: '10', stop: null, reached: { level: 'stop-loss', price: '349', day: '2026-05-26' } },
      ),
    ],
    expert: {
      first: 'stop-obeyed',
      says: ['test-answered', 'loss-taken-as-written', 'test-beside'],
      mustNot: ['stop-moved-away', 'stop-moved-away-again'],
    },
  },
  {
    id: 'tuning/30e-16',
    asset: 'CMG Chipotle',
    register: 'plain',
    entries: [
      entry(
        '2026-02-09',
        ['Buy', 6, '39'],
        "I manage three restaurants (not theirs) so I count queues. Traffic was minus 3% two quarters. It's cheaper than since 2018, 30x -> 24x. I want comps traffic >= 0 by the Q2 report, else I leave. No hurry.",
        { quantity: '100', target: '55' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNotMatch: [/“0 by the Q2/],
      falsifiers: ['I want comps traffic >= 0 by the Q2 report, else I leave'],
    },
  },
  {
    id: 'tuning/30e-17',
    asset: 'CMG Chipotle',
    register: 'plain',
    entries: [
      entry(
        '2026-02-09',
        ['Buy', 6, '39'],
        "I manage three restaurants (not theirs) so I count queues. Traffic was minus 3% two quarters. It's cheaper than since 2018, 30x -> 24x. I want comps traffic >= 0 by the Q2 report, else I leave. No hurry.",
        { quantity: '100', target: '55' },
      ),
      entry(
        '2026-04-24',
        ['Buy More', 7, '34'],
        "Traffic -2.1. Less bad than -3, not good. I don't buy because it fell, I buy since the menu price gap to McDonald's went from 62% to 48%. Adding 50, that's it, the Q2 condition remains for all 150.",
        { quantity: '50' },
      ),
      entry(
        '2026-07-23',
        ['Hold', 7, '33'],
        "Traffic -0.4%. Rounds to zero, doesn't it? Everyone on the call was upbeat. Kept all.",
      ),
    ],
    expert: { first: 'falsifier-broken-and-held', says: ['herd'], mustNot: ['figures-named'] },
  },
  {
    id: 'tuning/30e-18',
    asset: 'NVO Novo Nordisk ADR',
    register: 'plain',
    entries: [
      entry(
        '2026-02-05',
        ['Buy', 7, '49'],
        "Diabetologist, Copenhagen; I prescribe both, and Lilly's works better, full stop. Yet 12x against 31x. The pill is what I buy. Weekly oral Wegovy scripts below 60,000 by the end of June and I was wrong.",
        { quantity: '100' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/full stop/],
      falsifiers: ['Weekly oral Wegovy scripts below 60,000 by the end of June and I was wrong'],
    },
  },
  {
    id: 'tuning/30e-19',
    asset: 'NVO Novo Nordisk ADR',
    register: 'plain',
    entries: [
      entry(
        '2026-02-05',
        ['Buy', 7, '49'],
        "Diabetologist, Copenhagen; I prescribe both, and Lilly's works better, full stop. Yet 12x against 31x. The pill is what I buy. Weekly oral Wegovy scripts below 60,000 by the end of June and I was wrong.",
        { quantity: '100' },
      ),
      entry(
        '2026-05-07',
        ['Hold', 8, '57'],
        'Pill scripts 71,000 last week already. That is above 60,000 with seven weeks to go. Confidence one up, on the number and not on the price, though I confess that the price feels good too.',
      ),
    ],
    expert: { first: 'test-answered', says: ['test-beside'], mustNot: ['falsifier-given'] },
  },
  {
    id: 'tuning/30e-20',
    asset: 'ASML ASML Holding',
    register: 'terse',
    entries: [
      entry(
        '2026-03-12',
        ['Buy', 6, '1340'],
        'March 2027 calls... no, I decided for the shares, 3 of them, options cost 19% here. Optics engineer in Oberkochen (supplier! so half of my salary hangs on the same tool). Thus only 3% of savings. If bookings Q1 < 6bn: halve. If < 5bn: out.',
        { quantity: '4' },
      ),
      entry(
        '2026-04-16',
        ['Sell Some', 5, '1210'],
        'Bookings 5.6. Between my two lines, so halve: 2 sold, 2 kept. Not happy, 5.6 is not a disaster, but a line is a line.',
        { quantity: '2' },
      ),
      entry(
        '2026-07-16',
        ['Hold', 6, '1390'],
        "Bookings 8.1. The half I sold would be worth 180 more each, and I'm asked at home whether I regret it. No. Same rule in October, < 6 halve, < 5 out.",
      ),
    ],
    expert: { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] },
  },
  {
    id: 'tuning/30e-21',
    asset: 'F Ford Motor',
    register: 'chatty',
    entries: [
      entry(
        '2026-02-25',
        ['Buy', 6, '13.2'],
        "Shop steward, River Rouge, 27 years. I ain't no analyst. Warranty costs is the whole ball of wax, 'fix quality and the stock fixes itself' as Farley says, but he's said it since 2021. So I watch the number and not the mouth. Warranty up again in 2026 first half versus last year, I'm gone.",
        { quantity: '500' },
      ),
      entry(
        '2026-05-11',
        ['Hold', 6, '12.1'],
        "Recall number 40 something. Boys in the plant say it's all old trucks, 2019-2021. Might be. Number comes end of July, I said first half so I wait.",
      ),
      entry(
        '2026-07-30',
        ['Sell', 4, '12.4'],
        "Warranty first half 2.3 billion, was 2.6. So it's DOWN and I'm selling anyhow, union pension's already Ford and my daughter says that's nuts, and she's right. Lost 400 bucks. Reason isn't the one I wrote.",
        { quantity: '500' },
      ),
    ],
    expert: {
      first: 'same-exposure',
      says: ['test-answered', 'loss-taken-as-written'],
      mustNotMatch: [/follows what you wrote/],
    },
  },
  {
    id: 'tuning/30e-22',
    asset: 'ABNB Airbnb',
    register: 'plain',
    entries: [
      entry(
        '2026-02-16',
        ['Buy', 7, '121'],
        'Host, 2 flats in Split. Nights +9%, take rate steady. The city council wants to forbid new licences; the same was said 2019, 2022, 2024. I would sell if the EU, not one city, limits nights to 90 for whole homes. Stop 100.',
        { quantity: '40', stop: '100' },
      ),
      entry(
        '2026-05-13',
        ['Hold', 7, '115'],
        'Barcelona closes all by 2028 they confirmed. Is one city, as I wrote, not EU. Nights +8%. Nothing changes for me. Honestly it changes a little bit but not enough.',
      ),
      entry(
        '2026-06-25',
        ['Sell', 4, '99'],
        "Stop. I would like to discuss with it but I don't. If it comes back I won't be angry (I will).",
        { quantity: '40', stop: null, reached: { level: 'stop-loss', price: '99.5', day: '2026-06-25' } },
      ),
    ],
    expert: { first: 'stop-obeyed', says: ['loss-taken-as-written'], mustNot: ['stop-moved-away'] },
  },
  {
    id: 'tuning/30e-23',
    asset: 'QQQ Invesco QQQ Trust',
    contract: { right: 'call', strike: '600', expiresOn: '2026-09-18', multiplier: '100' },
    register: 'plain',
    entries: [
      entry(
        '2026-03-03',
        ['Buy', 6, '1850'],
        'Sept 600 call, 1 contract at 18.50. Rebound after the February slide, breadth is improving, put/call 1.3. If below 9.00 the contract goes, no rolling. I take half the profit... one contract, so all, at 37.',
        { quantity: '1', stop: '900', target: '3700' },
      ),
      entry(
        '2026-04-14',
        ['Hold', 6, '1120'],
        "Not at nine yet. Time eats 11 dollars a day. I still see the rebound, though it's not the one I bought: then tech, now only 3 names pull.",
      ),
      entry(
        '2026-05-12',
        ['Sell', 3, '880'],
        "8.80. Sold, didn't roll, although the broker's chat proposes me to roll 'for only 400'. Loss 970.",
        { quantity: '1', stop: null, reached: { level: 'stop-loss', price: '890', day: '2026-05-12' } },
      ),
    ],
    expert: { first: 'stop-obeyed', says: ['loss-taken-as-written', 'option-terms'], mustNot: ['stop-moved-away'] },
  },
  {
    id: 'tuning/30e-24',
    asset: 'T AT&T',
    register: 'plain',
    entries: [
      entry(
        '2026-02-12',
        ['Buy', 6, '25'],
        "Telecom lineman retired. 4.4% dividend, fiber adds 1 million a year. Buffett's or Cramer's opinion I never asked for. If churn postpaid goes past 1.05% I take my hat.",
        { quantity: '400' },
      ),
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named'],
      mustNot: ['error-admitted'],
      falsifiers: ['If churn postpaid goes past 1.05% I take my hat'],
    },
  },
  {
    id: 'tuning/30e-25',
    asset: 'T AT&T',
    register: 'plain',
    entries: [
      entry(
        '2026-02-12',
        ['Buy', 6, '25'],
        "Telecom lineman retired. 4.4% dividend, fiber adds 1 million a year. Buffett's or Cramer's opinion I never asked for. If churn postpaid goes past 1.05% I take my hat.",
        { quantity: '400' },
      ),
      entry(
        '2026-04-23',
        ['Buy More', 8, '28'],
        "Everyone at the VFW has it now. Up 12%! Churn? 0.98. Added 600 with the money from the truck. My wife said keep the truck money. She's no investor, bless her.",
        { quantity: '600' },
      ),
      entry(
        '2026-07-23',
        ['Hold', 8, '26'],
        "Churn 1.08, but that was the Verizon price war, one-off, they said so on the call. 4.3% yield while I wait. She hasn't said anything. She doesn't have to.",
      ),
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['test-beside', 'test-answered', 'income-plan'],
      mustNotMatch: [/is held to/],
    },
  },
]
