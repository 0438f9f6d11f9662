import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import type { CorrectedField } from '../../ledger/correction-recorded.ts'
import type { AssetEntry } from '../asset.ts'
import { correctedEntries, onceCorrected } from '../corrected-entries.ts'
import { triggeredAlerts } from '../levels.ts'
import { replayAsset } from '../replay-asset.ts'
import { realizedGainOf } from '../valuation.ts'
import { type CompanyAfter, recordCorrection } from './record-correction.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const LISTED: CompanyAfter = { isUnlisted: false, sameAssetId: null }

/** Entries 1, 2, ... of 6 April, 6 May, ... 2026. */
const held = story(['Buy', { quantity: '10', price: '100' }], ['Sell Some', { quantity: '4', price: '120' }])
const sold = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '18000' }])

const correct = (
  entries: readonly AssetEntry[],
  correctsSequence: number,
  field: CorrectedField,
  to: string | null,
  company = LISTED,
) => {
  const draft = { correctionId: 'c', correctsSequence, field, to, reason: 'A typing mistake.', requestHash: '' }
  return recordCorrection(entries, draft, company, NOW)
}

/** The entries with one correction more. */
function corrected(
  entries: readonly AssetEntry[],
  ...said: Parameters<typeof correct> extends [unknown, ...infer R] ? R : never
) {
  const decided = correct(entries, ...said)
  if (!decided.ok) throw new Error(decided.problem.message)
  return [...entries, { ...decided.value, sequence: (entries.at(-1)?.sequence ?? 0) + 1, recordedAt: NOW }]
}

const refusalOf = (...said: Parameters<typeof correct>) => {
  const decided = correct(...said)
  return decided.ok ? decided.value : decided.problem
}

