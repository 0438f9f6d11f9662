import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { FindingKind } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BUY = decided('Orders for the new pump came from three hospitals. Margin was 31%.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '100',
  confidence: 7,
})

function kindsOf(thesis: string, action: Action): readonly FindingKind[] {
  const isFirst = action === 'Buy' || action === 'Watch'
  const decision = decided(thesis, { action, price: isFirst ? '100' : '90', confidence: isFirst ? 9 : 5 })
  return readBuiltIn(asked(decision, isFirst ? [] : [BUY])).sentences.map(({ kind }) => kind)
}

/** Each kind with words in which it stands in its strict form, and words that only look alike. */
const CASES: readonly (readonly [FindingKind, Action, readonly string[], readonly string[]])[] = [
  [
    'error-admitted',
    'Hold',
    [
      'I misread the filing: the backlog includes options.',
      'I made a mistake with the size, twelve percent is too much.',
    ],
    [
      'The bears kept telling me where I was wrong, and the order book answered them.',
      'If margins stay at 20% for two more quarters, I was wrong about the pump and go.',
      'I was wrong to worry last spring; the backlog is bigger than ever.',
      'I was wrong on the timing, never on the company.',
      'Everybody told me I was wrong in March. The volumes came back and nobody phones any more.',
      'Had they cut the dividend I would have been wrong. They raised it.',
      'My first mistake as a dentist was a molar in 1988; here I have made none so far.',
      'I should have looked away like the others, but I read the footnotes and they are clean.',
      'What I got wrong, my wife got right: she sold the coffee machine and kept the shares.',
    ],
  ],
  [
    'error-admitted',
    'Sell',
    [
      'I was wrong about the hospital orders. They never came.',
      'I overestimated what the new chief could do.',
      'I was too optimistic about the vitamins.',
    ],
    [
      'My mistake, says my brother-in-law, was buying water instead of chips.',
      'I was wrong exactly once in eleven years, and this is not it.',
      'I overlooked nothing; the regulator changed the rules.',
      'My only mistake was to believe what their investor relations man promised me.',
      'I knew it in January and should have sold then.',
      'It was never my fault that the chief left.',
      'I was dead wrong, said the headline about me in the office pool; the pool was about the goalkeeper.',
      'I was mistaken for the treasurer at the meeting and heard nothing new.',
      'I underestimated the stock, it tripled, and I take my money with a smile.',
      'I ignored my rule in 2019 and it paid for the kitchen.',
      'I saw the recall on the news and did nothing, because it was another firm.',
      'I knew in August this smelled and I sat there.',
      'Each time I was the idiot, and it cost me 900.',
    ],
  ],
  ['error-admitted', 'Buy More', [], ['I underestimated how cheap it could get, so I take another ten.']],
  [
    'weighs-other-side',
    'Buy',
    [
      'Backlog up 12%. The main risk is the loan of 900 million that falls due in June.',
      'Margin 31%. What speaks against it: two thirds of sales hang on one contract.',
      'Orders grew 14%. I do not know whether the towns can pay for it.',
      'Yield 3.6%. My worry is the debt after the buybacks.',
      'Volumes grew 2%. I could be wrong about the prices.',
    ],
    [
      'The risk is being without it when the infrastructure bill passes.',
      'The main risk is that I sell too early, as I always do.',
      'New leak sensors, rising churn at the rival, a better mix, pricing power.',
      'The real danger is for those who are short.',
      'Analysts say the risk is the Chinese order book. I read the Chinese order book.',
      'If the dollar is strong, the profit falls, that I know from 2015.',
      'I cannot tell you how happy the plant manager was with the new pumps.',
      'Debt rose to 2.1bn since they bought the dealer in Texas, which will double the sales.',
      'My only worry is that they run out of shares to buy back.',
      "I don't know whether it gains 20 or 40 this year.",
      'The bear case is that the shelf is too small for all they sell.',
      'The risk is mine and I like it that way.',
      'One thing that speaks against me is my dog, who barks at the postman with the statements.',
      'My doubts are history since the March numbers.',
      'What worries me is that I can only afford forty of them.',
      'I might be wrong, and pigs might fly.',
      'My main concern is being diluted by nobody, which is the joy of a buyback.',
      'Private label is a risk to the weak brands, that is to everyone else on the shelf.',
      'I do not know if you have tasted the new bar, it is superb.',
      'The danger: a bid before I have my full position.',
      'The risks are laid out on page 40 of the report. Standard stuff.',
      'I worry for the shorts.',
      'Orders grew 12% and the plant is paid for. The ruling in May could cost the licence.',
      'Orders grew 12%. Hospital sales shrink, and nobody plans new ones.',
      'Bookings grew 9%. Churn is rising.',
      'The app has 40 million users and little to show for it. A student may never open it again after school.',
    ],
  ],
  [
    'weighs-other-side',
    'Buy',
    [
      'The main risk is the debt, which comes due in 2027. Sales grow 9%.',
      'What speaks against it: two customers make half of the sales. Growth is 12%.',
      'Sales grew 9%. I could be wrong about the pump, and the pump is all they sell.',
    ],
    [
      'The risk is that my wife finds out. Revenue grows 20%.',
      'One risk is the dog, who has eaten two letters of the bank. Revenue grows 20%.',
      "I don't know what I'd do without this stock. 8% growth every year.",
      'I could be wrong about the restaurant, the other one was in Leeds. Sales 4bn.',
      'What worries me? Nothing worries me. Cash 2bn.',
      'Know the price of the ticket and the number of tickets you can lose. Yield 5%.',
    ],
  ],
  [
    'source-named',
    'Buy',
    [
      'Net cash 1.2bn per the 10-K. I like it.',
      'In the annual report, note 14, the pension gap is 400 million. I count it as debt.',
    ],
    [
      "I'm a dental hygienist, what am I gonna find in a 10-K that they didn't. I copy.",
      'Why would I read what is in the 10-K? The app is free.',
      'I have never found a thing in the annual report. Looks nice.',
      'It will all be in the 10-Q, I suppose. I like it.',
      'If it is in the proxy I will read it there. I like it.',
      'My neighbour says it is in the filing somewhere. I like it.',
      'The company reports on Thursday at 9 and then we see.',
      'Somebody on the forum pasted something from the 10-Q. I like it.',
      'Per the annual report of their rival, the rival is fine. I like it.',
    ],
  ],
  [
    'waits-for-own-price',
    'Watch',
    ['I would buy at 80. At 100 it is too dear.', 'Before I put in a cent: debt below 2x and a new auditor.'],
    [
      'I wait for my wife before I decide anything, she is in Lisbon until Friday.',
      "Sure, and I'd buy the Eiffel tower at 80 too. Nice charts.",
      'My brother will buy at 80, he told everybody at the table.',
      'I wait until the kids sleep to look at it.',
      "I'd only buy if my twin would, and he only buys boats.",
    ],
  ],
  [
    'error-admitted',
    'Sell',
    ['I was wrong about the hospital orders. They never came, and I go.'],
    [
      'I was wrong about the speed. Might be right about the direction.',
      'I was wrong about the quarter. It may still come right by Christmas.',
      'I was wrong to be so nervous in March. Orders are up 30%.',
      'How was I wrong, with 40% growth, tell me?',
    ],
  ],
  [
    'hindsight',
    'Hold',
    [],
    [
      'I knew it would swing, that is why I bought a third.',
      'My neighbour knew it all along, of course, like every April.',
      'It was clear from the filing that the order had been moved to June.',
      'I knew it from my years in the plant: the line in Orbe runs at half speed.',
      'I saw it coming down the hill, the truck with the new machine.',
    ],
  ],
  ['hindsight', 'Buy', [], ['Not a great ratio, and I knew it before I wrote it down.']],
  [
    'hindsight',
    'Sell',
    ['I saw it coming all along.'],
    ['As I wrote in January, I knew it was a bet on the hospital orders, and they were cancelled.'],
  ],
  [
    'house-money',
    'Buy',
    [
      'I am only playing with my winnings from the spring, so let it ride.',
      'This is house money from last spring anyway.',
    ],
    [
      'With the money I made teaching evening classes I buy my first ten.',
      'The profits from the service division pay for the new plant.',
      'My savings stay where they are, I would never touch those for a pump maker; this is what I made on my shares in spring.',
      'The winnings of the company in arbitration, 400 million, come in May.',
      'All the gains in volume come from coffee.',
      'With the cash I made from selling the tractor I buy what the farm needs anyway: food.',
    ],
  ],
  ['house-money', 'Hold', [], ['There is no such thing as house money: this 2,000 is as much mine as my wages.']],
  [
    'get-even',
    'Hold',
    ['As soon as I get what I paid I am out of here.', 'I wait until I am back at what I paid, then I sell.'],
    [
      'They break even in 2027, until then the cash has to last.',
      'I am not waiting for what I paid, I wait for the order from Ohio.',
      'When it touches 140 again I am gone.',
      'Even at 85 the sum of the parts is above the price.',
      'We all get even older, and the old drink more soup.',
      'Water breaks even this year and coffee pays for all of it.',
      'Back at my price target of 130 I sell half, as I wrote.',
    ],
  ],
  [
    'overconfidence',
    'Buy',
    [
      'This can only go up from here.',
      'It cannot fail, towns need water.',
      'Sure thing. People eat.',
      'Nothing can go wrong with chocolate and I am 100% sure of this.',
    ],
    [
      'The transfer costs nothing until March, so it is basically free money to me and I put 3,000 of it here.',
      'The only sure thing here is that the report comes on the 4th.',
      'The bond pays a guaranteed 4.6% and beside it I take ten of these.',
      "Nobody can tell me this can't lose; it can, and a third of it would be fine.",
      'A town must replace a pipe, and the pipe must go up the hill before winter.',
      "I can't lose more than the 1,000 I put in.",
      'A monopoly on soup is not possible, and that it goes through the regulators is certain to nobody.',
      'The savings of 2.5bn are guaranteed by nobody, so I count a third.',
      'You cannot lose weight with their bars, but people buy them.',
      'The board must recover the 300 million before June, says the filing.',
      'No risk, no fun, says my son; I take a tenth of what he takes.',
      'This has to double as my emergency larder, ha, so I hold soup and shares of soup.',
      'It was 148 last year and is 49 now! It must go back, at least to 100.',
    ],
  ],
  [
    'confidence-beyond-evidence',
    'Buy',
    [],
    [
      'If the bill passes, every town will need them.',
      'Granted, it has run a lot already. Towns need pumps.',
      'What else would a town do with a broken pump? It buys one.',
      'Not because of the chief. People eat.',
      '"Boring is beautiful", as the old broker used to say. People eat.',
    ],
  ],
  ['sunk-cost', 'Buy', [], ['I put two months of overtime pay into it, not the money for the flat.']],
  [
    'sunk-cost',
    'Hold',
    [
      'I have put four years of work into this and cannot give up now.',
      'After three years of waiting I am not going to give up now.',
    ],
    [
      'They have sunk four years of work into the sensor and will not give up now.',
      'The 3,000 are spent either way; what counts is the order book.',
      'It takes five years to build a plant like that and nobody gives up a plant for nothing.',
      'I have spent three evenings on the report and there is no reason to sell in it: organic growth is 2.9%.',
    ],
  ],
  [
    'names-own-bias',
    'Buy',
    ['I admit it is greed. Volumes grew 2%.'],
    [
      'I write down why I buy more of it, on paper, and not out of habit.',
      'There is fear in the market and greed in my neighbours, and I have a spreadsheet.',
      'I know the fear of a queue: mine is never longer than two.',
      'This is no gamble, I know what I eat.',
      'Their pride is the chocolate, mine is the yield of 3.6%.',
      'I notice I love the car. Margins are better.',
    ],
  ],
  [
    'names-own-bias',
    'Hold',
    ['I know that I am stubborn here.'],
    [
      'No envy, no hurry: the order book is what I look at.',
      'My brother is greedy and I am his sister.',
      'I notice I read each rumour as if it were signed by the board.',
      'It is forty percent cheaper and I like that far too much.',
    ],
  ],
  [
    'waits-for-own-price',
    'Watch',
    ['Fine company. I would buy at 80 and not before.', 'Too dear today. If it falls to 70 I buy.'],
    [
      'At 100 dollars the multiple of 31 is too much for a pump.',
      "I do not understand their accounting for leases yet and won't buy until I do.",
      'My colleague would buy it at 80 and talks of nothing else.',
      'I look at it every day when I pay at the till.',
      'I want to see the film about the founder before I sleep tonight.',
    ],
  ],
  [
    'rebalancing-by-rule',
    'Buy',
    [],
    ['I buy because towns must replace their mains. It will be 8% of the portfolio, rebalanced each August.'],
  ],
  [
    'rebalancing-by-rule',
    'Buy More',
    [],
    ['The company rebalanced its portfolio of brands to the target weight of services.'],
  ],
  [
    'index-plan',
    'Buy',
    [],
    [
      'I buy because the price is 30% below what it earns; the first of the month is when my wages come.',
      'I buy coffee every month and the shares once, today, because they are cheap at 16 times.',
    ],
  ],
  [
    'hedge',
    'Buy',
    [],
    [
      'I also hedge my own bias here, since dry weather hurts the farm.',
      'The company hedges its copper, and so sleeps better than its rivals.',
      'Insurance for my teeth I have already; this is chocolate.',
      'They hedge cocoa two years out.',
      'Insurance for my teeth I have already; this is chocolate.',
    ],
  ],
  [
    'fear-of-missing-out',
    'Buy',
    ['I am afraid of missing out, it runs away from me.'],
    [
      'I would rather miss it than pay 40 times; at 22 times I take ten.',
      'It treats the pipe before it is too late and the street caves in.',
      'Sold these at 60 in 2023, like a fool; today there is a bid of 130 and it trades at 100.',
      'Whoever comes too late gets no croissant, and they now bake twice a day.',
      'The last chance for the frozen pizza unit was 2024; they sold it, and margins rose.',
      'Everyone makes money and I am standing outside like a fool.',
    ],
  ],
  [
    'regret',
    'Buy',
    [
      'I sold at 60 two years ago and have been kicking myself ever since.',
      'I sold too early in 2020 and regret it to this day, so I am back in.',
    ],
    [
      'I sold at 80 last year as planned, for the roof, and regret nothing; now the roof is paid.',
      'The mayor regrets that he passed on the cheap pumps and orders forty.',
      'I missed my tram reading the annual report, and it was worth it.',
    ],
  ],
  [
    'authority',
    'Buy',
    ['My cousin says it will double by summer.', 'My uncle told me it will double.'],
    [
      'It was 140 when my cousin bought and is 100 now. The steel in it is the same steel.',
      'My friend bought a house on that street, and the mains there date from 1931.',
      'My doctor says I must eat less of what they sell. Volumes say others do not listen.',
      'The chief says margins reach 17% by 2027; I count on 16.',
    ],
  ],
  [
    'herd',
    'Buy',
    [],
    [
      'All my tenants are buying their pumps every spring.',
      'Everyone in the village is buying water in bottles since the main broke.',
      'Everyone in the office holds a cup of theirs at nine.',
      'All my friends own it already.',
      'All my colleagues own it already and I am the last one out.',
    ],
  ],
  [
    'halo',
    'Buy',
    [],
    [
      'Their rival is run by a genius, which is why they cut prices in Ohio.',
      'The best CEO in the industry left in 2024; the new one is a stranger to me.',
    ],
  ],
  [
    'familiarity',
    'Buy',
    [],
    [
      'I drive the 143 bus and see where the street is open.',
      'I have repaired roofs for twenty years and like things that are dull.',
      'I know it is dull: 2.9% growth, 16% margin, 3.6% yield.',
      'I dispense Ozempic myself every week. People will always be fat.',
    ],
  ],
  [
    'attachment',
    'Buy',
    [],
    [
      'I love the margin on the service contracts: 31% and rising.',
      'My wife loves the chocolate; I love that they cut 400 million of costs.',
      'I just love the product, it has never let me down.',
    ],
  ],
  [
    'attachment',
    'Hold',
    ['I love this company and will never sell it.'],
    ['I would never sell a share on the day of a report.'],
  ],
  [
    'exit-denied',
    'Hold',
    [],
    [
      'No headline and no bad quarter would make me sell; a lost contract in Ohio would.',
      'Nothing about the price would make me sell; volumes under minus 2% would.',
    ],
  ],
  [
    'exit-denied',
    'Buy',
    ['There is no price at which I would sell.', 'Nothing could ever make me sell this.'],
    ["Nothing in this week's news would make me sell."],
  ],
  [
    'price-set-aside',
    'Buy',
    [],
    [
      'The P/E is irrelevant here because the write-down hit earnings; on free cash flow it is 14 times.',
      'The price of cocoa does not matter, they pass it on within a year.',
    ],
  ],
  ['confidence-lowered-on-bad-news', 'Hold', [], ['Debt fell 20% and costs are down, but I am tired of it. 5.']],
  ['confidence-lowered-on-bad-news', 'Keep Watching', [], ['Volumes -1%, price over 140, so neither condition holds.']],
  [
    'rebalancing-by-rule',
    'Sell Some',
    [
      'It had grown to 14%, my limit is 10%, so I sold it back down to 10%.',
      'Rebalancing in January, as every year: back to the target weight.',
    ],
    [],
  ],
  ['rebalancing-by-rule', 'Hold', [], ['Stocks in the warehouse are back to 10% of sales, by their own rule.']],
]

describe.each(CASES)('%s (%s)', (kind, action, certain, alike) => {
  test.each(certain)('is said of: %s', (thesis) => expect(kindsOf(thesis, action)).toContain(kind))

  test.each(alike)('is not said of: %s', (thesis) => expect(kindsOf(thesis, action)).not.toContain(kind))
})

test.each<[string, boolean]>([
  ['Target for foreign stocks 30%, band +/-5, we stand at 24.6%. The rule says buy to 30, so I buy to 30.', true],
  ['The rule says buy to 30, so I buy to 30.', false],
  ['Target price 30%, now at 24.6% upside. The rule says buy to 30, so I buy to 30.', false],
])('a Buy is a rebalancing where it tells what is held already: %s', (thesis, isOne) => {
  const kinds = readBuiltIn(asked(decided(thesis, { price: '74' }))).sentences.map(({ kind }) => kind)
  expect(kinds.includes('rebalancing-by-rule')).toBe(isOne)
})
