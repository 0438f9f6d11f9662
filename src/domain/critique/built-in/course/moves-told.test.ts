import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiquedMove, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const watch = (thesis: string, month: number, price: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Keep Watching', at: `2026-0${month}-10T15:00:00.000Z`, price, ...facts })
const THREE = [
  watch('Good ovens, dear share. I’d buy at $40.', 1, '52', { action: 'Watch' }),
  watch('Orders are up. I’d buy at $48.', 3, '61'),
  watch('I’d buy at $55.', 5, '70'),
]
const told = (
  thesis: string,
  earlier = THREE,
  facts: Partial<CritiqueRequest> = {},
  own: Partial<CritiquedDecision> = {},
) =>
  readBuiltIn(asked(watch(thesis, 9, '88', own), earlier, facts)).sentences.filter(({ text }) =>
    text.includes('entries have it'),
  )

describe('a price of one’s own that was raised, as its writer says', () => {
  test('is told with every step of the ledger', () => {
    const [sentence, ...more] = told('Each time it got away I raised my bid. That is no way to wait.')
    expect(sentence?.text).toBe(
      'You write “Each time it got away I raised my bid”, and your entries have it: $40.00 on Jan 10, 2026, $48.00 on Mar 10, 2026 and $55.00 on May 10, 2026.',
    )
    expect(more).toEqual([])
  })

  test.each([
    'I kept raising my limit, which is chasing with a delay.',
    'I have raised my price twice.',
    'My limit has followed the share all the way up.',
    'I read my entries: every time it ran I moved my price up.',
    'Honestly? I keep lifting my own bid.',
  ])('%s', (thesis) => expect(told(thesis)).toHaveLength(1))

  test.each([
    ['another count', 'I have raised my price three times.'],
    ['the price of a product', 'Each time costs rose they raised the price of an oven.'],
    ['what others did', 'My brother kept raising my limit in his head.'],
    ['what somebody says', 'My wife says I kept raising my limit.'],
    ['a denial', 'I never kept raising my limit.'],
    ['a supposition', 'If I kept raising my limit I would end at the top.'],
    ['a question', 'Have I raised my price twice?'],
    ['a wish', 'I wish I had raised my price twice.'],
    ['what was not done', 'Had I raised my price twice I would own it.'],
    ['a stall', 'I raised my price twice at the stall and people paid.'],
    ['the size of an order', 'I have raised my order twice.'],
    ['a limit of something else', 'I have raised my limit on fees twice.'],
    ['a target', 'Each time it rose I raised my target.'],
    ['a price that was raised once', 'I raised my price.'],
  ])('and is silent about %s', (_, thesis) => expect(told(thesis)).toEqual([]))

  test('and waiting for the last of them is no merit beside it', () =>
    expect(
      readBuiltIn(asked(watch('I kept raising my limit.', 9, '88'), THREE)).sentences.map(({ kind }) => kind),
    ).not.toContain('waits-for-own-price'))

  const SAID = 'I kept raising my limit.'
  test('where the ledger has it otherwise', () => {
    const [first, second, third] = THREE as [CritiquedDecision, CritiquedDecision, CritiquedDecision]
    expect(told(SAID, [first])).toEqual([])
    expect(told(SAID, [first, third, second])).toEqual([])
    expect(told(SAID, [first, watch('Too dear.', 3, '61')])).toEqual([])
  })
  test('nor across a split, or of what was written later', () => {
    expect(told(SAID, THREE, { splits: [{ on: '2026-06-02', from: 1, to: 2 } as never] })).toEqual([])
    expect(
      told(
        SAID,
        THREE.map((each) => ({ ...each, writtenAt: '2026-08-01T15:00:00.000Z' })),
      ),
    ).toEqual([])
  })
})

const move = (from: string | null, to: string | null, month: number): CritiquedMove => ({
  level: 'stop-loss',
  from,
  to,
  setAt: from === null ? null : `2026-0${month - 1}-10T15:00:00.000Z`,
  action: 'Hold',
  at: `2026-0${month}-10T15:00:00.000Z`,
  price: '60',
})
const MOVES = [move('90', '82', 2), move('82', '70', 3)]
const BOUGHT = [watch('Ovens sell.', 1, '100', { action: 'Buy' })]
const sold = (thesis: string, moves: readonly CritiquedMove[] = MOVES) =>
  told(thesis, BOUGHT, { moves }, { action: 'Sell', price: '58' })

describe('a stop that was moved away, as its writer says', () => {
  test('is told with every step of the ledger', () =>
    expect(sold('I kept lowering my stop, and that was the whole trade.')[0]?.text).toBe(
      'You write “I kept lowering my stop, and that was the whole trade”, and your entries have it: $90.00 on Jan 10, 2026, $82.00 on Feb 10, 2026 and $70.00 on Mar 10, 2026.',
    ))
  test.each(['I moved my stop twice.', 'Each time it came near I pushed the stop down.'])('%s', (thesis) =>
    expect(sold(thesis)).toHaveLength(1),
  )
  test.each([
    ['another count', 'I moved my stop three times.', MOVES],
    ['once', 'I kept lowering my stop.', MOVES.slice(1)],
    ['closer', 'I kept moving my stop.', [move('70', '82', 2), move('82', '90', 3)]],
    ['taken away', 'I moved my stop twice.', [move('90', '82', 2), move('82', null, 3)]],
    ['of others', 'They kept lowering the stop order fees.', MOVES],
    ['not moved', 'I never lowered my stop twice.', MOVES],
    ['meant', 'I will not keep lowering my stop.', MOVES],
  ])('and is silent: %s', (_, thesis, moves) => expect(sold(thesis, moves)).toEqual([]))
  test('and the last of them is not praised as kept, nor the first told once more', () => {
    const position = { moved: '9', quantity: '9', averageCost: '100', cost: '900', stopLoss: '70', takeProfit: null }
    const kinds = (thesis: string) =>
      readBuiltIn(asked(watch(thesis, 9, '69', { action: 'Sell' }), BOUGHT, { moves: MOVES, position })).sentences.map(
        ({ kind }) => kind,
      )
    expect(kinds('I kept lowering my stop.')).toContain('stop-moved-away-again')
    expect(kinds('I kept lowering my stop.')).not.toContain('stop-moved-away')
    expect(kinds('I kept lowering my stop.')).not.toContain('stop-obeyed')
    expect(kinds('Ovens sell badly.')).toContain('stop-moved-away')
  })
})
