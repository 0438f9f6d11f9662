import { createElement } from 'react'
import { expect, it } from 'vitest'
import { decisionClaimSentence } from '#domain/claims/claim-format.ts'
import { wordsOf } from '#test/support/markup.ts'
import type { ClaimFields } from './claim-draft.ts'
import { ClaimField } from './claim-field.tsx'

const fields: ClaimFields = { claimMonths: '12', claimAgainst: 'benchmark', claimTicker: 'SPY', claimPrice: '' }
const about = { ticker: 'TSLA', action: 'Buy', confidence: 5, option: null, decidedOn: '' } as const
const words = (changed: object) =>
  wordsOf(createElement(ClaimField, { fields, change: () => undefined, about: { ...about, ...changed } }))

const CALL = { right: 'call', expiresOn: '2026-01-16' } as const

it('an option that expired before it is written down is shown with the claim that its entry will have', () => {
  const facts = { ticker: 'TSLA', type: 'options', contract: CALL } as const
  const claim = { horizonMonths: 12, benchmark: { ticker: 'SPY' }, mapping: 1, isOfShare: true } as const
  const recorded = {
    action: 'Buy',
    confidence: 5,
    claim,
    recordedAt: '2026-11-22T15:00:00.000Z',
    decidedOn: '2025-11-03',
  } as const
  const sentence =
    'About 45% sure, of nothing that is resolved: this is an option with fewer than two closes left at the time of writing.'
  expect(decisionClaimSentence(recorded, facts)).toBe(sentence)
  const line = words({ option: CALL, decidedOn: '2025-11-03' })
  expect(line).toContain(sentence)
  expect(line).not.toContain('ends when the option expires')
})

it('an option that is neither a call nor a put is not said to be resolved', () => {
  const line = words({ option: { right: null, expiresOn: null } })
  expect(line).toContain('without that it claims nothing that a price decides')
  expect(line).not.toContain('It is about the share')
})

it('a decision of an earlier day is said not to be scored', () => {
  expect(words({ decidedOn: '2025-03-14' })).toMatch(
    /TSLA does better than SPY until Mar 14, 2026\. It is written down \d+ days later, so it is not scored\./,
  )
  expect(words({})).not.toContain('not scored')
})

it('base rates are told with their years and what they are of, and beside a price of one’s own, of which there are none, not at all', () => {
  const against = (changed: Partial<ClaimFields>) =>
    wordsOf(createElement(ClaimField, { fields: { ...fields, ...changed }, change: () => undefined, about }))
  const rates =
    'For comparison, 1926 to 2016: 47.8% of monthly US stock returns beat one-month Treasury bills, and with dividends reinvested 42.6% of stocks did over their life (Bessembinder 2018).'
  for (const claimMonths of ['1', '3', '6', '12'] as const)
    for (const claimAgainst of ['benchmark', 'gain'] as const)
      expect(against({ claimMonths, claimAgainst })).toContain(
        `Beat T-bills: 47.8% of months, 42.6% of stocks ${rates}`,
      )
  expect(against({ claimAgainst: 'price', claimPrice: '150' })).not.toMatch(/comparison|Bessembinder|Treasury/)
})
