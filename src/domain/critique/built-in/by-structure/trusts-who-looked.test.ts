import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { trustsWhoLooked } from './trusts-who-looked.ts'

const found = (thesis: string) => trustsWhoLooked(asked(decided(thesis, { confidence: 8, price: '41.50' })))

describe('who looked instead', () => {
  test.each([
    "I haven't read a line about it, my brother-in-law has. He's been in since 3 and knows the sector.",
    "Didn't check the debt myself; Malik went through all of it, and he's a chartered accountant.",
    "I can't judge the drug. Our pharmacist can, and she put in forty thousand.",
    'Whole of the reason: Aunt Rosa bought 500 and she has never been wrong with money.',
    'The lads on the night shift have done the digging, I just pressed the button.',
    "A colleague from accounts is so sure of it that I didn't need to be.",
    'No idea what they make, Dimitri explained it twice. He is in with everything.',
    "Our scoutmaster's newsletter has it as top pick. He does the thinking, I do the buying.",
    'I never opened the filing; my flatmate did, and he studied this.',
    'The guy at the garage has done all the reading, I simply followed.',
    "I don't know what a photonic chip is. My cousin does, and he is in with his bonus.",
    "My dentist is so convinced of it that I don't need to check.",
    'The accountant in our choir has gone through the report, which saves me the trouble.',
    "I trust Lena's judgement more than mine, and he is in with his bonus too; so is Lena.",
    'I trust my old boss more than myself.',
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    "I haven't looked at the chart, she has, and we disagree. I buy on 9 times earnings and net cash.",
    "I can't judge the drug, the FDA can, and it said yes in March. Sales of 400m at 80% margin.",
    "I haven't read the annual report yet, my brother has. So I wait with the second half until I have.",
    'I did not check the weather. The farmers did: orders up 12%.',
    "I don't understand why it fell, the market does. 11 times earnings.",
    'He does the talking, I do the counting: comps +4%, margin 12%.',
    'My wife does the books for a pharmacy and says they order more, so I read the filings: +8%.',
    'My accountant is sure of it. I am not: 3%.',
    'A colleague sold his, so it must be cheap, he says. I did the sums: 9 times.',
    "I can't read Japanese, my daughter can: she translated the report, and net cash is 60% of the price.",
    'I do not follow the news. Analysts do.',
    'My brother-in-law sells used cars and knows prices fall, so it must be hard for them; they still made 4% margin.',
    'The auditor did the checking, I just read the notes: no goodwill.',
    "I haven't checked the pension deficit, Moody's has, and calls it funded at 104%.",
    "I can't read balance sheets well; my wife can, so she went through it with me: net cash 2.1bn.",
    'The engineers have done the work, I just read the results: yield up from 60 to 74%.',
    'My brother did the reading and says sell. I just kept my half.',
    'A friend from the bank is so sure of it that I checked twice. Default rate 4%, up from 3.',
    "I don't understand the chip side and neither does my brother-in-law, who has sold me the idea twice. So 1%.",
    'My wife is a nurse and says the ward orders more of them. That got me reading; backlog is 14 months.',
    "Haven't looked at the price in a week, the app has; I only look when they report.",
    'My accountant has done the taxes, I just signed. New money goes here: 11 times earnings.',
    'The auditors did the checking and found nothing; I read the notes and found leases of 900m.',
    "I couldn't read the German filing; a friend did, word for word, and I have his notes here: cash of 1.1bn against debt of 300m.",
    "I can't fix the car, he can. That's the whole business: people who can't, and 300 garages that can.",
    "People can't do their own tax return, software can. Renewals 91%.",
    "Customers don't read the small print, lawyers do. Their fee income is fixed for five years.",
    'My cousin fits kitchens and is booked until May, so it must be busy out there; comps say +3%.',
    'I trust her more than any report of the press, and she sold.',
    'The auditor has gone through the report, which saves them a fine.',
    'I trust the filing more than my friend.',
    'I trust her more than myself, and she sold.',
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))
})
