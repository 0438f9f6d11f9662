import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { PLAIN_ERRORS } from './plain-errors.fixture.ts'
import { TAKEN_FOR_SURE } from './taken-for-sure.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}, of: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '86', confidence: 7, ...facts }), [], of)).sentences.map(
    ({ kind }) => kind,
  )

describe.each([...PLAIN_ERRORS, ...TAKEN_FOR_SURE])('$kind, said in plain words', ({ kind, shows, not }) => {
  test.each(shows)('%s', (thesis) => expect(kindsOf(thesis)).toContain(kind))
  test.each(not)('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain(kind))
})

test('what one contract costs is no price of a share', () =>
  expect(
    kindsOf(
      'Only 70 cents a share, that is nothing.',
      { price: '70' },
      {
        option: { right: 'call', strike: '250', expiresOn: '2026-05-15', multiplier: '100' },
      },
    ),
  ).not.toContain('low-price-as-cheap'))

test('and where nothing is bought, nothing was decided by it', () =>
  expect(kindsOf('A loss is only a loss when you sell it.', { action: 'Watch' })).not.toContain('loss-aversion'))

describe('of what is held', () => {
  const BUY = decided('Orders came in.', { at: '2026-01-05T15:00:00.000Z', price: '142' })
  const heldKinds = (thesis: string, price: string) =>
    readBuiltIn(
      asked(decided(thesis, { action: 'Hold', confidence: 6, price }), [BUY], {
        position: {
          moved: null,
          quantity: '10',
          averageCost: '142',
          cost: '1420',
          stopLoss: null,
          takeProfit: null,
        },
        purchasedAt: '2026-01-05T15:00:00.000Z',
      }),
    ).sentences.map(({ kind }) => kind)

  test('a loss that is none before the sale', () =>
    expect(heldKinds('Its only paper losses til u sell, right?', '61')).toContain('loss-aversion'))
  test('and not at a gain', () =>
    expect(heldKinds('Its only paper losses til u sell, right?', '180')).not.toContain('loss-aversion'))
  test('the own cost as the day of leaving', () =>
    expect(heldKinds('It makes me sick to look; at 142 I can finally breathe.', '47')).toContain('get-even'))
  test('and not another price', () =>
    expect(heldKinds('It makes me sick to look; at 90 I can finally breathe.', '47')).not.toContain('get-even'))
  test('money of the market', () =>
    expect(heldKinds("It's all the market's money anyway, let it ride!", '188')).toContain('house-money'))
  test('and not of the bank', () => expect(heldKinds("It's all the bank's money.", '188')).not.toContain('house-money'))
  test('most of what there is', () =>
    expect(heldKinds('70% of what I own is this one share.', '188')).toContain('size-too-large'))
  test('and not where it is a fund', () =>
    expect(heldKinds('70% of what I own is in an index fund.', '188')).not.toContain('size-too-large'))
})
