import { describe, expect, it } from 'vitest'
import { critiqueOf, IBM, story } from '#test/fixtures/entries.ts'
import { ledgerOf } from '#test/support/trading.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import type { Split } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'
import { currentPrice } from './current-price.ts'
import { awaitsOutcome, settleOption } from './option.ts'
import { pendingSplit } from './pending-split.ts'
import { MOST_SPLITS, recordSplit } from './record-split.ts'
import { replayAsset } from './replay-asset.ts'

const replayed = (entries: readonly AssetEntry[]) => {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a story opens an asset')
  return asset
}
/** Bought on 6 April 2026, half sold on 6 May. */
const halfSold = story(['Buy', { quantity: '10', price: '100' }], ['Sell Some', { quantity: '5', price: '120' }])
const NOW = '2026-06-15T15:00:00.000Z'
const split = (changed: Partial<Split> = {}): Split & { source: 'typed' } => ({
  effectiveOn: '2026-06-10',
  newShares: '4',
  oldShares: '1',
  source: 'typed',
  ...changed,
})

describe('recording a split', () => {
  const record = (changed: Partial<Split> = {}, entries: readonly AssetEntry[] = halfSold) =>
    recordSplit(replayed(entries), entries, split(changed), NOW)

  it('is a fact of its own', () => {
    expect(record()).toEqual({ ok: true, value: { kind: 'split-recorded', assetId: 1, ...split() } })
  })

  it.each<[string, Partial<Split>, string]>([
    ['of one for one', { newShares: '1' }, 'newShares'],
    ['into nothing', { newShares: '0' }, 'newShares'],
    ['of nothing', { oldShares: '0' }, 'newShares'],
    ['of an absurd ratio', { newShares: '10001' }, 'newShares'],
    ['of tomorrow', { effectiveOn: '2026-06-16' }, 'effectiveOn'],
    ['of the day of the first entry', { effectiveOn: '2026-04-06' }, 'firstShares'],
  ])('%s is refused beside its field', (_, changed, field) => {
    expect(record(changed)).toMatchObject({ ok: false, problem: { code: 'invalid', field } })
  })

  it('may be of the day of the first entry, where a price that is asked about shows that this was in old shares', () => {
    const at = '2026-04-06T16:00:00.000Z'
    const note: AssetEntry = {
      kind: 'price-noted',
      assetId: 1,
      price: { price: '25', source: 'typed', at },
      doubtedAfter: '100',
      sequence: 2,
      recordedAt: at,
    }
    const entries = [...story(['Buy', { quantity: '10', price: '100' }]), note]
    const first = { effectiveOn: '2026-04-06' }
    expect(record({ ...first, newShares: '2' }, entries)).toMatchObject({ ok: false })
    expect(record({ effectiveOn: '2026-04-05' }, entries)).toMatchObject({
      problem: { field: 'effectiveOn', message: expect.stringContaining('record a Sell at the price that you paid') },
    })
    expect(record({ effectiveOn: '2026-04-05', newShares: '2' }, entries)).toMatchObject({
      problem: { field: 'effectiveOn', message: expect.stringContaining('Answer that first.') },
    })
    const recorded = record(first, entries)
    if (!recorded.ok) throw new Error(recorded.problem.message)
    const asset = replayed([...entries, { ...recorded.value, sequence: 3, recordedAt: NOW }])
    expect(asset).toMatchObject({
      quarantined: null,
      notedPrice: { price: '25' },
      exits: { stopLoss: { price: '22.5' } },
      holdingPeriods: [{ quantity: '40', cost: '1000' }],
    })
  })

  describe('of the very day of the first entry', () => {
    const first = { effectiveOn: '2026-04-06' }
    const told = (firstShares: 'old' | 'new', entries: readonly AssetEntry[] = halfSold) =>
      recordSplit(replayed(entries), entries, { ...split(first), firstShares }, NOW)
    const withSplit = (result: ReturnType<typeof told>) => {
      if (!result.ok) throw new Error(result.problem.message)
      return replayed([...halfSold, { ...result.value, sequence: 3, recordedAt: NOW }])
    }

    it('asks in which shares that entry is', () => {
      expect(record(first)).toMatchObject({
        problem: { field: 'firstShares', message: expect.stringContaining('those of before or of after the split') },
      })
    })

    it('restates it where it was in old shares', () => {
      expect(told('old')).toEqual({ ok: true, value: { kind: 'split-recorded', assetId: 1, ...split(first) } })
      // Of 40, five were sold a month later, which were new shares.
      expect(withSplit(told('old'))).toMatchObject({
        holdingPeriods: [{ quantity: '35', cost: '875' }],
        exits: { stopLoss: { price: '22.5' } },
      })
    })

    it('leaves it as it is where it was in new shares, and says so in the entry', () => {
      expect(told('new')).toMatchObject({ ok: true, value: { ...split(first), isBeforeFirst: true } })
      expect(withSplit(told('new'))).toEqual({
        ...replayed(halfSold),
        splits: [{ effectiveOn: '2026-04-06', newShares: '4', oldShares: '1', sequence: 3, isBeforeFirst: true }],
        lastSequence: 3,
      })
    })

    it('is not in new shares while a price is asked about that the split would explain', () => {
      const at = '2026-04-20T16:00:00.000Z'
      const price = { price: '25', source: 'typed' as const, at }
      const bought = story(['Buy', { quantity: '10', price: '100' }])
      const asked: AssetEntry = {
        ...{ kind: 'price-noted', assetId: 1, price, doubtedAfter: '100', comparedOn: '2026-04-05' },
        ...{ sequence: 2, recordedAt: at },
      }
      expect(told('new', [...bought, asked])).toMatchObject({
        problem: { field: 'firstShares', message: expect.stringContaining('Answer that first.') },
      })
      const other = { ...asked, price: { ...price, price: '50' } }
      expect(told('new', [...bought, other])).toMatchObject({ problem: { field: 'effectiveOn' } })
    })

    it('says nothing of the first entry where it is of another day', () => {
      const value = recordSplit(replayed(halfSold), halfSold, { ...split(), firstShares: 'new' }, NOW)
      expect(value).toEqual({ ok: true, value: { kind: 'split-recorded', assetId: 1, ...split() } })
    })
  })

  it('is refused twice for one day', () => {
    const once = record()
    if (!once.ok) throw new Error('the first is fine')
    const entries = [...halfSold, { ...once.value, sequence: 3, recordedAt: NOW }]
    expect(recordSplit(replayed(entries), entries, split({ newShares: '2' }), NOW)).toMatchObject({
      problem: { code: 'conflict', field: 'effectiveOn', message: 'A split of this day is recorded already.' },
    })
  })

  it('may be of today, and of another day than one that is recorded', () => {
    expect(record({ effectiveOn: '2026-06-15' }).ok).toBe(true)
    const once = record()
    if (!once.ok) throw new Error('the first is fine')
    const entries = [...halfSold, { ...once.value, sequence: 3, recordedAt: NOW }]
    expect(recordSplit(replayed(entries), entries, split({ effectiveOn: '2026-06-12' }), NOW).ok).toBe(true)
  })

  it('is refused beyond as many as a share can have', () => {
    const days = Array.from({ length: MOST_SPLITS }, (_, index) => dayOfNumber(dayNumber('2026-04-10') + index))
    const splits = days.map((effectiveOn, index) => {
      const [newShares, oldShares] = index % 2 === 0 ? ['2', '1'] : ['1', '2']
      const fact = { kind: 'split-recorded' as const, assetId: 1, ...split({ effectiveOn, newShares, oldShares }) }
      return { ...fact, sequence: 3 + index, recordedAt: NOW }
    })
    expect(record({}, [...halfSold, ...splits.slice(1)]).ok).toBe(true)
    expect(record({}, [...halfSold, ...splits])).toMatchObject({ problem: { code: 'conflict', field: 'effectiveOn' } })
  })

  it('is refused where all splits together are more than figures can tell', () => {
    const thousands = ['2026-05-11', '2026-05-12'].map((effectiveOn, index) => {
      const fact = { kind: 'split-recorded' as const, assetId: 1, ...split({ effectiveOn, newShares: '10000' }) }
      return { ...fact, sequence: 3 + index, recordedAt: NOW }
    })
    expect(record({ newShares: '100' }, [...halfSold, ...thousands]).ok).toBe(true)
    expect(record({ newShares: '101' }, [...halfSold, ...thousands])).toMatchObject({ problem: { field: 'newShares' } })
  })

  it('may be of a share that was sold altogether before', () => {
    const sold = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '120' }])
    expect(record({}, sold).ok).toBe(true)
  })

  it.each<[Partial<Split>, string]>([
    [{ newShares: '0' }, 'A split needs two numbers above zero, for example 4 new shares for 1 old one.'],
    [{ newShares: '1' }, '1 for 1 is no split. Four new shares for each old one are 4 for 1.'],
    [{ effectiveOn: '2026-06-16' }, 'This day is still to come. Record the split when it has happened.'],
  ])('is refused in words that say what to do: %j', (changed, message) => {
    expect(record(changed)).toMatchObject({ problem: { message } })
  })

  it('is refused when it makes an earlier sale one of more than was held', () => {
    expect(record({ effectiveOn: '2026-04-20', newShares: '1', oldShares: '10' })).toMatchObject({
      ok: false,
      problem: { code: 'invalid', field: 'newShares', message: expect.stringContaining('sold more than you held') },
    })
  })

  it('is not for an option, whose terms the exchange changes', () => {
    const option = story(['Buy', { quantity: '1', price: '200', asset: { ...IBM, type: 'options' } }])
    expect(record({}, option)).toMatchObject({
      ok: false,
      problem: {
        code: 'conflict',
        field: 'effectiveOn',
        message:
          'The exchange gives an option new terms after a split. Record a Sell, and add the option with its new terms. ' +
          'For what you claimed of IBM, record the split of the share itself, which you may add as a Watch for that.',
      },
    })
  })
})

