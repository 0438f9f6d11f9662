import { describe, expect, test } from 'vitest'
import { levelsInWords } from './as-level.ts'
import { offerOwnTest } from './offer-own-test.ts'

const TODAY = '2026-05-01'

describe('the line that is offered from a thesis', () => {
  test.each([
    ['If US renewal falls below 89% in two quarters, I sell.', 'US renewal falls below 89% in two quarters'],
    ['Dull. I’m wrong if bookings growth falls below 12%. Stop at −8%.', 'bookings growth falls below 12%'],
    ['Two misses\nand I’m out.', 'Two misses'],
    ['The moment they issue new shares, I’m out', 'they issue new shares'],
    ["I won't sell unless the dividend is cut.", 'the dividend is cut'],
    ['Wrong if: US renewal below 89%', 'US renewal below 89%'],
    // A condition that has to hold would say the opposite without the words around it.
    ['Margins matter. I hold as long as margin stays above 20%.', 'I hold as long as margin stays above 20%'],
    ['Gross margin must stay above 40% or I sell.', 'Gross margin must stay above 40% or I sell'],
    // A sentence that refers to the one before it is offered together with that one.
    [
      'Dull. Revenue should grow 8%. If it falls below 5%, I sell. Fine.',
      'Revenue should grow 8%. If it falls below 5%, I sell',
    ],
    ['Cloud should grow. If it doesn’t, I was wrong.', 'Cloud should grow. If it doesn’t, I was wrong'],
    ['If margins do not recover, I sell.', 'margins do not recover'],
    ['Cheap. Order intake must turn positive by Q1 2025.', 'Order intake must turn positive by Q1 2025'],
    ['Trial readout by 2025 is the milestone. Cash is fine.', 'Trial readout by 2025 is the milestone'],
    ['What would push me out is a second recall.', 'a second recall'],
    ['Volumes are the point. Under 20m in a year = out.', 'Volumes are the point. Under 20m in a year = out'],
    // What grades it, limits it or is of a part is offered with it.
    ['If growth is below 10 %, I sell half; below zero, all.', 'If growth is below 10 %, I sell half; below zero, all'],
    [
      'Dull. I leave when the backlog drops below 400m, unless that comes from the sale of the arm.',
      'I leave when the backlog drops below 400m, unless that comes from the sale of the arm',
    ],
    [
      'Half goes if arrears pass 5 %, the other half if they pass 8 %.',
      'Half goes if arrears pass 5 %, the other half if they pass 8 %',
    ],
    // A price in another currency, or a fall from a high, is not a stop.
    ['I sell if the price drops under €70.', 'the price drops under €70'],
    ['If it falls 20% from its high I sell', 'it falls 20% from its high'],
  ])('%s', (thesis, line) => expect(offerOwnTest(thesis, TODAY)).toEqual({ line, on: null }))

  test('has the last day that it names, if that is in the future', () => {
    const thesis = 'Revenue should grow 8% by October. If it does not, I was wrong.'
    expect(offerOwnTest(thesis, TODAY)?.on).toBe('2026-10-31')
    expect(offerOwnTest('If margins are below 20% by March 2026, I was wrong.', TODAY)?.on).toBeNull()
  })

  test.each([
    'A fourth slip won’t necessarily prove me wrong.',
    'A miss won’t prove me wrong.',
    'I need to be doing something or I go.',
    'I sell this on the laptop while I sit in the train without any network to speak of and so on.',
  ])('does not exist for what is denied, or said about oneself: %s', (thesis) =>
    expect(offerOwnTest(thesis, TODAY)).toBeNull(),
  )

  test('does not exist when nothing would prove it wrong, when it is a stop, or when it is too long', () => {
    expect(offerOwnTest('I’d buy it under $65 again. It will go up for sure.', TODAY)).toBeNull()
    expect(offerOwnTest('Stop at $80. If the stock goes above $150, I sell half.', TODAY)).toBeNull()
    expect(offerOwnTest('If the stock falls below $80, I sell.', TODAY, false)?.line).toBe('the stock falls below $80')
    const long = `Revenue ${'of the whole group, '.repeat(16)}should grow. If it doesn’t, I was wrong.`
    expect(offerOwnTest(long, TODAY)).toBeNull()
  })
})

describe('a price test is a stop or a target', () => {
  test.each([
    ['If it closes below $80 I am out.', { name: 'stop', price: '80', isPlain: false }],
    ['Stop loss at 38.', { name: 'stop', price: '38', isPlain: true }],
    ['Out at −10%.', { name: 'stop', percent: '10', isPlain: false }],
    ['If the stock goes above $150, I sell half.', { name: 'target', price: '150', isPlain: false }],
  ])('%s', (thesis, level) => expect(levelsInWords(thesis, '', TODAY)).toEqual([level]))

  test('in the line as well, where no consequence is written', () => {
    expect(levelsInWords('', 'below $80', TODAY)).toEqual([{ name: 'stop', price: '80', isPlain: false }])
  })

  test.each([
    'I’d buy it under $65 again.',
    'If it falls 20% from its high I sell',
    'A trailing stop of 10%.',
    'I sell if the price drops under €70.',
    'If it falls $5 I sell',
    'If the stock is below $80 by March 2027 I was wrong.',
    'If it is below $80 for two quarters I sell.',
    'If US renewal falls below 89%, I sell.',
    'Below $80 I reconsider.',
  ])('and this is neither: %s', (thesis) => expect(levelsInWords(thesis, '', TODAY)).toEqual([]))
})
