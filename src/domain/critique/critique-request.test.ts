import { describe, expect, it } from 'vitest'
import { critiqueOf, story } from '#test/fixtures/entries.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { critiqueBuiltIn } from './built-in/built-in-critic.ts'
import { critiqueRequest, critiqueRequestInSteps } from './critique-request.ts'

/** Bought, then bought and sold a little for a long time, a day each, with a stop that moves now and then, and a critique of each. */
const journalOf = (decisions: number): AssetEntry[] =>
  story(
    ['Buy', { quantity: '1000', price: '100' }],
    ...Array.from({ length: decisions - 1 }, (_, nth) => chapter(nth)),
  ).flatMap((entry, index) => {
    const recordedAt = new Date(Date.UTC(2016, 0, 4 + index, 15)).toISOString()
    const change = { from: '80', to: `${70 + (index % 9)}`, percent: null }
    const sequence = 2 * index + 1
    const decision = {
      ...{ ...entry, sequence, recordedAt, price: entry.price && { ...entry.price, at: recordedAt } },
      ...(index % 3 === 0 && index > 0 && { levels: { stopLoss: change } }),
    }
    return [decision, { ...critiqueOf([], entry), sequence: sequence + 1, recordedAt }]
  })

const chapter = (nth: number): Parameters<typeof story>[number] => {
  if (nth % 3 === 0) return ['Buy More', { quantity: '2', price: '101' }]
  return nth % 3 === 1 ? ['Sell Some', { quantity: '1', price: '102' }] : ['Hold']
}

const lastOf = (entries: readonly AssetEntry[]): string =>
  entries.findLast((entry) => entry.kind === 'decision-recorded')?.decisionId ?? ''

/** How often a member of an entry is read to make the request about the last decision. */
function readsOf(decisions: number): number {
  let reads = 0
  const counted = journalOf(decisions).map(
    (entry) =>
      new Proxy(entry, {
        get(target, name) {
          reads += 1
          return Reflect.get(target, name)
        },
      }),
  )
  critiqueRequest(counted, [], lastOf(counted))
  return reads
}

it('takes work in proportion to the entries of the asset, and no more', () => {
  expect(readsOf(800) / readsOf(400)).toBeLessThan(2.2)
})

it('is made in steps, between which others can be served, and is the same', () => {
  const entries = journalOf(800)
  const steps = critiqueRequestInSteps(entries, [], lastOf(entries))
  let count = 1
  let step = steps.next()
  for (; !step.done; step = steps.next()) count += 1
  expect(count).toBe(2 * Math.floor((entries.length - 2) / 250) + 1)
  expect(step.value).toEqual(critiqueRequest(entries, [], lastOf(entries)))
  expect(step.value?.earlier).toHaveLength(799)
  expect(step.value?.earlierCritiques).toHaveLength(60)
})

it('is of the day decided and of what counts, also where it was corrected since and a split came in between', () => {
  const writtenOn = '2026-11-20T15:00:00.000Z'
  const late = (decidedOn: string, price: string) => ({
    recordedAt: writtenOn,
    decidedOn,
    price: { price, source: 'typed' as const, at: `${decidedOn}T20:00:00.000Z` },
  })
  const [buy, hold] = story(['Buy', { quantity: '10', price: '18000' }], ['Hold', { price: '175' }])
  if (!buy || !hold) throw new Error('a story of two chapters')
  const stamped = { assetId: 1, recordedAt: writtenOn }
  const ratio = { newShares: '4', oldShares: '1', source: 'typed' } as const
  const correction = (sequence: number, to: string): AssetEntry => ({
    ...{
      kind: 'correction-recorded',
      correctionId: `c-${sequence}`,
      correctsSequence: 1,
      field: 'price',
      from: '18000',
    },
    ...{ ...stamped, sequence, to, reason: 'Mistyped.', requestHash: '' },
  })
  const entries: AssetEntry[] = [
    { ...buy, ...late('2026-03-03', '18000') },
    { kind: 'split-recorded', ...stamped, ...ratio, effectiveOn: '2026-06-10', sequence: 2 },
    correction(3, '1800'),
    { ...hold, ...late('2026-05-04', '175'), sequence: 4 },
    correction(5, '180'),
  ]
  expect(critiqueRequest(entries, [], hold.decisionId)).toMatchObject({
    purchasedAt: '2026-03-03T21:00:00.000Z',
    decision: { at: '2026-05-04T20:00:00.000Z', price: '175' },
    earlier: [{ at: '2026-03-03T21:00:00.000Z', price: '180' }],
    position: { quantity: '10', averageCost: '180' },
    splits: [],
  })
})

