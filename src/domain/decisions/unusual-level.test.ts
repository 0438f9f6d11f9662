import { describe, expect, it } from 'vitest'
import { unusualLevel, unusualNewLevel, unusualTerm } from './unusual-level.ts'

describe('a stop and a target', () => {
  it.each([
    ['stopLoss', '162', null],
    ['stopLoss', '18.01', null],
    ['stopLoss', '18', 'stop'],
    ['stopLoss', '1.62', 'stop'],
    ['stopLoss', '181', 'stop'],
    ['takeProfit', '234', null],
    ['takeProfit', '1799.99', null],
    ['takeProfit', '1800', 'target'],
    ['takeProfit', '23400', 'target'],
    ['takeProfit', '179', 'target'],
  ] as const)('%s of %s where the price is 180: %s', (name, typed, kind) => {
    expect(unusualLevel(name, typed, '180')).toEqual(kind && { kind, typed, before: '180' })
  })

  it('on the wrong side of the price are refused when they are new, and not asked about', () => {
    expect(unusualNewLevel('stopLoss', '18000', '180')).toBeNull()
    expect(unusualNewLevel('takeProfit', '1.8', '180')).toBeNull()
    expect(unusualNewLevel('stopLoss', '1.62', '180')).toMatchObject({ kind: 'stop' })
  })

  it('cannot be compared when no price is known, or it is zero', () => {
    expect(unusualLevel('stopLoss', '1.62', null)).toBeNull()
    expect(unusualLevel('takeProfit', '234', '0')).toBeNull()
    expect(unusualNewLevel('takeProfit', null, '180')).toBeNull()
  })
})

describe('terms of a contract', () => {
  it.each([
    ['20000', '200', null, { kind: 'strike', typed: '20000', before: '200' }],
    ['2', '200', null, { kind: 'strike', typed: '2', before: '200' }],
    ['200', '20000', null, { kind: 'strike', typed: '200', before: '20000' }],
    ['210', '200', null, null],
    ['200', '20000', '190', null],
    ['20000', '200', '190', { kind: 'strike', typed: '20000', before: '190', isOfShare: true }],
    ['5', null, null, null],
  ])('a strike of %s in place of %s, the share at %s', (typed, standing, share, figure) => {
    expect(unusualTerm('strike', typed, standing, share)).toEqual(figure)
  })

  it('a multiplier is compared with its earlier value, whatever the share costs', () => {
    expect(unusualTerm('multiplier', '1000', '100', '190')).toEqual({
      ...{ kind: 'multiplier', typed: '1000', before: '100' },
    })
    expect(unusualTerm('multiplier', '150', '100', '1.5')).toBeNull()
  })
})
