import { pino } from 'pino'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { makeWrite } from '#server/database/write.ts'
import { toAssetRow } from '#server/ledger/read-model.ts'
import { makePriceAlerts } from '#server/levels/price-alerts.ts'
import { makeLiveHub } from '#server/live/live-hub.ts'
import type { PriceProvider } from '#server/prices/price-provider.ts'
import { runPriceRefresh } from '#server/prices/price-refresh-job.ts'
import { openPriceSeries } from '#server/prices/price-series.ts'
import { createQuoteService } from '#server/prices/quote-service.ts'
import { IBM, story } from '#test/fixtures/entries.ts'

const USERS = 200
const HOLDINGS_EACH = 50
const SYMBOLS = 500
const ROWS_AT_ONCE = 500

/** A time in the middle of a session, when all prices are due. */
const NOW = '2026-11-20T16:00:00.000Z'

/** Counts how many symbols and requests it takes to refresh the prices of all users once. */
export async function refreshPrices(): Promise<boolean> {
  const database = await openDatabase({ engine: 'sqlite', folder: null })
  const { db } = database
  const rows = holdings()
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('assets')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  const [now, log] = [() => NOW, pino({ level: 'silent' })]
  const requested: string[] = []
  const provider = countingProvider(requested)
  const levels = makePriceAlerts({ db, write: makeWrite(database), live: makeLiveHub(), log, now })
  const prices = createQuoteService({ db, provider, now, onQuote: (ticker, { price }) => levels.quoted(ticker, price) })
  const series = openPriceSeries({ db, provider, levels, now })
  const startedAt = performance.now()
  await runPriceRefresh({ db, prices, series, now })
  const seconds = (performance.now() - startedAt) / 1000
  const first = requested.length
  await runPriceRefresh({ db, prices, series, now })
  await db.destroy()
  console.log(
    `refresh-prices, ${rows.length} holdings of ${SYMBOLS} symbols: ${first} symbols looked up (limit ${SYMBOLS}) in ` +
      `${seconds.toFixed(1)} s, ${requested.length - first} more at once after that (limit 0)`,
  )
  return rows.length === USERS * HOLDINGS_EACH && first === SYMBOLS && new Set(requested).size === requested.length
}

/** The holdings of all users. Every share is held by the same number of people. */
function holdings() {
  const asset = replayAsset(story(['Buy', { quantity: '10', price: '100' }]))
  if (!asset) throw new RangeError('A Buy opens an asset.')
  return Array.from({ length: USERS * HOLDINGS_EACH }, (_, n) => {
    const assetId = (n % HOLDINGS_EACH) + 1
    const facts = { ...IBM, ticker: `T${n % SYMBOLS}` }
    return toAssetRow(`user-${Math.floor(n / HOLDINGS_EACH)}`, { ...asset, assetId, facts })
  })
}

/** A provider that records the symbols it is asked for. */
const countingProvider = (requested: string[]): PriceProvider => ({
  async quotes(symbols) {
    requested.push(...symbols)
    const data = { price: '101', source: 'twelve-data', at: NOW, open: '100', previousClose: '100' } as const
    return new Map(symbols.map((symbol) => [symbol, { ok: true, data }]))
  },
})
