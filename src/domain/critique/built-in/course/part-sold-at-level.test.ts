import { describe, expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedMove, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = decided('Ferries.', { at: '2025-03-03T15:00:00.000Z', price: '40' })
const REACHED = '2025-06-10T14:40:00.000Z'
const reached = (level: 'stop-loss' | 'take-profit'): CritiquedAlert => ({
  ...{ level, percent: null, levelPrice: level === 'stop-loss' ? '34' : '55' },
  ...{ price: level === 'stop-loss' ? '33.9' : '55.2', at: REACHED, setBy: { action: 'Buy', at: buy.at } },
})
const part = (price: string, at = '2025-06-11T15:00:00.000Z') => decided('Half.', { action: 'Sell Some', at, price })
const moved = (level: 'stop-loss' | 'take-profit', to: string | null, at: string): CritiquedMove => ({
  ...{ level, from: level === 'stop-loss' ? '34' : '55', to, setAt: buy.at, action: 'Sell Some', at, price: null },
})
const said = (request: CritiqueRequest) =>
  readBuiltIn(request)
    .sentences.map(({ kind, text }) => `${kind}: ${text}`)
    .join('\n')

describe('a level that is answered with a part', () => {
  test.each([
    ['stop-loss', '33.8', null, 'stop-obeyed', 'the rest goes on without a stop'],
    ['stop-loss', '33.8', '30', 'stop-obeyed', 'the stop of the rest is $30.00'],
    ['take-profit', '55.1', null, 'target-obeyed', 'the rest goes on without a target'],
    ['take-profit', '54.9', '70', 'target-obeyed', 'the target of the rest is $70.00'],
  ] as const)('is told as answered, whatever becomes of the rest: %s at %s', (level, price, to, kind, rest) => {
    const decision = part(price)
    const text = said(asked(decision, [buy], { alerts: [reached(level)], moves: [moved(level, to, decision.at)] }))
    expect(text).toContain(`${kind}: `)
    expect(text).toContain(rest)
    expect(text).not.toMatch(/moved-away|broken-and-held|passed-and-kept/)
  })

  test('is no fault of a later Hold or sale of the rest', () => {
    const earlier = [buy, part('33.8')]
    const later = { at: '2025-09-15T15:00:00.000Z', price: '31' }
    const hold = said(
      asked(decided('Fuel costs more.', { action: 'Hold', ...later }), earlier, { alerts: [reached('stop-loss')] }),
    )
    const sale = said(
      asked(decided('The rest.', { action: 'Sell', ...later }), earlier, { alerts: [reached('stop-loss')] }),
    )
    expect(hold).not.toContain('stop-broken-and-held')
    expect(sale).not.toContain('stop-broken-and-held')
    expect(sale).toContain('you sold a part on Jun 11, 2025 at $33.80, and now you sell at $31.00')
  })

  test('is told as taken away where the price came to it and no alert did, and nothing is sold there', () => {
    const hold = decided('Fuel costs less.', { action: 'Hold', at: '2025-06-11T15:00:00.000Z', price: '55.2' })
    const text = (decision: typeof hold) =>
      said(asked(decision, [buy], { moves: [moved('take-profit', null, decision.at)] }))
    expect(text(hold)).toContain('target-moved-away')
    expect(text(part('55.2'))).not.toContain('target-moved-away')
  })

  test.each([
    ['late', part('33.8', '2025-08-20T15:00:00.000Z'), [buy]],
    [
      'after another decision to stay',
      part('33.8', '2025-06-13T15:00:00.000Z'),
      [buy, decided('No.', { action: 'Hold', at: '2025-06-11T15:00:00.000Z', price: '33' })],
    ],
  ] as const)('stays a fault where the part is sold %s', (_, decision, earlier) =>
    expect(
      said(
        asked(decision, earlier, { alerts: [reached('stop-loss')], moves: [moved('stop-loss', '25', decision.at)] }),
      ),
    ).toMatch(/stop-moved-away|stop-broken-and-held/),
  )
})
