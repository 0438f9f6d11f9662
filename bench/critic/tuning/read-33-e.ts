import { thesis } from '../brief-case.ts'
import type { CriticCase, Judgement } from '../case.ts'
import type { Kind } from '../kinds.ts'

const PRAISED = ['weighs-other-side', 'own-judgement', 'source-named', 'no-stop-on-purpose', 'size-limited'] as const
const FAULTS = [
  'yield-as-income',
  'overconfidence',
  'confirmation',
  'recency',
  'money-needed',
  'borrowed-valuation',
  'vague-falsifier',
] as const
const buy = (id: string, words: string, expert: Judgement): CriticCase =>
  thesis(`33-${id}`, 'ACME Acme', 'plain', ['Buy', 7, '86'], words, expert)
/** Words beside a figure, of which only the figure is to be said. */
const neither = (id: string, words: string, mustNot: readonly Kind[]): CriticCase =>
  buy(id, words, { first: 'figures-named', mustNot })

/** Batch 33, "E": what makes a plan a good one beside its test, and errors of certainty. Near misses first. */
export const READ_33_E: readonly CriticCase[] = [
  ...(
    [
      ['n01', 'Bear case: people find out how good it is. Berths +9%.'],
      ['n02', 'The counter-argument has been around since my christening. Berths +9%.'],
      ['n03', 'Risk: 400 euros. Berths +9%.'],
      ['n04', 'Risk: same as in any harbour, that is to say none. Berths +9%.'],
      ['n05', 'My skipper says the bear case is a rival in Antwerp. Berths +9%.'],
      ['n06', 'Would a strike hurt? Berths +9%.'],
      ['n07', 'Sitting it out would hurt. Berths +9%.'],
      ['n08', 'A strike would hurt Rotterdam, not us. Berths +9%.'],
      ['n09', 'I know the tide tables, you know the rest. Berths +9%.'],
      ['n10', 'I know the pilot and not his name. Berths +9%.'],
      ['n11', 'Known: I am in. Unknown: how rich it makes me. Berths +9%.'],
      ['n12', 'The harbour master told me of it and I never buy on tips, except his. Berths +9%.'],
      ['n13', 'My sister says it doubles. I doubt that she has waited for me. Berths +9%.'],
      ['n14', 'My sister says it crashes by May. I doubt it. Berths +9%.'],
      ['n15', 'That is an anecdote, so I told it twice. Berths +9%.'],
      ['n16', 'No stop on purpose, I never sell. Berths +9%.'],
      ['n17', 'The night train makes no stop on purpose, thin demand in Ghent. Berths +9%.'],
      ['n18', 'They put the odds at 1 in 3 and the payoff at 5:1. Berths +9%.'],
    ] as const
  ).map(([id, words]) => neither(id, words, PRAISED)),
  ...(
    [
      ['n19', 'The quay pays its tenants a guaranteed income. Berths +9%.'],
      ['n20', 'No dividend is guaranteed, and theirs least of all. Berths +9%.'],
      ['n21', 'My uncle says good companies always come back. Berths +9%.'],
      ['n22', 'The herring always comes back in May. Berths +9%.'],
      ['n23', 'If it drops I read the report, if it rises I read the report. Berths +9%.'],
      ['n25', 'Either way it proves that nobody knows. Berths +9%.'],
      ['n26', '6 times earnings after the best year ever, and I count on half of that year. Cheap. Berths +9%.'],
      ['n27', '60 times earnings after a record year, cheap it is not. Berths +9%.'],
      ['n28', 'They used the 40m that was meant for the roof to buy a crane. Berths +9%.'],
      ['n29', 'The money meant for the boiler stays in the bank. Berths +9%.'],
      ['n30', "My mother's pension fund owns 3% of the quay. Berths +9%."],
      ['n31', 'The average target of 104 is somebody else, my own number is 92. Berths +9%.'],
      ['n32', "If the crane doesn't work they'll look again at the hydraulics. Berths +9%."],
    ] as const
  ).map(([id, words]) => neither(id, words, FAULTS)),
  buy('n24', 'If it misses I leave, if it beats I buy more. Berths +9%.', {
    first: 'falsifier-given',
    falsifiers: ['If it misses I leave'],
    mustNot: FAULTS,
  }),
  ...(
    [
      [
        '01',
        'Berths +9%. Counter-argument I have no answer to: one customer is 40% of the boxes.',
        'weighs-other-side',
      ],
      ['02', 'Berths +9%. Bear case: the canal raises its fees and two lines leave.', 'weighs-other-side'],
      ['03', 'Berths +9%. Grain is a third of it, and this is the part that can go wrong.', 'weighs-other-side'],
      ['04', 'Berths +9%. Low water would hurt.', 'weighs-other-side'],
      [
        '05',
        'What I know: the crane is booked to spring. What I do not know: who pays the dredger.',
        'weighs-other-side',
      ],
      ['06', 'I understand the cranes and not the tax on them. Berths +9%.', 'weighs-other-side'],
      ['07', 'My sister says it doubles. I doubt it. Berths +9%, debt 2.1 times profit.', 'own-judgement'],
      ['08', 'A tip from the pilot. I do not act on tips, so I looked: berths +9%.', 'own-judgement'],
      ['09', 'The quay was full, which proves nothing, so I looked up the tonnage: 41m, +9%.', 'source-named'],
      ['10', 'Berths +9%. No stop on purpose: one gale would trigger it for the wrong reason.', 'no-stop-on-purpose'],
      ['11', 'Berths +9%. I put the licence at 40% and the payoff at 3:1.', 'weighs-other-side'],
      ['12', 'Berths full for years. The dividend is as good as guaranteed.', 'yield-as-income'],
      ['13', 'Berths full for years. Good companies always come back.', 'overconfidence'],
      ['14', 'If the tonnage disappoints I buy more, if it surprises I buy more.', 'confirmation'],
      ['15', 'Only 4 times earnings, and freight rates are at an all-time high. A gift.', 'recency'],
      ['16', 'Berths +9%. I put in the 5k that we had saved for the wedding.', 'money-needed'],
      ['17', "Berths +9%. I moved my aunt's care money into it.", 'money-needed'],
      ['18', 'Berths +9%. Consensus target is 104, so 20% upside.', 'borrowed-valuation'],
      ['19', 'Berths +9%. If the new plan does not work out I will think again.', 'vague-falsifier'],
    ] as const
  ).map(([id, words, first]) => buy(id, words, { first, says: ['figures-named'] })),
]
