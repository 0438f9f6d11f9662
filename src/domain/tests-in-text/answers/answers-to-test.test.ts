import { describe, expect, test } from 'vitest'
import { findOwnTests, readOwnTest } from '../find-own-tests.ts'
import { answersToTest } from './answers-to-test.ts'
import { repeatsTest, tellsThatItDidNotCome, tellsThatItHappened, tellsTheContrary } from './tells-of-test.ts'

const testOf = (line: string) => {
  const found = readOwnTest(line, '2026-05-01')
  if (!found) throw new Error('the line has words')
  return found
}
const answers = (line: string, text: string) =>
  answersToTest(testOf(line), text).map(({ words, value, isBroken }) => [words, value, isBroken])

describe('a later text is compared with a test', () => {
  test.each([
    ['If revenue growth falls below 5%, I sell.', 'Revenue grew 4 %. I hold.', [['Revenue grew 4 %', '4', true]]],
    ['revenue grows less than 5%', 'Sales were up 9%.', [['Sales were up 9%', '9', false]]],
    ['revenue growth below 5%', 'Revenue fell 3%.', [['Revenue fell 3%', '-3', true]]],
    [
      'gross margin below 40%',
      'Gross margin fell to 38% from 41%.',
      [['Gross margin fell to 38% from 41%', '38', true]],
    ],
    ['churn above 4%', 'Churn was 3.5%, better than feared.', [['Churn was 3.5%', '3.5', false]]],
    ['combined ratio above 92', 'Combined ratio 93.5%.', [['Combined ratio 93.5%', '93.5', true]]],
    ['net debt over 3x EBITDA', 'Net debt now 3.4x.', [['Net debt now 3.4x', '3.4', true]]],
    ['deliveries below 400k', 'Deliveries of 390k.', [['Deliveries of 390k', '390000', true]]],
  ])('%s: %s', (line, text, expected) => expect(answers(line, text)).toEqual(expected))

  test.each([
    ['another part of it', 'gross margin below 40%', 'Operating margin came in at 12%.'],
    ['a change against a level', 'gross margin below 40%', 'Gross margin fell 3%.'],
    [
      'what is only expected',
      'revenue growth below 5%',
      'They guide for 4% revenue growth, and I expect revenue to grow 4%.',
    ],
    ['a part of the whole', 'book-to-bill below 1.0', 'Bioprocess book-to-bill was 0.98 in Q2.'],
    ['another unit', 'revenue below $4bn', 'Revenue grew 3%.'],
    ['a price, which stop and target look after', 'price below $80', 'The price is $79.'],
  ])('but not to %s', (_, line, text) => expect(answers(line, text)).toEqual([]))
})

test('a test may be answered by its own words', () => {
  const [line] = findOwnTests("Two quarters below 8% and I'm out.", '2026-05-01')
  expect(line && repeatsTest(line, 'Two quarters below 8%, as written.')).not.toBeNull()
  expect(line && repeatsTest(line, 'If it is below 8% twice, I go.')).toBeNull()
})

test('a figure that is better than the test’s does not repeat it', () => {
  const [line] = findOwnTests('loss ratio under 75 by q3 or im out', '2025-03-10')
  expect(line && repeatsTest(line, 'loss ratio came in at 62, way better than my 75')).toBeNull()
})

test('an event may be reported in other forms of its words', () => {
  expect(tellsThatItHappened(testOf('the dividend is cut'), 'They cut the dividend.')).not.toBeNull()
  expect(tellsThatItHappened(testOf('they cut the dividend once more'), 'They cut the dividend by 70%.')).not.toBeNull()
  expect(tellsThatItHappened(testOf('the dividend is cut'), 'They will not cut the dividend.')).toBeNull()
})

test('a report that guidance was cut says that it has happened', () => {
  expect(tellsThatItHappened(testOf('they cut guide'), 'they cut guide yesterday')).not.toBeNull()
  expect(tellsThatItHappened(testOf('they cut the dividend'), 'They guide to cut the dividend.')).toBeNull()
})

