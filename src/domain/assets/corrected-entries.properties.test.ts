import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownAsset } from '#test/support/account-of.ts'
import { price, tellBook, wish } from '#test/support/random-book.ts'
import type { CorrectedField, CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { Entry } from '../ledger/entry.ts'
import { dayNumber } from '../prices/day-number.ts'
import type { AssetEntry } from './asset.ts'
import { correctableOf } from './corrections/correctable.ts'
import { replayAsset } from './replay-asset.ts'
import { summarize } from './summary/summary.ts'

const TODAY = '2026-11-20'
const RUNS = Number(process.env.PROPERTY_RUNS ?? 500)

const mistake = fc.record({
  of: fc.nat(),
  field: fc.constantFrom('price', 'quantity'),
  typed: price,
  again: fc.boolean(),
})
type Mistake = { of: number; field: CorrectedField; typed: string; again: boolean }

/** The same story written with mistakes, each of which is corrected at the end, some only at the second time. */
function mistyped(entries: readonly AssetEntry[], mistakes: readonly Mistake[]): AssetEntry[] {
  let written = [...entries]
  const corrections: Omit<Entry<CorrectionRecorded>, 'sequence'>[] = []
  for (const { of, field, typed, again } of mistakes) {
    const entry = entries[of % entries.length]
    const right = entry && correctableOf(entry).find((offered) => offered.field === field)?.value
    if (!entry || !right) continue
    const wrong =
      field === 'price' && 'price' in entry && entry.price
        ? { price: { ...entry.price, price: typed } }
        : { quantity: typed }
    written = written.map((other) => (other.sequence === entry.sequence ? { ...other, ...wrong } : other))
    for (const to of again ? ['123.45', right] : [right])
      corrections.push({
        kind: 'correction-recorded',
        correctionId: '',
        assetId: entry.assetId,
        correctsSequence: entry.sequence,
        field,
        from: typed,
        to,
        reason: 'A typing mistake.',
        requestHash: '',
        recordedAt: `${TODAY}T16:00:00.000Z`,
      })
  }
  return [...written, ...corrections.map((entry, index) => ({ ...entry, sequence: entries.length + 1 + index }))]
}

const replayed = (entries: readonly AssetEntry[]) =>
  [...Map.groupBy(entries, ({ assetId }) => assetId).values()].flatMap((own) => replayAsset(own) ?? [])

it('what was mistyped and corrected comes to what it would have been at once, over every holding period, part and split', () => {
  const story = fc.tuple(
    fc.array(wish, { minLength: 3, maxLength: 20 }),
    fc.array(mistake, { minLength: 1, maxLength: 6 }),
  )
  fc.assert(
    fc.property(story, ([wishes, mistakes]) => {
      const { entries } = tellBook(wishes, 2, dayNumber(TODAY))
      fc.pre(entries.length > 0)
      const [right, corrected] = [replayed(entries), replayed(mistyped(entries, mistakes))]
      const withoutTraces = corrected.map((asset, index) => ({
        ...asset,
        corrections: [],
        replacedPrices: [],
        comparisons: [],
        lastSequence: right[index]?.lastSequence,
      }))
      expect(withoutTraces).toEqual(right)
      const shown = (assets: typeof right) =>
        summarize(
          assets.map((asset) => shownAsset(asset, '10')),
          TODAY,
        )
      expect(shown(corrected)).toEqual(shown(right))
    }),
    { seed: 20_261_122, numRuns: RUNS },
  )
})
