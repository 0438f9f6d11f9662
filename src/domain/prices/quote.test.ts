import { describe, expect, it } from 'vitest'
import { todaysValues } from './quote.ts'

const FRIDAY = '2026-11-20T19:00:00.000Z'
const quote = { price: { price: '98.92', source: 'demo', at: FRIDAY }, open: '100', previousClose: '101.5' } as const

describe("a day's values", () => {
  it('are changes against the previous close', () => {
    expect(todaysValues(quote, FRIDAY)).toEqual({
      open: '100.00',
      current: '98.92',
      dollarChange: '-2.58',
      percentChange: '-2.54',
    })
  })

  it('are null on a Saturday in New York, but not when it is Saturday only in Sydney', () => {
    expect(todaysValues(quote, '2026-11-21T15:00:00.000Z')).toBeNull()
    expect(todaysValues(quote, '2026-11-21T02:00:00.000Z')).not.toBeNull()
  })

  it('are null for a quote of another day, or one without open and previous close', () => {
    expect(todaysValues(quote, '2026-11-23T15:00:00.000Z')).toBeNull()
    expect(todaysValues({ ...quote, previousClose: null }, FRIDAY)).toBeNull()
  })
})
