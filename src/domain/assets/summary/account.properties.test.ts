import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownAsset } from '#test/support/account-of.ts'
import { price, tellBook, wish } from '#test/support/random-book.ts'
import { type Known, keepReferenceAccount } from '#test/support/reference-account.ts'
import { cents, centsText, fraction } from '#test/support/reference-ledger.ts'
import { dayNumber } from '../../prices/day-number.ts'
import type { Quote } from '../../prices/quote.ts'
import type { Asset } from '../asset.ts'
import { currentPrice } from '../current-price.ts'
import { replayAsset } from '../replay-asset.ts'
import { todaysGain } from '../today.ts'
import { summarize } from './summary.ts'

const TODAY = '2026-11-20'
const NOW = `${TODAY}T20:00:00.000Z`
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_000)

/** A price with the close before it, within some percent of it; or none. */
const known: fc.Arbitrary<Known> = fc
  .oneof(
    { weight: 5, arbitrary: fc.tuple(price, fc.integer({ min: 95, max: 105 })) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
  .map((told) => told && { price: told[0], previousClose: ((Number(told[0]) * told[1]) / 100).toFixed(6) })

const quoteOf = (told: Known): Quote | null =>
  told && {
    price: { price: told.price, source: 'twelve-data', at: `${TODAY}T19:59:00.000Z` },
    open: told.previousClose,
    previousClose: told.previousClose,
  }

function shown(asset: Asset, told: Known) {
  const quote = quoteOf(told)
  const current = currentPrice(asset, quote, null)
  // What somebody paid is a price too; without a provider's it is left out here, so that something is not known.
  const today = todaysGain(asset, quote, told ? current : { price: null, isInSharesHeld: true }, NOW)
  return { ...shownAsset(asset, told?.price ?? null), today }
}

describe('an account of several assets', () => {
  it('is, to the cent, what an account book kept the slow way says, over every holding period, part and split', () => {
    const story = fc.tuple(fc.array(wish, { minLength: 3, maxLength: 24 }), fc.integer({ min: 0, max: 6 }))
    fc.assert(
      fc.property(story, fc.tuple(known, known, known), ([wishes, countOfToday], prices) => {
        const { lines, entries } = tellBook(wishes, countOfToday, dayNumber(TODAY))
        const knownOf = (asset: number) => prices[asset - 1] ?? null
        const slow = keepReferenceAccount(lines, knownOf, dayNumber(TODAY))
        const assets = [...Map.groupBy(entries, ({ assetId }) => assetId).values()].flatMap(
          (own) => replayAsset(own) ?? [],
        )
        const { account, bought, sold, realized, today } = summarize(
          assets.map((asset) => shown(asset, knownOf(asset.assetId))),
          TODAY,
        )
        expect(bought.gainLoss).toBe(centsText(slow.bought))
        expect(sold.gainLoss).toBe(centsText(slow.sold))
        expect(realized.gain).toBe(centsText(slow.sold))
        expect(account.gainLoss).toBe(centsText(slow.account))
        expect(account.mostOwnMoney).toBe(centsText(slow.mostOwnMoney))
        expect(account.gainLossPercent).toBe(percent(slow.account, slow.mostOwnMoney))
        expect(today && [today.gainLoss, today.atRisk, today.gainLossPercent]).toEqual(
          slow.today && [
            centsText(slow.today.gain),
            centsText(slow.today.atRisk),
            percent(slow.today.gain, slow.today.atRisk),
          ],
        )
      }),
      { seed: 20_261_121, numRuns: RUNS },
    )
  }, 600_000)
})

const percent = (gain: bigint, of: bigint): string | null =>
  of === 0n ? null : centsText(cents({ n: fraction('100').n * gain, d: of }))
