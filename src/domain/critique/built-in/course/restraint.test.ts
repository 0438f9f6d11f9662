import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BUY = decided('Pumps for hospitals, orders +9%.', { at: '2026-02-02T15:00:00.000Z', price: '120', confidence: 6 })
const position = (stopLoss: string | null) => ({
  moved: null,
  quantity: '10',
  averageCost: '120',
  cost: '1200',
  stopLoss,
  takeProfit: null,
})
const textsOf = (thesis: string, facts: Parameters<typeof decided>[1] = {}, of: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', price: '100', confidence: 6, ...facts }), [BUY], {
      position: position(null),
      purchasedAt: BUY.at,
      ...of,
    }),
  )
    .sentences.filter(({ kind }) => kind === 'size-limited' || kind === 'error-admitted')
    .map(({ text }) => text)

describe('below cost nothing more goes in', () => {
  test.each([
    'Orders as in winter. Not adding.',
    "Orders as in winter. I'm not averaging down.",
    'Orders as in winter. I will not add to it.',
  ])('%s', (thesis) => expect(textsOf(thesis)[0]).toMatch(/not a/i))

  test.each([
    'Losing wards, not adding beds.',
    'Orders as in winter. Not adding until payday.',
    'Orders as in winter. Not adding yet.',
    'Orders as in winter. Not adding here. I add at 80.',
    'They are not adding. Orders as in winter.',
    'Orders as in winter. Not adding? Why not.',
    'My wife says I am not adding. Orders as in winter.',
  ])('and not: %s', (thesis) => expect(textsOf(thesis)).toEqual([]))

  test('nor at a gain, where it means something else', () =>
    expect(textsOf('Orders as in winter. Not adding.', { price: '150' })).toEqual([]))
})

describe('a stop that comes near is left where it is', () => {
  const left = (thesis: string, price = '98', stopLoss: string | null = '95') =>
    textsOf(thesis, { price }, { position: position(stopLoss) })

  test.each([
    "Orders as in winter. My stop of 95 is near and I'll leave it where it is.",
    'Orders as in winter. The stop stays where it is.',
    "Orders as in winter. I'm not moving my stop.",
  ])('%s', (thesis) => expect(left(thesis)[0]).toContain('$95.00'))

  test.each([
    'Orders as in winter. The bus stop is near, and they leave it where it is.',
    'Orders as in winter. My brother says the stop stays where it is.',
    'Orders as in winter. If it falls further the stop stays where it is?',
    "Orders as in winter. I'll leave it where it is.",
  ])('and not: %s', (thesis) => expect(left(thesis)).toEqual([]))

  test('nor far from it, nor where none is set', () => {
    expect(left('The stop stays where it is.', '119')).toEqual([])
    expect(left('The stop stays where it is.', '98', null)).toEqual([])
  })
})

describe('a sale that no thesis of before had asked for', () => {
  const SELL = decided('Up, so I sold.', { action: 'Sell', at: '2026-03-02T15:00:00.000Z', price: '130' })
  const watched = (thesis: string) =>
    readBuiltIn(asked(decided(thesis, { action: 'Keep Watching', price: '160' }), [BUY, SELL]))
      .sentences.filter(({ kind }) => kind === 'error-admitted')
      .map(({ text }) => text)

  test('is said of oneself', () =>
    expect(watched('I sold for no reason that was in my February thesis. Orders +9%.')).toHaveLength(1))

  test.each([
    'They sold for no reason that was in my thesis. Orders +9%.',
    'My wife says I sold for no reason that was in my thesis. Orders +9%.',
    'Did I sell for no reason that was in my thesis? Orders +9%.',
    'I sold for a reason that was in my February thesis. Orders +9%.',
    'I wonder whether I sold for no reason that was in my thesis. Orders +9%.',
  ])('and not: %s', (thesis) => expect(watched(thesis)).toEqual([]))
})
