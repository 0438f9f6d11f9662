import { noTest, ownTest } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Passages of batch 22, the eighth cold one, "H": written after the rules were mended for G, and before they were looked at again. */
export const TESTS_22_H: readonly CriticCase[] = [
  ...(
    [
      ['01', 'terse', 'Sell if FCF yield <4% two yrs straight.'],
      ['02', 'terse', 'Trigger to exit = loss of Tier-1 OEM.'],
      ['03', 'terse', 'Gone on any equity raise.'],
      ['04', 'terse', 'Bear case true if vols -5% y/y.'],
      ['05', 'terse', 'ROE sub 9 by Q4, out.'],
      ['06', 'plain', 'The moment they stop reporting same-store sales I will take that as my sign to leave.'],
      ['07', 'plain', 'I will keep the shares through anything except a cut in the distribution.'],
      [
        '08',
        'plain',
        'If by the summer of 2026 nobody else has signed up for the platform, I will admit that it was a bad idea.',
      ],
      ['09', 'plain', 'Either they refinance the 2027 bonds before Christmas or I take my money out.'],
      ['10', 'plain', 'My reason to own it is the 20% market share. Anything under 17 and the reason is gone.'],
      ['11', 'plain', 'When I read that a second hospital chain has left them, I will sell on the same day.'],
      [
        '12',
        'plain',
        'So long as the book value grows faster than ten percent a year I am a holder, and once it does not I am not.',
      ],
      ['13', 'plain', 'I have told myself to get out if the payout ratio goes into the nineties.'],
      [
        '14',
        'plain',
        'What would have to happen for me to sell? The regulator would have to cut the allowed return to under nine percent.',
      ],
      ['15', 'plain', 'Should the new drug be rejected, there is nothing to wait for any more and I close it out.'],
      [
        '16',
        'plain',
        'Two years is what I allow for the turnaround. If operating profit is not positive then, I give up.',
      ],
      [
        '17',
        'analytical',
        'We would view a decline in net adds to below 200,000 as evidence that the moat has eroded, and exit.',
      ],
      [
        '18',
        'analytical',
        'The investment case does not hold if cost inflation outpaces price increases for more than two quarters.',
      ],
      ['19', 'analytical', 'A capital increase, in any form, terminates our holding.'],
      [
        '20',
        'analytical',
        'We are wrong should the tax credit fall away before 2029; the position would then be sold.',
      ],
      ['21', 'emotional', 'I swear, one more quarter with excuses about the weather and I am throwing it out!'],
      [
        '22',
        'emotional',
        'If even Costco kicks them off the shelf then I have been a fool, and I will say so and sell.',
      ],
      ['23', 'chatty', 'margins under 12 again = i was dead wrong on this one'],
      ['24', 'chatty', 'gonna give mgmt one more year, if theyre still burning cash then its a hard no from me'],
      ['25', 'chatty', 'only way i sell is if they lose that govt contract'],
    ] as const
  ).map(([id, register, words]) => ownTest(`22h-t${id}`, register, words, words)),
  ...(
    [
      ['01', 'plain', 'If rates stay where they are, the refinancing will cost them 40 million a year.'],
      ['02', 'plain', 'The landlord can cancel the lease when sales fall below two million.'],
      ['03', 'analytical', 'Should volumes decline by 10%, the operating leverage would take a third off earnings.'],
      [
        '04',
        'plain',
        'I would have sold in 2021 if I had known how long it takes.',
        ['regret', 'hindsight', 'error-admitted'],
      ],
      ['05', 'plain', 'Whoever sells at the first bad quarter never made money with this company.', ['overconfidence']],
      ['06', 'plain', 'If it falls to 70 I will finally be able to buy a real position.'],
      ['07', 'chatty', 'if this hits 200 first round is on me lol', ['overconfidence', 'hope']],
      [
        '08',
        'emotional',
        'They will have to carry me out before I sell a single share of it!',
        ['attachment', 'overconfidence'],
      ],
      [
        '09',
        'plain',
        'I sell when I am back at zero, I just want out without a loss.',
        ['get-even', 'loss-aversion', 'anchoring-to-cost'],
      ],
      [
        '10',
        'plain',
        'My advisor wants me to sell if it drops another ten percent. I have not decided.',
        ['own-judgement'],
      ],
      ['11', 'analytical', 'The lenders have waived the covenant until September, after which it is 4.0 times.'],
      ['12', 'analytical', 'Consensus would have to fall below $5 for the multiple to exceed 20x.'],
      [
        '13',
        'plain',
        'Once you have seen their warehouse you know why nobody else is as fast.',
        ['familiarity', 'overconfidence', 'halo'],
      ],
      ['14', 'plain', 'When the cycle turned in 2015 they lost money for two years and nobody wanted the shares.'],
      ['15', 'terse', 'SL 41, TP 68.'],
      ['16', 'terse', 'Mgmt: will exit China if losses continue.'],
      ['17', 'plain', 'Unless something unforeseen happens, the merger closes in May.'],
      ['18', 'plain', 'There is a saying: when the tide goes out you see who has been swimming naked.', ['authority']],
      ['19', 'chatty', 'worst case i lose 300 bucks and learn something', ['size-limited', 'lottery']],
      ['20', 'plain', 'If I did not own it already I would buy it today.', ['overconfidence', 'attachment']],
    ] as const
  ).map(([id, register, words, says]) => noTest(`22h-n${id}`, register, words, says)),
]
