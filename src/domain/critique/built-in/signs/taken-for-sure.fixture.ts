import type { PlainError } from './plain-errors.fixture.ts'

/** What is taken for sure, and whose money it is that goes in. */
export const TAKEN_FOR_SURE: readonly PlainError[] = [
  {
    kind: 'yield-as-income',
    shows: [
      'A dividend of 6.1% is guaranteed income, forty years of it. Lanes 9% fuller.',
      'The payout is as good as guaranteed. 7%.',
      'It is risk-free income at 6%, better than the post office.',
      '7% a year, guaranteed dividends, what more do you want.',
    ],
    not: [
      'The dividend is not guaranteed, 6%.',
      'A dividend is never guaranteed income, so I count on 4 of the 6%.',
      'They sell guaranteed income to retirees. Sales +4%.',
      'My brother says the dividend is guaranteed. Sales +4%.',
      'The dividend is guaranteed by the parent until 2030. Sales +4%.',
      'The payout is guaranteed under the lease with the state. Sales +4%.',
      'Is the dividend guaranteed? No. Sales +4%.',
      'If the dividend is guaranteed, why 9%?',
      'The regulator gives them a guaranteed yield on assets. Sales +4%.',
      'They call it guaranteed income and mean an annuity. Sales +4%.',
    ],
  },
  {
    kind: 'overconfidence',
    shows: [
      'Long term it always comes back. 20 shares.',
      'Down 30%. Good companies always recover.',
      'The share has always come back in the end.',
    ],
    not: [
      'Traffic fell 9%. In spring the demand always comes back.',
      'It does not always come back, 2% of my money.',
      'The choir always comes back to the same song. Sales +4%.',
      'My father says it always comes back. Sales +4%.',
      'I used to think it always comes back. Sales +4%.',
      'The index always comes back. Sales +4%.',
      'The rash always comes back, which is why the cream sells.',
      'Does it always come back? No. Sales +4%.',
    ],
  },
  {
    kind: 'confirmation',
    shows: [
      'Whatever they report, it proves that I was right about the brand.',
      'Either way it shows I was right all along.',
    ],
    not: [
      'My sister says whatever they report, it proves that I was right. Sales +4%.',
      'Whatever they report, it proves that I was right only if sales grow 9%; else I sell.',
      'Either way it proves nothing. Sales +4%.',
      'Either way it shows that I was wrong about the timing.',
    ],
  },
  {
    kind: 'recency',
    shows: [
      'P/E of 1.9 after a record year for tankers. The market is asleep.',
      'At 3 times earnings it is a gift, steel prices are at an all-time high.',
      'Dirt cheap at 4x earnings; best year in the history of the trade.',
    ],
    not: [
      'P/E of 1.9 after a record year. Cheap only if you forget that an average year earns a third of it.',
      'P/E of 19 after a record year. Cheap.',
      'At 4 times earnings it is cheap. Insurance is dull.',
      'Record year for tankers. 4 times normalised earnings, cheap.',
      'A rival trades at 3 times earnings after its best year ever, which is a trap.',
      'They had 4 times as many orders in a record year; cheap.',
      '4 times earnings after a record year. It looks cheap and I know it is not.',
    ],
  },
  {
    kind: 'money-needed',
    shows: [
      "I moved my aunt's care money into it. Yield 6%.",
      "Dad's pension pot is in it now. Yield 6%.",
      "There is no risk and I can move gran's whole nursing home fund into it. Yield 6%.",
      'Put in the 4k that was meant for the boiler. Orders +9%.',
      'I used the money we had saved for the wedding. Orders +9%.',
      'Moved the 12,000 set aside for the tax bill into this. Orders +9%.',
    ],
    not: [
      'They put the 6bn that was meant for the dividend into a mine.',
      'I put in money that was not meant for the roof. Orders +9%.',
      "My mother moved my father's pension pot into bonds. Orders +9%.",
      "My mother's care money is safe in the bank. Orders +9%.",
      "I never put my mother's savings into a share. Orders +9%.",
      "I run my aunt's account and she asked for it; 2% of it goes in. Orders +9%.",
      'My brother put the 6k that was meant for the roof into this. Orders +9%.',
      'The city put the money that was meant for the new roof into buses. Orders +9%.',
      'Put in 6k. The roof was done in May and paid. Orders +9%.',
      'I would put in the money saved for the roof if I were mad. Orders +9%.',
    ],
  },
  {
    kind: 'vague-falsifier',
    shows: [
      'New boss, tills +4%. I think it takes until 2027. If it does not work I will reconsider.',
      "Tills +4%. If the turnaround doesn't work out I'll think again.",
      'Tills +4%. If things go wrong I will have another look.',
      "Tills +4%. I'll reassess if it doesn't pan out.",
    ],
    not: [
      "Tills +4%. If it doesn't work by the third quarter, tills under 2%, I sell.",
      "If the drug doesn't work they will reconsider. Sales +4%.",
      "If the machine doesn't work I'll look again at the manual. Sales +4%.",
      "If it doesn't work my wife will reconsider the marriage. Sales +4%.",
      "If it doesn't work I'll reconsider. That means tills under 2% in two quarters: then I sell.",
      "He says if it doesn't work he'll reconsider. Sales +4%.",
      'If it does not work, what then? Sales +4%.',
    ],
  },
  {
    kind: 'borrowed-valuation',
    shows: [
      "Gross profit +14%. Analysts' average target is 104, which is where I get the idea of 20% upside.",
      'Consensus target is 112, so 30% upside. Sales +4%.',
      'The average price target of 112 gives me 30%.',
    ],
    not: [
      "Analysts' average target is 104. My own number is 95, at 12 times earnings.",
      "Analysts' average target is 104, so 20% upside if you believe them; I count on half.",
      'Their growth target is 12, so 12% more shops.',
      "Analysts' average target is 104, which is noise to me. Sales +4%.",
      'If the consensus target is 112, so 30% upside, is right, then everybody knows it.',
    ],
  },
]