describe('a split that a provider reports', () => {
  const reported = split()

  it('waits to be recorded', () => expect(pendingSplit(replayed(halfSold), [reported], NOW)).toBe(reported))

  it('is recorded, even if the user dated it some days otherwise', () => {
    const entry: AssetEntry = {
      kind: 'split-recorded',
      assetId: 1,
      ...split({ effectiveOn: '2026-06-12', newShares: '8', oldShares: '2' }),
      sequence: 3,
      recordedAt: NOW,
    }
    expect(pendingSplit(replayed([...halfSold, entry]), [reported], NOW)).toBeNull()
  })

  it('is recorded, even if the user says another ratio of its day', () => {
    const entry: AssetEntry = {
      kind: 'split-recorded',
      assetId: 1,
      ...split({ newShares: '3' }),
      sequence: 3,
      recordedAt: NOW,
    }
    expect(pendingSplit(replayed([...halfSold, entry]), [reported], NOW)).toBeNull()
  })

  it('for tomorrow is announced and no more', () => {
    expect(pendingSplit(replayed(halfSold), [split({ effectiveOn: '2026-06-16' })], NOW)).toBeNull()
  })

  it('before the first entry or after the sale is not pending', () => {
    expect(pendingSplit(replayed(halfSold), [split({ effectiveOn: '2026-04-06' })], NOW)).toBeNull()
    const sold = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '120' }])
    expect(pendingSplit(replayed(sold), [reported], NOW)).toBeNull()
    expect(pendingSplit(replayed(sold), [split({ effectiveOn: '2026-05-01' })], NOW)).not.toBeNull()
  })

  it('of a time in which nothing was held is nothing to record', () => {
    const boughtAgain = replayed(
      ledgerOf(
        [1, 'Buy', '10', '900', '2026-05-01'],
        [1, 'Sell', null, '1000', '2026-05-11'],
        [1, 'Buy', '5', '120', '2026-06-11'],
      ),
    )
    const pendingOn = (effectiveOn: string) => pendingSplit(boughtAgain, [split({ effectiveOn })], NOW) !== null
    expect(['2026-05-12', '2026-06-10', '2026-06-11'].map(pendingOn)).toEqual([false, false, false])
    // On the day of the sale it was sold in new shares, and after the purchase it is held.
    expect(['2026-05-04', '2026-05-11', '2026-06-12'].map(pendingOn)).toEqual([true, true, true])
  })

  it('is to be recorded where the price of what is held again is from before it', () => {
    const boughtAgain = replayed(
      ledgerOf(
        [1, 'Buy', '10', '900', '2026-05-01'],
        [1, 'Sell', null, '1000', '2026-05-11'],
        [1, 'Buy', '5', null, '2026-06-11'],
      ),
    )
    expect(pendingSplit(boughtAgain, [reported], NOW)).toBe(reported)
  })

  it('makes later prices unusable for the value, and leaves earlier ones usable', () => {
    const quoteAt = (at: string) => ({
      price: { price: '31', source: 'twelve-data' as const, at },
      open: null,
      previousClose: null,
    })
    const [after, before] = ['2026-06-10T15:00:00.000Z', '2026-06-09T15:00:00.000Z'].map(quoteAt)
    const asset = replayed(halfSold)
    expect(currentPrice(asset, after ?? null, reported).isInSharesHeld).toBe(false)
    expect(currentPrice(asset, before ?? null, reported).isInSharesHeld).toBe(true)
  })

  it('once recorded, turns an older price into shares of today', () => {
    const entry: AssetEntry = { kind: 'split-recorded', assetId: 1, ...reported, sequence: 3, recordedAt: NOW }
    const price = { price: '128', source: 'twelve-data' as const, at: '2026-06-09T15:00:00.000Z' }
    const asset = replayed([...halfSold, entry])
    expect(currentPrice(asset, { price, open: null, previousClose: null }, null).price).toEqual({
      ...price,
      price: '32',
    })
    expect(asset.notedPrice?.price).toBe('30')
  })
})

