import { noTest, ownTest } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Passages of batch 22, the ninth cold one, "I": a third small one, written after the fields of meaning were closed. */
export const TESTS_22_I: readonly CriticCase[] = [
  ...(
    [
      ['01', 'terse', 'Done if Q2 units < 90k.'],
      ['02', 'terse', 'NIM 2.6 or lower = wrong.'],
      ['03', 'terse', 'Capex up again in 26, sell.'],
      ['04', 'terse', 'Exit: FDA says no, or cash < 12 months.'],
      ['05', 'plain', 'If the founder starts selling his own shares, I will follow him out.'],
      [
        '06',
        'plain',
        'A year from now I want to see at least thirty new stores. With fewer than that I was wrong about the demand.',
      ],
      ['07', 'plain', 'I would change my opinion if the insurers stopped paying for it.'],
      ['08', 'plain', 'The whole idea is that prices hold. When they start giving discounts, the idea is finished.'],
      ['09', 'plain', 'I am out of this as soon as they touch the dividend.'],
      [
        '10',
        'plain',
        'Another acquisition of more than a billion and I would not want to be a shareholder any longer.',
      ],
      ['11', 'plain', 'I will hold until the loan book shows more than 3% bad loans.'],
      ['12', 'plain', 'If it turns out that the backlog was double counted, I sell without looking at the price.'],
      [
        '13',
        'plain',
        'Should the ratio of claims to premiums be above 70 for the year, I have misjudged their underwriting and will sell.',
      ],
      ['14', 'plain', 'My patience will be over when they delay the launch a third time.'],
      [
        '15',
        'plain',
        'They need to show me positive cash flow by autumn, or else the money goes into something better.',
      ],
      [
        '16',
        'analytical',
        'Were the customer concentration to rise above 30%, we would no longer regard the risk as acceptable and would dispose of the shares.',
      ],
      [
        '17',
        'analytical',
        'A sustained gross margin below 45% (two quarters) contradicts our premise; we then close the position.',
      ],
      [
        '18',
        'analytical',
        'Our conviction rests on pricing. Evidence to the contrary, that is like-for-like price declines in two consecutive reports, leads to a sale.',
      ],
      [
        '19',
        'emotional',
        'If they disappoint me at Christmas again, I swear I will never own a retailer again and this one goes first!',
      ],
      ['20', 'chatty', 'if the q4 guide is below 2bn i was just dreaming, selling it all'],
      ['21', 'chatty', 'cfo leaves = red flag = me gone'],
      ['22', 'chatty', 'ill believe in it till they miss on subs, after that im a bear'],
    ] as const
  ).map(([id, register, words]) => ownTest(`22i-t${id}`, register, words, words)),
  ...(
    [
      ['01', 'plain', 'If wages rise faster than prices, all restaurants will earn less.'],
      ['02', 'plain', 'The supervisory board has to approve any sale above 50 million.'],
      ['03', 'analytical', 'A downgrade to junk would raise interest costs by 80 bps.'],
      ['04', 'plain', 'I nearly sold when it broke below 50, and I am glad that I did not.', ['hindsight']],
      [
        '05',
        'plain',
        'Everybody says they are out if it falls below the 200-day line; I do not follow lines.',
        ['own-judgement'],
      ],
      ['06', 'emotional', 'If this goes to zero I will eat my hat!', ['overconfidence']],
      ['07', 'plain', 'I will add to it once the debt is under three billion.'],
      ['08', 'chatty', 'until it doubles im not going anywhere', ['overconfidence']],
      ['09', 'terse', 'Buy < 30, trim > 55.'],
      ['10', 'plain', 'Fewer than one in ten customers leave in a year, which is why I like it.'],
      ['11', 'analytical', 'The shares discount a scenario in which margins fall below 10% and stay there.'],
      ['12', 'plain', 'When a company talks about adjusted numbers I am careful.'],
    ] as const
  ).map(([id, register, words, says]) => noTest(`22i-n${id}`, register, words, says)),
]
