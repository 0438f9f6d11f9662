import { expect, test } from 'vitest'
import { assetLine, movedLine } from './asset-words.ts'

const stock = { ticker: 'IBM', stockOrOptions: 'stock', quantity: '10', list: 'bought', contract: null } as const
const line = (asset: Partial<Parameters<typeof assetLine>[0]>) => assetLine({ ...stock, ...asset })

test('the line under the name says what is held', () => {
  expect(line({})).toBe('IBM · stock · 10 shares')
  expect(line({ quantity: '1', list: 'sold' })).toBe('IBM · stock · 1 share sold')
  expect(line({ stockOrOptions: 'options', quantity: '2.5' })).toBe('IBM · options · 2.5 contracts')
})

test("an option's terms are said as far as they are known", () => {
  const option = { stockOrOptions: 'options', quantity: '2' } as const
  const contract = { right: 'call', strike: '150', expiresOn: '2027-09-15', multiplier: '100' } as const
  expect(line({ ...option, contract })).toBe(
    'IBM · options · call at $150.00 until Sept 15, 2027 · 2 contracts of 100 shares',
  )
  expect(line({ ...option, contract: { right: 'put', strike: null, expiresOn: null, multiplier: '10' } })).toBe(
    'IBM · options · put · 2 contracts of 10 shares',
  )
})

test('a decision says what it moved and at which price', () => {
  const price = { price: '121.23', source: 'typed', at: '2026-04-06T14:30:00.000Z' } as const
  expect(movedLine(stock, { quantity: '10', price })).toBe('10 shares at $121.23')
  expect(movedLine(stock, { quantity: null, price })).toBe('at $121.23')
  expect(movedLine(stock, { quantity: null, price: null })).toBe('')
})
