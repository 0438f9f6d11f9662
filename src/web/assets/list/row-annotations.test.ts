import { expect, test } from 'vitest'
import { assetRow } from '#test/fixtures/views.ts'
import { annotationsOf } from './row-annotations.tsx'

const NOW = '2026-11-20T15:00:00.000Z'
const annotations = (changed: Parameters<typeof assetRow>[0]) => annotationsOf(assetRow(changed), NOW)

const alert = {
  level: 'stop-loss',
  levelPrice: '109.11',
  price: '98.92',
  at: '2026-11-17T15:00:00.000Z',
  on: '2026-11-17',
  setBySequence: 1,
  sequence: 4,
} as const
const split = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', source: 'massive' }
const quarantined = { price: '24', knownPrice: '98', reason: '', source: 'twelve-data', at: NOW }

test('a row without remarks has no annotation', () => {
  expect(annotations({})).toEqual([])
})

test('a level is shown with the last time that it was passed', () => {
  const again = { ...alert, at: '2026-11-20T12:00:00.000Z', on: '2026-11-20', price: '97', sequence: 9 }
  expect(annotations({ crossings: [alert] })).toEqual(['Stop loss passed 3 days ago at $98.92'])
  expect(annotations({ crossings: [alert, again] })).toEqual(['Stop loss passed today at $97.00'])
  expect(annotations({ crossings: [{ ...alert, level: 'take-profit', price: '140' }] })).toEqual([
    'Take profit passed 3 days ago at $140.00',
  ])
})

test('what needs an answer comes first, and a price that a split explains is mentioned once', () => {
  expect(annotations({ crossings: [alert], pendingSplit: split, heldBackPrice: quarantined })).toEqual([
    '4-for-1 split to record',
    'Stop loss passed 3 days ago at $98.92',
  ])
  expect(annotations({ heldBackPrice: quarantined, isAwaitingOutcome: true, isTestDue: true })).toEqual([
    'Expired: record the outcome',
    'Your test waits for an answer',
    'New price held back',
  ])
})
