import { describe, expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedMove, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BOUGHT = '2026-11-16T21:00:00.000Z'
const WRITTEN = '2026-11-20T15:00:00.000Z'
const TODAY = '2026-11-23T15:00:00.000Z'

/** Decided on Monday, and written down four days later with its stop at 90 and its target at 120. */
const buy = decided('Chips.', { at: BOUGHT, writtenAt: WRITTEN, price: '100' })
const hold = decided('It needs room.', { action: 'Hold', at: TODAY, price: '91' })
const move = (to: string | null, facts: Partial<CritiquedMove> = {}): CritiquedMove => ({
  ...{ level: 'stop-loss', from: '90', to, setAt: BOUGHT, setWrittenAt: WRITTEN, action: 'Hold', at: TODAY },
  price: '91',
  ...facts,
})
const target = (to: string | null, facts: Partial<CritiquedMove> = {}) =>
  move(to, { level: 'take-profit', from: '120', ...facts })
const said = (request: CritiqueRequest, kind: string): string | undefined =>
  readBuiltIn(request).sentences.find((sentence) => sentence.kind === kind)?.text

describe('what a decision of today does to a stop that a late Buy had set', () => {
  test.each([
    ['moved away', '80', 'stop-moved-away', '$80.00'],
    ['removed', null, 'stop-moved-away', 'takes it away'],
    ['moved nearer', '95', 'stop-moved-closer', '$95.00'],
  ])('is told: %s', (_, to, kind, words) => {
    const text = said(asked(hold, [buy], { moves: [move(to)] }), kind)
    expect(text).toContain('$90.00')
    expect(text).toContain(words)
  })

  test('has the day on which the stop was written, in each way to say it', () => {
    const waited = { ...hold, thesis: 'I wait.', at: '2026-11-21T15:00:00.000Z' }
    const texts = [[buy], [buy, waited]].map((earlier) =>
      said(asked(hold, earlier, { moves: [move('80')] }), 'stop-moved-away'),
    )
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) {
      expect(text).toMatch(/(?:since|set on) Nov 20, 2026/)
      expect(text).not.toContain('Nov 16')
    }
  })

  test('is told as the second time, and of a target near which the price stands', () => {
    const before = move('90', { from: '95', at: '2026-11-21T15:00:00.000Z' })
    expect(said(asked(hold, [buy], { moves: [before, move('80')] }), 'stop-moved-away-again')).toContain('Nov 20, 2026')
    const near = { ...hold, price: '119' }
    expect(said(asked(near, [buy], { moves: [target('150')] }), 'target-moved-away')).toContain('Nov 20, 2026')
  })

  test('is told as taken away where no target is left, in each way to say it', () => {
    const near = { ...hold, price: '119' }
    const waited = { ...hold, thesis: 'I wait.', at: '2026-11-21T15:00:00.000Z' }
    const texts = [[buy], [buy, waited]].map((earlier) =>
      said(asked(near, earlier, { moves: [target(null)] }), 'target-moved-away'),
    )
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) expect(text).toMatch(/\$120\.00.* is taken away/u)
  })

  test('a target that the price had reached before it was written was not there to be reached', () => {
    const reached = (at: string): CritiquedAlert => ({
      ...{ level: 'take-profit', percent: null, levelPrice: '120', price: '121', at },
      setBy: { action: 'Buy', at: BOUGHT },
    })
    const told = (at: string) =>
      said(asked(hold, [buy], { moves: [target('150')], alerts: [reached(at)] }), 'target-moved-away')
    expect(told('2026-11-18T21:00:00.000Z')).toBeUndefined()
    expect(told('2026-11-20T21:00:00.000Z')).toContain('$120.00')
  })
})

