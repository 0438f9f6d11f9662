import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { moneyOfOneTime } from './money-of-one-time.ts'

const found = (thesis: string) => moneyOfOneTime(asked(decided(thesis, { confidence: 8, price: '41.50' })))

describe('whose money it is, or what it was', () => {
  test.each([
    'Two fifths of what the insurance paid out after the fire goes into this. Ore grades are the best in the country.',
    "Sixty per cent of Granddad's bequest is in as of this morning. The pilot plant runs, and lithium always comes back.",
    'Nine tenths of what the divorce left me, and I sleep well. Their new engine is the quietest I have heard.',
    'Sold the horse to get in. The licence for Ghana is as good as signed.',
    "Sold my grandmother's piano for this. Everyone will need these chips.",
    'This was going to be the wedding. We moved that to September, so there is time for it to double.',
    "The cash belongs to the allotment society, I'm only the treasurer; by the AGM in March it's back with a bit on top.",
    "Took it out of the children's account, they won't need it before autumn. Battery swap stations are the future.",
    "My husband thinks it is still in the savings account. I'll tell him when it has gone up.",
    "Not a word to Petra until it's doubled. New chief from Apple, full order book.",
    "Seventy-five percent of what Grandpa's insurance paid us is in here since Monday. The reactor design is finished.",
    'A third of what the union paid me out goes into this one. New factory opens in June.',
    "I took 4,000 from Ella's savings for it, she's three and has time.",
    "Mum thinks it's still in the building society. Good people, strong brand.",
    "I'll tell him once it has doubled. Copper is short everywhere.",
    'Sold the camper to buy this. Never felt so sure.',
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    'Two fifths of what my aunt left me stays in gilts; this is 2% of it. Margins at 19%.',
    'A tenth of what the insurer paid out goes in here, the rest is in the bank. Net debt is nil.',
    'Half of the legacy revenue is gone already, and cloud grows 20%.',
    'Most of the estate planning software is sold by subscription, churn 3%.',
    'They sold the mine to pay for this, a good deal at 9 times EBITDA.',
    'Sold the Nvidia for it, swapped one at 40 times for one at 12.',
    'Sold my Shell shares for this; same sector, lower debt.',
    'Sold the store network to get in shape: margin up 4 points.',
    'My brother sold his boat to get in. I did not.',
    'The money was meant for a new plant; they bought back shares instead.',
    'This was going to be the year of margins and still may be.',
    'It was meant to be the new roof tile standard, and it is: 40% share.',
    'The cash belongs to shareholders, and management acts like it.',
    'My wife thinks it is too dear. She may be right, so 1% only.',
    'My husband knows, and thinks it should be in the savings account. We agreed on 2%.',
    "Not a word to investors until the trial reads out; that's how they've always done it.",
    "I'll tell her when it's my turn to cook. The shares cost 9 times earnings.",
    'The bank paid out half of what it earned; the rest went to buybacks.',
    "If I sold the car for this I'd be a fool.",
    'My colleague took it out of his pension. I use what is left over each month.',
    "Inherited shares; half of what my father left me is this one, and I'm cutting it back. Adding nothing else.",
    "My father left me half of these shares; I'm keeping them and adding one.",
    'Sold the second flat to a tenant, and this is a twentieth of it. Yield 6%, covered twice.',
    'The bank paid out 40% of what it earned. The rest builds capital.',
    'Sold the dip last year. This one is for the pipeline.',
    'Half of what the merger left is debt: 3.1 times EBITDA. I pay 6 times.',
    'This was meant to be the flagship store, and it sells 9,000 a square metre.',
    "My wife thinks it's in the account already; she transferred it herself. 2% of what we have.",
    "I'd never use the children's savings for it. 500 of my own.",
    'Not a word to management about price: they have never once mentioned the share price.',
    'Half the inheritance tax is deferred, says the note. Land bank worth 90p a share.',
    "My mother moved my father's pension pot into bonds. Orders +9%.",
    "Moved it out of the kids' account into an index fund; this is my own 500.",
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))
})
