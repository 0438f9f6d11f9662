import { describe, expect, it } from 'vitest'
import {
  adjustedDays,
  adjustedNearby,
  asTraded,
  evenSplits,
  firstLeap,
  isComparable,
  priceNearby,
  splitsOfFile,
} from './file-reading.ts'

const SPLIT = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }
const LATER = { effectiveOn: '2026-08-10', newShares: '2', oldShares: '1' }
const on = (day: string, price: string) => ({ on: day, price })

describe('a file of closes', () => {
  it('with a quarter of the price paid before a 4-for-1 split is adjusted', () => {
    expect(adjustedDays([on('2026-06-01', '25.5')], [on('2026-06-01', '100')], [SPLIT])).toEqual([
      { day: '2026-06-01', before: '100', asTraded: '25.5', adjusted: '102' },
    ])
  })

  it.each([
    ['agrees as it is', '101', '100'],
    ['is far from both', '55', '100'],
    ['has no such day', '25', null],
  ])('that %s raises no question', (_, close, paid) => {
    const known = paid === null ? [] : [on('2026-06-01', paid)]
    expect(adjustedDays([on('2026-06-01', close)], known, [SPLIT])).toEqual([])
  })

  it('is not compared by splits from before its days', () => {
    expect(adjustedDays([on('2026-06-10', '25')], [on('2026-06-10', '100')], [SPLIT])).toEqual([])
    expect(isComparable([on('2026-06-10', '25')], [on('2026-06-10', '100')], [SPLIT])).toBe(false)
    expect(isComparable([on('2026-06-09', '25')], [on('2026-06-09', '100')], [SPLIT])).toBe(true)
  })

  it('is divided by each of several splits, and only by those after its day', () => {
    expect(asTraded('12.5', '2026-06-01', [SPLIT, LATER])).toBe('100')
    expect(asTraded('12.5', '2026-07-01', [SPLIT, LATER])).toBe('25')
    expect(asTraded('33.33', '2026-07-01', [{ ...LATER, newShares: '1', oldShares: '3' }])).toBe('11.11')
  })

  it.each([
    ['after both splits by both', '12.5', '2026-06-11', [SPLIT, LATER]],
    ['between them by the first, whenever it is uploaded', '25', '2026-06-11', [SPLIT]],
    ['after both, of days before them, by both', '12.5', '2026-06-02', [SPLIT, LATER]],
    ['between them, of days before them, by the first', '25', '2026-06-02', [SPLIT]],
  ])('made %s is divided', (_, close, until, divided) => {
    const file = [on('2026-06-01', close), on(until, close)]
    expect(splitsOfFile(file, [on('2026-06-01', '100')], [SPLIT, LATER])).toEqual(divided)
  })

  it('of which no price is known, or that is as traded, is divided by all or by those between its days', () => {
    const file = [on('2026-06-01', '100'), on('2026-06-11', '25')]
    expect(splitsOfFile(file, [], [SPLIT, LATER])).toEqual([SPLIT, LATER])
    expect(splitsOfFile(file, [on('2026-06-01', '100')], [SPLIT, LATER])).toEqual([SPLIT])
    expect(splitsOfFile(file.slice(0, 1), [on('2026-06-01', '100')], [SPLIT])).toEqual([SPLIT])
  })

  it('with even prices over a split has been divided by it', () => {
    expect(evenSplits([on('2026-06-09', '25'), on('2026-06-10', '25.5')], [SPLIT])).toEqual([
      { day: '2026-06-09', before: '102', asTraded: '25', adjusted: '100' },
    ])
    expect(evenSplits([on('2026-06-09', '100'), on('2026-06-10', '25.5')], [SPLIT])).toEqual([])
    expect(evenSplits([on('2026-06-10', '25.5')], [SPLIT])).toEqual([])
  })

  it('with even prices over a split is divided by the splits after it too', () => {
    const divided = [on('2026-06-09', '12.5'), on('2026-06-10', '12.75')]
    expect(evenSplits(divided, [SPLIT, LATER])).toEqual([
      { day: '2026-06-09', before: '102', asTraded: '12.5', adjusted: '100' },
    ])
  })

  const nearbyOf = (file: readonly ReturnType<typeof on>[], ...known: ReturnType<typeof on>[]) => {
    const nearby = priceNearby(file, known, [SPLIT])
    return nearby && adjustedNearby(file, nearby, [SPLIT])
  }
  const before = [on('2026-06-03', '26'), on('2026-06-01', '25')]

  it.each([
    ['before', on('2026-05-28', '100'), { day: '2026-06-01', before: '100', asTraded: '25', adjusted: '100' }],
    ['after', on('2026-06-08', '98'), { day: '2026-06-03', before: '98', asTraded: '26', adjusted: '104' }],
    ['after the split', on('2026-06-12', '24'), { day: '2026-06-03', before: '96', asTraded: '26', adjusted: '104' }],
  ])('of whose days no price is known is compared with the nearest one, %s', (_, known, reading) => {
    expect(nearbyOf(before, known)).toEqual([{ ...reading, knownOn: known.on }])
    expect(nearbyOf(before, on('2026-01-02', '25'), known, on('2026-11-02', '100'))).toEqual([
      { ...reading, knownOn: known.on },
    ])
  })

  it('that is nearer to it as traded is no question, nor is one without known prices or of after the splits', () => {
    expect(nearbyOf([on('2026-06-01', '60')], on('2026-05-28', '100'))).toEqual([])
    expect(nearbyOf(before)).toBeNull()
    expect(nearbyOf([on('2026-06-11', '25')], on('2026-05-28', '100'))).toBeNull()
  })

  it('with a leap like a split’s leads to a question, unless the split is known', () => {
    const days = [on('2026-06-10', '25.2'), on('2026-06-09', '100')]
    expect(firstLeap(days, [])).toEqual({ day: '2026-06-10', from: '100', to: '25.2', newShares: '4', oldShares: '1' })
    expect(firstLeap(days, [SPLIT])).toBeNull()
    expect(firstLeap([on('2026-06-09', '100'), on('2026-06-10', '80')], [])).toBeNull()
  })

  it('leaps up where it doubles from one day to the next, and not where months lie between the two', () => {
    const reverse = { newShares: '1', oldShares: '2' }
    expect(firstLeap([on('2026-06-09', '100'), on('2026-06-10', '201')], [])).toMatchObject(reverse)
    expect(firstLeap([on('2026-01-09', '100'), on('2026-06-10', '201')], [])).toBeNull()
  })
})
