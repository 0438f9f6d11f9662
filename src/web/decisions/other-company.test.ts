import { describe, expect, it } from 'vitest'
import { type AddAssetFields, freshAddAsset } from './add-asset-fields.ts'
import { withCompany } from './other-company.ts'

const MSFT = { ticker: 'MSFT', companyName: 'Microsoft Corporation' }
const APPLE: AddAssetFields = {
  ...freshAddAsset(),
  ...{ figuresOf: 'AAPL', assetQty: '7', costBasis: '200', isCostTyped: true, thesis: 'Half-written words.' },
}
const chosen = (fields: AddAssetFields, company = MSFT) => ({ ...fields, ...withCompany(fields, company) })

describe('another company, chosen while a decision is written', () => {
  it('loses the price and quantity of the first one, which are listed, and keeps the thesis', () => {
    expect(chosen(APPLE)).toMatchObject({
      ...{ ticker: 'MSFT', assetQty: '', costBasis: '', isCostTyped: false, thesis: 'Half-written words.' },
      emptied: 'Emptied, because it was typed for AAPL: 7 shares, cost basis $200.00. Your thesis is as you wrote it.',
    })
    const option = { ...APPLE, stockOrOptions: 'options', strike: '220', expiresOn: '2027-01-15' } as const
    expect(chosen(option)).toMatchObject({
      ...{ strike: '', expiresOn: '' },
      emptied: expect.stringContaining('7 contracts, cost basis $200.00, strike $220.00, expiry Jan 15, 2027.'),
    })
    expect(chosen({ ...APPLE, assetQty: 'seven', stopLossPrice: '90' }).emptied).toContain(
      'seven, cost basis $200.00, stop $90.00',
    )
  })

  it('clears nothing if nothing was typed, or if the same company is chosen again', () => {
    const apple = { ticker: 'AAPL', companyName: 'Apple Inc.' }
    expect(chosen(APPLE, apple)).toMatchObject({ assetQty: '7', costBasis: '200', emptied: '' })
    // A price that Candor filled in is nobody's loss.
    expect(chosen({ ...freshAddAsset(), figuresOf: 'AAPL', costBasis: '' })).toMatchObject({ emptied: '' })
  })

  it('gets the figures that were typed before any company was chosen', () => {
    expect(chosen({ ...APPLE, figuresOf: '' })).toMatchObject({ figuresOf: 'MSFT', assetQty: '7', emptied: '' })
  })
})
