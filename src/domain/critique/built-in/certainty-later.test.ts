import { describe, expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const kindsOf = (request: CritiqueRequest): readonly string[] => readBuiltIn(request).sentences.map(({ kind }) => kind)
const bought = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-03-02T14:30:00.000Z', price: '100', ...facts })
const followed = (wrote: string, thesis: string, facts: Partial<CritiquedDecision>): CritiqueRequest =>
  asked(decided(thesis, { at: '2026-11-20T15:00:00.000Z', price: '90', ...facts }), [bought(wrote)])
const held = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  followed('Pumps.', thesis, { action: 'Hold', ...facts })

describe('a day is only what is given as one', () => {
  test.each([
    "I'd be out if they guide Q1 revenue under 300m.",
    'If capex guidance for 2027 is flat I sell.',
    "If the loss ratio is above 90% for the full year 2026 I'm out.",
  ])('%s', (thesis) =>
    expect(critiqueBuiltIn(asked(bought(thesis)))).not.toMatch(/(?:own test runs|day of your own test)/),
  )
  test('after “by” it is one', () =>
    expect(critiqueBuiltIn(asked(bought('No approval by June 30, 2026 and I sell.')))).toContain('Jun 30, 2026'))
  test('a quarter without its year may be over', () =>
    expect(critiqueBuiltIn(held("Lilly's Q2 guidance raise hurts."))).not.toMatch(/look ahead|time ahead/))
})

describe('what is said has to be so', () => {
  test.each<[string, Action, string]>([
    ['I bought this for the dividend, and the dividend is gone.', 'Sell', 'income-plan'],
    ['GMV +37%.\n\nRisks:\n- churn\n- Peso', 'Buy', 'weighs-other-side'],
    ['Hedge, not a bet. 3 puts cover about 60% of the portfolio.', 'Buy', 'size-too-large'],
    ['Retirement account. I keep it for the dividend.', 'Buy', 'size-too-large'],
    ['Too dear by any measure that I trust.', 'Watch', 'waits-for-own-price'],
    ["Down from 9 to 5, and I should admit that 'can't lose' was dumb.", 'Hold', 'falsifier-given'],
    ['I missed a double by waiting for a dip, finally I buy at the price I set.', 'Buy', 'fear-of-missing-out'],
    ['Sold a put at 40. I hope that it expires worthless.', 'Buy', 'hope'],
    ['Subscribers are 4 million. I leave only if the vision dies.', 'Buy', 'falsifier-given'],
  ])('%s', (thesis, action, kind) => expect(kindsOf(followed('Pumps.', thesis, { action }))).not.toContain(kind))

  test('a test that leans on its figure is not praised without it', () =>
    expect(critiqueBuiltIn(asked(bought('A margin of 10% is my number; less and I was wrong.')))).not.toContain(
      '“less and',
    ))

  test('no quotation is torn off at its condition', () =>
    expect(critiqueBuiltIn(asked(bought("Google is the risk: I'd sell if users shrink.")))).not.toContain(
      "risk: I'd sell”",
    ))
})

describe('what is written plainly is answered', () => {
  test.each<[string, Partial<CritiquedDecision>, string]>([
    ['I hate selling at a loss.', { action: 'Hold' }, 'loss-aversion'],
    ['its only a loss if you sell', { action: 'Hold' }, 'loss-aversion'],
    ["I stay until I'm back at my 100.", { action: 'Hold' }, 'get-even'],
    ['Guaranteed squeeze, shorts never closed.', { action: 'Buy' }, 'overconfidence'],
    ['Going in big. 40% of account.', { action: 'Buy' }, 'size-too-large'],
    ['I have to put the house downpayment somewhere for 8 months.', { action: 'Buy' }, 'money-needed'],
    [
      'GM of 9.5% is the issue. Honestly not sure at all.',
      { action: 'Buy', confidence: 8 },
      'words-and-number-disagree',
    ],
    ['Taking confidence down, not selling yet.', { action: 'Hold', confidence: 4 }, 'confidence-lowered-on-bad-news'],
    ['Position got to 9% so back to 7. My rule.', { action: 'Sell Some' }, 'rebalancing-by-rule'],
    ['Dividende 8%, KGV 6. China schwach, weiß jeder. Ich kaufe trotzdem.', { action: 'Buy' }, 'not-english'],
    ['Good company. Would buy 10% lower.', { action: 'Watch' }, 'waits-for-own-price'],
  ])('%s', (thesis, facts, kind) => expect(kindsOf(followed('Pumps.', thesis, facts))).toContain(kind))

  test.each([
    ['Growth of 8% is all I need: below 5 and I go.', 'Growth 4.6%. The consumer is weak everywhere.'],
    ['Net retention at 97. Under 95 = out', 'Net retention 93%. I keep it.'],
  ])('%s %s', (wrote, thesis) =>
    expect(kindsOf(followed(wrote, thesis, { action: 'Hold' }))).toContain('falsifier-broken-and-held'),
  )
})

test('what sizes say in general is not the first sentence', () => {
  const journalFacts = [{ kind: 'size-against-confidence', says: 'Over your 20 first purchases so it is.' }] as const
  const [first, second] = readBuiltIn(asked(decided('Pumps.', { confidence: 7 }), [], { journalFacts })).sentences
  expect(first?.kind).not.toBe('size-against-confidence')
  expect(second?.kind).toBe('size-against-confidence')
})

describe('surer at a lower price', () => {
  test.each([
    ['More confident, since the regulator signed it.', false],
    ['Confidence up because the fact is in, not for the price.', false],
    ['Confidence up because it is cheaper now.', true],
    ['More convinced after a drop like that.', true],
    ['I still like the pumps.', true],
  ])('%s: is told %s', (thesis, isTold) =>
    expect(kindsOf(held(thesis, { confidence: 9 })).includes('surer-as-price-falls')).toBe(isTold),
  )
})

test.each([0, 1, 2])(
  'a line that is passed and held is set beside its words, and not praised, after %i more entries',
  (count) => {
    const between = Array.from({ length: count }, (_, index) =>
      decided('Pumps.', { action: 'Hold', at: `2026-0${5 + index}-04T15:00:00.000Z`, price: '95' }),
    )
    const wrote = bought('Leverage stays under 3.2 or I leave.')
    const hold = decided("That's above my 3.2. Holding on.", {
      action: 'Hold',
      at: '2026-11-20T15:00:00.000Z',
      price: '90',
    })
    expect(critiqueBuiltIn(asked(hold, [wrote, ...between]))).not.toContain('instead of')
  },
)
