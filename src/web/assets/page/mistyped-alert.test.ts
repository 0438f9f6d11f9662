import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { mistypedPrice } from './mistyped-alert.ts'
import { MistypedAlerts } from './mistyped-alerts.tsx'

const typed = (price: string, at: string) => ({ price, source: 'typed' as const, at })
const [FIRST, LATER] = ['2026-11-20T15:00:00.000Z', '2026-11-20T15:10:00.000Z']

/** The target of 234 was reached by a price of 18000 that somebody typed. */
function words(last: string, at = LATER, price = '18000'): string {
  const asset: Partial<AssetView> = {
    currentPrice: typed(last, at),
    crossings: [
      {
        ...{ level: 'take-profit', levelPrice: '234', price, at: FIRST, on: '2026-11-20' },
        ...{ setBySequence: 1, sequence: 3 },
      },
    ],
    events: [
      {
        ...{ kind: 'price-noted', sequence: 2, dateAdded: FIRST, dateAddedReadable: 'Nov 20, 2026' },
        ...{ price: typed(price, FIRST), correctable: [{ field: 'price', value: price }] },
      },
    ],
  }
  return wordsOf(createElement(MistypedAlerts, { user: 'alice', asset: assetView(asset) }))
}

describe('an alert that a mistyped price has set off', () => {
  it('is offered to be withdrawn once the right price is typed', () => {
    expect(words('180')).toBe(
      'Your target of $234.00 counts as passed, because you typed a price of $18,000.00; the last price is $180.00. If that ' +
        'price was mistyped, correct it, and this is withdrawn. If it was right, there is nothing to do. Correct it',
    )
  })

  it.each([
    ['no other price is known', '18000', FIRST, '18000'],
    ['the last price reaches it too', '240', LATER, '18000'],
    ['the price has come down as prices do', '200', LATER, '236'],
  ])('is none where %s', (_why, last, at, price) => {
    expect(words(last, at, price)).toBe('')
  })
})

describe('a price that is asked about', () => {
  const quarantined = (source: string, field: 'price' | 'quantity' = 'price'): Partial<AssetView> => ({
    heldBackPrice: { price: '2100', knownPrice: '210', reason: 'You typed $2,100.00.', source, at: FIRST },
    events: [
      {
        ...{ kind: 'price-noted', sequence: 2, dateAdded: FIRST, dateAddedReadable: 'Nov 20, 2026', isDoubted: true },
        ...{ price: typed('2100', FIRST), correctable: [{ field, value: '2100' }] },
      },
    ],
  })

  it('can be corrected where it was mistyped', () => {
    expect(mistypedPrice(assetView(quarantined('typed')))).toEqual({
      ...{ sequence: 2, dateAdded: expect.stringMatching(/^2026-11-20/) },
      correctable: [{ field: 'price', value: '2100' }],
    })
  })

  it.each([
    ['a provider said it', quarantined('twelve-data')],
    ['its entry cannot be corrected', quarantined('typed', 'quantity')],
    ['there is none', { heldBackPrice: null }],
  ])('is not offered to be corrected where %s', (_why, changed) => {
    expect(mistypedPrice(assetView(changed))).toBeNull()
  })
})