describe('a correction', () => {
  it('of the price of a sale at 18000 instead of 180 makes the gain what it was', () => {
    expect(realizedGainOf(replayAsset(sold) ?? fail())).toBe('179000.00')
    const entries = corrected(sold, 2, 'price', '180')
    expect(entries.at(-1)).toMatchObject({ from: '18000', to: '180', correctsSequence: 2 })
    const asset = replayAsset(entries) ?? fail()
    expect(realizedGainOf(asset)).toBe('800.00')
    expect(asset).toMatchObject({
      notedPrice: { price: '180' },
      corrections: [{ field: 'price', to: '180' }],
      lastSequence: 3,
    })
  })

  it('leaves the entry as it was written', () => {
    const entries = corrected(sold, 2, 'price', '180')
    expect(entries[1]).toEqual(sold[1])
  })

  it('of a correction counts in its place, and names the entry itself', () => {
    const twice = corrected(corrected(sold, 2, 'price', '1800'), 3, 'price', '180')
    expect(twice.at(-1)).toMatchObject({ correctsSequence: 2, from: '1800', to: '180' })
    expect(realizedGainOf(replayAsset(twice) ?? fail())).toBe('800.00')
    expect(replayAsset(twice)?.corrections).toHaveLength(2)
  })

  it('changes nothing where the entries are corrected already, in whole or, without the corrections, in part', () => {
    const twice = corrected(corrected(sold, 2, 'price', '1800'), 2, 'price', '180')
    expect(correctedEntries(correctedEntries(twice))).toEqual(correctedEntries(twice))
    expect(onceCorrected(twice).slice(0, 3)).toMatchObject([{}, { price: { price: '180' } }])
  })

  it('of the day moves the decision and its price, and what was attached of another day goes', () => {
    const entries = corrected(held, 2, 'decidedOn', '2026-04-20')
    const [, some] = correctedEntries(entries)
    expect(some).toMatchObject({ decidedOn: '2026-04-20', price: { at: '2026-04-20T20:00:00.000Z' } })
    expect(replayAsset(entries)?.trades).toMatchObject([{}, { on: '2026-04-20' }])
    const back = corrected(entries, 2, 'decidedOn', '2026-05-06')
    expect(correctedEntries(back)[1]).toEqual(held[1])
    const attached = held.map((entry, index) =>
      index === 1 ? { ...entry, action: 'Hold' as const, quantity: null, isPriceAttached: true as const } : entry,
    )
    expect(correctedEntries(corrected(attached, 2, 'decidedOn', '2026-04-20'))[1]).toMatchObject({ price: null })
  })

  it('of a day before a recorded split counts in the shares of that day', () => {
    const split: AssetEntry = {
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn: '2026-05-01',
      newShares: '4',
      oldShares: '1',
      source: 'typed',
      sequence: 3,
      recordedAt: '2026-05-20T14:00:00.000Z',
    }
    const entries = [...held, split]
    expect(replayAsset(entries)?.holdingPeriods).toMatchObject([{ quantity: '36' }])
    expect(replayAsset(corrected(entries, 2, 'decidedOn', '2026-04-30'))?.holdingPeriods).toMatchObject([
      { quantity: '24' },
    ])
  })

  it('of the price moves a stop that is a percentage of it, and leaves one that is a price', () => {
    const stop = (percent: string | null) => ({ stopLoss: { from: null, to: '90', percent } })
    const withStop = (percent: string | null) =>
      held.map((entry, index) => (index === 0 ? { ...entry, levels: stop(percent) } : entry))
    expect(replayAsset(corrected(withStop('10'), 1, 'price', '110'))?.exits.stopLoss).toMatchObject({ price: '99' })
    expect(replayAsset(corrected(withStop(null), 1, 'price', '110'))?.exits.stopLoss).toMatchObject({ price: '90' })
  })

  it('withdraws an alert that only the mistyped price or stop had set off', () => {
    const hold = story(['Buy', { quantity: '10', price: '100' }], ['Hold', { price: '18' }])
    const alert: AssetEntry = {
      kind: 'level-crossed',
      assetId: 1,
      level: 'stop-loss',
      levelPrice: '90',
      price: hold[1]?.price ?? fail(),
      setBySequence: 1,
      sequence: 3,
      recordedAt: hold[1]?.recordedAt ?? '',
    }
    const entries = [...hold, alert]
    expect(replayAsset(entries)?.crossings).toHaveLength(1)
    expect(replayAsset(corrected(entries, 2, 'price', '180'))).toMatchObject({ crossings: [], withdrawnAlerts: [3] })
    const twice = corrected(corrected(entries, 2, 'price', '1.8'), 2, 'price', '180')
    expect(replayAsset(twice)).toMatchObject({ crossings: [], withdrawnAlerts: [3] })
    expect(replayAsset(corrected(entries, 2, 'price', '81'))).toMatchObject({ crossings: [{ price: { price: '81' } }] })
    expect(replayAsset(corrected(entries, 1, 'stopLoss', '17'))).toMatchObject({ crossings: [], withdrawnAlerts: [3] })
  })

  it('of the day withdraws an alert for a price from before the decision that set the level, and the next price causes one', () => {
    const diary = assetDiary()
    const levels = { stopLoss: { from: null, to: '90', percent: '10' } }
    diary.decide('2026-03-09', 'Buy', { price: '100', quantity: '10', decidedOn: '2026-03-04', levels })
    diary.reachEarlier('2026-03-09', '2026-03-06', 'stop-loss', '90', '85')
    expect(replayAsset(diary.entries)?.crossings).toHaveLength(1)
    const asset = replayAsset(corrected(diary.entries, 1, 'decidedOn', '2026-03-09')) ?? fail()
    expect(asset).toMatchObject({ crossings: [], withdrawnAlerts: [2] })
    const at = '2026-03-10T15:00:00.000Z'
    const seen = { low: '89', high: '89', close: '89', source: 'typed', from: at, at } as const
    expect(triggeredAlerts(asset, seen)).toMatchObject([
      { level: 'stop-loss', levelPrice: '90', price: { price: '89' } },
    ])
  })

  it('of terms and of a ticker that was typed makes the asset what it is about', () => {
    const option = {
      ...IBM,
      ticker: 'ACMEE',
      type: 'options' as const,
      contract: { right: 'call' as const, strike: '100', expiresOn: '2027-01-15' },
      stopLossPercent: null,
    }
    const entries = story(['Buy', { quantity: '1', price: '5', asset: option }])
    expect(replayAsset(corrected(entries, 1, 'strike', '110'))?.facts.contract).toMatchObject({
      strike: '110',
      right: 'call',
    })
    const unlisted = { isUnlisted: true, sameAssetId: null }
    expect(replayAsset(corrected(entries, 1, 'ticker', 'ACME', unlisted))?.facts).toMatchObject({ ticker: 'ACME' })
  })
})

