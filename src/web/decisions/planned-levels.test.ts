import { expect, it } from 'vitest'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { type DecisionFields, decisionBody, freshDecision } from './decision-draft.ts'
import { changedLevels, plannedLevels, plannedWords } from './planned-levels.ts'

/** Sold, or only watched: nothing is in force, and the next Buy takes over a stop of 10%. */
const UNHELD = { stopLossPrice: null, stopLossPercentage: '10', takeProfitPrice: null, takeProfitPercentage: null }
const HELD = { ...UNHELD, stopLossPrice: '90.00', takeProfitPrice: '150.00' }

const stopWords = (asset: Parameters<typeof plannedLevels>[0], fields: DecisionFields) =>
  plannedWords(plannedLevels(asset, fields).stop)

it('names the percentage that a Buy takes over, and the level that an update keeps', () => {
  expect(stopWords(UNHELD, freshDecision('Buy'))).toBe('10% below this Buy’s price')
  expect(plannedWords(plannedLevels(UNHELD, freshDecision('Buy')).target)).toBe('none')
  expect(stopWords(HELD, freshDecision('Hold'))).toBe('$90.00')
  expect(stopWords({ ...HELD, stopLossPrice: null }, freshDecision('Hold'))).toBe('none')
})

it.each<[string, string, object]>([
  ['', 'none', { stopLossYesNo: 'No', stopLossPrice: null }],
  ['85.5', '$85.50', { stopLossYesNo: 'Yes', stopLossPrice: '85.5' }],
  ['low', 'low', {}],
])('describes for the input %j what is sent', (stopLossPrice, words, sent) => {
  const fields: DecisionFields = { ...freshDecision('Buy'), stopLossPrice, isStopLossTyped: true }
  expect(stopWords(UNHELD, fields)).toBe(words)
  expect(decisionBody(fields)).toMatchObject(sent)
})

it('sends nothing for a level that is left unchanged', () => {
  expect(decisionBody(freshDecision('Buy'))).not.toHaveProperty('stopLossYesNo')
})

it.each<[string, Partial<DecisionFields>, string[]]>([
  ['nothing typed', {}, []],
  ['another stop', { stopLossPrice: '85.5', isStopLossTyped: true }, ['Moves the stop from $90.00 to $85.50.']],
  ['the same stop', { stopLossPrice: '90', isStopLossTyped: true }, []],
  ['an empty stop', { stopLossPrice: '', isStopLossTyped: true }, ['Removes the stop of $90.00.']],
  ['what is no number', { stopLossPrice: 'low', isStopLossTyped: true }, []],
  [
    'another target',
    { takeProfitPrice: '160', isTakeProfitTyped: true },
    ['Moves the target from $150.00 to $160.00.'],
  ],
])('tells before an update what it does to stop and target: %s', (_typed, fields, words) => {
  expect(changedLevels(HELD, { ...freshDecision('Hold'), ...fields })).toEqual(words)
})

it('tells the levels that a decision sets, and none of a Sell, which has none', () => {
  const typed = { stopLossPrice: '85.5', isStopLossTyped: true }
  expect(changedLevels(UNHELD, { ...freshDecision('Buy'), ...typed })).toEqual(['Sets the stop at $85.50.'])
  expect(changedLevels(HELD, { ...freshDecision('Sell'), ...typed })).toEqual([])
  speakGerman(german)
  const told = changedLevels(HELD, { ...freshDecision('Hold'), ...typed }, 'de')
  expect(told).toEqual(['Verschiebt den Stopp von 90,00\u00a0$ auf 85,50\u00a0$.'])
})
