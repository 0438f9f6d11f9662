import { expect, it } from 'vitest'
import { placesOf } from '../../assets/closes.ts'
import { benchmarkReturns } from './benchmark.ts'

const PLACES = placesOf(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])

it('a benchmark returns from close to close, in shares of after its splits, by the last close where one is missing', () => {
  const splits = [{ effectiveOn: '2026-11-18', newShares: '2', oldShares: '1' }]
  const returned = benchmarkReturns(
    { ticker: 'QQQ', closes: ['2026-11-16 400|2026-11-17 420|2026-11-18 220'], splits },
    PLACES,
  )
  expect(returned('2026-11-16', '2026-11-18')).toBeCloseTo(0.1, 12)
  expect(returned('2026-11-17', '2026-11-19')).toBeCloseTo(220 / 210 - 1, 12)
  expect(
    benchmarkReturns({ ticker: 'QQQ', closes: ['2026-11-18 5'], splits: [] }, PLACES)('2026-11-16', '2026-11-18'),
  ).toBeNull()
  expect(benchmarkReturns(null, PLACES)('2026-11-16', '2026-11-18')).toBeNull()
})

it('on a day without trading stands where it stood at the last close, and not at the next', () => {
  const days = placesOf(['2026-11-19', '2026-11-20', '2026-11-23'])
  const returned = benchmarkReturns(
    { ticker: 'QQQ', closes: ['2026-11-19 100|2026-11-20 110|2026-11-23 200'], splits: [] },
    days,
  )
  // A Saturday, and one after the last day that has closed.
  expect(returned('2026-11-19', '2026-11-21')).toBeCloseTo(0.1, 12)
  expect(returned('2026-11-22', '2026-11-23')).toBeCloseTo(200 / 110 - 1, 12)
  expect(returned('2026-11-19', '2026-11-28')).toBeCloseTo(1, 12)
  expect(returned('2026-11-18', '2026-11-20')).toBeNull()
})

it('a close more than five trading days old stands for no later day', () => {
  const days = placesOf(['16', '17', '18', '19', '20', '23', '24', '25'].map((day) => `2026-11-${day}`))
  const returned = benchmarkReturns({ ticker: 'SPY', closes: ['2026-11-16 100|2026-11-17 110'], splits: [] }, days)
  expect(returned('2026-11-16', '2026-11-24')).toBeCloseTo(0.1, 12)
  expect(returned('2026-11-16', '2026-11-25')).toBeNull()
  // Both days after the last close that is known: not 0%, but not known.
  expect(returned('2026-11-25', '2026-11-25')).toBeNull()
})