it('is given no claim of a decision that was imported, or written down too late, which is never scored', () => {
  const entries = story(['Buy', {}], ['Hold'])
  const [buy] = entries
  if (!buy) throw new Error('the story has two chapters')
  const claimOf = (given: readonly AssetEntry[], decisionId: string, imported = 0) => {
    const steps = critiqueRequestInSteps(given, [], decisionId, [], imported)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value?.claim
  }
  const claim = expect.stringContaining('IBM does better than SPY')
  expect(entries.map(({ decisionId }) => claimOf(entries, decisionId))).toEqual([claim, claim])
  expect(entries.map(({ decisionId }) => claimOf(entries, decisionId, 1))).toEqual([undefined, claim])
  const writtenLater = (days: number) => {
    const decidedOn = new Date(Date.parse(buy.recordedAt) - days * 86_400_000).toISOString().slice(0, 10)
    return claimOf([{ ...buy, decidedOn }], buy.decisionId)
  }
  expect([writtenLater(2), writtenLater(3)]).toEqual([claim, undefined])
})

it('is not given what was said of figures that have been corrected since', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '1000' })
  const written = [...diary.entries, critiqueAfter(diary.entries)]
  const textsFor = (entries: readonly AssetEntry[]) => {
    const [, hold] = story(['Buy', {}], ['Hold'])
    if (!hold) throw new Error('the story has two chapters')
    return critiqueRequest(
      [...entries, { ...hold, sequence: entries.length + 1 }],
      [],
      hold.decisionId,
    )?.earlierCritiques?.map(({ text }) => text)
  }
  expect(textsFor(written)).toEqual([SAID])
  const corrected = [...written, correctionOf(written, 1, 'price', '100', '2026-05-04T17:00:00.000Z')]
  expect(textsFor(corrected)).toBeUndefined()
  expect(textsFor([...corrected, critiqueAfter(corrected)])).toEqual([SAID])
})

const SAID = 'Psychology: a.\n\nFundamentals: b.\n\nWorld events: c.'

/** A critique of the first decision, as the next entry. */
function critiqueAfter(entries: readonly AssetEntry[]) {
  const [bought] = entries
  if (bought?.kind !== 'decision-recorded') throw new Error('a diary opens an asset')
  return { ...critiqueOf([], bought), sequence: entries.length + 1, recordedAt: '2026-05-04T16:30:00.000Z' }
}

