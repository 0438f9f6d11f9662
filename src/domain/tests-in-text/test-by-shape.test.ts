import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const read = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)
const wordsOf = (text: string) => read(text).map(({ words }) => words)

describe('a condition beside a clause in which it ends for its writer, in whichever verb', () => {
  test.each([
    'the day it starts with a two I will ask my nephew to sell it for me',
    'Should they burn more than three in 2026, my arithmetic is dead',
    'i will not hold it anymore when the loss of new business is again bigger than 10 billion yuan in one quarter',
    'I will be convinced of my mistake the day the sales guidance is negative',
    'Another quality stand-down, and my money is better off somewhere else',
    'The rest stays unless backlog shrinks from its 39 billion',
    'as long as the fee stays over 2% I am happy',
    'Churn at one and a half would mean that cable has answered, and I would not stay to watch',
    'a second consecutive print beneath that invalidates it',
    '50 day breaks i am gone',
    'contract prices down m/m = gtfo',
    'Wrong also if the FDA forbids compounding',
    'Two things would change my mind: a negative number there in spring, and a new chief financial officer',
    'Stop mental 90',
    'Hard out: OR > 66 for FY26',
    'Sell discipline: book-to-bill < 1.0x on a trailing basis, or hyperscaler capex guides down y/y',
    'Somebody leaving = me leaving',
    'ARR growth of less than 25% in any quarter before would shorten that to zero',
    'Fewer than 4,000 scripts by the end of June is not what I paid for',
    'I shall own this until the cows come home, or until net debt passes four and a half times EBITDA',
    'One airworthiness directive on the LEAP blades and I head for the hills',
  ])('%s', (text) => expect(wordsOf(`${text}.`)).toEqual([text]))

  test('and a sentence that leans on the figure or on the end of the one before', () => {
    expect(wordsOf('Bookings fell. A dividend that is cut ends this. So does a second year of losses.')).toEqual([
      'A dividend that is cut ends this',
      'So does a second year of losses',
    ])
    expect(wordsOf('Charge-offs at 2.6%. That is all. Four, and it was a consumer lender with an app.')).toHaveLength(1)
    expect(
      wordsOf('I can tolerate 22. Lower than that, three years running, and capital is destroyed; sell.'),
    ).toHaveLength(1)
  })
})

describe('nothing is a test that keeps, waits, buys, denies, is past, or is said by others', () => {
  test.each([
    'My broker says he would sell if volumes fell 12%. I would not.',
    'I would have sold if the credits had been taken away, but they were not.',
    'It could go wrong if the consumer weakens, but it always gains share then.',
    'If they keep that up for three years it is worth 180.',
    'If margins fall I still own it.',
    'If they miss again, my view is not changed and I wait.',
    'Should orders fall, I add.',
    'I sold when it broke 50 last year.',
    'The company must grow 10%, they say.',
    'Growth at 20% would mean that I was right.',
    'The rest stays until earnings.',
    'I hold till then and not for its own sake.',
    'Cost cut: 2bn below plan.',
    'Growth of less than 5% would be bad for the sector.',
    'Selling now at a 60% loss would feel like throwing away two years of my life.',
    'The bank is fine until rates are cut, they say.',
  ])('%s', (text) => expect(wordsOf(text)).toEqual([]))
})

describe('a measure with its figure is on the side on which it goes wrong', () => {
  test.each([
    ['96% occupancy is where I get off.', { measured: 'occupancy', side: 'below', value: '96', unit: 'percent' }],
    ['Churn at 1.2% would mean that cable has answered.', { measured: 'churn', side: 'above', value: '1.2' }],
    [
      'Organic growth of six percent. The day it is under three I sell.',
      { measured: 'Organic growth', value: '3', isPrice: false },
    ],
    ['Price 95. If it is under 30 I sell.', { isPrice: true, value: '30' }],
    ['Organic growth of 6%. The day growth is under three I sell.', { measured: 'growth', side: 'below', value: '3' }],
  ])('%s', (text, expected) => expect(read(text)[0]).toMatchObject(expected))
})
