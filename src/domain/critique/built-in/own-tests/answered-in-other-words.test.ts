import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BROKEN = 'falsifier-broken-and-held'
const bought = (wrote: string) => decided(wrote, { at: '2025-08-12T15:00:00.000Z', price: '100' })
const held = (thesis: string, at = '2026-02-26') =>
  decided(thesis, { action: 'Hold', at: `${at}T15:00:00.000Z`, price: '96' })
const kindsOf = (wrote: string, ...said: readonly ReturnType<typeof held>[]) => {
  const [last, ...before] = said.toReversed()
  return readBuiltIn(asked(last ?? held(''), [bought(wrote), ...before.toReversed()])).sentences.map(({ kind }) => kind)
}

const PROFIT = 'Streaming turns a profit this year or I was wrong about the whole thing and I go.'

describe('a loss of the year answers a profit that was to come in it', () => {
  test.each([
    [PROFIT, 'Streaming lost money for the full year, 90m. But that was mostly one licence.'],
    [PROFIT, 'Streaming posted a loss for 2025.'],
    [PROFIT, 'Streaming was unprofitable for the full year.'],
    ['Unless the bakery makes a profit this year I am out.', 'The bakery lost 4m over the full year. Flour was dear.'],
    ['If the cloud unit does not make a profit this year I sell.', 'The cloud unit made a loss for the year.'],
    ["If they don't turn a profit this year I sell.", 'They lost money in 2025. The plan stays.'],
  ])('%s — %s', (wrote, said) => expect(kindsOf(wrote, held(said))).toContain(BROKEN))

  test.each([
    ['of a quarter', PROFIT, held('Streaming lost money in the quarter, 90m.')],
    ['before its time', PROFIT, held('Streaming lost money for the full year so far.', '2025-11-11')],
    ['of another arm', PROFIT, held('The film studio lost money for the full year.')],
    ['of a part of it', PROFIT, held('Streaming in India lost money for the full year.')],
    ['denied', PROFIT, held('Streaming did not lose money for the full year.')],
    ['supposed', PROFIT, held('If streaming lost money for the full year I would know.')],
    ['told by others', PROFIT, held('My brother says streaming lost money for the full year.')],
    ['of a stake', PROFIT, held('I lost money for the full year.')],
  ])('and not one %s', (_, wrote, said) => expect(kindsOf(wrote, said)).not.toContain(BROKEN))
})

describe('double-digit declines are of ten percent or more', () => {
  const TWO = 'Wrong if China keeps falling: another two quarters of double-digit declines there and I leave.'
  const first = held('China -17%. That is one of the two.', '2025-12-19')

  test.each([
    [TWO, first, held('China down again, -11%. I know what I said.')],
    [TWO, first, held('China fell 12%.')],
    [
      'Two quarters of double-digit declines in Europe and I am out.',
      held('Europe -14%.', '2025-11-03'),
      held('Europe down 12%.'),
    ],
    [
      'Two quarters of double-digit falls in printing and I sell.',
      held('Printing was down 13%.', '2025-11-03'),
      held('Printing fell 16%. Paper was short.'),
    ],
  ])('%s', (wrote, before, last) => expect(kindsOf(wrote, before, last)).toContain(BROKEN))

  test.each([
    ['the first of two', TWO, held('China -17%.')],
    ['a smaller one', TWO, held('China down again, -8%.')],
    ['a rise', TWO, held('China +11%.')],
    ['another country', TWO, held('Japan -17%.')],
    ['a part of it', TWO, held('China travel retail -17%.')],
    ['the share', TWO, held('The shares are down 17%.')],
  ])('and %s is not both', (_, wrote, last) => expect(kindsOf(wrote, last)).not.toContain(BROKEN))
})

describe('what lies outside a part is the rest', () => {
  const OUTSIDE = 'Sell if subscribers outside weight loss grow under 15%.'

  test.each([
    [OUTSIDE, 'Lawsuit and the pill pulled. Subscribers in the rest of it, +9%. I wait.'],
    [OUTSIDE, 'Subscribers in the rest grew 9%.'],
    [OUTSIDE, 'Subscribers in the rest of the business were up 9%.'],
    ['If sales excluding fuel grow less than 4% I am out.', 'Sales in the rest grew 1%.'],
    ['I sell if orders other than defence grow under 6%.', 'Orders for the rest were up 2%.'],
  ])('%s — %s', (wrote, said) => expect(kindsOf(wrote, held(said))).toContain(BROKEN))

  test.each([
    ['above the line', 'Subscribers in the rest of it, +19%.'],
    ['of the whole', 'Subscribers +9%.'],
    ['of the part', 'Subscribers in weight loss, +9%.'],
    ['of another thing', 'Margins in the rest of it, 9%.'],
    ['of a rival', 'Subscribers in the rest of the industry, +9%.'],
    ['of a time', 'Subscribers for the rest of the year should grow 9%.'],
  ])('and not one %s', (_, said) => expect(kindsOf(OUTSIDE, held(said))).not.toContain(BROKEN))
})
