import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import { formulaFault } from '#test/support/evaluate-formula.ts'
import { price, tellBook, wish } from '#test/support/random-book.ts'
import { LIST_OF } from '../../ledger/action.ts'
import { dayNumber } from '../../prices/day-number.ts'
import { sumOf } from '../../prices/money.ts'
import type { Quote } from '../../prices/quote.ts'
import type { Split } from '../../prices/split.ts'
import type { AssetEntry } from '../asset.ts'
import { currentPrice } from '../current-price.ts'
import { replayAsset } from '../replay-asset.ts'
import { type Summary, summarize } from '../summary/summary.ts'
import { todaysGain } from '../today.ts'
import { valueAssetNow } from '../valuation.ts'
import type { ListedAsset, SumLine } from './sum-lines.ts'
import { type ExplainedSum, explainSummary } from './summary-explanation.ts'

const TODAY = '2026-11-20'
const NOW = `${TODAY}T20:00:00.000Z`
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_000)
const SPLIT: Split = { effectiveOn: TODAY, newShares: '4', oldShares: '1' }

type Market = { readonly quote: Quote | null; readonly pending: Split | null }

/** An asset as its list shows it, from its own entries. */
function listedAsset(entries: readonly AssetEntry[], { quote, pending }: Market): ListedAsset {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('the entries open an asset')
  const current = currentPrice(asset, quote, pending)
  return {
    ...valueAssetNow(asset, current, pending),
    assetId: asset.assetId,
    ticker: `T${asset.assetId}`,
    list: LIST_OF[asset.list],
    currentPrice: current.price,
    holdingPeriods: asset.holdingPeriods,
    trades: asset.trades,
    pendingSplit: pending,
    today: todaysGain(asset, quote, current, NOW),
  }
}

const quoteOf = (now: string, before: string): Quote => ({
  price: { price: now, source: 'twelve-data', at: `${TODAY}T19:59:00.000Z` },
  open: before,
  previousClose: before,
})

/** The lines of which the formula does not come to the result, or the sum is not that of the results above it. */
function faultsOf({ name, lines }: ExplainedSum): string[] {
  return lines.flatMap((line) => {
    const { label, withNumbers, result } = line
    if (result === null) return /\d|\$/.test(withNumbers) ? [`${name}: ${label} has a number: ${withNumbers}`] : []
    if (/^the \d+ results above$/.test(withNumbers)) return sumFault(lines, line)
    if (/^the \d+ amounts at risk above$/.test(withNumbers)) return []
    return formulaFault({ name: `${name}, ${label}`, withNumbers, result }) ?? []
  })
}

function sumFault(lines: readonly SumLine[], { withNumbers, result }: SumLine): string[] {
  const parts = lines.filter(({ asset, result }) => asset !== null && result !== null)
  const isCounted = withNumbers.includes(` ${parts.length} `)
  const total = sumOf(parts.map((part) => number(part.result)))
  return isCounted && total === number(result) ? [] : [`${withNumbers} = ${result}, but they add up to ${total}`]
}

const number = (result: string | null) => (result ?? '').replaceAll(',', '').replace('−', '-')

const books = fc.tuple(fc.array(wish, { minLength: 3, maxLength: 24 }), fc.integer({ min: 0, max: 6 }))
const quotes = fc.option(fc.tuple(price, price))

describe('every sum of the summary', () => {
  it('is what the lines that explain it come out to, over every holding period, part, split and day', () => {
    fc.assert(
      fc.property(
        books,
        fc.tuple(quotes, quotes, quotes),
        fc.integer({ min: 0, max: 9 }),
        fc.option(price),
        ([wishes, countOfToday], told, splitOf, watchedAt) => {
          const { entries } = tellBook(wishes, countOfToday, dayNumber(TODAY))
          const owned = [...Map.groupBy(entries, ({ assetId }) => assetId)].map(([assetId, own]) => {
            const quote = told[assetId - 1] ?? null
            return listedAsset(own, { quote: quote && quoteOf(...quote), pending: splitOf === assetId ? SPLIT : null })
          })
          const watched = listedAsset(
            story(['Watch', { quantity: '3', ...(watchedAt !== null && { price: watchedAt }) }]),
            {
              quote: told[0] && quoteOf(...told[0]),
              pending: null,
            },
          )
          const assets = [...owned, { ...watched, assetId: 9 }]
          const summary = summarize(assets, TODAY)
          const explained = explainSummary(assets, summary, TODAY)
          expect(explained.flatMap(faultsOf)).toEqual([])
          expectResults(explained, summary)
        },
      ),
      { seed: 20_261_122, numRuns: RUNS },
    )
  }, 600_000)
})

/** What the last lines arrive at is what the card shows. */
function expectResults(explained: readonly ExplainedSum[], { account, bought, sold, watched, today }: Summary): void {
  const results = (key: string, label: string) => {
    const lines = explained.find((figure) => figure.key === key)?.lines ?? []
    return lines.filter((line) => line.label === label).map(({ result }) => number(result))
  }
  for (const [key, shown] of [
    ['account-gain-loss', account],
    ['bought-performance', bought],
    ['sold-performance', sold],
    ['watched-performance', watched],
  ] as const) {
    for (const gain of results(key, 'Gain')) expect(gain).toBe(shown.gainLoss)
    for (const percent of results(key, 'Percent')) expect(percent.replace(/[+%]/g, '')).toBe(shown.gainLossPercent)
  }
  for (const most of results('account-gain-loss', 'Most in at once')) expect(most).toBe(account.mostOwnMoney)
  for (const atRisk of results('account-today', 'At risk')) expect(atRisk).toBe(today?.atRisk)
  for (const sum of results('account-value', 'Sum')) expect(sum).toBe(bought.currentValue)
}
