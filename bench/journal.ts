import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { pino } from 'pino'
import type { Asset } from '#domain/assets/asset.ts'
import { currentHoldingPeriod } from '#domain/assets/levels.ts'
import type { HoldingPeriod } from '#domain/assets/position.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import { lastSession, marketDaysBetween } from '#domain/prices/market-session.ts'
import { type OpenDatabase, openDatabase } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { makeWrite } from '#server/database/write.ts'
import { findHead } from '#server/ledger/ledger-end-store.ts'
import { makePriceAlerts } from '#server/levels/price-alerts.ts'
import { makeLiveHub } from '#server/live/live-hub.ts'
import { resolveDueClaims } from '#server/mirror/claim-resolution-job.ts'
import { storeSplits } from '#server/prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { openPriceSeries } from '#server/prices/price-series.ts'
import { storeQuote } from '#server/prices/quote-store.ts'
import { appendToAsset } from '#server/recording/record.ts'
import { seeded } from '#test/support/seeded.ts'

export type JournalSize = {
  readonly assets: number
  readonly decisions: number
  /** How many days there are between two decisions on an asset. */
  readonly everyDays?: number
  readonly startsOn?: string
  /** Whether there is a close for every trading day since then. */
  readonly hasCloses?: boolean
  /** Whether there are closes of the benchmark too, so that the claims that are due are resolved. */
  readonly hasBenchmark?: boolean
  /** Whether every thesis is different, with words as rare as those of a real language. */
  readonly hasOwnTheses?: boolean
}

const SMALL_JOURNAL = {
  everyDays: 3,
  startsOn: '2025-01-02',
  hasCloses: false,
  hasBenchmark: false,
  hasOwnTheses: false,
}

/** The actions of ten updates while the asset is held, and the actions while it is not. */
const WHILE_HELD: readonly Action[] = [
  ...(['Hold', 'Hold', 'Hold', 'Hold', 'Hold'] as const),
  ...(['Buy More', 'Buy More', 'Sell Some', 'Sell Some', 'Sell'] as const),
]
const WHILE_WATCHED: readonly Action[] = ['Keep Watching', 'Keep Watching', 'Buy']

/**
 * Writes decisions of all kinds directly into the ledgers of all users in a folder, by the domain's rules and the same number for
 * each asset. It queues no critiques, so that nothing else runs during a measurement.
 */
export async function writeJournal(folder: string, size: JournalSize): Promise<void> {
  const journal = { ...SMALL_JOURNAL, ...size }
  const { assets, startsOn } = journal
  const days = marketDaysBetween(startsOn, lastSession(new Date().toISOString()).day)
  const database = await openDatabase({ engine: 'sqlite', folder })
  const { db } = database
  const users = await db.selectFrom('users').select('id').execute()
  await db.transaction().execute(async (trx) => {
    for (let assetId = 1; assetId <= assets; assetId += 1) {
      for (const { id } of users) await writeAsset(trx, id, assetId, journal)
      if (journal.hasCloses) await storeDailyPrices(trx, SHARED, `T${assetId}`, days.map(closeOf), 'twelve-data')
      await storeQuote(trx, `T${assetId}`, quoteOf(assetId))
      // A split before the journal begins, like most splits that a provider reports.
      if (assetId % 5 === 0) await storeSplits(trx, `T${assetId}`, [SPLIT])
    }
    if (journal.hasBenchmark) await storeDailyPrices(trx, SHARED, BENCHMARK, days.map(benchmarkCloseOf), 'twelve-data')
  })
  if (journal.hasBenchmark) await resolveClaims(database)
  await db.destroy()
}

/**
 * As a server does after its start, which syncs each outcome by itself: of 30,000 that took minutes. A journal that is thrown away
 * need not survive a loss of power.
 */