describe('an option', () => {
  const call = story([
    'Buy',
    {
      quantity: '2',
      price: '235',
      asset: { ...IBM, type: 'options', contract: { right: 'call', strike: '120', expiresOn: '2026-06-19' } },
    },
  ])
  const [onItsLastDay, theDayAfter] = ['2026-06-20T03:00:00.000Z', '2026-06-20T04:00:00.000Z']

  it("awaits an outcome from the day after its expiry, in New York's calendar", () => {
    expect(awaitsOutcome(replayed(call), onItsLastDay)).toBe(false)
    expect(awaitsOutcome(replayed(call), theDayAfter)).toBe(true)
  })

  it('cannot be settled before, and not when it is only watched', () => {
    const worthless = { outcome: 'expired-worthless' as const, price: null }
    expect(settleOption(replayed(call), worthless, onItsLastDay)).toMatchObject({ problem: { code: 'conflict' } })
    const watched = call.map((entry) => ({ ...entry, action: 'Watch' as const }))
    expect(settleOption(replayed(watched), worthless, theDayAfter)).toMatchObject({ problem: { code: 'conflict' } })
  })

  it('expires worthless for nothing, whatever price is sent along', () => {
    const price = { price: '99', source: 'typed' as const, at: theDayAfter }
    expect(settleOption(replayed(call), { outcome: 'expired-worthless', price }, theDayAfter)).toMatchObject({
      ok: true,
      value: { price: { price: '0' } },
    })
  })

  it('needs a price when it was exercised or sold', () => {
    expect(settleOption(replayed(call), { outcome: 'exercised', price: null }, theDayAfter)).toMatchObject({
      problem: { code: 'invalid', field: 'price' },
    })
  })
})

