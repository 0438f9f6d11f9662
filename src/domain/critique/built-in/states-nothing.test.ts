import { describe, expect, it } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const POSITION = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
const CLAIM = 'ACME does better than SPY until Nov 21, 2027'

const said = (thesis: string): string =>
  readBuiltIn(asked(decided(thesis, { price: '40', confidence: 7 }), [], { position: POSITION, claim: CLAIM }))
    .sentences.filter(({ kind }) => kind === 'standing-words')
    .map(({ text }) => text)
    .join(' ')

/** Beside the first stands the number, beside the second the money. */
const NOW = 'Landfill permits take years. The market has no other dump.'

describe('no part is filled with a clause that states nothing by itself', () => {
  it.each([
    ['a concession', 'The permit is older than the town, whatever the story is.', 'whatever the story is'],
    ['a concession', 'No matter how low the margin goes, I stay.', 'No matter how'],
    ['a denial of everything', 'Two dumps opened in May. Nothing else has changed since then.', 'Nothing else'],
    ['one item of a list', 'When do I sell? (a) Prices fall for a year. (b) The town opens a dump.', 'opens a dump'],
    ['the line itself', 'Cloud grew by 39%. The line was 20.', 'The line was'],
    ['the reason itself', 'Bookings grew again. The reason is the one from the first day.', 'The reason is'],
    ['the entry itself', 'The yield is high. So the question is simple.', 'question is simple'],
    ['what would come of a noun', 'They cut it in May. Another cut and dad was right, as ever.', 'dad was right'],
    ['what would come of a noun', 'A single bad year and the discount was deserved.', 'was deserved'],
    ['a sum that the writer moves', 'The money from the flat sale goes in tomorrow.', 'flat sale'],
    ['half of its subject', 'The parks, the studio and Sky are worth 25 dollars by most counts.', '“Sky are'],
    ['people around the writer', 'The friends in the club sold it because it lagged.', 'friends in the club'],
    ['a saying', 'No one ever got poor holding dumps, as they say.', 'got poor'],
    ['what it thinks about', 'Nobody sells a dump in ten years. I think about it that way.', 'I think about'],
    ['a supposition with its verb first', 'Should rates go above 6%, dumps will suffer for a while.', 'Should rates'],
    ['a condition with a figure', 'Once churn is under 2%, they can spend less on advertising.', 'Once churn'],
    [
      'a clause of another',
      'The lenders have waived the covenant until September, after which it is 4.0 times.',
      'after which',
    ],
  ])('%s: %s', (_, thesis, words) => expect(said(thesis)).not.toContain(words))
})

describe('nor is called of before what is not', () => {
  it.each([
    ['a participle before a noun', 'Tariffs on imported scrap raise the cost of rivals.'],
    ['a participle before the verb', 'Mid-cycle EPS of $26 capitalised at 17x is $442.'],
    ['what is supposed to come', 'The first flight was supposed to be in the first quarter.'],
    ['a judgement of what the writer did', 'With what was known then, getting out was right, the risk was real.'],
    ['what lasts until a year ahead', 'Landfill space sold out through 2028.'],
  ])('%s: %s', (_, thesis) => expect(said(`${NOW} ${thesis}`)).not.toContain('what has been'))

  it('but what was is', () => expect(said(`${NOW} Two rivals closed their dumps.`)).toContain('what has been'))
})
