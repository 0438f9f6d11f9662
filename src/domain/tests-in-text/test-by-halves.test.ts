import { describe, expect, it } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const falsifiersIn = (text: string): readonly string[] =>
  findOwnTests(text, '2026-05-01', '100')
    .filter(isFalsifier)
    .map(({ words }) => words)

describe('what may come, and an end of it, in one sentence', () => {
  it.each([
    // The end is said of what may come.
    'A third profit warning would be one too many for me.',
    'A fall of the renewal rate to the eighties is all it takes to send me away.',
    'A price war would be my cue.',
    'A capital raise below 9 dollars would prove the sceptics right, and I would join them.',
    'A negative free cash flow in a normal year is not something I will sit through.',
    // It is what something is ended by.
    'Our thesis would be falsified by churn above 2.5% a month in two consecutive quarters.',
    'My confidence evaporates at a load factor of 75%.',
    "The bet unravels if the pilot in Ohio isn't renewed.",
    // It has the name of an end.
    'Evidence against us would be a decline in scripts for six weeks after the price change.',
    'What kills it for me is another year of negative real wage growth at their customers.',
    "The one thing I can't forgive is a dilutive acquisition.",
    // It is what nobody stays for.
    "Won't stay past a 2nd covenant waiver.",
    "I can forgive a late launch. I can't forgive a cancelled one.",
    "My stomach can take a bad year; it can't take a cut in the payout.",
    // A name alone, and then a clause.
    'Any cut of the payout and my broker gets a call the same morning.',
    'One more delay of the launch and they have lost me for good!!',
    'Three months without an order and the machine builder loses a shareholder.',
    // No verb, and no mark.
    'Delinquencies at 5, me at the door.',
    'my rule for this one, they miss fcf i leave',
    'lose the renewal, lose me lol',
    'I swear, a single month of shrinking sales and I throw this thing out!',
    // What goes with it.
    'If copper goes below 8,000 the margin halves, and the reason I own it with it.',
    'A refund rate above 9% would take the market away from this model, and us with it.',
    'I sell at the first year without a profit.',
    'My position does not survive a cut of the rating.',
  ])('reads %s', (text) => expect(falsifiersIn(text)).toHaveLength(1))

  it.each([
    'A stop would only throw me out at the low.',
    'Fuel can kill it.',
    'Two more than I wrote.',
    'Copper fell to 8,000, and the miners with it.',
    'Rates rose by 50 points, and my mortgage with them.',
    'I sell at a profit.',
    'Nothing has happened that I said would make me sell: churn is where it was.',
    'A loss of the contract would not be the end for me.',
    'My limit is 5% of the portfolio.',
    'A third warning would be one too many, my brother thinks.',
    'Sales have fallen 3% and I expected growth.',
    'The price is under the 210 that I wrote down, and the results were as I thought.',
  ])('reads nothing in %s', (text) => expect(falsifiersIn(text)).toEqual([]))
})

describe('listed words of an end, with something that may come on either side', () => {
  it.each([
    "I'd admit defeat with a market share under 20 percent.",
    'A covenant holiday request is the moment I hand in my shares.',
    'I bow out if the regulator caps interchange.',
    'The position will be sold upon any downgrade.',
    'Load factor under 75 -> adieu.',
    'I would be out of this by lunchtime if they ever touched the pension money.',
    'I draw the line at 3x net leverage.',
    "Should the spin-off be pulled I'd no longer see why it should trade above 9 times.",
    'We would treat a loss of the index contract as terminal for the thesis.',
  ])('reads %s', (text) => expect(falsifiersIn(text)).toHaveLength(1))

  it.each([
    "I'm gone for two weeks so I buy today.",
    'Gone if no 701.15 by Dec 5.',
    "Nothing new this quarter, that's it.",
    'Growth was 7%, above the 2% at which I had committed to exit.',
    'I sell at 125 and it goes to 135 after the split.',
    'I do not know what happens when the answer engines stop linking.',
    'At 30 I sell half, at 122 I sell all.',
  ])('reads nothing in %s', (text) => expect(falsifiersIn(text)).toEqual([]))
})

describe('what leans on words before it', () => {
  it.each([
    ["I need at least 15% growth; with less I'd be overpaying and would get rid of it.", 1],
    ["Retention has to stay above 90%. 85 would tell me that the product isn't needed.", 1],
    ['A weak quarter is no reason to sell. A second lost customer is.', 1],
    ['Retention is the lot: 118% now, and at 105 I would have no case.', 1],
    ['I want positive cash flow of 1 billion by 2027, otherwise it is a charity.', 1],
    ['What would make me bail? Honestly, just the founder leaving.', 1],
    ["I'll put up with anything but fraud.", 1],
  ])('reads %s', (text, count) => expect(falsifiersIn(text).length).toBeGreaterThanOrEqual(count))

  it.each(['It grew 8.5%. That is more than the 6 that I asked for.', 'Growth was 11%, more than I expected.'])(
    'reads nothing in %s',
    (text) => expect(falsifiersIn(text)).toEqual([]),
  )
})
