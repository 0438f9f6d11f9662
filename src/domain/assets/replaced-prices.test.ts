import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { correctedEntries } from './corrected-entries.ts'
import { replayAsset } from './replay-asset.ts'

/** Bought on 6 April 2026 at 1000, where 100 was meant; what follows is of 6 May. */
const [bought, held] = story(['Buy', { quantity: '10', price: '1000' }], ['Hold'])
if (!bought || !held) throw new Error('the story has two chapters')
const opening = { ...bought, asset: bought.asset && { ...bought.asset, stopLossPercent: null } }

/** Candor kept the price of the purchase with it, for none was sent. */
const attached: Entry<DecisionRecorded> = {
  ...held,
  price: bought.price,
  isPriceAttached: true,
  levels: { stopLoss: { from: null, to: '900', percent: '10' } },
}

const withCorrection = (entries: readonly AssetEntry[], ...said: [number, 'price' | 'decidedOn', string]) => [
  ...entries,
  correctionOf(entries, ...said),
]

function replayed(entries: readonly AssetEntry[]): Asset {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('there are entries')
  return asset
}

describe('a price that Candor attached to a decision, of an entry that is corrected since', () => {
  const corrected = withCorrection([opening, attached], 1, 'price', '100')

  it('is the corrected one, and a percentage of it is one of that', () => {
    expect(replayed(corrected).exits.stopLoss?.price).toBe('90')
    expect(correctedEntries(corrected)[1]).toMatchObject({
      price: { price: '100', at: bought.price?.at },
      levels: { stopLoss: { to: '90' } },
    })
  })

  it('is never the current price in place of the one that was corrected, though its day was corrected too', () => {
    const earlier = withCorrection(corrected, 1, 'decidedOn', '2026-03-16')
    expect(replayed(earlier).notedPrice).toMatchObject({ price: '100', at: '2026-03-16T20:00:00.000Z' })
  })

  it('is what was said since where the day of the other one was corrected to an earlier one, also read alone', () => {
    const noted = { kind: 'price-noted', assetId: 1, sequence: 2, recordedAt: '2026-05-04T15:00:00.000Z' } as const
    const note: AssetEntry = { ...noted, price: { price: '104.16', source: 'typed', at: noted.recordedAt } }
    const at = '2026-05-05T15:00:00.000Z'
    const price = { price: '107.21', source: 'typed', at } as const
    const hold: AssetEntry = { ...held, decisionId: 'h', sequence: 3, recordedAt: at, price }
    const later: AssetEntry = { ...held, sequence: 4, price, isPriceAttached: true }
    const entries = withCorrection([opening, note, hold, later], 3, 'decidedOn', '2026-04-30')
    expect(correctedEntries(entries)[3]).toMatchObject({ price: note.price, isPriceAttached: true })
    expect(correctedEntries([later], replayed(entries))).toEqual([correctedEntries(entries)[3]])
    const before = withCorrection([opening, hold, { ...later, sequence: 4 }], 3, 'decidedOn', '2026-04-30')
    expect(correctedEntries(before)[2]).toMatchObject({ price: { price: '107.21', at: '2026-04-30T20:00:00.000Z' } })
  })

  it('is the same when that decision is read alone', () => {
    expect(correctedEntries([attached], replayed(corrected))).toEqual([correctedEntries(corrected)[1]])
  })

  it('stays what it was where it was attached after the correction, until there is another', () => {
    const after = { ...attached, sequence: 3, price: bought.price && { ...bought.price, price: '100' } }
    const [first, , correction] = withCorrection([opening, attached], 1, 'price', '100')
    if (!first || !correction) throw new Error('there are three')
    const entries = [first, { ...correction, sequence: 2 }, after]
    expect(correctedEntries(entries)[2]).toMatchObject({ price: { price: '100' } })
    expect(correctedEntries(withCorrection(entries, 1, 'price', '101'))[2]).toMatchObject({ price: { price: '101' } })
  })
})

describe('a price that looked like a split of one that was mistyped', () => {
  const quarantined: Entry<DecisionRecorded> = {
    ...held,
    price: { price: '99', source: 'typed', at: held.recordedAt },
    doubtedAfter: '1000',
  }

  it('is not quarantined any more where it looks like none of the right one', () => {
    expect(replayed([opening, quarantined]).quarantined).toMatchObject({ knownPrice: '1000' })
    const asset = replayed(withCorrection([opening, quarantined], 1, 'price', '100'))
    expect([asset.quarantined, asset.notedPrice?.price]).toEqual([null, '99'])
  })

  it('is quarantined against the right one where it looks like one of that too', () => {
    const asset = replayed(withCorrection([opening, quarantined], 1, 'price', '198'))
    expect(asset.quarantined).toMatchObject({ price: { price: '99' }, knownPrice: '198' })
  })
})

it('a price that looked like a split of one whose day was mistyped, before a split that it was in fact after, is quarantined no more', () => {
  const diary = assetDiary()
  diary.decide('2026-03-02', 'Buy', { price: '100', quantity: '10' })
  diary.split('2026-03-10', '2026-03-10', '2')
  const [buy, split] = diary.entries
  const [at, written] = ['2026-03-09T20:00:00.000Z', '2026-03-11T16:00:00.000Z']
  const late = { ...held, asset: null, sequence: 3, recordedAt: written, decidedOn: '2026-03-09' }
  const hold = { ...late, price: { price: '51.57', source: 'typed' as const, at } }
  const note: AssetEntry = {
    kind: 'price-noted',
    assetId: 1,
    price: { price: '52.31', source: 'typed', at: '2026-03-14T14:45:00.000Z' },
    doubtedAfter: '25.785',
    sequence: 4,
    recordedAt: '2026-03-14T14:45:00.000Z',
  }
  if (!buy || !split) throw new Error('there are two')
  const entries = [buy, split, hold, note]
  expect(replayed(entries).quarantined).toMatchObject({ knownPrice: '25.785' })
  const corrected = replayed(withCorrection(entries, 3, 'decidedOn', '2026-03-10'))
  expect(corrected).toMatchObject({ quarantined: null, notedPrice: { price: '52.31' } })
  expect(correctedEntries([note], corrected)).toMatchObject([{ doubtedAfter: undefined }])
})

it('an alert in new shares follows the correction of a price in old shares', () => {
  const diary = assetDiary()
  diary.decide('2026-03-02', 'Buy', { price: '100', quantity: '10', levels: stopAt('90') ?? {} })
  diary.split('2026-03-10', '2026-03-10', '2')
  const [buy, split] = diary.entries
  const [at, recordedAt] = ['2026-03-09T20:00:00.000Z', '2026-03-11T16:00:00.000Z']
  const late = { ...held, asset: null, action: 'Sell Some' as const, quantity: '1', decidedOn: '2026-03-09' }
  const sale = { ...late, sequence: 3, recordedAt, price: { price: '88', source: 'typed' as const, at } }
  const told = { assetId: 1, level: 'stop-loss' as const, levelPrice: '45', setBySequence: 1, sequence: 4, recordedAt }
  const alert: AssetEntry = { kind: 'level-crossed', ...told, price: { ...sale.price, price: '44' } }
  if (!buy || !split) throw new Error('there are two')
  const entries = [buy, split, sale, alert]
  expect(replayed(entries).crossings).toMatchObject([{ price: { price: '44' } }])
  const corrected = replayed(withCorrection(entries, 3, 'price', '86'))
  expect(corrected.crossings).toMatchObject([{ price: { price: '43' } }])
  expect(replayed(withCorrection(entries, 3, 'price', '96'))).toMatchObject({ crossings: [], withdrawnAlerts: [4] })
})