describe('a split that is recorded late', () => {
  const at = (day: string) => `${day}T15:00:00.000Z`
  const splitOn = (effectiveOn: string, newShares: string, sequence: number, told: string): AssetEntry => ({
    kind: 'split-recorded',
    assetId: 1,
    ...split({ effectiveOn, newShares }),
    sequence,
    recordedAt: at(told),
  })
  const noted = (price: string, sequence: number, day: string, changed: object = {}): AssetEntry => ({
    kind: 'price-noted',
    assetId: 1,
    price: { price, source: 'typed', at: at(day) },
    sequence,
    recordedAt: at(day),
    ...changed,
  })

  it('restates a stop that is a percentage of a price from before it', () => {
    const held: AssetEntry = {
      kind: 'decision-recorded',
      decisionId: 'held',
      assetId: 1,
      action: 'Hold',
      confidence: 5,
      thesis: 'It holds, as I said that it would.',
      quantity: null,
      asset: null,
      price: { price: '100', source: 'typed', at: at('2026-06-08') },
      isPriceAttached: true,
      levels: { stopLoss: { from: '90', to: '80', percent: '20' } },
      sequence: 2,
      recordedAt: at('2026-06-11'),
    }
    const entries = [...story(['Buy', { quantity: '10', price: '100' }]), held]
    expect(replayed(entries).exits.stopLoss).toMatchObject({ price: '80' })
    expect(replayed([...entries, splitOn('2026-06-10', '2', 3, '2026-06-12')]).exits.stopLoss).toMatchObject({
      price: '40',
      percent: '20',
    })
  })

  it('explains a price only if it was recorded after the price', () => {
    const entries = [
      ...story(['Buy', { quantity: '10', price: '100' }]),
      splitOn('2026-05-04', '2', 2, '2026-05-05'),
      noted('60', 3, '2026-08-03'),
      noted('30', 4, '2026-09-01', { doubtedAfter: '60' }),
    ]
    expect(replayed(entries)).toMatchObject({ quarantined: { knownPrice: '60' }, notedPrice: { price: '60' } })
    expect(replayed([...entries, splitOn('2026-09-01', '2', 5, '2026-09-02')])).toMatchObject({
      quarantined: null,
      notedPrice: { price: '30' },
      holdingPeriods: [{ quantity: '40' }],
    })
  })

  it('restates an earlier price that is confirmed later', () => {
    const entries = [
      ...story(['Buy', { quantity: '10', price: '100' }]),
      noted('50', 2, '2026-06-09', { doubtedAfter: '100' }),
      splitOn('2026-06-10', '5', 3, '2026-06-11'),
      noted('50', 4, '2026-06-09', { recordedAt: at('2026-06-12') }),
    ]
    expect(replayed(entries)).toMatchObject({ quarantined: null, notedPrice: { price: '10' }, notedRaw: '50' })
  })

  it('takes its place by what moves something, and not by when a critique was written', () => {
    const entries = story(['Buy', { quantity: '10', price: '100' }], ['Buy More', { quantity: '10', price: '50' }])
    const [first, second] = entries
    if (!first || !second) throw new Error('the story has two chapters')
    const critique = { ...critiqueOf(entries.slice(0, 1), first), sequence: 2, recordedAt: at('2027-01-04') }
    const told = splitOn('2026-06-10', '2', 4, '2026-06-11')
    const asset = replayed([first, critique, { ...second, sequence: 3 }, told])
    expect(asset.holdingPeriods).toMatchObject([{ quantity: '40', cost: '1500' }])
  })

  it('recorded after a later split restates an alert once, by the splits after its price', () => {
    const entries = story(['Buy', { quantity: '10', price: '100' }])
    // The close of 70 on May 4 was found only after the split of May 20 was told: both prices in the shares of that day.
    const alert: AssetEntry = {
      kind: 'level-crossed',
      assetId: 1,
      level: 'stop-loss',
      levelPrice: '45',
      price: { price: '35', source: 'uploaded', at: at('2026-05-04') },
      setBySequence: 1,
      sequence: 3,
      recordedAt: at('2026-05-22'),
    }
    const told = [
      ...entries,
      splitOn('2026-05-20', '2', 2, '2026-05-21'),
      alert,
      splitOn('2026-05-11', '5', 4, '2026-05-25'),
    ]
    expect(replayed(told)).toMatchObject({
      exits: { stopLoss: { price: '9' } },
      crossings: [{ levelPrice: '9', price: { price: '7' } }],
    })
  })
})