describe('a stop that was moved', () => {
  const SPLIT = { effectiveOn: '2026-06-01', newShares: '2', oldShares: '1' }
  /** Bought at 100 with a stop at 90; moved to 48 after the split, to 45 a week later. */
  const diaryOf = () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.decide('2026-06-03', 'Hold', { price: '52', levels: stopAt('48', '90') ?? {} })
    diary.decide('2026-06-10', 'Hold', { price: '52', levels: stopAt('45', '48') ?? {} })
    return diary
  }
  const movesOf = (entries: readonly AssetEntry[], reported: Parameters<typeof critiqueRequest>[3] = []) =>
    critiqueRequest(entries, [], lastOf(entries), reported)?.moves.map(({ from, to }) => [from, to])
  const IN_NEW_SHARES = [
    ['45', '48'],
    ['48', '45'],
  ]

  it('is told from where it stood, of a first entry in new shares as of one in old shares on the day of a split', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.decide('2026-06-10', 'Hold', { price: '100', levels: stopAt('40', '90') ?? {} })
    const ofFirstDay = { ...SPLIT, effectiveOn: '2026-05-04' }
    const split = { kind: 'split-recorded', assetId: 1, source: 'typed', ...ofFirstDay } as const
    const stamp = { sequence: 3, recordedAt: '2026-06-12T15:00:00.000Z' }
    expect(movesOf([...diary.entries, { ...split, ...stamp }])).toEqual([['45', '40']])
    expect(movesOf([...diary.entries, { ...split, ...stamp, isBeforeFirst: true }])).toEqual([['90', '40']])
    expect(movesOf(diary.entries, [ofFirstDay])).toEqual([['90', '40']])
  })

  it('is told from where it stood, in shares of the decision’s day, whenever the split before it was told', () => {
    const late = diaryOf()
    late.split('2026-06-12', SPLIT.effectiveOn, '2')
    const between = assetDiary()
    between.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    between.decide('2026-06-03', 'Hold', { price: '52', levels: stopAt('48', '90') ?? {} })
    between.split('2026-06-05', SPLIT.effectiveOn, '2')
    between.decide('2026-06-10', 'Hold', { price: '52', levels: stopAt('45', '48') ?? {} })
    expect(movesOf(late.entries)).toEqual(IN_NEW_SHARES)
    expect(movesOf(between.entries)).toEqual(IN_NEW_SHARES)
    expect(movesOf(diaryOf().entries, [SPLIT])).toEqual(IN_NEW_SHARES)
  })

  it('is told from where a correction has put it', () => {
    const { entries } = diaryOf()
    const corrected = [...entries, correctionOf(entries, 2, 'stopLoss', '46')]
    expect(movesOf(corrected)).toEqual([
      ['90', '46'],
      ['46', '45'],
    ])
  })

  it('is not moved by the sale of all that is left, which ends it', () => {
    const diary = diaryOf()
    diary.decide('2026-06-12', 'Sell', { price: '44', quantity: '10', levels: stopAt(null, '45') ?? {} })
    expect(movesOf(diary.entries)).toEqual([
      ['90', '48'],
      ['48', '45'],
    ])
  })

  it('has the day on which the place was written that it leaves, for the critic to name', () => {
    const requestOf = (decidedOn?: string) => {
      const diary = assetDiary()
      const late = decidedOn ? { decidedOn } : {}
      diary.decide('2026-05-08', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {}, ...late })
      diary.decide('2026-05-11', 'Hold', { price: '95', levels: stopAt('80', '90') ?? {} })
      const request = critiqueRequest(diary.entries, [], lastOf(diary.entries))
      if (!request) throw new Error('its last entry is a decision')
      return request
    }
    const late = requestOf('2026-05-04')
    expect(late.moves).toMatchObject([
      { from: '90', to: '80', setAt: '2026-05-04T20:00:00.000Z', setWrittenAt: '2026-05-08T16:00:00.000Z' },
    ])
    expect(critiqueBuiltIn(late)).toMatch(/\$90\.00,? (?:since|set on) May 8, 2026/)
    expect(requestOf().moves[0]).not.toHaveProperty('setWrittenAt')
  })
})

it('has no price of a decision for which none was sent and none of its day was known, nor of a sale without one', () => {
  const attached = (at: string) => ({
    price: { price: '160', source: 'typed' as const, at },
    isPriceAttached: true as const,
  })
  const [buy, hold, sell] = story(['Buy', { quantity: '10', price: '160' }], ['Hold'], ['Sell'])
  if (!buy || !hold || !sell) throw new Error('a story of three chapters')
  const bought = { ...buy, price: buy.price && { ...buy.price, at: '2016-03-04T21:00:00.000Z' } }
  const entries: AssetEntry[] = [
    { ...bought, recordedAt: '2016-03-04T21:00:00.000Z' },
    { ...hold, ...attached('2016-03-04T21:00:00.000Z'), recordedAt: '2026-05-06T15:00:00.000Z' },
    { ...sell, ...attached('2026-05-07T14:59:00.000Z'), recordedAt: '2026-05-07T15:00:00.000Z' },
  ]
  expect(critiqueRequest(entries, [], hold.decisionId)?.decision.price).toBeNull()
  expect(critiqueRequest(entries, [], sell.decisionId)).toMatchObject({
    decision: { price: null },
    earlier: [{ price: '160' }, { price: null }],
  })
})
