import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const read = (text: string) => findOwnTests(text, '2026-03-10', '40').filter(isFalsifier)

describe('a test has a condition, and an act or a verdict of its writer', () => {
  test.each([
    'Dividend of 7.8 %, and I live off such payments.',
    'Coupons of 5.4 %, and we eat from them.',
    "With 200 more, one bounce to 18 and I'm flat.",
    "Another 100, one pop to 45 and I'm square.",
    'I would see it coming in the autumn listing.',
    "The year ended 12 % lower, and I'm done explaining it.",
    "Down 8 % since the morning, and I'm off to the lake.",
    "A flop to 33 and I'd treble it.",
    'Two upgrades and I can look my wife in the eye again.',
    'Once the debt is repaid the dividend doubles and I retire.',
    "My line is simple: own good things and don't look.",
    'If it ends badly, it ends badly.',
    'I stop adding once it is a big part.',
    'It was a failure when they tried it in Spain.',
    'I took it off the list last year when margins fell.',
  ])('%s has none', (text) => expect(read(text)).toEqual([]))

  test.each([
    ['If the dividend is cut I live off something else and sell.', 'the dividend is cut'],
    ["If sales fall 10 % I'm flat the same day.", 'sales fall 10 %'],
    ["I'm off the moment they lose the army contract.", null],
    [
      'Should growth come in under 4 % in either half I shall take it off the list.',
      'growth come in under 4 % in either half',
    ],
    [
      "I'll call it a failure if it trails the index by more than 15 points.",
      'it trails the index by more than 15 points',
    ],
    [
      'It has failed if it lags the index by 10 points at the end of 2028.',
      'it lags the index by 10 points at the end of 2028',
    ],
    ['Payout over 80 % = I stop reinvesting.', 'Payout over 80 %'],
    [
      'Exit rule (written sober): EBIT margin below 9 %, or the brothers quarrel.',
      'EBIT margin below 9 %, or the brothers quarrel',
    ],
    [
      'Should the order book shrink two quarters in a row, a third goes.',
      'the order book shrink two quarters in a row',
    ],
    ['No settlement two weeks before expiry, and whatever is left gets sold.', null],
  ])('%s has both', (text, condition) => {
    expect(read(text)).toHaveLength(1)
    if (condition !== null) expect(read(text)[0]?.condition).toBe(condition)
  })

  test('to stop adding sells nothing', () =>
    expect(read('Payout over 80 % = I stop reinvesting.')[0]?.followedBy).toBe('review'))
})

describe('every test of a text is read', () => {
  test.each([
    ["If it falls to 30 I won't panic, but if the dividend is cut I sell.", ['if the dividend is cut I sell']],
    [
      'Cut of the dividend = I sell. Payout over 80 % = I stop reinvesting.',
      ['Cut of the dividend = I sell', 'Payout over 80 % = I stop reinvesting'],
    ],
    [
      'If orders shrink, I sell a third, and if the founder leaves, I sell everything.',
      ['If orders shrink, I sell a third', 'if the founder leaves, I sell'],
    ],
    ["What I'd leave on:\n1. net cash gone\n2. ARR growth < 20 %", ['net cash gone', 'ARR growth < 20 %']],
    [
      "I'm about 60 % sure it isn't. Sales must reach 90 million by December; less than that and the thesis is dead.",
      ['less than that and the thesis is dead'],
    ],
  ])('%s', (text, words) => expect(read(text).map((own) => own.words)).toEqual(words))

  test('a stop in German words before its verb', () => {
    expect(read('Unter 36 Euro verkaufe ich.')).toMatchObject([{ value: '36', side: 'below', isPrice: true }])
    expect(read('Unter 36 Euro kaufe ich nach.')).toEqual([])
  })

  test('a day whether it worked or not', () =>
    expect(read('Trade. Out by 20 March whether it worked or not.')[0]?.byWhen?.on).toBe('2026-03-20'))
})
