import { describe, expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetIdentity } from './asset-identity.ts'

describe('what counts as the same asset (ruling 13)', () => {
  const option = {
    ticker: 'IBM',
    type: 'options',
    contract: { right: 'call', strike: '150', expiresOn: '2027-01-15' },
  } as const

  it('is the ticker for a stock, and for an option without terms', () => {
    expect(assetIdentity(IBM)).toBe('IBM')
    expect(assetIdentity({ ...option, contract: { right: null, strike: null, expiresOn: null } })).toBe('IBM')
  })

  it('is the ticker with its terms for an option that has any', () => {
    expect(assetIdentity(option)).toBe('IBM|call|150|2027-01-15')
    expect(assetIdentity({ ...option, contract: { ...option.contract, strike: null } })).toBe('IBM|call||2027-01-15')
  })
})
