import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { formulaFault } from '#test/support/evaluate-formula.ts'
import { price, tellBook, wish } from '#test/support/random-book.ts'
import { dayNumber } from '../../prices/day-number.ts'
import { usdWords } from '../../prices/money-format.ts'
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
import { ENGLISH } from './explanation-texts.ts'
import { positionChangesOf } from './position-changes.ts'

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

const PATTERNS = {
  cents: /^[−+]?\$[\d,]+\.\d\d$/,
  'unit-price': /^\$[\d,]+\.\d{2,6}$/,
  percent: /^[−+]?[\d,]+\.\d\d%$/,
}

/** What is shown has as many decimals as its own data says. */
const roundingFault = ({ key, name, result }: ExplainedFigure): string | null =>
  result === 'unknown' || PATTERNS[FIGURES[key].rounding].test(result) ? null : `${name} is not rounded so: ${result}`

const books = fc.tuple(fc.array(wish, { minLength: 2, maxLength: 16 }), fc.integer({ min: 0, max: 6 }))
const quotes = fc.option(fc.tuple(price, price))
const SPLIT: Split = { effectiveOn: TODAY, newShares: '4', oldShares: '1' }

describe('every figure of an asset', () => {
  it('is what its formula with its own numbers comes out to, over every holding period, part, split and day', () => {
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

type Chapter = Parameters<typeof story>[number]

/** Each Buy of a story as its step says it, and what stands behind it: `['Buy 12 at $100.005', '1200.06']`. */
const stepsOf = (entries: readonly AssetEntry[]) =>
  positionChangesOf(entries, ENGLISH).map(({ what, cost }) => [what, cost])

describe('a step of how a position came about', () => {
  const amounts = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
  const decimals = amounts.map(([whole, places]) => (whole / 10 ** places).toFixed(places))

  it('comes out to its own cost, however many decimals its price has', () => {
    const asset = { ...IBM, stopLossPercent: null }
    fc.assert(
      fc.property(fc.array(fc.tuple(decimals, decimals), { minLength: 1, maxLength: 4 }), (bought) => {
        const [[quantity, price] = ['1', '1'], ...more] = bought
        const entries = story(
          ['Buy', { quantity, price, asset }],
          ...more.map(([many, at]): Chapter => ['Buy More', { quantity: many, price: at }]),
        )
        const terms = positionChangesOf(entries, ENGLISH).map(({ what }) =>
          what.replace(/^\D+/, '').replace(' at ', ' × '),
        )
        const steps = positionChangesOf(entries, ENGLISH).map(({ cost }, index) => {
          const withNumbers = terms.slice(0, index + 1).join(' + ')
          return formulaFault({ name: 'step', withNumbers, result: usdWords(cost) })
        })
        expect(steps).toEqual(bought.map(() => null))
      }),
      { seed: 20_261_122, numRuns: 200 },
    )
  })

  it('says a price with as many places as it has, at its sale and at its outcome too', () => {
    const asset = { ...IBM, stopLossPercent: null }
    expect(
      stepsOf(story(['Buy', { quantity: '1000000', price: '1.0049', asset }], ['Sell', { price: '1.0146' }])),
    ).toEqual([
      ['Buy 1,000,000 at $1.0049', '1004900.00'],
      ['Sell all at $1.0146', '0.00'],
    ])
  })
})

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

  it('says the price that is known with all of its decimals, and names each entry once', () => {
    const bought = story(['Buy', { quantity: '1000', price: '1.0049', asset }])
    const replayed = replayAsset(bought)
    if (!replayed) throw new Error('the entries open an asset')
    const current = currentPrice(replayed, null, null)
    const { figures } = explanationOf(replayed, bought, {
      ...valueAssetNow(replayed, current, null),
      price: current.price,
      today: { gain: null, parts: null, price: null },
    })
    const of = (key: string) => figures.find((figure) => figure.key === key)
    expect(of('current-price')).toMatchObject({ withNumbers: '$1.0049 of Apr 6, 2026', result: '$1.00' })
    expect(of('total-value')?.entries).toEqual([1])
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

  it('says of 0 shares that they have no average cost', () => {
    const none = 'of 0 shares or contracts there is no average = unknown'
    const bought = story(['Buy', { quantity: '0', price: '5', asset }])
    expect(asShown(bought, '6')).toMatchObject({ 'Cost basis': none, 'Total value': '$6.00 × 0 = $0.00' })
    expect(asShown(bought, '6')['Total gain/loss']).toBe(none)
    const sold = story(['Buy', { quantity: '0', price: '5', asset }], ['Sell', { price: '6' }])
    expect(asShown(sold, '6')['Cost basis']).toBe(none)
  })

  it('of a sale whose price was not known says so, and names no price of it', () => {
    const [buy, sell] = story(['Buy', { quantity: '10', price: '100', asset }], ['Sell', { price: '110' }])
    if (!buy || !sell) throw new Error('the story has two chapters')
    const entries = [buy, { ...sell, isPriceAttached: true as const }]
    const replayed = replayAsset(entries)
    if (!replayed) throw new Error('the entries open an asset')
    const value = valueAssetNow(replayed, { price: null, isInSharesHeld: true }, null)
    const { positionChanges, figures } = explanationOf(replayed, entries, {
      ...value,
      price: null,
      today: { gain: null, parts: null, price: null },
    })
    expect(positionChanges.map(({ what }) => what)).toEqual(['Buy 10 at $100.00', 'Sell all at an unknown price'])
    expect(figures.map(({ name, withNumbers, result }) => [name, withNumbers, result])).toEqual([
      ['Cost basis', '$1,000.00 ÷ 10', '$100.00'],
      ['Total value', 'the price of a sale was not known', 'unknown'],
      ['Total gain/loss', 'the price of a sale was not known', 'unknown'],
      ['Realized gain', 'the price of a sale was not known', 'unknown'],
    ])
  })
})
