import { noTest } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Passages of batch 30, set B: each lacks a condition of this company, a thing that speaks against it, or an act of its writer. Written before they were run. */
export const TESTS_30_B: readonly CriticCase[] = [
  ...(
    [
      // Being wrong, or leaving, of other things.
      ['01', 'plain', 'I was wrong about my first husband, so I can be wrong about a maker of dishwashers.'],
      ['02', 'plain', 'I have been wrong before a full courtroom, I can be wrong before a broker.'],
      ['03', 'plain', 'I misread the timetable and missed the call with the company.'],
      ['04', 'plain', 'I was wrong about the train, and when it left I stood there with two suitcases.'],
      ['05', 'plain', 'I referee handball at weekends, and when the whistle goes we are done.'],
      [
        '06',
        'emotional',
        'I teach swimming, and if a child is under for more than ten seconds I am in, with my shoes on.',
      ],
      ['07', 'plain', 'The cat is out when I come home, and I read the report then.'],
      ['08', 'chatty', 'i drive a bus, when my shift ends im out of there and i check the quote'],
      ['09', 'plain', 'One danger is my cat, who walks over the keyboard when I am out.'],
      ['10', 'plain', 'My old professor was wrong if he thought that I would never own a share.'],
      ['11', 'chatty', 'sold out by 8am at my corner shop, every day for a month'],
      ['12', 'plain', 'Exit 14 off the motorway is where their warehouse stands, and the yard is full every night.'],
      ['13', 'terse', 'Done at 62.40, commission 5.'],
      ['14', 'plain', 'Half is gone already of what I saved this year, and it is only March.'],
      ['15', 'analytical', 'The kill rate of the new herbicide is above 90% in the field trials.'],
      ['16', 'plain', 'When the kitchen closes at ten I am done, and then I read filings.'],
      ['17', 'emotional', 'When the last patient has gone I sit in the car and look at this chart.'],
      // Forms of contracts and orders.
      ['18', 'analytical', 'The order shall be deemed accepted unless objected to within eight days.'],
      ['19', 'analytical', 'Subscription is void if payment is not received by 12 May.'],
      ['20', 'terse', 'Contract expiry 30 June 2027.'],
      ['21', 'terse', 'Lease out 31 Dec 2026, option to extend.'],
      ['22', 'analytical', 'The concession ends on 31 March 2031 and is renewable once.'],
      ['23', 'plain', 'Their contract with the navy is over by 2028 unless it is renewed.'],
      // Hopes and targets.
      ['24', 'chatty', 'in today, out friday at 107, easy money'],
      ['25', 'chatty', 'quick flip, gone by thursday at 131, piece of cake'],
      ['26', 'emotional', 'Out at 155 next week and then rum on the beach!'],
      ['27', 'plain', 'It needs another 14% before my brother-in-law keeps quiet.'],
      ['28', 'terse', 'Needs +18% to be where it was in May.'],
      ['29', 'terse', 'At 12x I am in, at 25x I am not.'],
      ['30', 'plain', 'At 25 times earnings I am not in, at 14 times I am.'],
      ['31', 'chatty', 'how far can it fall lol, a dollar twenty and thats it'],
      ['32', 'plain', 'How low can it go? Three quarters of a dollar and that is the end of it.'],
      ['33', 'plain', 'If it climbs to 140 by Christmas I am out with a smile.'],
      ['34', 'chatty', 'when it hits 200 i quit my job and im done'],
      // Other people.
      ['35', 'plain', 'My cousin is out if they miss again, he has no nerves.'],
      ['36', 'analytical', 'The activist leaves if the spin-off is not done by June.'],
      ['37', 'plain', 'They would be wrong to close Leipzig before 2028.'],
      ['38', 'plain', 'The old board walked when the vote failed.'],
      ['39', 'analytical', 'If margins fall under 10% the covenants bite and the lenders are in charge.'],
      ['40', 'analytical', 'Below 200 beds a hospital is not viable and closes.'],
      ['41', 'plain', 'By 2030 they will be out of coal.'],
      ['42', 'plain', 'If you cannot explain it in a sentence, walk away, my aunt used to say.'],
      ['43', 'plain', 'The union says it is over if the night shift goes.'],
      ['44', 'analytical', 'A bear would say the story is dead once rates fall below 2%.'],
      // The writer's own life.
      ['45', 'plain', 'If my daughter gets into Durham, I sell to pay for it.'],
      ['46', 'plain', 'If I lose my job I sell it all.'],
      ['47', 'plain', 'Once I am sixty I am out of shares for good.'],
      ['48', 'emotional', 'If the doctor says it is serious, everything goes.'],
      ['49', 'plain', 'When we find the house, these are sold for the deposit.'],
      ['50', 'chatty', 'if the gf finds out im dead'],
      ['51', 'plain', 'If I cannot sleep because of it, it goes.'],
      // Nothing follows, or something else does.
      ['52', 'plain', 'I can live with one bad quarter; two would make my palms sweat.'],
      ['53', 'analytical', 'If churn is above 3%, I would like to know why.'],
      ['54', 'plain', 'A second recall would hurt, and I would not enjoy reading about it.'],
      ['55', 'emotional', 'Who sells at 12 when the cash alone is 9? Not me.'],
      ['56', 'plain', 'If the price falls to 60, I have my list and buy the rest of it.'],
      ['57', 'plain', 'Sommelier by trade. I know good glass, and I do not own one.'],
      ['58', 'plain', 'Butcher for thirty years, and not one share of a meat packer do I own.'],
      ['59', 'plain', 'If the report is late, that is the printer, and no reason to go.'],
      ['60', 'chatty', 'if orders drop i just close the app and go fishing'],
    ] as const
  ).map(([id, register, words]) =>
    // What else may be made of them is another matter.
    noTest(`30tb-n${id}`, register, words, ['familiarity', 'fall-as-reason']),
  ),
]
