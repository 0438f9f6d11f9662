import { describe, expect, it, test } from 'vitest'
import { answersToTest } from './answers/answers-to-test.ts'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const TODAY = '2025-11-17'
const testsIn = (text: string, price: string | null = '140') => findOwnTests(text, TODAY, price).filter(isFalsifier)
const wordsIn = (text: string) => testsIn(text).map(({ words }) => words)

test.each([
  [
    'If bookings are down again the new CEO has misjudged it and so have I.',
    'If bookings are down again the new CEO has misjudged it and so have I',
  ],
  [
    'Another year under 12 and we will have to say that the merger was a folly.',
    'Another year under 12 and we will have to say that',
  ],
  ['It would be an error on my part if the renewals fell.', 'It would be an error on my part if the renewals fell'],
  [
    'A weak spring leaves me calm. What would: orders under 4bn and a cut of the dividend.',
    'What would: orders under 4bn and a cut of the dividend',
  ],
  ['The model goes flat when the spread closes below 40bps.', 'The model goes flat when the spread closes below 40bps'],
  [
    'Leasing has to reach 2m square feet by June. If not, I am a spectator and no longer an owner.',
    'If not, I am a spectator and no longer an owner',
  ],
  ['Coverage 1.4x. 1.3x is fine, 1.1x fails.', '1.3x is fine, 1.1x fails'],
  [
    'One recall I can live with. After two I would book the loss.',
    'One recall I can live with. After two I would book the loss',
  ],
  [
    'Tenants: a vacancy over 9% this year and the moat was a story, so I am out.',
    'a vacancy over 9% this year and the moat was a story, so I am out',
  ],
  [
    'Margin 31. A gross margin that starts with 28 would do it for me.',
    'A gross margin that starts with 28 would do it for me',
  ],
  ['Would I leave after a second recall? At once.', 'Would I leave after a second recall? At once'],
  ['Revenue 3bn. Over 12 in any month after May and I sell.', 'Over 12 in any month after May and I sell'],
  [
    'Fabs must be full by the March quarter, otherwise I leave.',
    'Fabs must be full by the March quarter, otherwise I leave',
  ],
])('%s', (text, words) => expect(wordsIn(text)).toContain(words))

test.each([
  'If rates drop I will sell my treasuries.',
  'When volatility falls I sell calls against it.',
  'If they cut the price I sell into strength.',
  'The supply contract ends this quarter.',
  'Would I buy on a second recall? Yes.',
])('nothing of the share: %s', (text) => expect(wordsIn(text)).toEqual([]))

describe('OR in capitals', () => {
  it('is the operating ratio before a figure, on the side on which it goes wrong, and no price', () => {
    const [found] = testsIn('UNP runs at 58. If the OR is over 61 in Q3 I sell.')
    expect(found).toMatchObject({ measured: 'OR', side: 'above', value: '61', isPrice: false })
  })

  it('is the same thing when it is written out, and where “it” leans on it', () => {
    const [found] = testsIn('OR 64 to 60 by summer. If it is still over 63 I am out.')
    const brokenBy = (text: string) => found && answersToTest(found, text, true).map(({ isBroken }) => isBroken)
    expect(found?.measured).toBe('OR')
    expect(brokenBy('OR came in at 63.8.')).toEqual([true])
    expect(brokenBy('Operating ratio 62.1.')).toEqual([false])
  })

  it('joins two conditions everywhere else', () => {
    const [found] = testsIn('Out if margins fall below 20% OR the dividend is cut.')
    expect(found?.words).toBe('Out if margins fall below 20% OR the dividend is cut')
    expect(found?.measured).toBe('margins')
  })
})

it('ends with the year that it names', () => {
  expect(testsIn('If churn is above 2% at year end 2027 I was wrong.')[0]?.byWhen?.on).toBe('2027-12-31')
})

it('is no price where a stop counts deviations', () => {
  expect(testsIn('Stop at -2 sigma.').filter(({ isPrice }) => isPrice)).toEqual([])
})

it('leans on the sentence before also with a month', () => {
  const [found] = testsIn('The licence comes this year. If not by October, I was wrong.')
  expect(found).toMatchObject({ condition: null, measured: 'The licence comes this year' })
})

it('takes no state of the writer into the condition', () => {
  const found = testsIn('Rents must grow by May. If not, I am a tenant and no longer a shareholder.')
  expect(found.map(({ condition, measured }) => [condition, measured])).toContainEqual([null, 'Rents must grow by May'])
})
