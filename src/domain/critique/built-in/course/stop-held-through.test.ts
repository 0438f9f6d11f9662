import { describe, expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedDecision, CritiquedMove } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('Snacks.', { at: '2026-11-02T15:00:00.000Z', price: '100' })
const reached: CritiquedAlert = {
  ...{ level: 'stop-loss', percent: '10', levelPrice: '90', price: '88', at: '2026-11-12T20:00:00.000Z' },
  setBy: { action: 'Buy', at: buy.at },
}
const then = (action: CritiquedDecision['action'], day: string, price: string) =>
  decided('Nothing new to say.', { action, at: `2026-11-${day}T15:00:00.000Z`, price, confidence: 9 })
const read = (sale: CritiquedDecision, between: readonly CritiquedDecision[], alert: Partial<CritiquedAlert> = {}) => {
  const request = asked(sale, [buy, ...between], { alerts: [{ ...reached, ...alert }] })
  return { text: critiqueBuiltIn(request), kinds: readBuiltIn(request).sentences.map(({ kind }) => kind) }
}

describe('a sale after a stop was reached', () => {
  test.each([
    ['Hold', '70'],
    ['Hold', '88'],
    ['Buy More', '88'],
  ] as const)('is blamed after a %s at the stop, with its day and price: sold at %s', (action, price) => {
    const { text, kinds } = read(then('Sell', '16', price), [then(action, '13', '88')])
    expect(kinds).toContain('stop-broken-and-held')
    expect(kinds).not.toContain('stop-obeyed')
    expect(kinds).not.toContain('loss-taken-as-written')
    expect(text).toContain(
      `Your own stop of 10% at $90.00 was reached on Nov 12, 2026 at $88.00, the answer of Nov 13, 2026 was a ${action} at $88.00, and only now you sell at $${price}.00.`,
    )
  })

  test('is blamed as well after a decision at a price past the stop, before there was an alert', () =>
    expect(read(then('Sell', '16', '88'), [then('Hold', '12', '89')]).kinds).not.toContain('stop-obeyed'))

  test('is judged by the prices as they are shown, as in the Mirror', () => {
    expect(read(then('Sell', '16', '88'), [then('Hold', '12', '90.004')]).kinds).not.toContain('stop-obeyed')
    const position = {
      quantity: '0',
      averageCost: '100',
      cost: '0',
      stopLoss: '90',
      takeProfit: '120',
      moved: '10',
    } as const
    const sold = (price: string) =>
      readBuiltIn(asked(then('Sell', '16', price), [buy], { position })).sentences.map(({ kind }) => kind)
    expect([sold('90.004').includes('stop-obeyed'), sold('90.006').includes('stop-obeyed')]).toEqual([true, false])
    expect([sold('119.995').includes('target-obeyed'), sold('119.99').includes('target-obeyed')]).toEqual([true, false])
  })

  test('is not for a decision above the stop before the user was told', () => {
    const told = { toldAt: '2026-11-16T12:00:00.000Z' }
    const [sale, hold] = [then('Sell', '16', '88'), then('Hold', '13', '91')]
    expect(read(sale, [hold]).kinds).not.toContain('stop-obeyed')
    expect(read(sale, [hold], told).kinds).toContain('stop-obeyed')
  })

  test('names both prices without praise far below the price that reached it, on the very day too', () => {
    const { text, kinds } = read(then('Sell', '13', '70'), [])
    expect(text).toContain('the price came on Nov 12, 2026 at $88.00, and you sold at $70.00.')
    expect(text).not.toMatch(/rare|decided before|because your own stop/)
    expect(kinds).not.toContain('loss-taken-as-written')
  })

  test('is credited within five trading days, as in the Mirror, and not after', () => {
    expect(read(then('Sell', '19', '88'), []).kinds).toContain('stop-obeyed')
    expect(read(then('Sell', '20', '88'), []).kinds).not.toContain('stop-obeyed')
    // Thanksgiving
    const late = { at: '2026-11-20T20:00:00.000Z' }
    expect(read(then('Sell', '30', '88'), [], late).kinds).toContain('stop-obeyed')
  })

  test('is credited for no stop that was moved away once the first was reached', () => {
    const hold = then('Hold', '13', '88')
    const move: CritiquedMove = {
      ...{ level: 'stop-loss', from: '90', to: '75', setAt: buy.at, action: 'Hold', at: hold.at, price: '88' },
    }
    const sale = then('Sell', '18', '74')
    const position = { moved: '1', quantity: '1', averageCost: '100', cost: '100', stopLoss: '75', takeProfit: null }
    const second = { ...reached, levelPrice: '75', price: '74', at: '2026-11-17T20:00:00.000Z', setBy: move }
    for (const alerts of [[reached], [reached, second]]) {
      const request = asked(sale, [buy, hold], { alerts, moves: [move], position })
      const kinds = readBuiltIn(request).sentences.map(({ kind }) => kind)
      expect(kinds).toContain('stop-moved-away')
      expect(kinds).not.toContain('stop-obeyed')
      expect(kinds).not.toContain('loss-taken-as-written')
    }
  })
})
