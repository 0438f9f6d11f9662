import { expect, it } from 'vitest'
import { type NotedPrice, notedText, readNoted } from './noted-prices.ts'

it('noted prices are the same once they were a text', () => {
  const noted: readonly NotedPrice[] = [
    // Before five o’clock in UTC it is the day before in New York.
    { at: '2026-11-20T02:30:00.000Z', on: '2026-11-19', price: 98.92, isPriceOfDecision: true, typedAt: null },
    {
      ...{ at: '2026-11-20T15:00:00.000Z', on: '2026-11-20', price: 1e-7, isPriceOfDecision: false },
      typedAt: '2026-11-20T15:00:00.000Z',
    },
    { at: '2026-11-23T15:00:00.000Z', on: '2026-11-23', price: 100 / 3, isPriceOfDecision: true, typedAt: null },
  ]
  expect(readNoted(notedText(noted))).toEqual(noted)
  expect(readNoted(notedText([]))).toEqual([])
})
