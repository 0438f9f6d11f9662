import { expect, it } from 'vitest'
import { whatComes } from './what-comes.ts'

const claim = (changed: object = {}) => ({
  ...{ action: 'Buy' as const, on: '2026-11-30', until: '2027-11-30', counts: true },
  ...changed,
})

it('an empty journal knows the day of its first letter alone', () => {
  expect(whatComes([], '2026-11-30')).toEqual({ claimOn: null, reviewOn: null, letterOn: '2027-01-01' })
  expect(whatComes([], '2026-09-30').letterOn).toBe('2026-10-01')
  expect(whatComes([], '2026-01-01').letterOn).toBe('2026-04-01')
})

it('the first Buy is reviewed after 90 days, and the first claim has the day that ends first', () => {
  expect(whatComes([claim()], '2026-12-05')).toEqual({
    claimOn: '2027-11-30',
    reviewOn: '2027-02-28',
    letterOn: '2027-01-01',
  })
  const soon = claim({ action: 'Hold', on: '2026-12-01', until: '2027-01-01' })
  expect(whatComes([claim(), soon], '2026-12-05')).toMatchObject({ claimOn: '2027-01-01', reviewOn: '2027-02-28' })
})

it('a Watch has none before its claim is resolved, of which nobody knows whether its closes will be there', () => {
  expect(whatComes([claim({ action: 'Watch' })], '2026-12-05').reviewOn).toBeNull()
})

it('what was written down later, or imported, brings none of them', () => {
  const late = claim({ on: '2026-06-01', until: '2026-12-10', counts: false })
  expect(whatComes([late], '2026-12-05')).toEqual({ claimOn: null, reviewOn: null, letterOn: '2027-01-01' })
})

it('once a quarter is over, its letter is there and comes no more; a claim whose day is over neither', () => {
  expect(whatComes([claim({ until: '2026-12-30' })], '2027-01-02')).toEqual({
    claimOn: null,
    reviewOn: '2027-02-28',
    letterOn: null,
  })
})