describe('a correction is refused', () => {
  const nothing = 'Nothing was recorded.'
  it.each<[string, Parameters<typeof correct>, object]>([
    [
      'that says what stands there',
      [sold, 2, 'price', '18000.00'],
      { field: 'to', message: `That is what stands there already. ${nothing}` },
    ],
    ['of another entry', [sold, 7, 'price', '1'], { code: 'not-found' }],
    ['of a quantity that there is none of', [sold, 2, 'quantity', '1'], { field: 'field' }],
    ['of terms that are another entry’s', [sold, 2, 'ticker', 'X'], { field: 'field' }],
    [
      'that leaves nothing to buy',
      [held, 1, 'quantity', '0'],
      { message: `Buy needs a quantity above zero. ${nothing}` },
    ],
    [
      'that sells what is not held, by its own name',
      [held, 2, 'quantity', '10'],
      { message: `You held 10 then, and Sell Some leaves something. ${nothing}` },
    ],
    [
      'that makes a later sale impossible, which it names',
      [held, 1, 'quantity', '4'],
      {
        message: `Your Sell Some of May 6, 2026 sold 4, and you would have held 4 then. If that was mistyped too, correct it first. ${nothing}`,
      },
    ],
    [
      'to a day after the next decision, which it names',
      [held, 1, 'decidedOn', '2026-05-07'],
      { message: expect.stringContaining('It was written on Apr 6, 2026') },
    ],
    [
      'to a day before the last decision, which it names',
      [held, 2, 'decidedOn', '2026-04-05'],
      { message: `Your Buy of Apr 6, 2026 came before it: choose that day or a later one. ${nothing}` },
    ],
    [
      'of a listed company’s ticker',
      [held, 1, 'ticker', 'IBN'],
      { message: expect.stringContaining('chosen from the directory and not typed') },
    ],
    [
      'that makes it a company that is on a list',
      [held, 1, 'ticker', 'ACME', { isUnlisted: true, sameAssetId: 4 }],
      { code: 'conflict', assetId: 4 },
    ],
  ])('%s', (_, said, problem) => expect(refusalOf(...said)).toMatchObject(problem))

  it('to a day after the next decision, which was written later', () => {
    const late = held.map((entry, index) => ({
      ...entry,
      recordedAt: NOW,
      decidedOn: ['2026-04-06', '2026-05-06'][index] ?? '',
    }))
    expect(refusalOf(late, 1, 'decidedOn', '2026-05-07')).toMatchObject({
      message: `Your Sell Some of May 6, 2026 came after it: choose that day or an earlier one. ${nothing}`,
    })
  })

  it('of a price that would lie beyond the stop of its entry', () => {
    const withStop = held.map((entry, index) =>
      index === 0 ? { ...entry, levels: { stopLoss: { from: null, to: '90', percent: null } } } : entry,
    )
    expect(refusalOf(withStop, 1, 'price', '80')).toMatchObject({
      message: expect.stringContaining('The stop of this entry, $90.00, and its price, $80.00, would not go together'),
    })
    expect(refusalOf(withStop, 1, 'stopLoss', '100')).toMatchObject({
      message: expect.stringContaining('a stop lies below'),
    })
  })

  it('of a stop to one above the price that Candor attached, as when it was recorded', () => {
    const diary = assetDiary()
    diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '100' })
    const hold = diary.decide('2026-03-03', 'Hold', { price: '100', isPriceAttached: true, levels: stopAt('90') ?? {} })
    expect(refusalOf(diary.entries, hold, 'stopLoss', '110')).toMatchObject({
      field: 'to',
      message: expect.stringContaining(
        'The stop of this entry, $110.00, and its price, $100.00, would not go together',
      ),
    })
    expect(correct(diary.entries, hold, 'stopLoss', '95')).toMatchObject({ ok: true })
  })

  describe('of an option, by its last day', () => {
    const terms = (expiresOn: string) => ({
      ...{ ...IBM, type: 'options' as const, stopLossPercent: null },
      contract: { right: 'call' as const, strike: '100', expiresOn },
    })
    const bought = (expiresOn: string) =>
      story(
        ['Buy', { quantity: '2', price: '5', asset: terms(expiresOn) }],
        ['Buy More', { quantity: '1', price: '5' }],
      )

    it('where the expiry would lie before a purchase, which it names', () => {
      expect(refusalOf(bought('2027-01-15'), 1, 'expiresOn', '2020-01-15')).toMatchObject({
        field: 'to',
        message: `Your Buy of Apr 6, 2026 would be of after Jan 15, 2020, when the option had expired: type that day or a later one. If the day of that entry was mistyped, correct it first. ${nothing}`,
      })
      expect(refusalOf(bought('2027-01-15'), 1, 'expiresOn', '2026-05-05')).toMatchObject({
        message: expect.stringContaining('Your Buy More of May 6, 2026 would be'),
      })
      expect(correct(bought('2027-01-15'), 1, 'expiresOn', '2026-05-06')).toMatchObject({ ok: true })
    })

    it('where a purchase would lie after it', () => {
      const late = bought('2026-04-10').map((entry) => ({ ...entry, recordedAt: NOW, decidedOn: '2026-04-06' }))
      expect(refusalOf(late, 2, 'decidedOn', '2026-04-11')).toMatchObject({
        message: `The option expired on Apr 10, 2026: choose that day or an earlier one. If the expiry was mistyped, correct it first. ${nothing}`,
      })
      expect(correct(late, 2, 'decidedOn', '2026-04-10')).toMatchObject({ ok: true })
    })

    it('where its terms would be those of another one on a list, by the day in words', () => {
      const other = { isUnlisted: false, sameAssetId: 4 }
      expect(refusalOf(bought('2027-01-15'), 1, 'expiresOn', '2027-02-19', other)).toMatchObject({
        message: `With Feb 19, 2027 it would be what is on one of your lists already. ${nothing}`,
      })
    })

    it('but where an older version allowed it, other fields can still be corrected', () => {
      expect(correct(bought('2020-01-15'), 1, 'quantity', '3')).toMatchObject({ ok: true })
      expect(correct(bought('2020-01-15'), 1, 'expiresOn', '2027-01-15')).toMatchObject({ ok: true })
    })
  })

  it('of the price that Candor attached', () => {
    const attached = held.map((entry, index) =>
      index === 1 ? { ...entry, action: 'Hold' as const, quantity: null, isPriceAttached: true as const } : entry,
    )
    expect(refusalOf(attached, 2, 'price', '80')).toMatchObject({
      message: `No price was typed with this entry, so there is none to correct. ${nothing}`,
    })
  })
})

