import { expect, it } from 'vitest'
import { readJournalAddress } from './journal-address.ts'

it.each<[Record<string, unknown>, object]>([
  [{}, {}],
  [{ search: 'hybrid cloud' }, { search: 'hybrid cloud' }],
  [
    { search: 2026, asset: '12' },
    { search: '2026', asset: 12 },
  ],
  [{ search: '', list: 'owned', action: 'Burn', confidence: 11, asset: -1 }, {}],
  [
    { list: 'sold', action: 'Sell Some', confidence: '7' },
    { list: 'sold', action: 'Sell Some', confidence: 7 },
  ],
  [{ from: '2026-02-28', to: '2026-02-30x' }, { from: '2026-02-28' }],
  [
    { tests: 'broken', late: 1 },
    { tests: 'broken', late: 1 },
  ],
  [{ tests: ['open'], late: 'no', search: { a: 1 } }, {}],
])('%j is read as %j', (typed, asked) => {
  expect(readJournalAddress(typed)).toEqual(asked)
})