describe('nothing is told', () => {
  test('of a decision that is itself written late', () => {
    const writtenAt = '2026-11-27T15:00:00.000Z'
    const late = { ...hold, writtenAt }
    const kinds = readBuiltIn(
      asked(late, [buy], { moves: [move('80', { writtenAt }), target('150', { writtenAt })] }),
    ).sentences.map(({ kind }) => kind)
    expect(kinds.filter((kind) => /^(?:stop|target)-moved/.test(kind))).toEqual([])
  })

  test('of a stop that another decision moved, dated back to the same day', () => {
    const at = '2026-11-20T21:00:00.000Z'
    const early = decided('Chips.', { at: '2026-11-02T15:00:00.000Z', price: '100' })
    const [first, second] = ['2026-11-21T15:00:00.000Z', '2026-11-21T15:05:00.000Z']
    const moves = [move('80', { at, writtenAt: first, setAt: early.at, setWrittenAt: early.at })]
    const told = (writtenAt: string) => said(asked({ ...hold, at, writtenAt }, [early], { moves }), 'stop-moved-away')
    expect(told(first)).toContain('$80.00')
    expect(told(second)).toBeUndefined()
  })

  test('of a stop that was written only after the decision which moves it', () => {
    const decidedYesterday = { at: '2026-11-19T21:00:00.000Z', writtenAt: '2026-11-20T15:05:00.000Z' }
    const yesterday = { ...hold, ...decidedYesterday }
    const told = (setAt: string) =>
      said(asked(yesterday, [buy], { moves: [move('80', { ...decidedYesterday, setAt })] }), 'stop-moved-away')
    expect(told(BOUGHT)).toBeUndefined()
    // Two days late counts as at once.
    expect(told('2026-11-18T21:00:00.000Z')).toMatch(/(?:since|set on) Nov 18, 2026/)
  })

  test('at a sale, of an earlier move, unless all was written in time', () => {
    const moved = move('75', { at: '2026-11-21T15:00:00.000Z' })
    const sale = { ...hold, action: 'Sell' as const, price: '70' }
    const { writtenAt: _, ...inTime } = buy
    expect(said(asked(sale, [buy], { moves: [moved] }), 'stop-moved-away')).toBeUndefined()
    expect(said(asked(sale, [inTime], { moves: [moved] }), 'stop-moved-away')).toContain('you sell at $70.00')
  })
})

describe('a sale after the target was reached', () => {
  const bought = decided('Chips.', { at: '2026-06-01T15:00:00.000Z', price: '100' })
  const reached: CritiquedAlert = {
    ...{ level: 'take-profit', percent: null, levelPrice: '120', price: '121', at: '2026-08-03T20:00:00.000Z' },
    setBy: { action: 'Buy', at: bought.at },
  }
  const stayed = decided('It runs.', { action: 'Hold', at: '2026-09-01T15:00:00.000Z', price: '125' })
  const sale = (price: string) => decided('Done.', { action: 'Sell', at: '2026-10-05T15:00:00.000Z', price })
  const soldAt = (price: string, ...held: (typeof bought)[]) =>
    asked(sale(price), [bought, ...held], { alerts: [reached] })

  test('is credited at about the target, and where nothing else was decided between', () => {
    expect(said(soldAt('121'), 'target-obeyed')).toContain('$121.00')
    expect(said(soldAt('114'), 'target-obeyed')).toContain('$114.00')
  })

  test('is told without praise far below the target', () => {
    expect(said(soldAt('113.99'), 'target-obeyed')).toBeUndefined()
    expect(said(soldAt('60'), 'target-passed-and-kept')).toBe(
      'Your target of $120.00 was reached on Aug 3, 2026; this Sell comes 63 days later at $60.00.',
    )
  })

  test('is told without praise after a decision to stay, with its day and price', () => {
    for (const price of ['60', '125']) expect(said(soldAt(price, stayed), 'target-obeyed')).toBeUndefined()
    expect(said(soldAt('60', stayed), 'target-passed-and-kept')).toBe(
      'Your target of $120.00 was reached on Aug 3, 2026, the entry of Sept 1, 2026 was a Hold at $125.00, and now you sell at $60.00.',
    )
  })

  test('is told likewise where the entries alone show that the target was reached', () => {
    const position = {
      ...{ moved: '10', quantity: '10', averageCost: '100', cost: '1000' },
      stopLoss: null,
      takeProfit: '120',
    }
    const kinds = (price: string, ...held: (typeof bought)[]) =>
      readBuiltIn(asked(sale(price), [bought, ...held], { position })).sentences.map(({ kind }) => kind)
    expect(kinds('122')).toContain('target-obeyed')
    for (const price of ['60', '122']) {
      expect(kinds(price, stayed)).not.toContain('target-obeyed')
      expect(kinds(price, stayed)).toContain('target-passed-and-kept')
    }
  })
})