const fail = (): never => {
  throw new Error('There is one.')
}

describe('a split of the first day, which that entry came after,', () => {
  const split: AssetEntry = {
    ...{
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn: '2026-04-06',
      newShares: '4',
      oldShares: '1',
      source: 'typed',
    },
    ...{ isBeforeFirst: true, sequence: 3, recordedAt: '2026-06-11T15:00:00.000Z' },
  }
  const entries: readonly AssetEntry[] = [...held, split]
  const quantityOf = (all: readonly AssetEntry[]) => replayAsset(all)?.holdingPeriods[0]?.quantity

  it('stays before it where its day is corrected to a later one, and back', () => {
    const [opening, ...others] = entries
    if (!opening) throw new Error('a story opens an asset')
    const written = { ...opening, recordedAt: '2026-04-09T15:00:00.000Z', decidedOn: '2026-04-06' }
    const later = corrected([written, ...others], 1, 'decidedOn', '2026-04-08')
    const back = corrected(later, 1, 'decidedOn', '2026-04-06')
    expect([entries, later, back].map(quantityOf)).toEqual(['6', '6', '6'])
  })

  it('keeps it from being of an earlier day', () => {
    expect(refusalOf(entries, 1, 'decidedOn', '2026-04-03')).toMatchObject({
      field: 'to',
      message:
        'Your split of Apr 6, 2026 says that this entry is in new shares: choose that day or a later one, or withdraw the split first. Nothing was recorded.',
    })
    const withdrawn = corrected(entries, 3, 'splitRatio', null)
    const earlier = corrected(withdrawn, 1, 'decidedOn', '2026-04-03')
    expect(refusalOf(earlier, 3, 'splitRatio', '4:1')).toMatchObject({
      message: expect.stringContaining('Record it anew.'),
    })
  })

  it('counts as any other where its day is corrected to a later one, and has to be told anew to go back', () => {
    expect(quantityOf(entries)).toBe('6')
    const moved = corrected(entries, 3, 'splitOn', '2026-04-07')
    expect(quantityOf(moved)).toBe('36')
    expect(refusalOf(moved, 3, 'splitOn', '2026-04-06')).toMatchObject({
      message: expect.stringContaining('Withdraw this split, and record it anew'),
    })
  })
})
