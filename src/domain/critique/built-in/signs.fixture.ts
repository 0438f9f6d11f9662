import type { Action } from '../../ledger/action.ts'
import type { FindingKind } from './finding.ts'

/** Sentences in which something shows, and others in nearly the same words in which it does not. */
export type SignCase = {
  readonly kind: FindingKind
  readonly action: Action
  readonly shows: readonly string[]
  readonly not: readonly string[]
}

/** In which a bias shows; of the others no bias at all is said. */
export const BIASES_IN_WORDS: readonly SignCase[] = [
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    shows: [
      'Could not wait any longer, AI is moving without me.',
      "everyone on my feed is up 300% and I'm sitting here like a clown",
    ],
    not: ['The plant can wait. Costs are running down without them.', 'Management looked like a fool on the call.'],
  },
  {
    kind: 'size-too-large',
    action: 'Buy',
    shows: ['levered beta. sold my index fund for it.'],
    not: ['They sold the other shares to a fund.'],
  },
  {
    kind: 'anchoring-to-past-price',
    action: 'Hold',
    shows: ["gave back half. will sell when it's back at 70", "It'll be back above 400, it was there six months ago"],
    not: ['Margins will be back above 40.'],
  },
  {
    kind: 'blames-others',
    action: 'Buy',
    shows: ["shorts are attacking it, that alone tells me they're scared"],
    not: ['Rivals are attacking its market.'],
  },
  {
    kind: 'revenge',
    action: 'Buy',
    shows: ['lost 4k on the drop yesterday, buying double to get it back by friday'],
    not: ['They lost the contract and get it back by spring.', 'The court lets them win that back on appeal.'],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    shows: [
      'Took 9600 from the house deposit, we close in June so it only has to work till then.',
      "Using the kids' college fund for now.",
    ],
    not: ['They took 200m from the pension fund.', 'The bank took money out of deposits.'],
  },
  {
    kind: 'herd',
    action: 'Buy',
    shows: ['my whatsapp group all bought this morning', 'literally every friend I have opened an account'],
    not: ['The group bought a rival in Spain.', 'My group chat hates it.'],
  },
  {
    kind: 'authority',
    action: 'Buy',
    shows: [
      'Ackman just bought 3 million shares and he did the work.',
      'cousin works at a crypto fund, says institutions have barely started',
    ],
    not: ['Berkshire has sold.', 'Management did its homework.'],
  },
  {
    kind: 'get-even',
    action: 'Hold',
    shows: ['My buy price was 117 so Im waiting for 117.'],
    not: ['The purchase price was 117 million and they wait for approval.'],
  },
  {
    kind: 'loss-aversion',
    action: 'Hold',
    shows: ["Can't sell down here.", 'not selling into weakness', 'But selling now would be the dumbest thing'],
    not: ["The farmers can't sell at these prices."],
  },
  {
    kind: 'fall-as-reason',
    action: 'Buy',
    shows: ['dropped 26% in a day, way overdone', 'The outage is not a breach. Bought the panic.'],
    not: ['Volumes fell 26% in the quarter.'],
  },
  {
    kind: 'house-money',
    action: 'Buy',
    shows: ["Doubled my money in 3 months so I'm adding what I made on it."],
    not: ['The company is adding to what it made in Spain.'],
  },
  {
    kind: 'overconfidence',
    action: 'Buy',
    shows: ['they raised it for 47 years, no way they cut', '150 by xmas easy'],
    not: ['There is no way to know what they cut.'],
  },
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    shows: [
      "It is up again today and I'm standing here with empty hands.",
      "Everybody I know has made a fortune with this and I don't own a single share.",
      'If I wait another week it will cost 20% more.',
      'Must get in today, tomorrow it could be too late.',
      'I have watched it go up every day and cannot take it any more.',
    ],
    not: [
      'I can wait, there is no rush.',
      'Missing out on this one would not bother me.',
      'The company was afraid of missing the shift to mobile and bought Instagram.',
      'Analysts fear that they miss the margin target.',
      'They were late to electric cars.',
      'Left behind by rivals in cloud, they now spend more.',
    ],
  },
  {
    kind: 'regret',
    action: 'Buy',
    shows: [
      'I sold far too early in 2020 and have been angry with myself ever since.',
      'I could have had it at 12.',
      'Not buying Nvidia in 2015 was the dumbest thing I ever did, so this time I act.',
      'I sold at 40 and it is 131 now. I am back in.',
      "I missed Amazon, I missed Tesla, and I'm not missing this.",
    ],
    not: [
      'They regret the acquisition of WhatsApp.',
      'I have no regrets about selling the first half.',
      'The company could have bought its rival in 2019.',
      'Management wishes they had raised prices earlier.',
    ],
  },
  {
    kind: 'loss-aversion',
    action: 'Hold',
    shows: [
      "As long as I don't sell, I haven't lost anything.",
      'Selling now would mean that I was wrong, so I keep it.',
      "I can't bring myself to realise this loss.",
      'It would kill me to sell at this price.',
      "If I sell now it's real.",
    ],
    not: [
      'A loss of 20% is what I planned for.',
      "They won't sell the division at a loss.",
      'I would not sell because the reason for which I bought it is intact.',
      'The bank cannot sell its bonds without a loss.',
    ],
  },
  {
    kind: 'get-even',
    action: 'Hold',
    shows: ["As soon as I am at my cost again I'm out of here.", "I hold until I'm back at zero."],
    not: [
      'Revenue is back at its level of 2019.',
      'Cost per unit goes back to what it was.',
      'The company breaks even next year.',
      'At break-even the plant sells 300,000 cars.',
      'By the end of the year I want to see 41 again in the gross margin.',
    ],
  },
  {
    kind: 'attachment',
    action: 'Hold',
    shows: [
      'I have owned it for twenty years and it is like an old friend.',
      'I cannot imagine my life without these shares.',
      'My grandfather worked there, I will never sell.',
      'I adore this brand.',
    ],
    not: [
      'Customers love the brand.',
      'I like the cash flow.',
      'People love to hate this company.',
      "I don't love the company, I like the price.",
    ],
  },
  {
    kind: 'familiarity',
    action: 'Buy',
    shows: [
      'I use it every day and so do all my friends.',
      'The shop around the corner is always full.',
      "All the kids at my daughter's school wear them.",
      'I drive one myself and it is a great car.',
    ],
    not: [
      'Developers use it because it is cheaper.',
      'I use a discount rate of 9%.',
      'The company uses its cash to buy shares.',
    ],
  },
  {
    kind: 'authority',
    action: 'Buy',
    shows: [
      'Buffett owns 28% of it, he will know why.',
      'A guy on YouTube with a million followers explained why it will triple.',
      'My boss put his bonus into it.',
      'Cathie Wood keeps buying, that is good enough for me.',
      'Michael Burry is in.',
    ],
    not: [
      'Buffett sold it, which I think was a mistake.',
      'The chief executive said that demand is strong.',
      'The FDA said it needs more data.',
      'Goldman owns 5% of the joint venture.',
      'My advisor says that one should sell if it turns. I think he looks at the wrong thing.',
      'Turnarounds seldom turn, as Buffett says.',
      'My brother says it is a bubble.',
    ],
  },
  {
    kind: 'herd',
    action: 'Buy',
    shows: [
      'Everyone at work is buying it.',
      'All of Reddit is in this one.',
      'The whole neighbourhood has it in the depot.',
      "It's the most bought share at my broker this week.",
    ],
    not: [
      'Everyone has a bank account, and they earn on each of them.',
      'All analysts missed the turn in pricing.',
      'Most people buy insurance once.',
      'Crowds at the airports are back.',
      'Everybody is buying it. That is no reason.',
      'The whole forum is in it, but I look at the orders.',
    ],
  },
  {
    kind: 'overconfidence',
    action: 'Buy',
    shows: [
      'There is simply no way that this fails.',
      "This will be worth 10 times as much, I'd bet my house on it.",
      "It's a done deal.",
      'I know it will go up after earnings.',
      'Nothing can go wrong any more.',
      'I have never been so sure of anything.',
    ],
    not: [
      'I know that it may go down after earnings.',
      'Nothing has gone wrong so far, which worries me.',
      'The merger is a done deal since Monday, the spread is 1%.',
      'The dividend is guaranteed by contract.',
      'They cannot lose more than two contracts.',
      "It can't go lower than zero, as the joke goes.",
    ],
  },
  {
    kind: 'fall-as-reason',
    action: 'Buy',
    shows: ['It has lost 60% since the top, time to buy.', "It's 70 percent off."],
    not: [
      'Costs are down 20%.',
      'Down 20% from the top, but that is not why.',
      'Prices of lithium fell 80%, and their margin held.',
      'Churn fell by half.',
      'The dividend has been halved.',
      'Although it is down 40%, I buy for the orders.',
      'It is down 60% from the top, which is not why I buy.',
      'They lost 5% of their subscribers.',
    ],
  },
  {
    kind: 'size-too-large',
    action: 'Buy',
    shows: [
      'I put in everything we have.',
      'This is now half of our money.',
      'I sold all my other shares for it.',
      '60% of the portfolio is in this.',
      'My whole pension pot goes in.',
    ],
    not: [
      'They put everything into AI.',
      'Half of the revenue comes from one customer.',
      'All in all a fair price.',
      'All-in cost per ounce is 1,300.',
      'It is 2% of everything I have.',
      'Half of my usual size.',
      'It is 3% of my savings.',
    ],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    shows: [
      'Bought with the money for the kitchen, the builders come in March.',
      'I use the tax money, it is due in April.',
      'This was meant for the deposit on our flat.',
      'We need it back by summer for the wedding.',
    ],
    not: [
      'They need the money for the new plant.',
      'The money for the kitchen is safe in the bank, this is the rest.',
      'I do not need this money before I retire.',
      'They set aside money for the fine.',
    ],
  },
  {
    kind: 'lottery',
    action: 'Buy',
    shows: [],
    not: [
      'They run the state lottery in Italy.',
      'Trading at 10x earnings.',
      'It could be 10x cheaper to launch.',
      'It trades at a 20x multiple.',
      'They pay 10x.',
    ],
  },
  {
    kind: 'house-money',
    action: 'Hold',
    shows: [
      'I already took out what I put in, the rest is for free.',
      'I take half off so that the rest is free.',
      "It's all profit from Nvidia anyway, so who cares.",
    ],
    not: ['Profit is all in the second half.', 'The rest is free cash flow.', 'Free shipping costs them 3% of sales.'],
  },
  {
    kind: 'hope',
    action: 'Hold',
    shows: ['I keep hoping that it comes back.', 'All I can do is pray.'],
    not: [
      'Management hopes for 5% growth.',
      'Hope is not a plan, so I look at the backlog.',
      'I hope I am wrong about the debt.',
    ],
  },
  {
    kind: 'disposition',
    action: 'Sell',
    shows: [
      'It is up 60% and nobody ever got poor by taking a profit.',
      'Nice little win, I take it.',
      'Green is green.',
    ],
    not: [
      'I take the profit because it is now at 40 times earnings.',
      'Profits fell, so I sell.',
      'They booked a gain on the sale of the building.',
    ],
  },
  {
    kind: 'blames-others',
    action: 'Hold',
    shows: [
      'The hedge funds push it down on purpose.',
      'THEY are manipulating this.',
      "It's only because of the algos.",
    ],
    not: [
      'The hedge fund sold its stake at 40.',
      'Regulators punish them for manipulating the rate.',
      'The media business loses money.',
      'The press writes about nothing but the trial.',
      'Market makers set the spread.',
    ],
  },
  {
    kind: 'confirmation',
    action: 'Hold',
    shows: [
      'I stopped reading the bad articles.',
      'The dumbest take ever is that AI kills search.',
      'Whoever says otherwise has not understood it.',
    ],
    not: [
      'The bears say margins have peaked, and they may be right.',
      'I read the short report twice.',
      'Critics liked the film.',
    ],
  },
  {
    kind: 'urge-to-act',
    action: 'Buy',
    shows: [
      'I had cash lying around.',
      'I just felt like buying something today.',
      'My account was boring me.',
      "I couldn't sit still any more.",
    ],
    not: [
      'Cash lies around on their balance sheet.',
      'Nothing to do here but wait.',
      'It is boring, which I like.',
      'The cash lies idle on their balance sheet.',
    ],
  },
  {
    kind: 'sunk-cost',
    action: 'Hold',
    shows: [
      'I have waited four years and can wait longer.',
      'After all the hours that I put into this I am not giving up.',
      "I've already lost too much to leave now.",
    ],
    not: [
      'They put 4 billion into the plant.',
      'After four years the patent ends.',
      'It took them a long time to build the network.',
      'I am comfortable holding for five years.',
    ],
  },
  {
    kind: 'revenge',
    action: 'Buy',
    shows: [
      'It owes me.',
      'I will get my money back from this thing.',
      'I lost 2,000 on it last month and I want them back.',
    ],
    not: ['The company owes me a dividend on Friday.', 'They want their customers back.', 'They lost 2,000 customers.'],
  },
  {
    kind: 'recency',
    action: 'Buy',
    shows: ['It went up after every halving.', 'It goes up every single day.'],
    not: ['It went up 5% on Thursday.', 'Orders rose four quarters in a row.', 'The trend in churn is up.'],
  },
  {
    kind: 'too-little-said',
    action: 'Buy',
    shows: ['Good company.', 'AI. Nuff said.', 'Just a feeling'],
    not: ['11x, net cash, buyback 5%.', 'TP 19, stop 15.'],
  },
]

