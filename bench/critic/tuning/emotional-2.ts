import type { CriticCase } from '../case.ts'

/** The tuning half, moved, written later: falsifiers in more wordings, and what only looks like one. */
export const EMOTIONAL_2: readonly CriticCase[] = [
  {
    id: 'tuning/emotional/2-01',
    asset: 'LULU Lululemon',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '171.00',
        thesis:
          "I swore I'd never buy retail again!! But 12x with no debt and 45 stores a year in China... Fine. One condition, and I mean it: the Americas shrink for a third quarter and I walk away without a word.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /never buy retail/u,
      says: ['figures-named', 'names-own-bias'],
      mustNot: ['overconfidence', 'revenge', 'hope', 'ask-for-exit', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['the Americas shrink for a third quarter and I walk away without a word'],
    },
  },
  {
    id: 'tuning/emotional/2-02',
    asset: 'BA Boeing',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 3,
        price: '190.00',
        thesis:
          "I'm so tempted. Everybody hates it and I love planes, and that is exactly why I'm keeping my hands in my pockets. I don't understand the accounting of the 777X and I won't pretend I do.",
      },
    ],
    expert: {
      first: 'stays-out',
      noGround: /Everybody hates|so tempted/u,
      says: ['names-own-bias', 'confidence-fits', 'own-judgement'],
      mustNot: [
        'attachment',
        'herd',
        'familiarity',
        'falsifier-given',
        'urge-to-act',
        'fear-of-missing-out',
        'fall-as-reason',
        'overconfidence',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/emotional/2-03',
    asset: 'MSTR Strategy',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '390.00',
        quantity: '40',
        thesis:
          'I moved the whole college fund in this morning. My hands were shaking and it felt like the first brave thing I have done in years!',
      },
    ],
    expert: {
      first: 'money-needed',
      noGround: /hands were shaking|college fund/u,
      says: [
        'size-too-large',
        'confidence-beyond-evidence',
        'urge-to-act',
        'too-little-said',
        'story-without-figures',
        'names-own-bias',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'overconfidence', 'sale-for-need', 'horizon-given'],
      mayAsk: ['ask-when-needed', 'ask-for-size', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/2-04',
    asset: 'CELH Celsius',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '45.00',
        thesis:
          'Am I scared? Yes. Last time fear sold me out at the low, so this time the rule is on paper: I leave when Pepsi orders fall behind what the scanner data says people drink, by more than 10%, and NOT when my stomach says so.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /Am I scared/u,
      says: ['names-own-bias', 'source-named', 'figures-named'],
      mustNot: ['regret', 'loss-aversion', 'overconfidence', 'fear-of-missing-out', 'hindsight', 'revenge'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['I leave when Pepsi orders fall behind what the scanner data says people drink, by more than 10%'],
    },
  },
  {
    id: 'tuning/emotional/2-05',
    asset: 'PLTR Palantir Technologies',
    register: 'emotional',
    entries: [
      {
        day: '2023-06-05',
        action: 'Buy',
        confidence: 8,
        price: '15.00',
        quantity: '200',
        thesis: 'Government software that nobody else can build.',
      },
      {
        day: '2025-11-10',
        action: 'Hold',
        confidence: 9,
        price: '188.00',
        thesis:
          "I'm up twelve times. TWELVE! They told me to take profits at 30, at 80, at 150. Why would I listen now? It's all the market's money anyway, let it ride!!",
      },
    ],
    expert: {
      first: 'house-money',
      noGround: /They told me|up twelve times/u,
      says: [
        'recency',
        'confirmation',
        'confidence-beyond-evidence',
        'overconfidence',
        'surer-as-price-rises',
        'attachment',
      ],
      mustNot: ['falsifier-given', 'own-judgement', 'rule-kept', 'get-even', 'target-moved-away', 'figures-named'],
      mayAsk: ['ask-would-buy-today', 'ask-for-size', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/2-06',
    asset: 'NVO Novo Nordisk',
    register: 'emotional',
    entries: [
      {
        day: '2024-07-08',
        action: 'Buy',
        confidence: 9,
        price: '142.00',
        quantity: '30',
        thesis: 'Diabetes and obesity are forever. Best company in Europe!',
      },
      {
        day: '2025-08-04',
        action: 'Hold',
        confidence: 9,
        price: '47.00',
        thesis:
          'It makes me sick to look. If I sell now it was all for nothing; at 142 I can finally breathe and get out.',
      },
    ],
    expert: {
      first: 'get-even',
      noGround: /sick to look|all for nothing/u,
      mustNotMatch: [/you say you pay for/u],
      says: ['anchoring-to-cost', 'loss-aversion', 'sunk-cost', 'confidence-beyond-evidence'],
      mustNot: [
        'falsifier-given',
        'horizon-given',
        'rule-kept',
        'figures-named',
        'confidence-lowered-on-bad-news',
        'surer-as-price-falls',
        'overconfidence',
      ],
      mayAsk: ['ask-would-buy-today', 'ask-what-changed', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/2-07',
    asset: 'DIS Walt Disney',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '103.00',
        thesis:
          'My children would say I buy it for Elsa. No! I buy it because streaming made 1.3 billion after losing four two years ago and I pay 16 times. And if Experiences has a down year while Universal is full, then even I will admit the magic is gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /My children would/u,
      says: ['figures-named', 'own-judgement'],
      mustNot: ['familiarity', 'attachment', 'authority', 'overconfidence', 'story-without-figures', 'vague-falsifier'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: ['if Experiences has a down year while Universal is full, then even I will admit the magic is gone'],
    },
  },
  {
    id: 'tuning/emotional/2-08',
    asset: 'AMC AMC Entertainment',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '2.80',
        thesis:
          "Brilliant, they diluted us AGAIN. What could possibly go wrong. But I'm not selling to those crooks in New York, not one share, not ever. They'll have to bury me with it.",
      },
    ],
    expert: {
      first: 'attachment',
      noGround: /What could possibly|they diluted|those crooks/u,
      mustNotMatch: [/rests on “they diluted/u, /“What could possibly/u],
      says: [
        'blames-others',
        'confidence-beyond-evidence',
        'words-and-number-disagree',
        'story-without-figures',
        'revenge',
        'overconfidence',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'weighs-other-side', 'rule-kept'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/emotional/2-09',
    asset: 'UNH UnitedHealth',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '310.00',
        thesis:
          "Ugh. I hate that I'm buying this one. It isn't hope, I'm past hope: 16 dollars of earnings withdrawn, and at 310 I pay 15 times a number nobody believes. Medical cost ratio above 90 for the full year 2026 = I was the fool.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['hope', 'fall-as-reason', 'overconfidence', 'ask-for-horizon', 'vague-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Medical cost ratio above 90 for the full year 2026 = I was the fool'],
    },
  },
  {
    id: 'tuning/emotional/2-10',
    asset: 'RIVN Rivian',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '13.50',
        thesis:
          "I know in my bones this turns. I've waited four years, I've defended them at every dinner, and I'm not going to be the one who gives up right before R2. If it works, I quit my job. If it doesn't... it will.",
      },
    ],
    expert: {
      first: 'sunk-cost',
      noGround: /in my bones|waited four|at every dinner/u,
      says: [
        'hope',
        'attachment',
        'overconfidence',
        'confidence-beyond-evidence',
        'story-without-figures',
        'lottery',
        'regret',
        'events-named',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'get-even', 'weighs-other-side'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure', 'ask-for-horizon', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/emotional/2-11',
    asset: 'COIN Coinbase',
    register: 'emotional',
    entries: [
      {
        day: '2024-11-18',
        action: 'Buy',
        confidence: 7,
        price: '320.00',
        quantity: '20',
        stop: '250',
        thesis: "Trading volumes doubled in a month. My stop is 250 and I'll respect it this time.",
      },
      {
        day: '2025-02-24',
        action: 'Sell',
        confidence: 6,
        price: '238.00',
        reached: { level: 'stop-loss', price: '247.10', day: '2025-02-21' },
        thesis: 'I pressed the button. I cried a bit, I admit it. 250 was 250.',
      },
    ],
    expert: {
      first: 'stop-obeyed',
      noGround: /I pressed|I cried/u,
      mustNotMatch: [/will show what “/u],
      says: ['rule-kept', 'loss-taken-as-written'],
      mustNot: [
        'falsifier-given',
        'loss-aversion',
        'anchoring-to-past-price',
        'anchoring-to-cost',
        'disposition',
        'stop-broken-and-held',
        'error-admitted',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/emotional/2-12',
    asset: 'AAPL Apple',
    register: 'emotional',
    entries: [
      {
        day: '2019-01-07',
        action: 'Buy',
        confidence: 7,
        price: '37.00',
        quantity: '600',
        thesis: 'A billion phones and 13 times earnings.',
      },
      {
        day: '2025-10-20',
        action: 'Sell Some',
        confidence: 7,
        price: '262.00',
        quantity: '150',
        thesis:
          "We found the house!!! I'm selling 150 for the deposit and I feel strangely sad about it. The rest stays.",
      },
    ],
    expert: {
      first: 'sale-for-need',
      noGround: /We found the house|strangely sad|for the deposit/u,
      mustNotMatch: [/will show what “/u],
      mustNot: [
        'falsifier-given',
        'money-needed',
        'disposition',
        'attachment',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
        'ask-when-needed',
        'regret',
        'rule-kept',
      ],
    },
  },
  {
    id: 'tuning/emotional/2-13',
    asset: 'ETSY Etsy',
    register: 'emotional',
    entries: [
      {
        day: '2024-02-26',
        action: 'Buy',
        confidence: 7,
        price: '72.00',
        quantity: '40',
        thesis: 'Handmade things are what machines cannot copy!',
      },
      {
        action: 'Sell',
        confidence: 4,
        price: '61.00',
        thesis:
          "I can't take it any more, every green day for the others is a red day for me. Out. Let somebody else suffer.",
      },
    ],
    expert: {
      first: 'urge-to-act',
      noGround: /Let somebody|every green day/u,
      says: ['loss-aversion', 'regret', 'fear-of-missing-out', 'too-little-said', 'story-without-figures'],
      mustNot: [
        'falsifier-given',
        'rule-kept',
        'loss-taken-as-written',
        'stop-obeyed',
        'figures-named',
        'get-even',
        'herd',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/emotional/2-14',
    asset: 'TMO Thermo Fisher',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '470.00',
        thesis:
          "So relieved to be back in something boring! Instruments they'll need in any lab, 6% growth, 20 times. I won't be clever about it. Should the academic and government part (15% of sales) fall by another tenth I'd rather know it was me than blame Washington, and I'd sell.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /So relieved/u,
      says: ['figures-named', 'events-named'],
      mustNot: ['blames-others', 'overconfidence', 'urge-to-act', 'story-without-figures', 'bought-back-higher'],
      mayAsk: ['ask-for-horizon', 'ask-for-source'],
      falsifiers: [
        "Should the academic and government part (15% of sales) fall by another tenth I'd rather know it was me than blame Washington, and I'd sell",
      ],
    },
  },
  {
    id: 'tuning/emotional/2-15',
    asset: 'SPCE Virgin Galactic',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '3.40',
        thesis:
          "If Branson had waited, if they hadn't grounded the ship, if rates had stayed low, we'd all be rich. It's due. Nothing falls for five years straight.",
      },
    ],
    expert: {
      first: 'gamblers-fallacy',
      noGround: /If Branson|grounded the ship/u,
      says: [
        'blames-others',
        'hindsight',
        'fall-as-reason',
        'confidence-beyond-evidence',
        'story-without-figures',
        'hope',
        'overconfidence',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'events-named'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/emotional/2-16',
    asset: 'TTWO Take-Two',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '235.00',
        thesis:
          "GTA VI in November, I'm counting the days like a kid. Which is why I wrote this down first: a second delay, or fewer than 25 million copies in the first quarter of sale, and I'm out however much I'm playing it. 3% of my money, no more.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'size-limited', 'names-own-bias'],
      mustNot: [
        'familiarity',
        'attachment',
        'ask-for-size',
        'vague-horizon',
        'ask-for-horizon',
        'overconfidence',
        'fear-of-missing-out',
      ],
      falsifiers: [
        "a second delay, or fewer than 25 million copies in the first quarter of sale, and I'm out however much I'm playing it",
      ],
    },
  },
  {
    id: 'tuning/emotional/2-17',
    asset: 'CMG Chipotle',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '33.00',
        thesis:
          "Everybody is screaming that the bowl is dead. I refuse to scream. 3,900 restaurants, no debt, 28 times. Traffic down three quarters: that's real and it hurts to write it. A fifth and sixth would be my answer, and the answer would be no.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'figures-named', 'weighs-other-side'],
      mustNot: ['herd', 'overconfidence', 'loss-aversion', 'fall-as-reason', 'confirmation'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['A fifth and sixth would be my answer, and the answer would be no'],
    },
  },
  {
    id: 'tuning/emotional/2-18',
    asset: 'LCID Lucid',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '2.20',
        thesis:
          "The Saudis will NEVER let it fail, never! My whole team at work is buying and I'd be the only idiot without it.",
      },
    ],
    expert: {
      first: 'herd',
      noGround: /My whole team|work is buying/u,
      says: [
        'overconfidence',
        'fear-of-missing-out',
        'confidence-beyond-evidence',
        'authority',
        'story-without-figures',
        'regret',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'own-judgement'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/emotional/2-19',
    asset: 'BABA Alibaba',
    register: 'emotional',
    entries: [
      {
        day: '2021-06-14',
        action: 'Buy',
        confidence: 8,
        price: '210.00',
        quantity: '15',
        thesis: 'The Amazon of China at half the price!',
      },
      {
        day: '2024-01-22',
        action: 'Sell',
        confidence: 7,
        price: '72.00',
        thesis:
          "Two and a half years. I was wrong about Beijing, wrong about cloud and worst of all wrong about myself: I kept it because I couldn't bear to write this line. Now it's written.",
      },
    ],
    expert: {
      first: 'error-admitted',
      noGround: /Two and a half|wrong about cloud/u,
      mustNotMatch: [/will show what “/u],
      says: ['names-own-bias', 'loss-aversion'],
      mustNot: [
        'falsifier-given',
        'loss-taken-as-written',
        'rule-kept',
        'stop-obeyed',
        'blames-others',
        'disposition',
        'get-even',
        'ask-what-would-prove-wrong',
        'horizon-given',
        'figures-named',
      ],
    },
  },
  {
    id: 'tuning/emotional/2-20',
    asset: 'RACE Ferrari',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '405.00',
        thesis:
          'Let me be honest, I had the poster on my wall. So I made a friend argue against me for an hour. He won on price (37 times) and lost on the order book, two years full. If they ever go past 16,000 cars a year the poster comes down and so does the position.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /Let me be honest/u,
      says: ['figures-named', 'names-own-bias', 'weighs-other-side'],
      mustNot: ['attachment', 'familiarity', 'overconfidence', 'authority', 'halo', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['If they ever go past 16,000 cars a year the poster comes down and so does the position'],
    },
  },
  {
    id: 'tuning/emotional/2-21',
    asset: 'TSLA Tesla',
    contract: { right: 'call', strike: '500', expiresOn: '2025-12-19' },
    register: 'emotional',
    entries: [
      {
        day: '2025-11-24',
        action: 'Buy',
        confidence: 8,
        price: '6.40',
        quantity: '10',
        thesis: 'I lost 4,000 on the last ones and I want it back by Christmas. Ten calls. Come on Elon!',
      },
    ],
    expert: {
      first: 'revenge',
      noGround: /I lost 4,000/u,
      says: [
        'get-even',
        'hope',
        'lottery',
        'confidence-beyond-evidence',
        'story-without-figures',
        'halo',
        'horizon-given',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'hedge', 'error-admitted', 'weighs-other-side', 'size-limited'],
      mayAsk: ['ask-for-exit', 'ask-for-size', 'ask-for-event', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/2-22',
    asset: 'JNJ Johnson & Johnson',
    register: 'emotional',
    entries: [
      {
        day: '2024-06-03',
        action: 'Buy',
        confidence: 6,
        price: '152.00',
        quantity: '40',
        thesis: '62 raises of the dividend in a row.',
      },
      {
        day: '2025-04-07',
        action: 'Hold',
        confidence: 6,
        price: '155.00',
        thesis:
          "The talc bankruptcy was thrown out on Monday and my heart sank. But I did the sum: 9 billion more is four dollars a share. I can live with four dollars. What I couldn't live with is a frozen dividend, and that day I go.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /talc bankruptcy/u,
      mustNotMatch: [/you say you pay for/u],
      says: ['figures-named', 'events-named', 'income-plan', 'weighs-other-side'],
      mustNot: ['loss-aversion', 'attachment', 'overconfidence', 'new-reason-after-fall', 'vague-falsifier'],
      falsifiers: ["What I couldn't live with is a frozen dividend, and that day I go"],
    },
  },
  {
    id: 'tuning/emotional/2-23',
    asset: 'OKLO Oklo',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 2,
        price: '141.00',
        thesis:
          "Ha, of course it doubles the week I look away. Fine! Enjoy it, everyone. No revenue until 2028 at the earliest, I'd only be buying my own envy.",
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['stays-out', 'own-judgement', 'figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: [
        'regret',
        'fear-of-missing-out',
        'herd',
        'falsifier-given',
        'urge-to-act',
        'overconfidence',
        'horizon-given',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/emotional/2-24',
    asset: 'CVS CVS Health',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '66.00',
        thesis:
          "Second chances, mine and theirs. New boss, Aetna losing 2 billion, and a dividend of 2.66 that I checked three times. I give them until the annual report. Is Aetna still in the red by then? I'll be gone and I won't slam the door.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'income-plan', 'events-named'],
      mustNot: ['revenge', 'hope', 'ask-for-horizon', 'vague-horizon', 'halo', 'overconfidence'],
      mayAsk: ['ask-for-source'],
      falsifiers: ["Is Aetna still in the red by then? I'll be gone and I won't slam the door"],
    },
  },
]
