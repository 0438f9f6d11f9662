import { expect, it } from 'vitest'
import { decisionItems } from './decision-items.ts'
import { assetItems, findable } from './palette-items.ts'
import { palette as german } from './palette-messages.de.ts'
import { paletteMessages } from './palette-messages.ts'

const assets = findable(
  assetItems(
    'alice',
    [
      { assetId: 1, list: 'bought', ticker: 'AA', stockOrOptions: 'stock', companyName: 'Alcoa' },
      { assetId: 2, list: 'bought', ticker: 'AAPL', stockOrOptions: 'stock', companyName: 'Apple Inc.' },
      { assetId: 3, list: 'watched', ticker: 'MSFT', stockOrOptions: 'stock', companyName: 'Microsoft' },
      { assetId: 4, list: 'sold', ticker: 'UPS', stockOrOptions: 'stock', companyName: 'United Parcel Service' },
    ],
    'en',
  ),
)
const { decisions } = paletteMessages('en')
const found = (typed: string) => decisionItems(assets, typed, decisions).map(({ words }) => words)

it('finds the decisions that an asset’s list allows, beginning with an exact ticker', () => {
  expect(found('update aapl')).toEqual(['Update AAPL Apple Inc.'])
  expect(found('sell aa')).toEqual(['Sell AA Alcoa', 'Sell AAPL Apple Inc.'])
  expect(found('up micro')).toEqual(['Update MSFT Microsoft'])
  expect(found('aapl update')).toEqual(['Update AAPL Apple Inc.'])
  expect(found('apple inc sell')).toEqual(['Sell AAPL Apple Inc.'])
  expect(found('buy msft')).toEqual(['Buy MSFT Microsoft'])
  expect(found('buy ups')).toEqual(['Buy UPS United Parcel Service'])
  expect(decisionItems(assets, 'sell aapl', decisions)).toMatchObject([
    { id: 'move-asset-2', leadsTo: { path: '/account/alice/bought/2', hash: 'move' } },
  ])
})

it('offers each decision of a whole verb, for every asset on whose list it is possible', () => {
  expect(found('sell')).toEqual(['Sell AA Alcoa', 'Sell AAPL Apple Inc.'])
  expect(found(' Buy ')).toEqual(['Buy MSFT Microsoft', 'Buy UPS United Parcel Service'])
  expect(found('update')).toHaveLength(4)
  const inGerman = decisionItems(assets, 'kaufen', german.decisions)
  expect(inGerman.map(({ words }) => words)).toEqual(['Kaufen MSFT Microsoft', 'Kaufen UPS United Parcel Service'])
})

it('finds nothing for the beginning of a verb without an asset, and no impossible decisions', () => {
  for (const typed of ['', 'upd', 'ups', 's aapl', 'sell msft', 'buy aapl', 'aapl', 'apple inc'])
    expect(found(typed)).toEqual([])
})
