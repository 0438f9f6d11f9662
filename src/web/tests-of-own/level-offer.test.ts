import { expect, test } from 'vitest'
import { type LevelSlots, levelToOffer, NO_LEVELS } from './level-offer.ts'

const slots = (changed: Partial<LevelSlots> = {}): LevelSlots => ({
  isTaken: true,
  price: '121.23',
  takesPercent: true,
  isFree: { stop: true, target: true },
  ...changed,
})
const stop = { name: 'stop', price: '80', isPlain: false } as const
const target = { name: 'target', price: '150', isPlain: false } as const
const percent = { name: 'stop', percent: '10', isPlain: false } as const

test('the first level is offered that is not set yet', () => {
  expect(levelToOffer([stop, target], slots())).toBe(stop)
  expect(levelToOffer([stop, target], slots({ isFree: { stop: false, target: true } }))).toBe(target)
  expect(levelToOffer([stop], slots({ isFree: { stop: false, target: true } }))).toBeNull()
  expect(levelToOffer([stop], NO_LEVELS)).toBeNull()
})

test('a level is offered only on its own side of a known price', () => {
  expect(levelToOffer([stop], slots({ price: '80' }))).toBeNull()
  expect(levelToOffer([target], slots({ price: '151' }))).toBeNull()
  expect(levelToOffer([stop], slots({ price: null }))).toBe(stop)
  expect(levelToOffer([stop], slots({ price: 'much' }))).toBe(stop)
})

test('a plain number is offered only near the price, because "stop at 10" may mean percent', () => {
  const plain = (price: string) => ({ name: 'stop', price, isPlain: true }) as const
  expect(levelToOffer([plain('10')], slots())).toBeNull()
  expect(levelToOffer([plain('100')], slots())).toMatchObject({ price: '100' })
  expect(levelToOffer([plain('100')], slots({ price: null }))).toBeNull()
})

test('a percentage is offered only if the form accepts one', () => {
  expect(levelToOffer([percent], slots())).toBe(percent)
  expect(levelToOffer([percent], slots({ takesPercent: false }))).toBeNull()
})

test('if only prices are accepted, a percentage is converted from the price paid', () => {
  const update = slots({ takesPercent: false, cost: '121.23', price: '118' })
  expect(levelToOffer([percent], update)).toEqual({
    name: 'stop',
    price: '109.11',
    isPlain: false,
    ofCost: { percent: '10', cost: '121.23' },
  })
  expect(levelToOffer([percent], { ...update, price: '100' })).toBeNull()
  expect(levelToOffer([percent], { ...update, cost: null })).toBeNull()
})
