import { expect, it } from 'vitest'
import { probableFigure } from './probable-figure.ts'

const price = (typed: string, before: string) => probableFigure({ kind: 'price', typed, before, on: null })
const quantity = (typed: string, before: string) => probableFigure({ kind: 'quantity', typed, before })

it.each([
  ['18000', '180', '180'],
  ['1800', '180', '180'],
  ['18250', '180', '182.5'],
  ['1979.9', '180', '197.99'],
  ['0.5', '0.05', '0.05'],
])('a price of %s after %s is probably %s', (typed, before, value) => {
  expect(price(typed, before)).toEqual({ kind: 'price', value })
})

it.each([
  ['9000', '180'],
  ['1981', '180'],
  ['180000', '180'],
  ['1.80', '180'],
  ['300', '180'],
])('what a price of %s after %s should be is not guessed', (typed, before) => {
  expect(price(typed, before)).toBeNull()
})

it('a quantity is probably the usual one if it is exactly 10 or 100 times as much', () => {
  expect(quantity('300', '3')).toEqual({ kind: 'quantity', value: '3' })
  expect(quantity('30', '3')).toEqual({ kind: 'quantity', value: '3' })
  expect(quantity('31', '3')).toBeNull()
})

it('nothing is offered for what is no price and no quantity', () => {
  expect(probableFigure({ kind: 'multiplier', typed: '1000', before: '100' })).toBeNull()
})

it('a price that was quoted for one share is probably that of all shares of a contract', () => {
  const figure = { kind: 'price-of-share', typed: '2.50', multiplier: '100' } as const
  expect(probableFigure(figure)).toEqual({ kind: 'price', value: '250' })
})