test('growth contradicts a test that names a fall', () => {
  const line = testOf('premium revenue falls in any quarter')
  expect(tellsTheContrary(line, 'Premium revenue grew 9% again.')).not.toBeNull()
  expect(tellsTheContrary(line, 'Revenue grew 9% again.')).toBeNull()
  expect(tellsTheContrary(line, 'Premium revenue should grow again.')).toBeNull()
})

test('what is measured may be named in the sentence before, with its present figure', () => {
  const [line] = findOwnTests('Hoka +24%. <15% → out.', '2024-05-01')
  expect(line?.measured).toBe('Hoka')
})

test('failing to reach a figure means being below it', () => {
  const [found] = findOwnTests('Failure of book-to-bill to reach 1.0 by Q3 2024 would refute the thesis.', '2024-01-01')
  expect(found).toMatchObject({ side: 'below', value: '1' })
})

describe('a figure has the sign of its direction', () => {
  test.each([
    ['If revenue falls 10%, I sell.', 'Revenue grew 3%.', false],
    ['If revenue falls by more than 10%, I sell.', 'Revenue fell 4%.', false],
    ['If revenue falls 10%, I sell.', 'Revenue fell 12%.', true],
    ['If comps are below -5%, I sell.', 'Comps were +1%.', false],
    ['If comps are below −5%, I sell.', 'Comps were −6%.', true],
    ['Comparable sales under minus 5% and I was wrong.', 'Comparable sales minus 5.7%.', true],
    ['Comparable sales under minus 5% and I was wrong.', 'Comparable sales plus 7.1%.', false],
    ['If debt rises 20%, I sell.', 'Debt fell 5%.', false],
  ])('%s %s', (line, text, isBroken) => expect(answers(line, text).map(([, , broken]) => broken)).toEqual([isBroken]))

  test('a fall by a number of units is compared with nothing', () =>
    expect(answers('If subscribers fall by 100k, I sell.', 'Subscribers fell by 150k.')).toEqual([]))
})

describe('a test by its sign', () => {
  const answered = (wrote: string, text: string) => {
    const [own] = findOwnTests(wrote, '2026-05-01')
    return own ? answersToTest(own, text).map(({ isBroken }) => isBroken) : 'no test'
  }
  test.each([
    ['If comps turn negative I sell.', 'Comps -1.5%.', [true]],
    ['If comps turn negative I sell.', 'Comps were up 2%.', [false]],
    ['If orders shrink I sell.', 'Orders fell 3%.', [true]],
    ['Comps must turn positive by Q2, otherwise I sell.', 'Comps -1% in the quarter.', [true]],
    ['If the margin falls I sell.', 'Margin 21%.', []],
    ['If orders shrink I sell.', 'Orders in Europe fell 3%.', []],
  ])('%s %s', (wrote, text, expected) => expect(answered(wrote, text)).toEqual(expected))
})

describe('a figure alone', () => {
  const [own] = findOwnTests('Two straight quarters of sub-25% growth and I walk.', '2026-05-01')
  const answered = (text: string, isOnly: boolean) => (own ? answersToTest(own, text, isOnly).length : -1)
  test.each([
    ["24%. That's one.", true, 1],
    ['+22% yoy, noted.', true, 1],
    ['24%. That is one.', false, 0],
    ['-24%. I stay.', true, 0],
  ])('%s, of the only test: %s', (text, isOnly, count) => expect(answered(text, isOnly)).toBe(count))
})

