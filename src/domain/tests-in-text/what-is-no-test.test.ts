import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier, isNamedStop } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  // Why somebody is surer, what a sentence ends on, and how something is counted.
  'Confidence one up, on the number and not on the price, though I confess that the price feels good too.',
  'I prescribe both, and the other one works better, full stop.',
  'The queue contains each project three to five times, so I count one third of it.',
  // The sale is the condition, and nothing follows from it.
  'It is not a loss until I sell.',
  "it's not a loss until i sell, everyone knows that",
  'I have lost nothing until I am out.',
  // To get even proves nobody wrong.
  'I will sell when it reaches my purchase price again, and not one dollar earlier.',
  'As soon as I have my money back I sell.',
  'I sell once it is back at what I paid.',
  'When it trades above my cost again, I am gone.',
  // By what never comes somebody says that they never sell.
  'sure, and if pigs fly ill sell, lol',
  'I will sell when hell freezes over.',
  // A saying in two halves.
  'Buy when there is blood in the streets, sell when the trumpets sound.',
  // How much of it is held.
  'If it passes 5% of what I own, I trim it back to 4%.',
  'Should it be more than 10% of my portfolio, I sell some.',
  // To buy, in the words of a forum.
  'if it dips under 50 again im loading up',
  'if it falls below 60 im stacking more',
  // What is open to anybody at any time promises nothing.
  'What do I have to lose? If it goes wrong I can quit.',
  'If it does not work out I can always sell.',
  "I'm out of ideas if this fails.",
  'Must sell! When everybody sells, I must sell too.',
  'if im wrong im wrong',
  // What is denied to end it, and what only surprises.
  'Growth under 5% would not make me sell.',
  'Net debt above 4x EBITDA would not change my mind.',
  'Churn above 3% would surprise me.',
  'The CEO has to go if debt passes four times EBITDA.',
  'The supervisory board has to approve any sale above 50 million.',
  'Everybody says they are out if it falls below the 200-day line; I do not follow lines.',
  'If this goes to zero I will eat my hat!',
  'Buy < 30, trim > 55.',
  // How much of it is gone is told, and nothing that may come.
  'A third of it is gone. I do not know any more what I own, and I sleep badly over it.',
  'Half of it is gone, and I am done.',
  "Half of it's gone and I'm out.",
  'Two thirds of my position are sold, and I am out.',
  '40% of them are gone already and I leave.',
  // A year ends in any case.
  'Before the summer ends I want to be out.',
  'I want to be out before the summer ends.',
  'Once the quarter ends I am gone.',
  'I sell before the year ends.',
  // What the writer needs of the money is asked of nobody.
  'Before the year ends I need a loss for the tax.',
])('is no test: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'If it falls below my purchase price I sell.',
  'I stay until margins are under 20%.',
  'When margins fall below 20%, I sell.',
  'If they sell half of the company I sell.',
  'If a tenth of all the stores close, I am out.',
  'I can no longer own it if they dilute.',
  'Everybody says it is dead, but if margins fall below 20% I sell.',
  'I told myself to leave if churn is above 3%.',
  'If margins fall below 20% I am out of it.',
  'Half of it is gone, and if it falls below 40 I sell the rest.',
  'If half of it is gone, I am out.',
  'Half of it gone, and I am out.',
  'Half of the backlog is gone, and I am out.',
  'When the contract ends I sell.',
  'If the year ends without a profit I sell.',
  'When the year ends and there is no profit, I sell.',
  'I am out when the season ends without a buyer.',
  'Before the year ends they need a new contract, or I sell.',
  'Before the year ends I need to see a profit.',
])('still is one: %s', (text) => expect(tests(text)).toHaveLength(1))

test.each([
  ['Stop 36.', true],
  ['hard stop at $80', true],
  ['I set a stop at 19.', true],
  ['Below 36 I sell.', false],
  ['I stop owning it below 80.', false],
])('a stop by its name: %s', (text, isStop) => expect(tests(text).map(isNamedStop)).toEqual([isStop]))

test('an order that is placed is no end', () =>
  expect(tests('If the auction fails it falls back to 15, so I set a stop at 19.').map(({ words }) => words)).toEqual([
    'a stop at 19',
  ]))
