import { describe, expect, test } from 'vitest'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { asked, decided } from '../request.fixture.ts'
import { tradeBecameHolding } from './trade-became-holding.ts'

const found = (wrote: string, thesis: string, price = '31') => {
  const request = asked(decided(thesis, { action: 'Hold', at: '2026-09-09T15:00:00.000Z', price }), [
    decided(wrote, { at: '2026-01-09T15:00:00.000Z', price: '40' }),
  ])
  const period = holdingPeriodOf(request)
  return period && tradeBecameHolding(request, period)
}

const SEASON = "Nine times earnings. I'm buying the spring season, nothing more."

describe('a Buy for one thing alone that is a story of decades after a fall', () => {
  test.each([
    [SEASON, "Water is a fifty-year story and that's why I hold it."],
    ['In for the election, nothing else.', 'Rail is a thirty-year theme, which is why I own it.'],
    ["Playing the rush, that's all.", 'A twenty-year story, and that is why I own this.'],
    ['Bought for the vote in May: nothing more.', "Copper is a 20-year story and that's what I own it for."],
    ['Here for the launch, no more than that.', "It's a long-term holding now."],
    ['Buying the Christmas quarter, nothing else.', "Rail freight is a thirty-year trend, that's why I stay in."],
  ])('%s — %s', (wrote, thesis) => expect(found(wrote, thesis)).not.toBeNull())

  test.each([
    ['Solar is a thirty-year story. Buying the storage, nothing more.', "A thirty-year story and that's why I own it."],
    [SEASON, 'The chairman calls it a fifty-year story. It stays a trade, out by Friday.'],
    [SEASON, "My brother says water is a fifty-year story and that's why he owns it."],
    ['Three percent of what I own and nothing more.', "A ten-year bet, and that's why I own it."],
    [SEASON, "If it were a fifty-year story, that's why I'd own it. It isn't."],
    ['Nothing more than nine times earnings.', "Water is a fifty-year story and that's why I hold it."],
  ])('but not: %s — %s', (wrote, thesis) => expect(found(wrote, thesis)).toBeNull())

  test('nor above what was paid', () =>
    expect(found(SEASON, "Water is a fifty-year story and that's why I hold it.", '45')).toBeNull())
})
