import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  // A number of the writer's is changed, and nothing that they own.
  "The rule isn't met, but I cut my probability from 70% to 45%.",
  // What is found is named.
  "Lottery ticket, 540 dollars, and I'm labelling it so.",
  'Another delay, and I note it.',
  'A bear would say the growth is over, and I weigh that at a third.',
  'One product failed, and I learned that I cannot read trial data.',
  'In a year this is at 25 because ads shrink. I would see the first in the forums and the second in Grow revenue.',
  // What somebody makes of a figure.
  'Volumes fell by 2 per cent, and I take that to be a late spring and no lost custom, though I may err.',
  'Two cooks have left since May: orders were down 3 percent, and I regard that as chance.',
  // A verdict is withheld, and a confidence lowered.
  "One quarter of four, the year isn't over, so no verdict, but I go from 6 to 5.",
  'The season is half gone, so no judgement yet, and I move from 7 to 6.',
  "The trial isn't over, no conclusion, but I'm going from 8 to 6.",
  // A loss is borne beforehand.
  'Rates could rise and this can lose 10% in a year; I accept it.',
  // What is accepted is a price that is paid.
  'Not cheap, I accept a low starting yield for certainty.',
  'No growth yet, I accept the wait.',
  "No dividend, I'd accept lower income for growth of 10%.",
  // What is done against an end.
  'Growth is up. Stops only make me nervous, out with it.',
  'guided down bc tariffs. lowering stop so i dont get shaken out',
  'At this point the stop makes no sense any more, I took it off',
  'lol no way im selling here, 500 next',
  'To leave now would mean all of it was for nothing.',
])('what is only noted, borne or done against an end is no test: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'If churn passes 3% I accept that I was wrong.',
  'Less than 100 and I accept the market was right.',
  'If growth is below 5%, I accept the loss.',
  'I would count it as decisive against me if margins failed to recover in the coming fiscal year.',
  'If it is ever negative I take it out of the drawer.',
  'If they miss again I cut my position in half.',
  'If the rule is broken I sell.',
  'If the year ends without a verdict in court I go.',
  'If the share of market goes from 6% to 5% I was wrong and sell.',
  "If the year isn't over 14% I go.",
  'If volumes fall twice I take that as the end of it and sell.',
  'Once margins are under 20% I view that as my exit.',
])('an end in the same words stays one: %s', (text) => expect(tests(text)).toHaveLength(1))
