import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const wordsOf = (text: string) => findOwnTests(text, '2026-03-02', '58').map(({ words }) => words)

test.each([
  // Every case is to end well.
  'I have played every outcome through and in all of them I come out ahead: if the licence comes this year it flies, if it comes next year I get to add lower, and if the others leave there is the army.',
  'Whichever way it goes I win: if rates fall the bonds rise, if they do not I collect the coupon.',
  'Either way I make money. If the trial works it doubles, and if it fails there is the cash.',
  'I come out ahead in every scenario: if steel recovers it doubles, if not somebody buys them.',
  'If it falls I buy more and if it rises I am rich, so I cannot lose.',
  'Heads I win, tails I win too: if the merger closes I get cash, if it breaks I keep a good bank.',
  // The money back is no figure of the company.
  'Buying the same amount of shares again here brings the average right down and then I need less of a rise to be whole. Then I am done with it for good.',
  'Another lot pulls my cost down to 31 and one good week makes me whole. After that I am out.',
  'Doubling up lowers my break-even and a small bounce gets me even, then I am gone.',
  'A second helping takes my average to 40, and when I have my stake back I am finished with them.',
  "It's worth at least the 74 I gave for it, so out at 74 and not a cent below.",
  'It is surely worth what I paid for it, so I am out at that and no lower.',
  // What may be paid for what is not held.
  "At 52 times next year's earnings I don't want it.",
  'At 9 times sales I would not touch it.',
  'At forty times profit I am not interested.',
  'For 30 times cash flow I will not have them.',
  // What happens to others is nobody's end.
  'Fuel is hedged 80% at $67 a barrel to March 2027, so oil at 95 hurts the other carriers before it hurts this one.',
  'Scrap at 400 kills the small mills long before it reaches this one.',
  'Rates at 6% break the weak banks before they touch this one.',
  // The writer's own life.
  'I stop only if I lose my job.',
  'I sell only if I lose my flat.',
  // Who runs after a price leaves nothing.
  "Up 9% since Monday, it's leaving without me.",
  'When it goes without me again, I am done.',
])('nothing of the company decides: %s', (text) => expect(wordsOf(text)).toEqual([]))

test.each([
  // Cases, one of which ends it.
  'If the licence comes this year it flies, and if it is refused I sell.',
  'Whichever way rates go, if the coupon is cut I am out.',
  'In every scenario I come out ahead but one: if the trial fails I sell.',
  'If it falls I buy more, and if sales shrink two quarters running I am out.',
  // An average that the company has.
  'If the average selling price comes down below 31,000 I am out.',
  'Their average cost per ounce goes over 1,500 and I sell.',
  'I sell if average revenue per user falls two quarters in a row.',
  // What is left at a multiple, or by one who no longer wants it.
  'If margins fall under 20% I do not want it any more and sell.',
  'I sell when it trades at 52 times earnings.',
  // What hurts others, and what then follows for the holding.
  'If oil at 95 hurts this one I sell.',
  'Scrap at 400 kills the mills, and if it stays there for a quarter I sell this one.',
  'I sell if they lose the licence.',
  'If the company loses its rating I am out.',
  'If the founder leaves I sell.',
])('and this may be failed: %s', (text) => expect(wordsOf(text).length).toBeGreaterThan(0))
