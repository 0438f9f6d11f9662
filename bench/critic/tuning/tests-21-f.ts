import { noTest, ownTest } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Passages of batch 21, the sixth cold one, "F": tests of the writer's own in many forms, and what looks like one and is none. */
export const TESTS_21_F: readonly CriticCase[] = [
  ...(
    [
      ['01', 'terse', 'Exit: two quarters under 8%.'],
      ['02', 'terse', 'Line in the sand: 40.'],
      ['03', 'plain', 'Under 30 I am gone.'],
      ['04', 'plain', 'They get two more quarters; without growth by then I am out.'],
      ['05', 'plain', 'Until churn is above 4% I stay, after that it is thrown out.'],
      ['06', 'plain', 'When the order book no longer grows, neither does my patience: I sell.'],
      ['07', 'plain', 'Either they pay down a billion this year or I take my money home.'],
      ['08', 'plain', 'Losing the Walmart contract is where I get off.'],
      ['09', 'chatty', 'sub 10% growth = im out'],
      ['10', 'chatty', 'if they dilute again thats it, cya'],
      ['11', 'chatty', 'one more delay and this goes in the bin'],
      ['12', 'terse', 'Out on NIM < 3.'],
      ['13', 'terse', 'Kill: 2 x neg SSS.'],
      ['14', 'terse', 'Thesis dead > 5% NPL.'],
      ['15', 'analytical', 'A decline in net revenue retention to below 105% would invalidate our view.'],
      ['16', 'analytical', 'Our exit is defined by leverage: above four times EBITDA we do not stay.'],
      [
        '17',
        'analytical',
        'We revisit, and in all likelihood sell, should return on equity stay under 10% for a year.',
      ],
      ['18', 'plain', 'As soon as the combined ratio passes 100, the shares are cut.'],
      ['19', 'plain', 'I hold this no longer once insiders sell more than a tenth of theirs.'],
      [
        '20',
        'plain',
        'I give it until the May report. If subscribers have not grown by then, I admit that I was wrong.',
      ],
      ['21', 'emotional', 'Let them lose one more customer like that and I throw the whole thing out!'],
      ['22', 'plain', 'My limit is a payout ratio of 80%; beyond it I sell.'],
      ['23', 'plain', 'I shall part with the shares upon the first cut of the dividend.'],
      ['24', 'plain', 'Wrong is what I am if used prices fall by 15%.'],
      ['25', 'plain', 'There is only one thing that would make me sell: a second restatement.'],
      ['26', 'plain', 'A quarter without new stores ends it for me.'],
    ] as const
  ).map(([number, register, words]) => ownTest(`21f-tests/${number}`, register, words, words)),
  noTest('21f-none/01', 'plain', 'It is not a loss until I sell.', ['loss-aversion']),
  noTest('21f-none/02', 'plain', 'They must sell the pipeline unit if the regulator says no.'),
  noTest('21f-none/03', 'plain', 'As I wrote in March, the margin is above 20%.'),
  noTest('21f-none/04', 'plain', 'If I had sold when it was under 30, I would have missed the double.', [
    'regret',
    'hindsight',
  ]),
  noTest('21f-none/05', 'plain', 'Loans go bad when unemployment passes 6%.'),
  noTest('21f-none/06', 'plain', 'The analyst at Jefferies is out if growth falls under 10%.'),
  noTest('21f-none/07', 'plain', 'I am not going to sell even if it falls below 20.', [
    'loss-aversion',
    'overconfidence',
  ]),
  noTest('21f-none/08', 'plain', 'Once they are done with the merger, costs fall by 5%.'),
  noTest('21f-none/09', 'chatty', 'if it dips under 50 im buying more', ['waits-for-own-price', 'fall-as-reason']),
  noTest('21f-none/10', 'plain', 'The lease is out in June and the rent goes up by 8%.'),
  noTest('21f-none/11', 'plain', 'Should I have sold at 90? No.'),
  noTest('21f-none/12', 'plain', 'I sell software for a living, and half of my customers use it.', ['familiarity']),
  noTest('21f-none/13', 'plain', 'When rates are cut, people buy houses again.'),
  noTest('21f-none/14', 'plain', 'I will sell when I have my money back.', ['get-even', 'anchoring-to-cost']),
]
