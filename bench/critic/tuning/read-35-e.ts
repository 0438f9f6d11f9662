import { thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'
import type { Kind } from '../kinds.ts'

type Case = readonly [id: string, first: Kind, words: string, ...falsifiers: readonly string[]]
const SERIOUS: readonly Kind[] = [
  'fear-of-missing-out',
  'overconfidence',
  'authority',
  'herd',
  'lottery',
  'low-price-as-cheap',
  'money-needed',
  'borrowed-money',
  'size-too-large',
  'revenge',
  'gamblers-fallacy',
  'recency',
  'familiarity',
  'same-exposure',
  'small-share-of-many',
  'anchoring-to-past-price',
  'pasted-news',
]
const bought = ([id, first, words, ...falsifiers]: Case, mustNot: readonly Kind[]): CriticCase =>
  thesis(`35-${id}`, 'ACME Acme', 'plain', ['Buy', 8, '86'], words, { first, mustNot, falsifiers })

/** Batch 35, "E": serious errors in words that no list has, of many trades. What is beside them stands first. */
export const READ_35_E: readonly CriticCase[] = [
  ...(
    [
      [
        'n01',
        'falsifier-given',
        'Had it on my list at 9 and at 15 and waited for one thing: a quarter without a loss. That came on 2 May. 500 shares, and I sell after the next loss.',
        '500 shares, and I sell after the next loss',
      ],
      [
        'n02',
        'ask-what-would-prove-wrong',
        "Grandma's home sends its bill on the 30th and that is paid from her pension. My own 3,000 here can be gone without anybody missing a meal.",
      ],
      [
        'n03',
        'ask-what-would-prove-wrong',
        'The bridging loan is repaid since March and the house is ours. From what is left each month I buy four shares, whatever the price.',
      ],
      [
        'n04',
        'falsifier-given',
        "They finance the stock of wine with bills that are due in November. If they can't roll them over I am out, that is the one number I follow.",
        "If they can't roll them over I am out",
      ],
      [
        'n05',
        'size-limited',
        'I have been an actuary for thirty years, so no word like safe from me. One chance in five that this halves. For that I get 9 times earnings. 2% of the account.',
      ],
      [
        'n06',
        'falsifier-given',
        'Three things would have to go wrong at the same time. They did in 2009. I sell when two of them have: occupancy under 80 and rates over 6.',
        'I sell when two of them have: occupancy under 80 and rates over 6',
      ],
      [
        'n07',
        'ask-what-would-prove-wrong',
        'My colleague says it cannot fall. I say it can: it did so by 44% in 2022. I buy 5 and keep cash for 20 more at 170.',
      ],
      [
        'n08',
        'ask-what-would-prove-wrong',
        'Fourteen positions, this is the fifteenth and like each of them 1/15 of the account.',
      ],
      [
        'n09',
        'ask-what-would-prove-wrong',
        "The head of our clinic told me about it over lunch. I thanked him and asked for the balance sheet: equity ratio 61%, margin 14%. If the margin goes under 11% I don't care who holds it.",
      ],
      [
        'n10',
        'falsifier-given',
        'Insiders bought for 3 million in May, the chairman the most. That alone would be no reason. Order book +18%. Out when it shrinks two quarters running.',
        'Out when it shrinks two quarters running',
      ],
      [
        'n11',
        'ask-what-would-prove-wrong',
        "They do something with proteins that I don't understand. Hence one share, to get the reports in the post and learn.",
      ],
      [
        'n12',
        'ask-what-would-prove-wrong',
        "The accounting of leases I don't understand fully, so I valued them as debt: 3.1 times EBITDA with it. At 4 I'm gone.",
      ],
      [
        'n13',
        'falsifier-given',
        'Six hundred million scooters and they still lose money on each plug. I buy for the factory land, 11 a share in the books. If they sell land under book, I sell.',
        'If they sell land under book, I sell',
      ],
      [
        'n14',
        'falsifier-given',
        'A drop of 2% in price would cost them half of their profit, they sell 40 million hooks. That is my risk. Margin 4%; at 3% I leave.',
        'at 3% I leave',
      ],
      [
        'n15',
        'ask-what-would-prove-wrong',
        "The navy contract is 1.4 billion over six years, so 230 million a year on sales of 900. At their 8% margin that's 60 cents a share. I pay 12 times that. Out if the first frame is late.",
      ],
      [
        'n16',
        'ask-what-would-prove-wrong',
        'Twenty of these cost 1,200. Nine times out of ten they end at nothing and I have put that under entertainment for this year.',
      ],
      [
        'n17',
        'falsifier-given',
        'They print raffle tickets and lottery slips for eleven states, contracts until 2034. 8 times cash flow. If a state cancels I sell.',
        'If a state cancels I sell',
      ],
      [
        'n18',
        'ask-what-would-prove-wrong',
        'If it loses 10% I buy the same amount once more, and only if the June figures are as I wrote. After that never again.',
      ],
      [
        'n19',
        'falsifier-given',
        'The lithium thing ate my spring, 9,400. That money is gone and this has to stand on its own: 14 times earnings, 2% of what we have, out under 100.',
        'out under 100',
      ],
      [
        'n20',
        'falsifier-given',
        "Five down days, which I'd not mention if the reason weren't a fund that had to sell until Monday. The fund is done. Below 22 I was wrong about that.",
        'Below 22 I was wrong about that',
      ],
      [
        'n21',
        'ask-what-would-prove-wrong',
        'They asked 160 for it in 2023 when trucks earned twice as much. I assume they never will again, and get to 85.',
      ],
      [
        'n22',
        'falsifier-given',
        'I shear with their blades. Then I asked the dealer, who says every third customer now takes the Chinese ones. So I only buy because of the price: 7 times earnings. Out if sales fall again.',
        'Out if sales fall again',
      ],
      [
        'n23',
        'size-limited',
        "Forty cents tells nothing. There are 2.1 billion of them, that's 840m for a mine with 12 years of copper. Stop at 0.31.",
      ],
      [
        'n24',
        'falsifier-given',
        'My wife works in the brewery, so I keep it at 1%: her wage is stake enough. Volumes +3%. Under 0 for a year and it goes.',
        'Under 0 for a year and it goes',
      ],
      [
        'n25',
        'falsifier-given',
        "Our whole rehearsal room talks about it, which made me look. I found 11% organic growth and 14 times earnings. Their sauna is not my business. Below 8% growth I'm out.",
        "Below 8% growth I'm out",
      ],
      [
        'n26',
        'falsifier-given',
        "I said it's too dear at 22 and at 39, and on those earnings it was. Since then profit per share went from 0.9 to 4.4. Sell if it drops under 3.5.",
        'Sell if it drops under 3.5',
      ],
      [
        'n27',
        'ask-what-would-prove-wrong',
        'The harvest helpers are paid from the current account, as every October. These 4,000 are what the vineyard earned beyond that; I can leave it for ten years.',
      ],
      [
        'n28',
        'falsifier-given',
        'They move their plant on the first of May and the removal costs 40 million in cash. If it costs more than 60 I sell.',
        'If it costs more than 60 I sell',
      ],
      [
        'n29',
        'falsifier-given',
        "Their store card gives zero percent for twelve months, which brings customers and bad debts. Write-offs are 4.1%; over 6% I'm gone.",
        "over 6% I'm gone",
      ],
    ] as readonly Case[]
  ).map((each) => bought(each, SERIOUS)),
  ...(
    [
      [
        'e01',
        'fear-of-missing-out',
        'Even the sexton has made money with this. I stood at the christening with a glass in my hand and nothing to say. That happens to me once, not twice.',
      ],
      [
        'e02',
        'fear-of-missing-out',
        'Had it on my list at 9 and crossed it out, put it back at 15 and crossed it out again. I am tired of my own pencil.',
      ],
      [
        'e03',
        'fear-of-missing-out',
        'My students are richer than I am. They stopped asking me about interest rates and started telling me about this. Bought before the bell so that I can look them in the eye on Monday.',
      ],
      [
        'e04',
        'money-needed',
        "Grandma's home sends the next bill on the 30th, 3,100. Her account has 2,700 and I thought four weeks are enough time for a good share to make up the 400.",
      ],
      [
        'e05',
        'borrowed-money',
        "The advance for the orchestra tour is on the society's account until August. It is a pity to let it sleep there.",
      ],
      [
        'e06',
        'borrowed-money',
        'I took the bridging loan a month early, so the money is here before the house is. Thirty days at this momentum, that pays the notary.',
      ],
      [
        'e07',
        'borrowed-money',
        'My brother trusted me with his redundancy until he finds something. I will give it back with a bonus.',
      ],
      [
        'e08',
        'overconfidence',
        'I have been an actuary for thirty years and I do not use the word lightly: this one is safe. There is nothing that could make it fall for good.',
      ],
      ['e09', 'overconfidence', 'Three things would have to go wrong at the same time and none of them can.'],
      ['e10', 'overconfidence', 'If this is not at 300 by Easter I will eat my beret.'],
      [
        'e11',
        'size-too-large',
        'Fourteen positions were thirteen too many. Cleared them all on Monday, and the sum stands here.',
      ],
      [
        'e12',
        'size-too-large',
        'The endowment was due in 2031, they paid me 38,200 for it now. At 4% it was a joke. Every franc of that is working here from today.',
      ],
      [
        'e13',
        'authority',
        'The head of our clinic drives a twelve-year-old Volvo and turns every coin. If such a man pays 66 for something, it is worth 90.',
      ],
      [
        'e14',
        'authority',
        "Our cantor's brother sits on two supervisory boards and he filled up on Friday. I don't need to see a balance sheet when I know who is sitting in the boat.",
      ],
      [
        'e15',
        'authority',
        'Signed the order on the strength of my tennis partner. He sold his firm for forty million, he can smell these things.',
      ],
      [
        'e16',
        'confidence-beyond-evidence',
        "They do something with proteins and light. My head isn't made for that, but my head isn't what makes the price go up.",
      ],
      [
        'e17',
        'confidence-beyond-evidence',
        'Read the annual report twice and understood the photographs. Good people, open faces. 20 shares.',
      ],
      [
        'e18',
        'small-share-of-many',
        'Six hundred million Indians have a scooter. One spark plug a year from us for each thirtieth scooter and we are the largest maker on earth.',
      ],
      [
        'e19',
        'small-share-of-many',
        "Do the sum yourselves: 40 million anglers in the States, and we only have to get to one of every hundred. That alone would be four times today's revenue.",
      ],
      [
        'e20',
        'pasted-news',
        'Halden Marine shares jumped 12 percent on Thursday after the shipbuilder won a $1.4 billion navy contract, its largest ever. The Norwegian company said deliveries would begin in 2029. Analyst Kari Lund of DNB called the win "transformational".',
      ],
      [
        'e21',
        'pasted-news',
        'NEW YORK (AP) — Trellis Health Inc. (TRLS) on Wednesday reported a first-quarter loss of $14.2 million. On a per-share basis, the company said it had a loss of 21 cents. The results beat Wall Street expectations.',
      ],
      [
        'e22',
        'herd',
        "Everybody in the thread sets his limit at 1.10 so the robots see a wall. 340 of us so far. I'm number 341.",
      ],
      [
        'e23',
        'herd',
        "The doc has posted his Sunday name. Last three Sundays: +40, +65, +31. Place your orders before the others wake up, he says, and that's what I did.",
      ],
      ['e24', 'lottery', 'A bus driver in Leeds retired on twenty of these. Twenty is what I bought.'],
      [
        'e25',
        'lottery',
        'I see it like a raffle ticket with a yacht as first prize, and somebody always takes the yacht home.',
      ],
      [
        'e26',
        'revenge',
        'Whatever it loses I answer with the same again plus half, as often as it takes. The longer it falls the nearer is the day it pays me for all.',
      ],
      [
        'e27',
        'revenge',
        'The lithium thing ate my spring. 9,400. I want that out of this one before the holidays, so I went in heavier than I usually would.',
      ],
      [
        'e28',
        'gamblers-fallacy',
        'Tuesday down, Wednesday down, Thursday down, Friday down, Monday down. Nature does not allow a sixth.',
      ],
      [
        'e29',
        'recency',
        'After the strike it came back, after the flood it came back, after the lawsuit it came back. You can set your watch by it.',
      ],
      [
        'e30',
        'recency',
        'I remember when they begged you for it at 160. Same trucks, same depots, same red paint, and I am allowed to pay 71.',
      ],
      [
        'e31',
        'familiarity',
        "Two hundred sheep have been shorn with my pair of theirs and the blades are like new. I don't ask for more from a company.",
      ],
      [
        'e32',
        'familiarity',
        'At every crossing I count them: of ten bicycles six carry their bell. Who sees that needs no analyst.',
      ],
      [
        'e33',
        'low-price-as-cheap',
        'Forty cents! I found more than that in the sofa. 10,000 pieces, because what is a company supposed to do at forty cents other than rise.',
      ],
      [
        'e34',
        'same-exposure',
        'The brewery feeds four of us: me in the cellar, my wife in the office, both boys on the trucks. Now it also gets what we had in the bank.',
      ],
      [
        'e35',
        'fear-of-missing-out',
        'Our whole rehearsal room has been talking of nothing else since Epiphany. The second horn is building a sauna from it. I am done being the one who counts his sheet music.',
      ],
      [
        'e36',
        'fear-of-missing-out',
        "I said it's too late at 22. I said it's too late at 39. Apparently it is never too late, so here I am.",
      ],
      [
        'e37',
        'money-needed',
        "My daughter's place at the ballet school must be confirmed with 4,500 on the 20th. I have 3,900. Two good days and we are there.",
      ],
      [
        'e38',
        'money-needed',
        "The harvest helpers are paid off at the end of October, and I don't want the 22,000 to be idle for six weeks.",
      ],
      [
        'e39',
        'borrowed-money',
        'Took it from the float of the ferry kiosk. I put it back before the owner counts in June.',
      ],
      [
        'e40',
        'borrowed-money',
        'Zero percent for twelve months, says the letter that came with my new card, so I would be stupid not to use it.',
      ],
    ] as readonly Case[]
  ).map((each) => bought(each, [])),
]
