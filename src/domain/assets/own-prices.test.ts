import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import type { Action } from '../ledger/action.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { AssetEntry } from './asset.ts'
import { isQuarantined } from './own-prices.ts'
import { replayAsset } from './replay-asset.ts'

const priceAt = (price: string, at: string) => ({ price, source: 'typed', at }) as const

/** Bought at 100 on 6 April 2026. */
const bought = story(['Buy', { quantity: '10', price: '100' }])

/** The second entry, of 6 May 2026. */
const typed = (price: string, doubtedAfter?: string): AssetEntry => ({
  kind: 'price-noted',
  assetId: 1,
  price: priceAt(price, '2026-05-06T14:00:00.000Z'),
  ...(doubtedAfter && { doubtedAfter }),
  sequence: 2,
  recordedAt: '2026-05-06T14:00:00.000Z',
})

const decided = (action: Action, more: Partial<Entry<DecisionRecorded>>): Entry<DecisionRecorded>[] =>
  story(['Buy', { quantity: '10', price: '100' }], [action, { quantity: '1' }]).map((entry, index) =>
    index === 0 ? entry : { ...entry, ...more },
  )

const split = (effectiveOn: string): AssetEntry => ({
  kind: 'split-recorded',
  assetId: 1,
  effectiveOn,
  newShares: '4',
  oldShares: '1',
  source: 'typed',
  sequence: 3,
  recordedAt: '2026-06-06T14:00:00.000Z',
})

const splitOf = (effectiveOn: string, [newShares, oldShares]: readonly [string, string], sequence: number) =>
  ({ ...split(effectiveOn), newShares, oldShares, sequence }) as AssetEntry

const ownPriceOf = (entries: readonly AssetEntry[]) => {
  const asset = replayAsset(entries)
  return (
    asset && {
      noted: asset.notedPrice?.price,
      raw: asset.notedRaw,
      isPriceOfDecision: asset.isPriceOfDecision,
      quarantined: asset.quarantined,
    }
  )
}

describe('a price that was typed for its own sake', () => {
  it('is the latest one', () => {
    expect(ownPriceOf([...bought, typed('110')])).toEqual({
      noted: '110',
      raw: '110',
      isPriceOfDecision: false,
      quarantined: null,
    })
  })

  it('waits for an answer where it looks like a split, and the one before it stays', () => {
    expect(ownPriceOf([...bought, typed('25', '100')])).toEqual({
      noted: '100',
      raw: '100',
      isPriceOfDecision: true,
      quarantined: { price: priceAt('25', '2026-05-06T14:00:00.000Z'), knownPrice: '100' },
    })
  })

  it('ends the question about an earlier one', () => {
    const plain = { ...typed('30'), sequence: 3 }
    expect(ownPriceOf([...bought, typed('25', '100'), plain])).toMatchObject({ noted: '30', quarantined: null })
  })

  it.each(['Hold', 'Buy More'] as const)('or confirmed replaces no price of a %s that is newer', (action) => {
    const at = '2026-05-07T14:00:00.000Z'
    const decision = decided(action, { price: priceAt('90', at), recordedAt: at, sequence: 2 })
    const price = { price: '50', source: 'twelve-data', at: '2026-05-06T20:00:00.000Z' } as const
    const confirmed = { ...typed('50'), price, sequence: 3, recordedAt: '2026-05-08T14:00:00.000Z' } as AssetEntry
    expect(ownPriceOf([...decision, confirmed])).toEqual({
      noted: '90',
      raw: '90',
      isPriceOfDecision: true,
      quarantined: null,
    })
  })

  it('is no question where a recorded split explains it', () => {
    expect(ownPriceOf([...bought, typed('25', '100'), split('2026-05-01')])).toMatchObject({
      noted: '25',
      quarantined: null,
    })
  })

  it('is asked about until the splits that explain it only together are all recorded, against the price in the shares of that day', () => {
    const [first, second] = [splitOf('2026-05-01', ['3', '2'], 3), splitOf('2026-05-04', ['2', '1'], 4)]
    const entries = [...bought, typed('32.5', '100')]
    expect(ownPriceOf([...entries, second])).toMatchObject({ noted: '50', quarantined: { knownPrice: '50' } })
    for (const both of [
      [first, second],
      [second, first],
    ])
      expect(ownPriceOf([...entries, ...both])).toMatchObject({ noted: '32.5', quarantined: null })
  })

  it('is not explained by a split after its day', () => {
    const later = split('2026-05-20')
    expect(ownPriceOf([...bought, typed('25', '100'), later])).toMatchObject({ quarantined: { knownPrice: '100' } })
    expect(
      isQuarantined({ ...typed('25', '100'), doubtedAfter: '100' } as Parameters<typeof isQuarantined>[0], [
        { effectiveOn: '2026-05-20', newShares: '4', oldShares: '1', sequence: 3 },
      ]),
    ).toBe(true)
  })
})

