import { expect, it } from 'vitest'
import { seeded } from '#test/support/seeded.ts'
import { roundUnitPrice } from '../../prices/money.ts'
import { roundClose, roundPrice } from './round-close.ts'

it.each([
  [98.9, '98.90'],
  [1, '1.00'],
  [7.05, '7.05'],
  // Binary, this is 100.49999999999999 cents.
  [1.005, '1.01'],
  [0.0149, '0.0149'],
  [98.9 / 3, '32.97'],
  [754_123.4375, '754123.44'],
  [42_949_672.95, '42949672.95'],
])('%d is %s', (close, rounded) => expect(roundClose(close)).toBe(rounded))

it('rounds a close as any other price', () => {
  const chance = seeded(7)
  for (let round = 0; round < 3_000; round += 1) {
    const decimals = chance.whole(0, 4)
    const whole = chance.whole(1, 10 ** chance.whole(1, 6))
    const close = `${whole}.${String(chance.whole(0, 10 ** decimals - 1)).padStart(decimals, '0')}`
    expect(roundClose(Number(close)), close).toBe(roundUnitPrice(close))
  }
})

it('takes a written price as any other is rounded', () => {
  const chance = seeded(8)
  const prices = [
    '1.00',
    '0.05',
    '0.50',
    '-98.92',
    '-0.00',
    '10',
    '1.5',
    '1.005',
    '1e+21',
    '12.345e+21',
    '1.23e-7',
    '007.50',
  ]
  for (let round = 0; round < 3_000; round += 1) {
    const decimals = chance.whole(0, 4)
    const rest = decimals === 0 ? '' : `.${String(chance.whole(0, 10 ** decimals - 1)).padStart(decimals, '0')}`
    prices.push(`${chance.whole(0, 10 ** chance.whole(0, 6))}${rest}`)
  }
  for (const price of prices) expect(roundPrice(price), price).toBe(roundUnitPrice(price))
})
