import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const FIRST = '2026-01-05T15:00:00.000Z'
const SECOND = '2026-02-02T15:00:00.000Z'
const FUND = { ticker: 'VTI', companyName: 'Vanguard Total Stock Market ETF' }

describe('a plan that was told once holds for the entries after it', () => {
  const added = (told: string, thesis: string, facts = {}) =>
    asked(
      decided(thesis, { action: 'Buy More', at: SECOND, price: '289' }),
      [decided(told, { at: FIRST, price: '310' })],
      facts,
    )

  test.each([
    [
      'monthly',
      'Monthly 1k into it like every month since 2019.',
      "First Monday, so VTI. It's down 5% and I don't care.",
      FUND,
    ],
    ['payday', 'My payday DCA.', 'Payday, 2 more.', FUND],
    ['quarterly', 'Quarterly purchase, 60/40, automated by the broker.', 'Quarterly. Automated.', FUND],
    ['told only now', 'The whole market.', '401k contribution.', FUND],
    ['two halves of a share', 'I buy in two halves.', 'The rest of it.', {}],
  ])('%s', (_, told, thesis, facts) => {
    const kinds = readBuiltIn(added(told, thesis, facts)).sentences.map(({ kind }) => kind)
    for (const kind of ['added-below-cost', 'too-little-said', 'thesis-shrunk', 'fall-as-reason'])
      expect(kinds).not.toContain(kind)
  })

  test('a step that its plan had announced is credited and not doubted, whatever its number', () => {
    const told = 'First of four tranches, a quarter of the sum each. Orders rise 20%.'
    const kindsOf = (first: string, thesis: string) => {
      const request = added(first, thesis)
      const decision = { ...request.decision, confidence: 9 }
      return readBuiltIn({ ...request, decision }).sentences.map(({ kind }) => kind)
    }
    const step = kindsOf(told, 'Second of four planned tranches, a quarter each. Nothing new.')
    expect(step).toContain('rule-kept')
    expect(step).not.toContain('confidence-beyond-evidence')
    expect(kindsOf('Orders rise 20%.', 'Second of four planned tranches. Nothing new.')).not.toContain('rule-kept')
  })

  test('a band asks no one what changed at the company', () => {
    const bought: CritiquedDecision = decided('Rebalancing band: healthcare was 7%, target 10%.', {
      at: FIRST,
      price: '240',
    })
    const sold = decided('Band again: 12.4%. Sold 4.', { action: 'Sell Some', at: SECOND, price: '262' })
    const position = {
      moved: '4',
      quantity: '6',
      averageCost: '240',
      cost: '1440.00',
      stopLoss: null,
      takeProfit: null,
    }
    const kinds = readBuiltIn(asked(sold, [bought], { position })).sentences.map(({ kind }) => kind)
    expect(kinds).not.toContain('ask-what-changed')
  })

  test('without a plan adding below the price that was paid is still said, and of a fund no company is spoken of', () => {
    expect(critiqueBuiltIn(added('Chips.', 'More chips for everybody.'))).toContain('$289.00')
    for (const facts of [FUND, { ...FUND, earlierCritiques: [] }])
      expect(critiqueBuiltIn(added('The whole market.', 'Still the whole market.', facts))).not.toContain(
        'more rides on the same thesis',
      )
  })

  const HALVES = 'First half today. Second half after the June report if revenue growth is still above 11%.'
  test.each([
    [HALVES, 'Growth 12.1%, so the second half as planned.'],
    [HALVES, 'Growth 12.1%. Second half in.'],
    ['Bought half now, the other half after results.', 'Here is the other half.'],
    ['A third now. The second third once the trial is through.', 'Trial through. Second third, as planned.'],
  ])('a part that was announced is credited: %s %s', (told, thesis) => {
    const kinds = readBuiltIn(added(told, thesis)).sentences.map(({ kind }) => kind)
    expect(kinds).toContain('rule-kept')
    expect(kinds).not.toContain('added-below-cost')
  })

  test.each([
    [HALVES, 'Growth 9%, the second half as planned.'],
    ['A third now. The second third once the trial is through.', 'Second third in.'],
    ['Growth in the second half of the year should be strong.', 'The second half, as planned.'],
    ['First half today. Second half after the June report.', 'The second half of the year will be strong.'],
  ])('and no other: %s %s', (told, thesis) =>
    expect(readBuiltIn(added(told, thesis)).sentences.map(({ kind }) => kind)).not.toContain('rule-kept'),
  )
})

test('a second lot that brings the average down is no step of a plan', () => {
  const lot = (thesis: string) =>
    readBuiltIn(
      asked(decided(thesis, { action: 'Buy More', price: '30' }), [
        decided('Use of 82%.', { at: '2026-01-05T15:00:00.000Z', price: '50' }),
      ]),
    ).sentences.map(({ kind }) => kind)
  expect(lot('Nothing has changed. Second lot, which brings the average to 40.')).toContain('added-below-cost')
  expect(lot('Nothing has changed. Second lot, as I had it in mind.')).not.toContain('added-below-cost')
})
