import { expect } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import type { Claim } from '#domain/claims/claim.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import { resolveDueClaims } from '#server/mirror/claim-resolution-job.ts'
import { SHARED, storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { buyIbm } from './buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from './test-app.ts'

/**
 * A journal that is the same to the letter in two worlds, which differ in one close: that of a benchmark which stands on none of
 * its pages. In the one world the last claim came true, in the other it did not.
 */
export type World = { readonly app: TestApp; readonly member: Visitor }

export const GRADED = 11
/** The last asset, whose claim is under review. */
export const UNDER_REVIEW = GRADED + 1
export const TICKERS = Array.from({ length: UNDER_REVIEW }, (_, place) => `TST${'ABCDEFGHIJKL'[place]}`)

export async function openWorld(
  closeOfBenchmark: string,
  siblings: readonly Sibling[] = [],
  environment = {},
  benchmark = 'QQQ',
): Promise<World> {
  const app = await openTestApp(environment)
  app.setNow('2026-08-03T15:00:00.000Z')
  const member = await app.member('alice')
  const close = (symbol: string, day: string, price: string) =>
    storeDailyPrices(
      app.context.db,
      SHARED,
      symbol,
      [{ day, open: null, high: null, low: null, close: price }],
      'uploaded',
    )
  for (const [place, ticker] of TICKERS.entries()) {
    const claim = { horizonMonths: 1, benchmark: place < GRADED ? 'gain' : { ticker: benchmark } }
    const body = buyIbm({ ticker, companyName: ticker, confidenceLevel: 8, claim })
    expect((await member.send('POST', '/api/assets', body)).status).toBe(201)
    // One after the other, so that both journals have the same entries at the same places.
    await app.critiquesDone()
    await close(ticker, '2026-08-03', '121.23')
    await close(ticker, '2026-09-03', '128')
  }
  // Two more decisions with the same claim as the last one: on the share, and on an option of it.
  for (const [path, body] of siblings) {
    expect((await member.send('POST', path, body)).status).toBe(201)
    await app.critiquesDone()
  }
  await close(benchmark, '2026-08-03', '100')
  await close(benchmark, '2026-09-03', closeOfBenchmark)
  app.setNow('2026-09-04T15:00:00.000Z')
  await resolveDueClaims(app.context)
  for (const { sequence } of (await mirrorOf(member)).claims.slice(0, GRADED)) await review(member, sequence)
  return { app, member }
}

/** Another decision on the company of the claim that is under review, sent to this path. */
export type Sibling = readonly [path: string, body: object]

export const mirrorOf = async (member: Visitor) => (await member.send('GET', '/api/mirror')).json as MirrorView

export async function review(member: Visitor, sequence: number): Promise<void> {
  const answers = { confidence: 8, why: 'It was cheap.', returnPercent: 5 }
  expect((await member.send('POST', `/api/mirror/reviews/${sequence}/answers`, answers)).status).toBe(201)
  const grade = { isWellDecided: true }
  expect((await member.send('POST', `/api/mirror/reviews/${sequence}/grade`, grade)).status).toBe(201)
}

/** Hashes, signatures, keys, ids and the times of signing in are different in every journal, and tell nothing. */
export const alike = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replace(/\b[0-9a-f]{64}\b/g, 'hash')
    .replace(/"(id|ledger|signature|publicKey|createdAt|startedAt|lastUsedAt|freshUntil)":"[^"]*"/g, '"$1":"…"')

/** In this one the claim of the only asset is under review, and a stop of it was held through before: the worlds differ in its own last close. */
export async function openWorldWithLine(ownClose: string, benchmark: Claim['benchmark']): Promise<World> {
  const app = await openTestApp({})
  app.setNow('2026-08-03T15:00:00.000Z')
  const member = await app.member('alice')
  const [ticker = ''] = TICKERS
  const close = async (symbol: string, day: string, price: string) => {
    const row = { day, open: null, high: null, low: null, close: price }
    await storeDailyPrices(app.context.db, SHARED, symbol, [row], 'twelve-data')
    await app.context.levels.traded(symbol, [row], 'twelve-data')
  }
  const claim = { horizonMonths: 1, benchmark }
  const levels = { costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }
  const body = buyIbm({ ticker, companyName: ticker, confidenceLevel: 8, claim, ...levels })
  expect((await member.send('POST', '/api/assets', body)).status).toBe(201)
  await app.critiquesDone()
  for (const [symbol, price] of [
    [ticker, '100'],
    ['QQQ', '100'],
  ] as const)
    await close(symbol, '2026-08-03', price)
  app.setNow('2026-08-11T15:00:00.000Z')
  await close(ticker, '2026-08-10', '88')
  const hold = { decisionId: '00000000-0000-4000-8000-000000000001', updateAction: 'Hold', updatedConfidenceLevel: 6 }
  const updatedThesis = 'Still the same reasons, and nothing that speaks against them so far.'
  expect((await member.send('POST', '/api/assets/1/decisions', { ...hold, updatedThesis })).status).toBe(201)
  await app.critiquesDone()
  app.setNow('2026-09-04T15:00:00.000Z')
  await close('QQQ', '2026-09-03', '104')
  await close(ticker, '2026-09-03', ownClose)
  await resolveDueClaims(app.context)
  return { app, member }
}

/** In this one only the last close of a share is known, which is claimed to stand above 100, and a split of 4 for 1 is recorded after its day. */
export async function openWorldWithPrice(lastClose: string): Promise<World> {
  const app = await openTestApp({})
  app.setNow('2026-08-03T15:00:00.000Z')
  const member = await app.member('alice')
  const [ticker = ''] = TICKERS
  const claim = { horizonMonths: 1, benchmark: { price: '100' } }
  const body = buyIbm({ ticker, companyName: ticker, confidenceLevel: 8, costBasis: 100, claim })
  expect((await member.send('POST', '/api/assets', body)).status).toBe(201)
  await app.critiquesDone()
  app.setNow('2026-09-04T15:00:00.000Z')
  const row = { day: '2026-09-03', open: null, high: null, low: null, close: lastClose }
  await storeDailyPrices(app.context.db, SHARED, ticker, [row], 'twelve-data')
  await resolveDueClaims(app.context)
  const split = { effectiveOn: '2026-08-17', newShares: '4', oldShares: '1' }
  expect((await member.send('POST', '/api/assets/1/splits', split)).status).toBe(201)
  await app.context.claims.done()
  return { app, member }
}

/** A claim on the only share of a journal with closes of each day, looked at on a later day, on which its review is due. */
export type Days = {
  readonly decidedOn: string
  readonly horizonMonths: 1 | 3
  readonly benchmark: Claim['benchmark']
  readonly seenOn: string
}

/**
 * In this one every day has its close, 100 of the share and 500 of SPY: the worlds differ in that of the claim's last day alone, of SPY where
 * the claim is held against it and else of the share.
 */
export async function openWorldOfDays(
  { decidedOn, horizonMonths, benchmark, seenOn }: Days,
  last: { readonly on: string; readonly close: string },
): Promise<World> {
  const app = await openTestApp({})
  app.setNow(`${decidedOn}T15:00:00.000Z`)
  const member = await app.member('alice')
  const [ticker = ''] = TICKERS
  const claim = { horizonMonths, benchmark }
  const body = buyIbm({ ticker, companyName: ticker, confidenceLevel: 7, costBasis: 100, claim })
  expect((await member.send('POST', '/api/assets', body)).status).toBe(201)
  await app.critiquesDone()
  const deciding = benchmark === 'gain' ? ticker : 'SPY'
  for (const [symbol, usual] of [
    [ticker, '100'],
    ['SPY', '500'],
  ] as const) {
    const rows = marketDaysBetween(dayOfNumber(dayNumber(decidedOn) - 10), seenOn).map((day) => ({
      ...{ day, open: null, high: null, low: null },
      close: symbol === deciding && day === last.on ? last.close : usual,
    }))
    await storeDailyPrices(app.context.db, SHARED, symbol, rows, 'twelve-data')
  }
  app.setNow(`${seenOn}T23:30:00.000Z`)
  await resolveDueClaims(app.context)
  return { app, member }
}
