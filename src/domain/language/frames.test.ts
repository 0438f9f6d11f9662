import { expect, test } from 'vitest'
import { framesOf } from './frames.ts'

const framed = (text: string) => framesOf(text).map(({ from, to, kind }) => [kind, text.slice(from, to).trim()])

test.each<[string, string, string]>([
  ['My brother-in-law says: it can only rise.', 'reported', 'it can only rise.'],
  ['It can only rise, says the column I read.', 'reported', 'It can only rise, says the column I read.'],
  ['It can only rise, or so my neighbour tells me.', 'reported', 'It can only rise, or so my neighbour tells me.'],
  ['It can only rise (thus my dentist).', 'reported', 'It can only rise (thus my dentist).'],
  ['It can only rise, if you believe the chat.', 'reported', 'It can only rise, if you believe the chat.'],
  ['To quote my uncle: sell below 40.', 'reported', 'sell below 40.'],
  ['Heard on the radio this morning: sell below 40.', 'reported', 'sell below 40.'],
  [
    'According to the guy who sold me the car, it doubles.',
    'reported',
    'According to the guy who sold me the car, it doubles.',
  ],
  ['Every loser tells himself that it comes back.', 'reported', 'that it comes back.'],
  ['I tell my students never to write “it has to come back soon”.', 'quoted', '“it has to come back soon”'],
  ['Banned from this journal: I feel it.', 'denied', 'I feel it.'],
  ['It is not true that churn fell to 2%.', 'denied', 'that churn fell to 2%.'],
  ['There is no truth in the claim that I sell when it falls, ever.', 'denied', 'that I sell when it falls'],
  ['The idea that it can only rise is plain wrong.', 'denied', 'The idea that it can only rise is plain wrong.'],
  ['Debt goes from 27 to 25 billion? Hardly.', 'denied', 'Debt goes from 27 to 25 billion?'],
  ['With NOK in 2014: it has to come back.', 'past', 'it has to come back.'],
  ['About my old Nokia shares I wrote: it has to come back.', 'past', 'it has to come back.'],
  ['I used to tell myself that it comes back.', 'past', 'that it comes back.'],
  ['It has to come back. That is exactly what I will not write.', 'taken-back', 'It has to come back.'],
  ['It has to come back. I would never act on that.', 'taken-back', 'It has to come back.'],
  ['It has to come back. What nonsense.', 'taken-back', 'It has to come back.'],
  ['It can only rise /s', 'mocked', 'It can only rise'],
  ['It can only rise, and I am the Queen of Sheba.', 'mocked', 'It can only rise, and I am the Queen of Sheba.'],
])('%s', (text, kind, words) => expect(framed(text)).toEqual([[kind, words]]))

test.each([
  'In two words: churn is over.',
  'Wrong if: churn above 3%.',
  'Wrong: churn above 3%.',
  'My rule: I sell below 40.',
  'The CEO said: churn is 4%.',
  'Coca-Cola says that its volumes fell 4%.',
  'As I wrote: out below 40.',
  'Azure +28%, in line with what I wrote.',
  'If it falls below 5% I sell. I do not expect it.',
  'If it falls below 5% I sell. No excuses.',
  'If it falls below 5% I sell. I will not move that.',
  'What would prove me wrong? No growth in two quarters.',
  'I do not think that I would hold it below 10% growth.',
  'There is no doubt that churn fell.',
  'My wife says that I should sell below 40, and I agree with her.',
  'If a hyperscaler drops them, sell first, think later.',
  'They call it “adjusted”.',
  '“It can only rise from here on, and I hold.”',
])('no frame: %s', (text) => expect(framed(text)).toEqual([]))
