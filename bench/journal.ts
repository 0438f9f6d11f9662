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
import type { DayPrice } from '#server/prices/price-provider.ts'
import { openPriceSeries } from '#server/prices/price-series.ts'
import { storeQuote } from '#server/prices/quote-store.ts'
import { appendToAsset } from '#server/recording/record.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'

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
  const closesOf = (seed: number) => inventedCloses(days, seeded(seed))
  await db.transaction().execute(async (trx) => {
    for (let assetId = 1; assetId <= assets; assetId += 1) {
      const closes = closesOf(assetId)
      for (const { id } of users) await writeAsset(trx, id, assetId, { ...journal, closes })
      if (journal.hasCloses) await storeDailyPrices(trx, SHARED, `T${assetId}`, closes, 'twelve-data')
      await storeQuote(trx, `T${assetId}`, quoteAfter(closes))
      // A split before the journal begins, like most splits that a provider reports.
      if (assetId % 5 === 0) await storeSplits(trx, `T${assetId}`, [SPLIT])
    }
    // Its course is another one, so that some claims come true and others do not.
    if (journal.hasBenchmark) await storeDailyPrices(trx, SHARED, BENCHMARK, closesOf(assets + 1), 'twelve-data')
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

/**
 * Closes that move by up to a fiftieth from day to day, so that, as among real shares, hardly any price looks like a split of the one
 * before. They stay between some 30 and 300 dollars, where prices and quantities have the lengths that most have.
 */
function inventedCloses(days: readonly string[], chance: Chance): DayPrice[] {
  let price = chance.whole(50, 200)
  return days.map((day) => {
    const towardsMiddle = (100 - price) / 100_000
    price *= 1 + (chance.next() - 0.5) / 25 + towardsMiddle
    const close = price.toFixed(2)
    return { day, open: close, high: close, low: close, close }
  })
}

/** What somebody pays or is asked on a day: the last close until then, give or take half a percent. */
const priceOn = (closes: readonly DayPrice[], day: string, chance: Chance): string =>
  aboutAs(closes.findLast((close) => close.day <= day) ?? closes[0], chance)

const aboutAs = (close: DayPrice | undefined, chance: Chance): string =>
  (Number(close?.close) * (0.995 + chance.next() / 100)).toFixed(2)

async function writeAsset(
  trx: Transaction<Tables>,
  userId: string,
  assetId: number,
  journal: Required<JournalSize> & { readonly closes: readonly DayPrice[] },
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
      price: { price: priceOn(journal.closes, at.slice(0, 10), chance), source: 'typed', at },
      quantity: ['Watch', 'Buy', 'Buy More', 'Sell Some'].includes(action) ? quantity : null,
      asset: count === 0 ? factsOf(assetId) : null,
    }
    const appended: { asset: Asset } = await appendToAsset(
      trx,
      userId,
      { head: await findHead(trx, userId), asset: held },
      fact,
      at,
    )
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

const SPLIT = { effectiveOn: '2014-06-09', newShares: '4', oldShares: '1', source: 'massive' } as const

const factsOf = (assetId: number) => ({
  ticker: `T${assetId}`,
  companyName: 'A Company of Which Nobody Heard',
  type: 'stock' as const,
  contract: null,
  stopLossPercent: assetId % 2 === 0 ? '10' : null,
  takeProfitPercent: assetId % 3 === 0 ? '25' : null,
})

const quoteAfter = (closes: readonly DayPrice[]) => {
  const at = new Date().toISOString()
  const last = closes.at(-1)
  const price = { price: aboutAs(last, seeded(closes.length)), source: 'twelve-data' as const, at }
  return { quote: { price, open: last?.close ?? null, previousClose: last?.close ?? null }, fetchedAt: at }
}
