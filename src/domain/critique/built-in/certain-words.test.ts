import { describe, expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import type { CritiquedDecision } from '../critique.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const bought = (thesis: string): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' })
const textsOf = (wrote: string | null, thesis: string, action: Action) =>
  readBuiltIn(
    asked(
      decided(thesis, { action, at: '2026-08-20T15:00:00.000Z', price: '80', confidence: 9 }),
      wrote === null ? [] : [bought(wrote)],
    ),
  ).sentences
const kindsOf = (wrote: string | null, thesis: string, action: Action) =>
  textsOf(wrote, thesis, action).map(({ kind }) => kind)

describe('what the words do not say is not said of them', () => {
  test.each<[string, string | null, string, Action]>([
    ['revenge', null, 'But this one has inventory down 8% and I can show it.', 'Buy'],
    ['words-and-number-disagree', 'Rockets.', 'The founder bought shares? not sure, read it on X', 'Buy More'],
    ['rebalancing-by-rule', 'Meat.', 'I need to get back to 0.95 then i sell, i swear', 'Hold'],
    ['new-reason-after-fall', 'Payments.', 'Dollars +7%. The business does its part. Patience.', 'Hold'],
  ])('no %s: %s %s', (kind, wrote, thesis, action) => expect(kindsOf(wrote, thesis, action)).not.toContain(kind))

  test.each<[string, string | null, string, Action]>([
    ['revenge', null, 'I will show them who is right here.', 'Buy'],
    ['words-and-number-disagree', null, "I'm not sure about this one.", 'Buy'],
  ])('%s: %s %s', (kind, wrote, thesis, action) => expect(kindsOf(wrote, thesis, action)).toContain(kind))
})

test('a question supposes no loss on this asset', () =>
  expect(textsOf(null, 'Revenge for what they did to my other position.', 'Buy').map(({ text }) => text)).toContain(
    'You write “Revenge for what they did to my other position”: would you choose ACME for this money if you had no loss to get back?',
  ))

describe('where an entry of the asset could not be read, nothing is asked that it may answer', () => {
  const spanish = 'Compro para el dividendo. Vendo si la deuda pasa de 3 veces o si recortan el dividendo.'
  test('in a fragment of the same journal', () => {
    const kinds = kindsOf(spanish, 'Deuda 2.6. Dividendo igual. Nada que hacer.', 'Hold')
    expect(kinds).toContain('not-english')
    expect(kinds).not.toContain('ask-what-would-prove-wrong')
  })
  test('nor in an English entry after it', () =>
    expect(kindsOf(spanish, 'I like it here.', 'Hold')).not.toContain('ask-what-would-prove-wrong'))
  test('a fragment after English entries is English', () =>
    expect(kindsOf('I like the yield and the price.', 'EPS 12, 20x, FCF ok.', 'Hold')).not.toContain('not-english'))
})

describe('a stop that was moved up', () => {
  const stops = [
    { level: 'stop-loss', from: '60', to: '72', at: '2026-03-03T15:00:00.000Z' },
    { level: 'stop-loss', from: '72', to: '84', at: '2026-05-03T15:00:00.000Z' },
  ].map((move) => ({ ...move, level: 'stop-loss' as const, setAt: null, price: '84', action: 'Hold' as const }))
  const held = decided('Raised the stop.', { action: 'Hold', at: '2026-03-03T15:00:00.000Z', price: '84' })
  const position = {
    quantity: '10',
    averageCost: '70',
    cost: '700',
    moved: '10',
    stopLoss: '84',
    takeProfit: null,
  }
  test('is kept by the sale below it: a price of before it was there has passed nothing', () => {
    const sale = decided('Trailing stop took me out.', {
      action: 'Sell',
      at: '2026-09-03T15:00:00.000Z',
      price: '83.5',
    })
    const kinds = readBuiltIn(asked(sale, [bought('Rides.'), held], { moves: stops, position })).sentences.map(
      ({ kind }) => kind,
    )
    expect(kinds).toContain('stop-obeyed')
    expect(kinds).not.toContain('stop-broken-and-held')
    expect(kinds).not.toContain('too-little-said')
  })
})
