import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AssetNotices } from './asset-notices.tsx'

const notices = (changed: Partial<AssetView>) =>
  createElement(AssetNotices, { user: 'alice', asset: assetView(changed), isCostHidden: false })

const split = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', source: 'massive' }
const quarantined = {
  price: '24',
  knownPrice: '98',
  reason: 'Twelve Data says $24.00, which is −75.5% from $98.00 within a few days.',
  source: 'twelve-data',
  at: '2026-06-10T20:00:00.000Z',
}

describe('what needs an answer', () => {
  it('is empty for most assets', () => {
    expect(markupOf(notices({}))).toBe('')
  })

  it('is a split that a provider reports: recorded as it is, or with another ratio', () => {
    expect(wordsOf(notices({ pendingSplit: split }))).toBe(
      'A provider reports a 4-for-1 split on Jun 10, 2026. Until you record it, no value is shown, because the price is in ' +
        'new shares. Record the split It is another ratio',
    )
    expect(wordsOf(notices({ pendingSplit: { ...split, source: 'typed' } }))).toContain(
      'Somebody else who follows this share here typed a 4-for-1 split on Jun 10, 2026, and the provider’s price fits it; ' +
        'no provider reports one.',
    )
    expect(wordsOf(notices({ pendingSplit: { ...split, newShares: '8' } }))).toContain('reports an 8-for-1 split')
  })

  it('is an option that expired', () => {
    const contract = { right: 'call', strike: '120', expiresOn: '2026-06-19', multiplier: '100' } as const
    expect(wordsOf(notices({ isAwaitingOutcome: true, contract }))).toBe(
      'This option expired on Jun 19, 2026. Until its outcome is recorded, the journal does not know how it ended. ' +
        'Record the outcome',
    )
  })

  it('is an implausible price, unless a reported split explains it', () => {
    expect(wordsOf(notices({ heldBackPrice: quarantined }))).toBe(`${quarantined.reason} It split The price is right`)
    expect(wordsOf(notices({ heldBackPrice: quarantined, pendingSplit: split }))).not.toContain('The price is right')
  })

  it('is announced politely, each question on its own', () => {
    const html = markupOf(notices({ pendingSplit: split, isAwaitingOutcome: true }))
    expect([...html.matchAll(/role="(\w+)"/g)].map(([, role]) => role)).toEqual(['status', 'status'])
  })
})