describe('a price that was sent with a decision', () => {
  it('is the latest one, and ends the question about an earlier one', () => {
    const [, update] = decided('Hold', { price: priceAt('27', '2026-05-07T14:00:00.000Z'), sequence: 3 })
    expect(ownPriceOf([...bought, typed('25', '100'), ...(update ? [update] : [])])).toEqual({
      noted: '27',
      raw: '27',
      isPriceOfDecision: true,
      quarantined: null,
    })
  })

  const implausible = { price: priceAt('25', '2026-05-06T14:00:00.000Z'), doubtedAfter: '100' }

  it('waits for an answer where it looks like a split and nothing was traded at it', () => {
    expect(ownPriceOf(decided('Hold', implausible))).toEqual({
      noted: '100',
      raw: '100',
      isPriceOfDecision: true,
      quarantined: { price: implausible.price, knownPrice: '100' },
    })
  })

  it('stays in the books where something was bought at it, and is asked about nevertheless', () => {
    expect(ownPriceOf(decided('Buy More', implausible))).toEqual({
      noted: '25',
      raw: '25',
      isPriceOfDecision: true,
      quarantined: { price: implausible.price, knownPrice: '100', isTraded: true },
    })
  })
})

describe('a price that was sent with a decision of an earlier day', () => {
  const later = { recordedAt: '2026-05-08T14:00:00.000Z', decidedOn: '2026-05-06', sequence: 3 }
  const hold = decided('Hold', { ...later, price: priceAt('98', '2026-05-06T20:00:00.000Z') })
  const note = (at: string): AssetEntry =>
    ({ ...typed('105'), price: priceAt('105', at), recordedAt: at }) as AssetEntry

  it('is the latest one where nothing newer is known', () => {
    expect(ownPriceOf([...bought, note('2026-05-06T15:00:00.000Z'), ...hold.slice(1)])).toMatchObject({
      noted: '98',
      isPriceOfDecision: true,
    })
  })

  it('leaves what was typed in the evening of that day', () => {
    expect(ownPriceOf([...bought, note('2026-05-06T23:30:00.000Z'), ...hold.slice(1)])).toMatchObject({
      noted: '105',
      isPriceOfDecision: false,
    })
  })
})

describe('a price that was attached to a decision', () => {
  const attached = (price: string, at: string) => decided('Hold', { price: priceAt(price, at), isPriceAttached: true })

  it('replaces an older one', () => {
    expect(ownPriceOf(attached('104', '2026-05-05T20:00:00.000Z'))).toMatchObject({ noted: '104', raw: '104' })
  })

  it.each(['2026-04-06T14:00:00.000Z', '2026-04-02T20:00:00.000Z'])('replaces none that is not older: %s', (at) => {
    expect(ownPriceOf(attached('104', at))).toMatchObject({ noted: '100', raw: '100' })
  })

  it('is given in new shares when a split lies between it and the decision', () => {
    const entries = [...attached('104', '2026-05-05T20:00:00.000Z'), split('2026-05-06')]
    expect(ownPriceOf(entries)).toMatchObject({ noted: '26', raw: '104' })
  })

  it('answers no question about an earlier one', () => {
    const [, update] = attached('26', '2026-05-06T20:00:00.000Z')
    const asset = ownPriceOf([...bought, typed('25', '100'), ...(update ? [{ ...update, sequence: 3 }] : [])])
    expect(asset).toMatchObject({ noted: '26', quarantined: { knownPrice: '100' } })
  })
})

describe('an entry is quarantined', () => {
  it('only where it carries the price that it was compared with', () => {
    const price = priceAt('25', '2026-05-06T14:00:00.000Z')
    expect(isQuarantined({ price }, [])).toBe(false)
    expect(isQuarantined({ price: null, doubtedAfter: '100' }, [])).toBe(false)
    expect(isQuarantined({ price, doubtedAfter: '100' }, [])).toBe(true)
  })

  it('until a split that is recorded later explains it', () => {
    const entry = { price: priceAt('25', '2026-05-06T14:00:00.000Z'), doubtedAfter: '100', sequence: 3 }
    const told = (newShares: string, sequence: number) => [
      { effectiveOn: '2026-05-01', newShares, oldShares: '1', sequence },
    ]
    expect(isQuarantined(entry, told('2', 4))).toBe(true)
    expect(isQuarantined(entry, told('4', 2))).toBe(true)
    expect(isQuarantined(entry, told('4', 4))).toBe(false)
  })
})
