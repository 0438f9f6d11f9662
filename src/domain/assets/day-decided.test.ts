import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { AssetEntry } from './asset.ts'
import { daysWrittenLater, decidedAt, decidedOn, isWrittenLater, writeDayDecided } from './day-decided.ts'
import { inEffectiveOrder } from './effective-order.ts'
import { replayAsset } from './replay-asset.ts'

/** A story whose chapters are all written on 20 November 2026, each decided on a day of its own. */
function writtenLater(days: readonly string[], ...chapters: Parameters<typeof story>): Entry<DecisionRecorded>[] {
  return story(...chapters).map((entry, index) => ({
    ...entry,
    decidedOn: days[index] ?? '2026-11-20',
    recordedAt: '2026-11-20T15:00:00.000Z',
    price: entry.price && { ...entry.price, at: `${days[index]}T20:00:00.000Z` },
  }))
}

describe('the day of a decision', () => {
  const recordedAt = '2026-11-20T15:00:00.000Z'

  it('is that of its writing, in New York, unless it says another', () => {
    expect(decidedOn({ recordedAt: '2026-11-20T03:00:00.000Z' })).toBe('2026-11-19')
    expect(decidedAt({ recordedAt })).toBe(recordedAt)
    expect(decidedOn({ recordedAt, decidedOn: '2026-10-12' })).toBe('2026-10-12')
  })

  it.each([
    ['2026-10-12', '2026-10-12T20:00:00.000Z'],
    ['2026-12-24', '2026-12-24T18:00:00.000Z'],
    ['2026-10-11', '2026-10-11T21:00:00.000Z'],
  ])('of %s counts as of the end of its session', (day, at) => {
    expect(decidedAt({ recordedAt: '2027-01-20T15:00:00.000Z', decidedOn: day })).toBe(at)
  })

  it.each([
    ['2026-11-20', null, false],
    ['2026-11-19', null, true],
    ['2026-11-18', 2, true],
    ['2026-10-11', 40, true],
  ])('%s, written on 20 November, is %s days late', (day, days, isLate) => {
    expect(daysWrittenLater({ recordedAt, decidedOn: day })).toBe(days)
    expect(isWrittenLater({ recordedAt, decidedOn: day })).toBe(isLate)
  })
})

describe('a day that is given for a decision', () => {
  const now = '2026-11-21T03:00:00.000Z'
  const asset = { lastDecision: { sequence: 1, action: 'Buy', on: '2026-06-08' } } as const
  const messageOf = (day: string) => {
    const written = writeDayDecided(asset, day, now)
    return written.ok ? written.value : written.problem
  }

  it('may be today, which goes without saying, or any since the last decision', () => {
    expect(writeDayDecided(asset, null, now)).toEqual({ ok: true, value: {} })
    expect(writeDayDecided(asset, '2026-11-20', now)).toEqual({ ok: true, value: {} })
    expect(messageOf('2026-06-08')).toEqual({ decidedOn: '2026-06-08' })
    expect(writeDayDecided(null, '1999-01-04', now)).toEqual({ ok: true, value: { decidedOn: '1999-01-04' } })
  })

  it('is refused when it is still to come in New York, though it has come elsewhere', () => {
    expect(messageOf('2026-11-21')).toEqual({
      code: 'invalid',
      field: 'decidedOn',
      message:
        'Nov 21, 2026 is still to come in New York, where it is Nov 20, 2026. Choose today or an earlier day. Nothing was recorded.',
    })
  })

  it('is refused before the last decision on the asset', () => {
    expect(messageOf('2026-06-07')).toEqual({
      code: 'invalid',
      field: 'decidedOn',
      message:
        'Your last decision on it, Buy, is of Jun 8, 2026. Choose that day or a later one. Nothing was recorded.',
    })
  })
})

describe('what was written later', () => {
  const split: AssetEntry = {
    kind: 'split-recorded',
    assetId: 1,
    effectiveOn: '2026-06-10',
    newShares: '4',
    oldShares: '1',
    source: 'typed',
    sequence: 2,
    recordedAt: '2026-11-20T15:00:00.000Z',
  }
  const noted: AssetEntry = {
    kind: 'price-noted',
    assetId: 1,
    price: { price: '55', source: 'typed', at: '2026-11-19T15:00:00.000Z' },
    sequence: 3,
    recordedAt: '2026-11-19T15:00:00.000Z',
  }

  it('is held and traded from the day decided on', () => {
    const [bought, sold] = writtenLater(
      ['2026-03-03', '2026-09-04'],
      ['Buy', { quantity: '10', price: '100' }],
      ['Sell', { price: '120' }],
    )
    const asset = bought && sold && replayAsset([bought, sold])
    expect(asset).toMatchObject({
      addedAt: '2026-11-20T15:00:00.000Z',
      openedAt: '2026-03-03T21:00:00.000Z',
      listedAt: '2026-09-04T20:00:00.000Z',
      trades: [{ on: '2026-03-03' }, { on: '2026-09-04' }],
      holdingPeriods: [{ openedAt: '2026-03-03T21:00:00.000Z', closedAt: '2026-09-04T20:00:00.000Z' }],
      lastDecision: { sequence: 2, action: 'Sell', on: '2026-09-04' },
    })
  })

  it('is in shares of its day: a split that was recorded before it, and came after it, counts', () => {
    const [bought, more] = writtenLater(
      ['2026-03-03', '2026-05-04'],
      ['Buy', { quantity: '10', price: '100' }],
      ['Buy More', { quantity: '10', price: '80' }],
    )
    if (!bought || !more) throw new Error('two chapters')
    const entries = [bought, split, { ...more, sequence: 3 }]
    expect(inEffectiveOrder(entries).map(({ sequence }) => sequence)).toEqual([1, 3, 2])
    expect(replayAsset(entries)?.holdingPeriods).toMatchObject([{ quantity: '80', cost: '1800' }])
    const after = { ...more, sequence: 3, decidedOn: '2026-06-10' }
    expect(replayAsset([bought, split, after])?.holdingPeriods).toMatchObject([{ quantity: '50', cost: '1800' }])
  })

  it('leaves the newest price the newest', () => {
    const [bought, hold] = writtenLater(
      ['2026-03-03', '2026-05-04'],
      ['Buy', { quantity: '10', price: '100' }],
      ['Hold', { price: '80' }],
    )
    if (!bought || !hold) throw new Error('two chapters')
    const asset = replayAsset([bought, noted, { ...hold, sequence: 4 }])
    expect(asset).toMatchObject({ notedPrice: { price: '55' }, confidence: 5, lastSequence: 4 })
  })

  it('stays after the decision before it, whatever the clock said', () => {
    const [bought] = story(['Buy', { quantity: '10', price: '100' }])
    const [, hold] = writtenLater(['2026-01-01', '2026-03-03'], ['Buy'], ['Hold', { price: '80' }])
    if (!bought || !hold) throw new Error('two chapters')
    expect(inEffectiveOrder([bought, hold])).toEqual([bought, hold])
  })
})
