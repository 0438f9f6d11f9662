import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { type AddAssetFields, freshAddAsset } from './add-asset-fields.ts'
import { type DecisionFields, freshDecision } from './decision-draft.ts'
import type { NextAction } from './next-actions.ts'
import { figuresOfAdding, figuresOfDecision } from './written-figures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T15:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const typed = (price: string, day: string) => ({ price, source: 'typed' as const, at: `${day}T20:00:00.000Z` })
const QUOTED = { ticker: 'IBM', price: typed('180', '2026-11-20'), reason: null, isProviderSet: true }

/** Three bought at 180 in June. */
const ASSET = {
  ...{ assetId: 1, ticker: 'IBM', stockOrOptions: 'stock', list: 'bought', quantity: '3', costOfHeld: '540' },
  ...{ currentPrice: typed('180', '2026-06-01'), pendingSplit: null, splits: [], events: [], outcome: null },
  thesis: [
    {
      ...{ sequence: 1, decisionId: 'x', action: 'Buy', thesis: 'Words.', quantity: '3', decidedOn: '2026-06-01' },
      ...{ dateAdded: '2026-06-01T20:00:00.000Z', dateAddedReadable: 'Jun 1, 2026', price: typed('180', '2026-06-01') },
    },
  ],
} as unknown as AssetView

function unusual(
  action: NextAction,
  fields: Partial<DecisionFields>,
  answer: typeof QUOTED | undefined = undefined,
  asset = ASSET,
) {
  const quotation = { knownPrice: null, answer, isFailed: false, whyNoClose: null, close: undefined }
  const written = { ...freshDecision(action), isPriceTyped: true, ...fields }
  return figuresOfDecision(asset, written, { quotation, isCostHidden: false, language: 'en' }).unusual
}