/** What is done well, and what kind of entry it is. */
export const CREDIT_IN_WORDS: readonly SignCase[] = [
  {
    kind: 'error-admitted',
    action: 'Sell',
    shows: [
      'I misread the cycle, plain and simple.',
      'The mistake was mine: I believed the guidance twice.',
      'keeping it as a monument to stupidity',
      'I was in love with an idea and did not want to see the numbers.',
      'I should have sold in March.',
      'That was so stupid of me.',
      'I got the margin question wrong.',
    ],
    not: [
      'I know the thesis is dead, but who sells this at 11x',
      'The market was wrong about the margin.',
      'If margins fall I was wrong.',
      'Management admitted its mistake.',
      'It would be a mistake to sell now.',
      'They got the launch wrong.',
      '$1,233 for a lesson: I was right about the report.',
    ],
  },
  {
    kind: 'names-own-bias',
    action: 'Hold',
    shows: [
      'I notice that I look for good news only.',
      "I write it down so that I don't fool myself.",
      'I know that I should sell some. I know.',
      'It is probably my pride that keeps me here.',
      "I'm aware I might be anchored to the price I paid.",
    ],
    not: ['I know the company well.', 'The fear in the market is overdone.', 'Greed is what the customers have.'],
  },
  {
    kind: 'weighs-other-side',
    action: 'Buy',
    shows: [
      'The danger is the law in Congress about routing.',
      'What speaks against it is the price.',
      'My wife says that China is not investable, and she has a point.',
      'The bear case is simple: Amazon.',
      'They may well lose Apple as a customer by 2027.',
    ],
    not: [
      'There is no risk.',
      'Risks are for those who do not read.',
      'The other side of the river is theirs too.',
      'If traffic is still negative then, the problem is the brand.',
    ],
  },
  {
    kind: 'stays-out',
    action: 'Watch',
    shows: [
      'I decline to have an opinion until somebody signs.',
      'Not touching this.',
      'I leave it to people who understand banks.',
      'Too complicated for me.',
      'I stay away.',
    ],
    not: ['They stay away from subprime.', 'I pass by their shop every day.'],
  },
  {
    kind: 'waits-for-own-price',
    action: 'Watch',
    shows: [
      'if it ever sees 90 wake me up',
      'Interesting below 40, not here.',
      'At 12 times earnings I would start to buy.',
    ],
    not: ['Customers wait for lower prices.', 'They wait for approval.'],
  },
  {
    kind: 'own-judgement',
    action: 'Buy',
    shows: [
      "TikTok is full of it, but that's not my reason.",
      'Management calls it a golden age; I treat that as marketing.',
      'Everybody hates it, which is why I looked at it myself.',
      'I haircut their figure by half.',
    ],
    not: [
      'The judgement of the court is due in May.',
      'My broker believes in it and so do I.',
      'They decline to comment.',
    ],
  },
  {
    kind: 'size-limited',
    action: 'Buy',
    shows: [
      'I cap it at 3%.',
      'Only 2% of our money.',
      'If it goes to zero I lose 400 dollars.',
      'A first small piece, no more.',
    ],
    not: [
      'They cap prices at 3%.',
      'A small piece of the market.',
      '2% of revenue is lost to fraud.',
      'It grew to 9% of the account.',
      'At a cap of 0.5% I would not own it.',
    ],
  },
  {
    kind: 'tax-sale',
    action: 'Sell',
    shows: [
      'Tax loss. Rebuy Jan.',
      'Sold for the loss, I have gains from Nvidia to set off against this year.',
      'TLH, back in 31 days.',
      'I use this loss against my gains before December ends.',
    ],
    not: [
      'Their tax loss carryforwards run out.',
      'Taxes on tobacco go up, so I sell.',
      'The loss of the contract sets off the gain in margin.',
    ],
  },
  {
    kind: 'sale-for-need',
    action: 'Sell',
    shows: [
      "I need 8,000 for my daughter's studies.",
      'We buy a car.',
      'needed cash for the roof',
      'Sold to pay the hospital.',
    ],
    not: [
      'They need cash, so they will issue shares.',
      'I need a better reason than hope to stay.',
      'They pay for the house of the chief executive.',
    ],
  },
  {
    kind: 'rebalancing-by-rule',
    action: 'Sell',
    shows: [
      'Position had grown to 9.2% against my ceiling of 7%. Trimming 25% brings it back.',
      'It was 12% of the account and my maximum is 10.',
    ],
    not: ['They cut staff back to 5%.', 'Margin grew to 9%.'],
  },
  {
    kind: 'index-plan',
    action: 'Buy',
    shows: [
      'same as every month, 400 into the index, dont care where it is',
      'The 15th. 500 dollars. As always.',
      'My standing order bought again.',
    ],
    not: [
      'They sell the same as every month.',
      'Every month they lose customers.',
      'Production is capped at 38 a month by the FAA.',
    ],
  },
  {
    kind: 'hedge',
    action: 'Buy',
    shows: [
      'My oil shares are there for the case that everything else falls.',
      'If stocks crash this pays for it.',
      'Protection for the rest of the book through the election.',
      'It is there for the day when the rest of my money is in trouble.',
    ],
    not: ['They hedge their fuel.', 'The patent protects their margin.', 'The dividend protects my downside.'],
  },
  {
    kind: 'employer-shares',
    action: 'Hold',
    shows: [
      'I worked there for 19 years, half of my savings are these shares from the employee plan.',
      'My options vested in June.',
      'The company pays part of my bonus in stock.',
    ],
    not: ['Employees own a third of it.', 'Their engineers get stock.'],
  },
  {
    kind: 'income-plan',
    action: 'Hold',
    shows: [
      'I live from my dividends.',
      'I own it for the quarterly cheque and nothing else.',
      'The payout pays our gas bill.',
    ],
    not: ['They pay no dividend.', 'The dividend costs them two billion.'],
  },
  {
    kind: 'test-answered',
    action: 'Hold',
    shows: [
      'My condition was a book-to-bill above 1.0. It printed 1.04.',
      'Test was >5%, it is 7%.',
      'I had said 40 by December; they have 43.',
      'The line that I drew was 4.5x, it is 4.0x now.',
    ],
    not: [
      'The test of the new drug was good.',
      'They said 40 by December; they have 43.',
      'My line of credit is at 8%.',
    ],
  },
  {
    kind: 'confidence-lowered-on-bad-news',
    action: 'Hold',
    shows: [],
    not: ['I cut my costs by half.'],
  },
  {
    kind: 'figures-named',
    action: 'Buy',
    shows: ['Revenue grew 12% and the margin is 31%.', 'Free cash flow of $4bn, 12x.'],
    not: [
      'I am up 40% on it.',
      'My sister has 30% of her money in it.',
      'It was at 300 last year.',
      '20% of my friends own it.',
      'It is up 30% this week alone.',
      'I risk 1,040 dollars for two contracts.',
      'They earn 5%, they say.',
      'up 200%, nobody ever went broke taking profits',
      'squeezed +40% on the warrant dividend.',
      'Who sells a 4.8% yield at 11x.',
      'DAU growth needs to re-accelerate above 36%.',
      'Down another 15% after earnings.',
    ],
  },
  {
    kind: 'horizon-given',
    action: 'Buy',
    shows: [
      'I give it until the January report.',
      'By summer 2027 I want to see it or I go.',
      'I hold this for two years, then I judge.',
    ],
    not: [
      'They want to be carbon neutral by 2040.',
      'The patent runs until 2031.',
      'It has not made money since 2019.',
    ],
  },
  {
    kind: 'events-named',
    action: 'Buy',
    shows: ['The Supreme Court decides in June about the tariffs.', 'If the Fed cuts in March the banks breathe.'],
    not: [
      'My court date is in June.',
      'They fed the market with promises.',
      'The merger would make one railway.',
      'It was the worst year since the pandemic.',
      'Verdict: a small position.',
      'New York banned it.',
    ],
  },
]
