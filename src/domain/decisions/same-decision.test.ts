import { describe, expect, it } from 'vitest'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { DecisionDraft, OpeningDraft } from './decision.ts'
import { requestText, saysTheSame } from './same-decision.ts'

const AT = '2026-11-21T15:00:00.000Z'
const LATER = '2026-11-24T15:00:00.000Z'
const decisionId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

describe('the content of a request', () => {
  const body = { decisionId, updateAction: 'Buy More', quantity: '4', price: '100', nested: { a: 1, b: null } }
  const text = requestText({ assetId: 1, body })

  it('is the same in any order, and whether empty fields are sent or left out', () => {
    const { quantity, ...others } = body
    expect(requestText({ assetId: 1, body: { ...others, note: null, terms: { strike: null }, quantity } })).toBe(text)
  })

  it.each([
    [1, { ...body, quantity: '5' }],
    [1, { ...body, nested: { a: 2 } }],
    [1, { ...body, addedLater: 'No' }],
    [2, body],
    [null, body],
  ])('is different for asset %j and %j', (assetId, other) => {
    expect(requestText({ assetId, body: other })).not.toBe(text)
  })
})

describe('an entry from before requests were hashed', () => {
  const said = { decisionId, confidence: 6, thesis: THESIS }
  const opening = { ...said, action: 'Buy', quantity: '10', asset: IBM } as const
  const priced = { price: '100.5', source: 'typed', at: AT } as const
  const found = { price: '100.50', source: 'twelve-data', at: LATER } as const
  const entry = (draft: object, assetId: number): Entry<DecisionRecorded> => ({
    kind: 'decision-recorded',
    ...said,
    action: 'Hold',
    quantity: null,
    price: null,
    asset: null,
    ...draft,
    assetId,
    sequence: 3,
    recordedAt: AT,
  })
  const request = (draft: OpeningDraft | DecisionDraft, assetId: number | null, price: string | null) => ({
    decisionId,
    assetId,
    body: {},
    price,
    draft,
  })

  it('equals a repeat whose price has another source and time by now', () => {
    const standing = entry({ ...opening, price: priced }, 7)
    expect(saysTheSame(standing, request({ ...opening, price: found }, null, '100.50'))).toBe(true)
  })

  it('equals a repeat for which the server finds a price that was not sent', () => {
    const hold = { ...said, action: 'Hold', quantity: null, price: found } as const
    expect(saysTheSame(entry({}, 7), request(hold, 7, null))).toBe(true)
    expect(saysTheSame(entry({}, 7), request(hold, 7, '100.50'))).toBe(false)
    expect(saysTheSame(entry({}, 7), request(hold, 8, null))).toBe(false)
  })

  it.each<Partial<OpeningDraft>>([
    { action: 'Watch' },
    { quantity: '11' },
    { confidence: 7 },
    { thesis: `${THESIS} ` },
    { asset: { ...IBM, ticker: 'MSFT' } },
    { asset: { ...IBM, companyName: 'Another' } },
    { asset: { ...IBM, stopLossPercent: '11' } },
    { asset: { ...IBM, takeProfitPercent: '10' } },
    { asset: { ...IBM, type: 'options', contract: { right: 'call', strike: null, expiresOn: null } } },
  ])('differs from %j', (changed) => {
    const standing = entry({ ...opening, price: priced }, 7)
    expect(saysTheSame(standing, request({ ...opening, price: priced, ...changed }, null, '100.5'))).toBe(false)
  })

  it('differs from an opening when it was about an existing asset, and from another price', () => {
    const standing = entry({ ...opening, price: priced }, 7)
    const draft = { ...opening, price: priced }
    expect(saysTheSame(standing, request(draft, 7, '100.5'))).toBe(false)
    expect(saysTheSame(standing, request(draft, null, '100.51'))).toBe(false)
    expect(saysTheSame(standing, request(draft, null, null))).toBe(false)
  })
})
