import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { formulaFault } from '#test/support/evaluate-formula.ts'
import { price, tellBook, wish } from '#test/support/random-book.ts'
import { dayNumber } from '../../prices/day-number.ts'
import type { Quote } from '../../prices/quote.ts'
import { todaysValues } from '../../prices/quote.ts'
import type { Split } from '../../prices/split.ts'
import type { AssetEntry } from '../asset.ts'
import { currentPrice } from '../current-price.ts'
import { FIGURES } from '../figures.ts'
import { replayAsset } from '../replay-asset.ts'
import { todaysGain, todaysParts } from '../today.ts'
import { valueAssetNow } from '../valuation.ts'
import type { ExplainedFigure } from './explained-figure.ts'
import { explanationOf } from './explanation.ts'

const TODAY = '2026-11-20'
const NOW = `${TODAY}T20:00:00.000Z`
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_000)

const quoteOf = (now: string, before: string): Quote => ({
  price: { price: now, source: 'twelve-data', at: `${TODAY}T19:59:00.000Z` },
  open: before,
  previousClose: before,
})

function figuresOf(entries: readonly AssetEntry[], quote: Quote | null, pending: Split | null) {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('the entries open an asset')
  const current = currentPrice(asset, quote, pending)
  const day = asset.list === 'Watch' && quote ? todaysValues(quote, NOW) : null
  return explanationOf(asset, entries, {
    ...valueAssetNow(asset, current, pending),
    price: current.price,
    today: {
      gain: todaysGain(asset, quote, current, NOW),
      parts: todaysParts(asset, quote, current, NOW),
      price: quote && day && { ...quote, percentChange: day.percentChange },
    },
  }).figures
}

const faultsOf = (figures: readonly ExplainedFigure[]): string[] =>
  figures.flatMap((figure) => formulaFault(figure) ?? roundingFault(figure) ?? [])

const PATTERNS = { cents: /^−?\$[\d,]+\.\d\d$/, 'unit-price': /^\$[\d,]+\.\d{2,6}$/, percent: /^[−+]?[\d,]+\.\d\d%$/ }

/** What is shown has as many decimals as its own data says. */
const roundingFault = ({ key, name, result }: ExplainedFigure): string | null =>
  result === 'unknown' || PATTERNS[FIGURES[key].rounding].test(result) ? null : `${name} is not rounded so: ${result}`

const books = fc.tuple(fc.array(wish, { minLength: 2, maxLength: 16 }), fc.integer({ min: 0, max: 6 }))
const quotes = fc.option(fc.tuple(price, price))
const SPLIT: Split = { effectiveOn: TODAY, newShares: '4', oldShares: '1' }

describe('every figure of an asset', () => {
  it('is what its formula with its own numbers comes out to, over every round, part, split and day', () => {
    fc.assert(
      fc.property(books, quotes, fc.boolean(), ([wishes, countOfToday], told, isSplit) => {
        const { entries } = tellBook(wishes, countOfToday, dayNumber(TODAY))
        for (const own of Map.groupBy(entries, ({ assetId }) => assetId).values())
          expect(faultsOf(figuresOf(own, told && quoteOf(...told), isSplit ? SPLIT : null))).toEqual([])
      }),
      { seed: 20_261_121, numRuns: RUNS },
    )
  }, 600_000)

  it('that is only watched too, however small its price', () => {
    const amounts = fc.integer({ min: 1, max: 10 ** 9 }).map((whole) => (whole / 10 ** 6).toFixed(6))
    fc.assert(
      fc.property(fc.option(amounts), amounts, quotes, (watchedAt, quantity, told) => {
        const watched = story(['Watch', { quantity, ...(watchedAt !== null && { price: watchedAt }) }])
        expect(faultsOf(figuresOf(watched, told && quoteOf(...told), null))).toEqual([])
      }),
      { seed: 20_261_121, numRuns: RUNS },
    )
  }, 600_000)
})

const asShown = (entries: readonly AssetEntry[], now: string, pending: Split | null = null) =>
  Object.fromEntries(
    figuresOf(entries, quoteOf(now, now), pending).map(({ name, withNumbers, result }) => [
      name,
      `${withNumbers} = ${result}`,
    ]),
  )

describe('an explanation', () => {
  const asset = { ...IBM, stopLossPercent: null }

  it('prints as many decimals as its result needs', () => {
    expect(asShown(story(['Buy', { quantity: '0.01', price: '121.23', asset }]), '98.92')).toMatchObject({
      'Cost basis': '$1.2123 ÷ 0.01 = $121.23',
    })
    expect(asShown(story(['Buy', { quantity: '3', price: '0.000123', asset }]), '0.0002')).toMatchObject({
      'Cost basis': '$0.000369 ÷ 3 = $0.000123',
    })
    const sold = story(['Buy', { quantity: '10', price: '0.0149', asset }], ['Sell', { price: '0.0151' }])
    expect(asShown(sold, '1')).toMatchObject({
      'Total gain/loss': '($0.151 − $0.149) ÷ $0.149 × 100 = +1.34%',
    })
  })

  it('computes nothing in mixed shares while a split is not recorded, and says why', () => {
    const pending = { effectiveOn: '2026-05-01', newShares: '4', oldShares: '1' }
    const bought = story(['Buy', { quantity: '10', price: '400', asset }])
    const unknown = 'a split is not recorded yet: the price is in new shares, and what is held in old ones = unknown'
    expect(asShown(bought, '103', pending)).toMatchObject({
      'Cost basis': '$4,000.00 ÷ 10 = $400.00',
      'Total value': unknown,
      'Total gain/loss': unknown,
    })
    const more = story(['Buy', { quantity: '10', price: '400', asset }], ['Buy More', { quantity: '4', price: '103' }])
    expect(asShown(more, '103', pending)).toMatchObject({
      'Cost basis':
        'a split is not recorded yet, and some was bought or sold since: old and new shares would be mixed = unknown',
      'Total gain/loss': unknown,
    })
    const mixed =
      'a split is not recorded yet, and some was bought or sold since: old and new shares would be mixed = unknown'
    const sold = story(['Buy', { quantity: '10', price: '400', asset }], ['Sell', { price: '103' }])
    expect(asShown(sold, '103', pending)).toMatchObject({ 'Total gain/loss': mixed, 'Realized gain': mixed })
  })

  it('of a sale whose price was not known says so, and names no price of it', () => {
    const [buy, sell] = story(['Buy', { quantity: '10', price: '100', asset }], ['Sell', { price: '110' }])
    if (!buy || !sell) throw new Error('the story has two chapters')
    const entries = [buy, { ...sell, isPriceAttached: true as const }]
    const replayed = replayAsset(entries)
    if (!replayed) throw new Error('the entries open an asset')
    const value = valueAssetNow(replayed, { price: null, isInSharesHeld: true }, null)
    const { moves, figures } = explanationOf(replayed, entries, {
      ...value,
      price: null,
      today: { gain: null, parts: null, price: null },
    })
    expect(moves.map(({ what }) => what)).toEqual(['Buy 10 at $100.00', 'Sell all at an unknown price'])
    expect(figures.map(({ name, withNumbers, result }) => [name, withNumbers, result])).toEqual([
      ['Cost basis', '$1,000.00 ÷ 10', '$100.00'],
      ['Total value', 'the price of a sale was not known', 'unknown'],
      ['Total gain/loss', 'the price of a sale was not known', 'unknown'],
      ['Realized gain', 'the price of a sale was not known', 'unknown'],
    ])
  })
})