describe('a report in the words of its field', () => {
  const answered = (written: string, later: string) =>
    findOwnTests(written, '2025-02-03', '60').flatMap((test) =>
      answersToTest(test, later, true).map(({ words, isBroken }) => [words, isBroken]),
    )

  test.each([
    ['96% occupancy is where I get off.', 'Occupied: 98.5%. Nothing to add.', 'Occupied: 98.5%', false],
    ['If the medical loss ratio is above 87% I sell.', 'MLR 84.8%.', 'MLR 84.8%', false],
    ['Loss ratio under 86.5%, or I sell.', 'Loss ratio came in at 89.4.', 'Loss ratio came in at 89.4', true],
    [
      'If us comps are still red by then im out',
      'comps in the us were flat, for once',
      'comps in the us were flat',
      false,
    ],
    [
      'Organic growth of 6%. The day it is under three I sell.',
      'Fourteen percent organic.',
      'Fourteen percent organic',
      false,
    ],
    [
      'Once active customers start to leave, so do I.',
      'Active customers 20 million, plus 3.8%.',
      'Active customers 20 million, plus 3.8%',
      false,
    ],
    ['If daily users fall I am wrong.', 'DAU 1.97bn vs 1.96bn.', 'DAU 1.97bn vs 1.96bn', false],
    ['If daily users fall I am wrong.', 'DAU 1.91bn vs 1.96bn.', 'DAU 1.91bn vs 1.96bn', true],
  ])('%s %s', (written, later, words, isBroken) =>
    expect(answered(written, later)).toEqual([[words.replace(/\.$/, ''), isBroken]]),
  )
})

test('a figure in words is read whole, and when something did not come says nothing of what did not', () => {
  const margin = readOwnTest('If the operating margin is below 5%, I sell.', '2025-01-13')
  const answers = margin ? answersToTest(margin, 'First quarter: operating margin of five and a half percent.') : []
  expect(answers.map(({ value, isBroken }) => [value, isBroken])).toEqual([['5.5', false]])
  const writedown = readOwnTest('One more writedown and I sell.', '2025-01-13')
  expect(writedown && tellsThatItDidNotCome(writedown, 'No writedown this time, thank God.')).not.toBeNull()
  const shrinks = readOwnTest('If merchandise sales are still shrinking in the autumn, I sell.', '2025-01-13')
  expect(shrinks && tellsTheContrary(shrinks, 'Merchandise sales grew by 3%.')).not.toBeNull()
})

test('a test said once more is no answer to it', () => {
  const [stated] = findOwnTests(
    'I expect 300m of RSV sales in the season; below 150m and the pipeline story fails.',
    '2026-05-01',
  )
  if (!stated) throw new Error('the text has a test')
  expect(answersToTest(stated, 'Less than 150m of RSV by year end still settles it.')).toEqual([])
})

describe('a figure that names nothing', () => {
  const told = (line: string, text: string) =>
    answersToTest(testOf(line), text, true).map(({ words, isBroken }) => [words, isBroken])

  test('keeps its sign', () =>
    expect(told('If comps do turn negative, I go', '-1.8% this quarter, Easter shift.')).toEqual([
      ['-1.8% this quarter', true],
    ]))

  test.each([
    ['whose sign may be the mark of a list', 'comps turn negative', '– 1.8% this quarter, Easter shift.'],
    ['of another size', 'below 2.65m subscribers', '2.61bn this quarter.'],
    ['of another size, far below', 'below 2.65bn subscribers', '2.61m this quarter.'],
  ])('%s is of no test', (_, line, text) => expect(told(line, text)).toEqual([]))

  test('is read where what is measured stands beside it', () => {
    expect(told('If the load factor is below 80%', 'Load factor 78.6 in the quarter.')).toEqual([
      ['Load factor 78.6 in the quarter', true],
    ])
    expect(told('Once traffic does go negative I am gone.', 'Traffic -0.7%. Rain.')).toEqual([['Traffic -0.7%', true]])
    expect(told('If the load factor is below 80%', 'Load factor at Ryanair 78.6 in the quarter.')).toEqual([])
    expect(told('If stores fall below 80% of the old number', 'Stores 78 this quarter.')).toEqual([])
  })
})
