import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) =>
  findOwnTests(text, '2026-03-02', '60')
    .filter(isFalsifier)
    .map(({ words }) => words)

test.each([
  // A sale that is refused at a price.
  "Well, I'm not handing it over at 55.",
  "I won't let it go for 40, ever.",
  "No way I'm parting with these at 52.",
  'Not selling under 50.',
  "We're not giving them away for 48 dollars.",
  "I'm never getting rid of it at 51, that is a joke of a price.",
  // A jest, by its tag.
  "I'd sell the day they charge me for the samples, how about that.",
  "I'd sell the day they charge me for the samples lol",
  "I'd sell if the cat learns to read a chart. There, happy?",
  "I'm out when my mother-in-law buys it. Happy now?",
  "I leave the day Elon apologises (I'm joking, obviously).",
  // How much is put in, or may be lost, measured in what it would buy.
  'Not a cent more than three beers, then I stop.',
  "No more than two pints' worth, then I'm out.",
  "If I lose more than a round of drinks' worth I sell.",
  'Never more than one pizza, then out.',
  // A line of before, beside a figure, and a season that will tell.
  'Over the line I drew in January.',
  'So below the mark I set.',
  'Above my line.',
  'I leave it alone, and the fall will show it.',
  'I hold, and the second half will tell.',
  // A number that nobody is told.
  "Still waiting for my number, then I'm gone the same day.",
  "I wait for my price and then I'm out.",
  // What a gain would buy.
  "20 of them, if it hits I'm done working.",
  'If this pays off I quit my job.',
  "When it moons we're done with the mortgage.",
  'If these print I retire.',
  // Words of leaving in another sense.
  'If it rains the calls go unanswered.',
  'I climb down the ladder when the siren goes.',
  "I'll give it until 2031, that's plenty.",
  // Nothing is named, and nothing follows but another look.
  "If it doesn't work out I'll think again.",
  "If things go south we'll see.",
  "When it goes wrong I'll cross that bridge.",
  "If the plan doesn't pan out, I reassess.",
])('no test: %s', (text) => expect(tests(text)).toEqual([]))

test.each<[string, ...string[]]>([
  ['If DAU growth drops under 20 i sell lol', 'If DAU growth drops under 20 i sell'],
  ["If they cut the dividend I'm out, haha.", "If they cut the dividend I'm out"],
  ['If growth does not reach 10%, I think again.', 'If growth does not reach 10%, I think again'],
  ['If they retire the brand I sell.', 'If they retire the brand I sell'],
  ["If churn hits 4% I'm done with it.", "If churn hits 4% I'm done with it"],
  ['I sell if it closes under 55.', 'I sell if it closes under 55'],
  ['If they sell more than three beers a head I was wrong.', 'If they sell more than three beers a head I was wrong'],
  ['No more than three beers launched by June, then I sell.', 'No more than three beers launched by June, then I sell'],
  ['If they lose more than two pizza chains I sell.', 'If they lose more than two pizza chains I sell'],
  [
    'Anything south of 900 orders and I was early, so I climb down.',
    'Anything south of 900 orders and I was early, so I climb down',
  ],
  ['If they lose the contract I pack my tools.', 'If they lose the contract I pack my tools'],
  [
    'If bookings growth is under 16% the calls go at the open.',
    'If bookings growth is under 16% the calls go at the open',
  ],
  ["If comps turn negative I've no business being in it.", "If comps turn negative I've no business being in it"],
  ["I'll give it down to 50, that's my line in the sand.", "I'll give it down to 50, that's my line in the sand"],
  ['Happy with it. I sell if churn passes 3%.', 'I sell if churn passes 3%'],
])('a test: %s', (text, ...words) => expect(tests(text)).toEqual(words))

test.each<[string, ...string[]]>([
  [
    'Loss of any client over 5% of scripts = thesis dead, I sell the next morning even at a loss.',
    'Loss of any client over 5% of scripts = thesis dead',
  ],
  ['No bid = no trade, out.', 'No bid = no trade, out'],
  ['list ends = compounding dead = i sell', 'list ends = compounding dead = i sell'],
  ['A second recall -> trust gone, I leave even in the red.', 'A second recall -> trust gone'],
  ['Plan = sell if margin falls under 20%.', 'sell if margin falls under 20%'],
  ['stop = 48', 'stop = 48'],
  ['Cheap = good, and out at 48.', 'out at 48'],
])('with what stands before its sign: %s', (text, ...words) => expect(tests(text)).toEqual(words))
