import { describe, expect, it } from 'vitest'
import { IBM, story, THESIS } from '#test/fixtures/entries.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Action, ListAction } from '../ledger/action.ts'
import { openAsset, recordDecision } from './decision.ts'

const AT = '2026-11-21T15:00:00.000Z'
const price = { price: '100', source: 'typed', at: AT } as const
const said = { decisionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', confidence: 6, thesis: THESIS }

const GIVEN: Readonly<Record<ListAction, Parameters<typeof story>>> = {
  Watch: [['Watch', { quantity: '10', price: '100' }]],
  Buy: [['Buy', { quantity: '10', price: '100' }]],
  Sell: [
    ['Buy', { quantity: '10', price: '100' }],
    ['Sell', { price: '110' }],
  ],
}

const given = (list: ListAction) => {
  const asset = replayAsset(story(...GIVEN[list]))
  if (!asset) throw new Error('a story opens an asset')
  return asset
}

const withFigures = (action: Action) => ({
  ...said,
  action,
  quantity: ['Buy', 'Buy More', 'Sell Some'].includes(action) ? '4' : null,
  price,
})

/** Ten percent below the price in `withFigures`. */
const STOP = '90'

const LEGAL: Readonly<Record<ListAction, readonly Action[]>> = {
  Watch: ['Buy', 'Keep Watching'],
  Buy: ['Sell', 'Hold', 'Buy More', 'Sell Some'],
  Sell: ['Buy', 'Keep Watching'],
}
const ACTIONS: readonly Action[] = ['Watch', 'Buy', 'Hold', 'Keep Watching', 'Sell', 'Buy More', 'Sell Some']
const EVERY = (Object.keys(LEGAL) as ListAction[]).flatMap((list) => ACTIONS.map((action) => ({ list, action })))

describe('transitions', () => {
  it.each(EVERY.filter(({ list, action }) => LEGAL[list].includes(action)))(
    'after $list, $action is recorded',
    ({ list, action }) => {
      const draft = withFigures(action)
      expect(recordDecision(given(list), draft)).toEqual({
        ok: true,
        value: {
          kind: 'decision-recorded',
          ...draft,
          assetId: 1,
          asset: null,
          ...(action === 'Buy' ? { levels: { stopLoss: { from: null, to: STOP, percent: '10' } } } : {}),
        },
      })
    },
  )

  it.each(EVERY.filter(({ list, action }) => !LEGAL[list].includes(action)))(
    'after $list, $action is refused',
    ({ list, action }) => {
      const result = recordDecision(given(list), withFigures(action))
      expect(result).toMatchObject({ ok: false, problem: { code: 'conflict', assetId: 1 } })
      expect(!result.ok && result.problem.message).toContain(`Possible are: ${LEGAL[list].join(', ')}.`)
    },
  )
})

describe('the figures of a decision', () => {
  it.each(['Buy More', 'Sell Some'] as const)('%s needs a quantity above zero and a price', (action) => {
    const draft = withFigures(action)
    const refusalOf = (changed: object) => recordDecision(given('Buy'), { ...draft, ...changed })
    expect(refusalOf({ quantity: null })).toMatchObject({ ok: false, problem: { field: 'quantity' } })
    expect(refusalOf({ quantity: '0' })).toMatchObject({ ok: false, problem: { field: 'quantity' } })
    expect(refusalOf({ price: null })).toMatchObject({ ok: false, problem: { field: 'price' } })
  })

  it('Sell Some must leave something, because selling all is a Sell', () => {
    const some = { ...withFigures('Sell Some'), quantity: '9.999' }
    expect(recordDecision(given('Buy'), some).ok).toBe(true)
    expect(recordDecision(given('Buy'), { ...some, quantity: '10' })).toMatchObject({
      ok: false,
      problem: { field: 'quantity', message: 'You hold 10. To sell all of it, use Sell.' },
    })
  })

  it('Sell, Hold and Keep Watching take no quantity, and are possible without a price', () => {
    for (const [list, action] of [
      ['Buy', 'Sell'],
      ['Buy', 'Hold'],
      ['Watch', 'Keep Watching'],
    ] as const) {
      const draft = { ...withFigures(action), price: null }
      expect(recordDecision(given(list), draft).ok).toBe(true)
      expect(recordDecision(given(list), { ...draft, quantity: '1' })).toMatchObject({ problem: { field: 'quantity' } })
    }
  })
})

describe('a refusal says what to do', () => {
  it.each([
    ['Buy', 'Buy More', { quantity: null }, 'quantity', 'Say how many more you buy.'],
    ['Buy', 'Sell Some', { quantity: '0' }, 'quantity', 'Say how many you sell.'],
    ['Watch', 'Buy', { quantity: '0' }, 'quantity', 'Say how many you buy.'],
    ['Buy', 'Hold', { quantity: '1' }, 'quantity', 'Hold takes no quantity.'],
    [
      'Buy',
      'Buy More',
      { price: null },
      'price',
      'Buy More needs a price per unit. Type the price that you paid or got.',
    ],
    ['Watch', 'Buy', { price: null }, 'price', 'Buy needs a price per unit. Type the price that you paid or got.'],
  ] as const)('after %s, of %s with %o', (list, action, changed, field, message) => {
    expect(recordDecision(given(list), { ...withFigures(action), ...changed })).toEqual({
      ok: false,
      problem: { code: 'invalid', field, message },
    })
  })

  it('of selling more than is held', () => {
    expect(recordDecision(given('Buy'), { ...withFigures('Sell Some'), quantity: '11' })).toMatchObject({
      problem: { code: 'invalid', field: 'quantity' },
    })
  })

  it('of an action that the list does not allow', () => {
    expect(recordDecision(given('Watch'), withFigures('Sell'))).toEqual({
      ok: false,
      problem: {
        code: 'conflict',
        field: 'action',
        assetId: 1,
        message:
          'IBM is on your watched list now, where Sell is not possible. Possible are: Buy, Keep Watching. Nothing was recorded.',
      },
    })
  })

  it('of opening an asset by a Buy without a price', () => {
    const draft = { ...said, action: 'Buy', quantity: '10', price: null, asset: IBM } as const
    expect(openAsset({ assetCount: 0, sameAssetId: null }, draft)).toMatchObject({
      problem: { message: 'Buy needs a price per unit. Type the price that you paid or got.' },
    })
  })
})

describe('a stop that is given as a percentage', () => {
  const split = { effectiveOn: '2026-11-20', newShares: '4', oldShares: '1', sequence: 2 }
  const hold = { ...said, action: 'Hold', quantity: null, exits: { stopLoss: { percent: '20' } } } as const
  const stopAfter = (changed: object) => {
    const decided = recordDecision({ ...given('Buy'), splits: [split] }, { ...hold, price, ...changed })
    return decided.ok && decided.value.levels?.stopLoss
  }
  const ofBefore = { ...price, at: '2026-11-19T20:00:00.000Z' }

  it('is below the price that was sent, in shares of the decision’s day', () => {
    expect(stopAfter({})).toMatchObject({ to: '80', percent: '20' })
    expect(stopAfter({ price: ofBefore })).toMatchObject({ to: '80' })
  })

  it('is below an attached price from before a split, in shares from after it', () => {
    expect(stopAfter({ price: ofBefore, isPriceAttached: true })).toMatchObject({ to: '20' })
    expect(stopAfter({ isPriceAttached: true })).toMatchObject({ to: '80' })
  })
})

describe('adding a company', () => {
  const draft = { ...said, action: 'Buy', quantity: '10', price, asset: IBM } as const

  it('gives it the list’s length plus one as its id', () => {
    expect(openAsset({ assetCount: 41, sameAssetId: null }, draft)).toMatchObject({ ok: true, value: { assetId: 42 } })
  })

  it('refuses one that is on a list already, in the words of the specification', () => {
    expect(openAsset({ assetCount: 2, sameAssetId: 2 }, draft)).toEqual({
      ok: false,
      problem: {
        code: 'conflict',
        message: 'IBM is already on one of your lists. Please update the asset there.',
        field: 'ticker',
        assetId: 2,
      },
    })
  })

  it('needs a price to Buy and none to Watch', () => {
    expect(openAsset({ assetCount: 0, sameAssetId: null }, { ...draft, price: null })).toMatchObject({
      ok: false,
      problem: { field: 'costBasis' },
    })
    expect(openAsset({ assetCount: 0, sameAssetId: null }, { ...draft, action: 'Watch', price: null }).ok).toBe(true)
  })
})