describe('what is asked about before a decision is recorded', () => {
  it('a price a hundred times the last, whatever its day, with no close and no connection', () => {
    const before = { kind: 'price', typed: '18000', before: '180' }
    expect(unusual('Sell', { price: '18000' }, QUOTED)).toEqual([{ ...before, on: null }])
    expect(unusual('Sell', { price: '18000' })).toEqual([{ ...before, on: null, asOf: '2026-06-01' }])
    expect(unusual('Sell', { price: '18000', decidedOn: '2026-09-15' })).toEqual([{ ...before, on: '2026-06-01' }])
    expect(unusual('Sell', { price: '18000', decidedOn: '2026-06-01' })).toEqual([{ ...before, on: '2026-06-01' }])
  })

  it('what was recorded since the form was opened, on whatever device', () => {
    expect(unusual('Hold', { seenUpTo: 1 }, QUOTED)).toEqual([])
    const sale = { ...ASSET.thesis[0], sequence: 4, decisionId: 'y', action: 'Sell Some', quantity: '1' }
    const sold = { ...ASSET, quantity: '2', thesis: [...ASSET.thesis, sale] } as AssetView
    expect(unusual('Hold', { seenUpTo: 1 }, QUOTED, sold)).toEqual([
      { kind: 'changed', typed: '4', what: 'Sell Some of 1 share at $180.00' },
    ])
  })

  it('a price that nobody typed, once a whole session has passed since', () => {
    const sale = (at: string, fields: Partial<DecisionFields> = {}) => {
      const quotation = {
        knownPrice: { ...typed('180', ''), at },
        answer: undefined,
        isFailed: false,
        whyNoClose: null,
      }
      const written = { ...freshDecision('Sell'), price: '180', isPriceTyped: false, ...fields }
      const options = { quotation: { ...quotation, close: undefined }, isCostHidden: false, language: 'en' as const }
      const { told, unusual } = figuresOfDecision(ASSET, written, options)
      return [told.pricedOn, unusual]
    }
    expect(sale('2026-11-20T14:40:00.000Z')).toEqual([null, []])
    expect(sale('2026-11-19T21:00:00.000Z')).toEqual(['2026-11-19', []])
    const old = { kind: 'old-price', typed: '180', on: '2026-09-01' }
    expect(sale('2026-09-01T20:00:00.000Z')).toEqual(['2026-09-01', [old]])
    expect(sale('2026-09-01T20:00:00.000Z', { isPriceTyped: true })).toEqual([null, []])
    expect(sale('2026-09-01T20:00:00.000Z', { price: '', isPriceTyped: true })).toEqual([null, []])
  })

  it('the same of a first decision', () => {
    const first = (at: string, fields: Partial<AddAssetFields> = {}) => {
      const prefilled = { ...typed('180', ''), at }
      const written = { ...freshAddAsset(), assetQty: '3', costBasis: '180', ...fields }
      const known = {
        prefilled,
        price: { price: '180', on: null },
        quantities: [],
        otherCompany: null,
        sharePrice: null,
        firstClose: null,
      }
      const { told, unusual } = figuresOfAdding(written, known)
      return [told.pricedOn, unusual]
    }
    const old = { kind: 'old-price', typed: '180', on: '2026-09-01' }
    expect(first('2026-11-20T14:40:00.000Z')).toEqual([null, []])
    expect(first('2026-11-19T21:00:00.000Z')).toEqual(['2026-11-19', []])
    for (const watchOrBuy of ['Buy', 'Watch'] as const)
      expect(first('2026-09-01T20:00:00.000Z', { watchOrBuy })).toEqual(['2026-09-01', [old]])
    expect(first('2026-09-01T20:00:00.000Z', { isCostTyped: true })).toEqual([null, []])
    expect(first('2026-09-01T20:00:00.000Z', { decidedOn: '2026-09-01' })).toEqual([null, []])
  })

  it('a purchase of nothing, and a sale of nothing, but not a Watch of nothing', () => {
    const first = (watchOrBuy: 'Buy' | 'Watch') =>
      figuresOfAdding(
        { ...freshAddAsset(), watchOrBuy, assetQty: '0', costBasis: '5' },
        { prefilled: null, price: null, quantities: [], otherCompany: null, sharePrice: null, firstClose: null },
      ).unusual
    const nothing = [{ kind: 'no-quantity', typed: '0' }]
    expect([first('Buy'), first('Watch')]).toEqual([nothing, []])
    for (const action of ['Buy More', 'Sell Some'] as const)
      expect(unusual(action, { quantity: '0', price: '180' }, QUOTED)).toEqual(nothing)
    expect(unusual('Hold', { quantity: '0', price: '180' }, QUOTED)).toEqual([])
  })

  it('a stop of which no price is left, typed as a percentage', () => {
    const stop = (fields: Partial<AddAssetFields>) =>
      figuresOfAdding(
        { ...freshAddAsset(), assetQty: '2', costBasis: '60', stopLossYesNo: 'Yes', ...fields },
        { prefilled: null, price: null, quantities: [], otherCompany: null, sharePrice: null, firstClose: null },
      ).unusual
    expect(stop({ stopLossPercentage: '100' })).toEqual([{ kind: 'no-stop', typed: '100' }])
    expect(stop({ stopLossPercentage: '150' })).toEqual([{ kind: 'no-stop', typed: '150' }])
    expect(stop({ stopLossPercentage: '10' })).toEqual([])
    expect(stop({ stopLossPercentage: '' })).toEqual([])
    expect(stop({ stopLossYesNo: 'No', stopLossPercentage: '100' })).toEqual([])
  })

  it('a strike far from the price of the share, and a multiplier with a digit too many, of an option alone', () => {
    const kinds = (fields: Partial<AddAssetFields>) =>
      figuresOfAdding(
        { ...freshAddAsset(), stockOrOptions: 'options', assetQty: '2', costBasis: '350', ...fields },
        { prefilled: null, price: null, quantities: [], otherCompany: null, sharePrice: '60', firstClose: null },
      ).unusual.map(({ kind }) => kind)
    expect(kinds({ strike: '7000', multiplier: '1000', costBasis: '9000' })).toEqual(['strike', 'multiplier'])
    expect(kinds({ strike: '70', multiplier: '100' })).toEqual([])
    expect(kinds({ strike: '', multiplier: '' })).toEqual([])
    expect(kinds({ strike: '7000', multiplier: '1000', stockOrOptions: 'stock' })).toEqual([])
    expect(kinds({ strike: '70', multiplier: '100', costBasis: '3.5' })).toEqual(['price-of-share'])
  })

  it('only what stands on the screen: not the quantity and the price of the action that was left', () => {
    const left = { quantity: '30', price: '1900' }
    expect(unusual('Buy More', left, QUOTED).map(({ kind }) => kind)).toEqual(['quantity', 'price'])
    expect(unusual('Hold', left, QUOTED)).toEqual([])
  })
})
