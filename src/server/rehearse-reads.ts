import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession, marketDaysBetween } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from './app-context.ts'
import { answerList, showLists } from './assets/asset-rows.ts'
import { answerEquity, openQuestionsOf } from './charts/equity.ts'
import { pastDays } from './charts/past-days.ts'
import { type Db, openDatabase } from './database/open-database.ts'
import { nextSlice } from './event-loop/next-slice.ts'
import { encodedAnswer, textOf } from './http/stored-answer.ts'
import { findHead } from './ledger/ledger-end-store.ts'
import { SHARED, storeDailyPrices } from './prices/daily-price-store.ts'
import { storeQuote } from './prices/quote-store.ts'
import { appendToAsset } from './recording/record.ts'

/** The account of a database in memory that ends with the rehearsal. */
const NOBODY = 'nobody'
/** With these the whole rehearsal takes some 200 ms of CPU; what is called for each asset and each day is called some hundred times. */
const ASSETS = 30
const DAYS = 60
/** Once where nothing is stored; then as by processes that have just started, which find what was stored. */
const READERS = 3
const PRICES_FOR_EACH = 2
const STORING = { code: 'of a rehearsal', leastRows: ASSETS, leastDecisions: 1 } as const

/**
 * Rehearses the reads of lists and curve after a start, where an account has long ones: code costs most when it is first run, and so
 * the first person to read does not wait for that. It computes nothing of anybody's.
 */
export async function rehearseWhereListsAreLong({ db, now, log }: Pick<AppContext, 'db' | 'now' | 'log'>) {
  try {
    if (await hasStoredResults(db)) await rehearseReads(now())
  } catch (err) {
    log.warn({ err }, 'the reads could not be rehearsed')
  }
}

/** Only of long lists and curves are results stored. */
const hasStoredResults = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('read_results').select('kind').limit(1).executeTakeFirst()) !== undefined

/** @returns the list and the curve as each reader was answered, as JSON */
export async function rehearseReads(now: Instant): Promise<string[]> {
  const { db } = await openDatabase({ engine: 'sqlite', folder: null })
  const answers: string[] = []
  try {
    await writeJournal(db, now)
    for (let nth = 0; nth < READERS; nth += 1) {
      // What a process remembers, it remembers of one connection.
      const reader = nth === 0 ? db : db.withoutPlugins()
      answers.push(...(await readBoth(reader, now)))
      for (let price = 1; price <= PRICES_FOR_EACH; price += 1) {
        await storeQuote(db, 'T1', quoteOf(`${100 + nth}.${price}`, now))
        await readBoth(reader, now)
      }
    }
    return answers
  } finally {
    await db.destroy()
  }
}

async function readBoth(db: Db, now: Instant): Promise<string[]> {
  const context = { db, now: () => now }
  await nextSlice()
  const lists = await showLists(context, NOBODY, STORING)
  const list = await answerList(context, NOBODY, 'bought')
  await encodedAnswer(list, 'zstd')
  await nextSlice()
  await pastDays(db, NOBODY, openQuestionsOf(lists.assets), now, STORING)
  const curve = await answerEquity(db, NOBODY, lists, now)
  await encodedAnswer(curve, 'zstd')
  return [textOf(list), textOf(curve)]
}

async function writeJournal(db: Db, now: Instant): Promise<void> {
  const firstDay = dayOfNumber(dayNumber(marketDayOf(now)) - DAYS)
  const closes = marketDaysBetween(firstDay, lastSession(now).day).map((day, nth) => ({
    ...{ day, open: '100', high: null, low: null, close: (100 + nth / 8).toFixed(2) },
  }))
  for (let assetId = 1; assetId <= ASSETS; assetId += 1) {
    await nextSlice()
    await db.transaction().execute(async (trx) => {
      const before = { head: await findHead(trx, NOBODY), asset: null }
      const at = `${firstDay}T15:00:00.000Z`
      await appendToAsset(trx, NOBODY, before, purchaseOf(assetId, at), at)
      await storeDailyPrices(trx, SHARED, `T${assetId}`, closes, 'twelve-data')
      await storeQuote(trx, `T${assetId}`, quoteOf('102.5', now))
    })
  }
}

const purchaseOf = (assetId: number, at: Instant): DecisionRecorded => ({
  kind: 'decision-recorded',
  decisionId: `rehearsed-${assetId}`,
  assetId,
  action: 'Buy',
  confidence: 6,
  thesis: 'Nobody wrote this.',
  price: { price: '100.25', source: 'typed', at },
  quantity: '10.5',
  asset: {
    ticker: `T${assetId}`,
    companyName: 'Nobody',
    type: 'stock',
    contract: null,
    stopLossPercent: '10',
    takeProfitPercent: '25',
  },
})

const quoteOf = (price: string, at: Instant) => ({
  quote: { price: { price, source: 'twelve-data' as const, at }, open: '99.5', previousClose: '98.75' },
  fetchedAt: at,
})
