import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  'My trigger to sell is a capital increase.',
  'Trigger to exit = loss of a large customer.',
  'The moment to leave would be a second profit warning.',
  'Thesis breaker: two bad quarters in a row.',
  'No-go: a capital increase.',
  'I will keep the shares through anything except a cut in the distribution.',
  'I am a holder through everything but churn above 3%.',
  'We would view a decline in net adds to below 200,000 as evidence that the moat has eroded.',
  'I would see a second profit warning as confirmation that it does not work.',
  'I would interpret a capital increase as my cue to leave.',
  'Churn above 3% would blow up the thesis.',
  'I sit tight until churn is above 3%.',
  'I let it run unless the founder leaves.',
  'I am a shareholder as long as churn is under 3%.',
  'Bear case true if vols are down 5%.',
  "If the founder leaves, I'm not a holder any more.",
  'If margins fall below 20%, the bears win.',
  'If they miss twice in a row, that settles it.',
  'If margins fall below 20%, the moat is gone.',
  'If the founder leaves, someone else can have it.',
  'If they miss twice in a row, I look for something better.',
  'if theyre still burning cash then its a hard no from me',
])('a field of meaning and not a phrase: %s', (text) => expect(tests(text)).toHaveLength(1))

test.each([
  'The best time to sell is when everyone is greedy.',
  'Golden rule: never lose money.',
  'The point of the exit is to find a buyer for the plant.',
  'They would see a price cut as a sign of strength.',
  'Consensus would have to fall below $5 for the multiple to exceed 20x.',
  "They said the same about 2023 and it didn't happen, so I don't give them the benefit of the doubt.",
  'I am a shareholder since 2012.',
])('no test: %s', (text) => expect(tests(text)).toEqual([]))