async function resolveClaims(database: OpenDatabase): Promise<void> {
  const { db } = database
  await sql`pragma synchronous = off`.execute(db)
  const [log, now] = [pino({ level: 'silent' }), () => new Date().toISOString()]
  const recorder = { write: makeWrite(database), live: makeLiveHub(), now }
  const levels = makePriceAlerts({ db, log, ...recorder })
  await resolveDueClaims({ db, log, ...recorder, series: openPriceSeries({ db, provider: null, levels, now }) })
}

/** What claims are held against where an account has not chosen another. */
const BENCHMARK = 'SPY'

const closeOf = (day: string, index: number) => {
  const close = (50 + ((index * 7919) % 10_000) / 100).toFixed(2)
  return { day, open: close, high: close, low: close, close }
}
/** Its course is another one, so that some claims come true and others do not. */
const benchmarkCloseOf = (day: string, index: number) => closeOf(day, index * 3)

async function writeAsset(
  trx: Transaction<Tables>,
  userId: string,
  assetId: number,
  journal: Required<JournalSize>,
): Promise<void> {
  const decisions = Math.round(journal.decisions / journal.assets)
  const chance = seeded(assetId)
  let held: Asset | null = null
  for (let count = 0; count < decisions; count += 1) {
    const round: HoldingPeriod | null = held && currentHoldingPeriod(held)
    const action: Action =
      count === 0
        ? (chance.oneOf(['Buy', 'Buy', 'Watch'] as const) ?? 'Buy')
        : (chance.oneOf(round ? WHILE_HELD : WHILE_WATCHED) ?? 'Hold')
    const at = new Date(
      Date.parse(`${journal.startsOn}T15:00:00.000Z`) + count * journal.everyDays * 86_400_000,
    ).toISOString()
    const quantity = action === 'Sell Some' ? String(Number(round?.quantity ?? 2) / 4) : `${chance.whole(1, 40)}.5`
    const fact: DecisionRecorded = {
      kind: 'decision-recorded',
      decisionId: randomUUID(),
      assetId,
      action,
      confidence: chance.whole(1, 10),
      thesis: journal.hasOwnTheses ? inventedThesis(assetId, count) : SAME_THESIS,
      price: { price: (chance.whole(5_000, 20_000) / 100).toFixed(2), source: 'typed', at },
      quantity: ['Watch', 'Buy', 'Buy More', 'Sell Some'].includes(action) ? quantity : null,
      asset: count === 0 ? factsOf(assetId) : null,
    }
    const appended: { asset: Asset } = await appendToAsset(trx, userId, await findHead(trx, userId), held, fact, at)
    held = appended.asset
  }
}

const SAME_THESIS = 'Hybrid cloud revenue should grow above 8% for three straight quarters. '.repeat(4)
const DIFFERENT_WORDS = 5_000

/** Four sentences of invented words, of which the nth most frequent has a frequency of about 1/n (Zipf's law). */
export function inventedThesis(assetId: number, count: number): string {
  const chance = seeded(assetId * 100_000 + count)
  const word = () => {
    const rank = Math.floor(DIFFERENT_WORDS ** chance.next())
    return `w${[...String(rank)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}o`
  }
  const sentence = () => `${Array.from({ length: chance.whole(8, 16) }, word).join(' ')}.`
  return Array.from({ length: 4 }, sentence)
    .join(' ')
    .replace(/(^|\. )w/g, (start) => start.toUpperCase())
}

const SPLIT = { effectiveOn: '2020-08-31', newShares: '4', oldShares: '1', source: 'massive' } as const

const factsOf = (assetId: number) => ({
  ticker: `T${assetId}`,
  companyName: 'A Company of Which Nobody Heard',
  type: 'stock' as const,
  contract: null,
  stopLossPercent: assetId % 2 === 0 ? '10' : null,
  takeProfitPercent: assetId % 3 === 0 ? '25' : null,
})

const quoteOf = (assetId: number) => {
  const at = new Date().toISOString()
  const price = { price: (80 + (assetId % 70)).toFixed(2), source: 'twelve-data' as const, at }
  return { quote: { price, open: '100.10', previousClose: '99.87' }, fetchedAt: at }
}
