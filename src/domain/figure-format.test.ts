import { describe, expect, it } from 'vitest'
import { changeWords, fallWords } from './figure-format.ts'

describe('a change in percent', () => {
  it('has its sign and one decimal', () => {
    expect([-45.25, 0, 0.04, 3, 1234.56].map((percent) => changeWords(percent))).toEqual([
      ...['−45.3%', '0.0%', '0.0%', '+3.0%', '+1234.6%'],
    ])
    expect(changeWords(-45.25, 'de')).toBe('−45,3\u00a0%')
  })

  it('says that everything is gone only where nothing is left', () => {
    expect([-99.94, -99.95, -99.99999, -100].map((percent) => changeWords(percent))).toEqual([
      ...['−99.9%', 'below −99.9%', 'below −99.9%', '−100.0%'],
    ])
    expect(changeWords(-99.99999, 'de')).toBe('unter −99,9\u00a0%')
    expect(changeWords(99.99)).toBe('+100.0%')
  })

  it('says so of a fall too, which has no sign', () => {
    expect([18, 12.25, 99.94, 99.95, 99.99999, 100].map((percent) => fallWords(percent))).toEqual([
      ...['18.0%', '12.3%', '99.9%', 'more than 99.9%', 'more than 99.9%', '100.0%'],
    ])
    expect(fallWords(99.99999, 'de')).toBe('mehr als 99,9\u00a0%')
  })
})
