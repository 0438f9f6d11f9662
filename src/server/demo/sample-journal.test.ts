import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView } from '#contract/charts.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { PrinciplesView } from '#contract/principles.ts'
import type { SummaryView } from '#contract/summary.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { isMarketDay } from '#domain/prices/market-calendar.ts'
import { sessionOn } from '#domain/prices/market-session.ts'
import { stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import { calendarDay } from '#domain/time.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { openDatabase } from '../database/open-database.ts'
import type { JournalFault } from '../ledger/journal-report.ts'
import { listLedger } from '../ledger/ledger-store.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { verify } from '../ledger/verify.ts'
import { quoteOf } from './demo-prices.ts'
import { writeSampleJournal } from './sample-journal.ts'

const USER = 'somebody'

async function journalThatEnds(
  endsOn: string,
): Promise<{ entries: Entry[]; faults: readonly JournalFault[]; assets: number }> {
  const database = await openDatabase({ engine: 'sqlite', folder: null })
  const { db } = database
  await db.transaction().execute((trx) => writeSampleJournal({ trx, userId: USER, endsOn, newId: randomUUID }))
  const { faults, assets } = await rebuild(database)
  const entries = (await listLedger(db, USER)).map(({ entry }) => entry)
  await db.destroy()
  return { entries, faults, assets }
}

// The first day puts the option's expiry on a Good Friday, the third a claim's day on the one after its review; the last two are
// a holiday and a leap day.
describe.each(['2026-06-12', '2026-11-21', '2026-11-25', '2027-01-01', '2028-02-29'])(
  'the sample journal that ends on %s',
  (endsOn) => {
    let told: Awaited<ReturnType<typeof journalThatEnds>>
    beforeAll(async () => {
      told = await journalThatEnds(endsOn)
    })
    const decisions = () => told.entries.filter((entry) => entry.kind === 'decision-recorded')

    it('is a whole chain, and its lists are its replay', () => {
      expect(told.faults).toEqual([])
      expect(told.assets).toBe(6 + 26 + 12)
    })

    it('has three years of decisions in their order, on trading days', () => {
      const instants = told.entries.map(({ recordedAt }) => recordedAt)
      expect(instants).toEqual(instants.toSorted())
      expect(decisions()).toHaveLength(100)
      expect(decisions().filter(({ assetId }) => assetId <= 6)).toHaveLength(25)
      for (const { recordedAt } of decisions()) {
        const day = calendarDay(recordedAt, 'America/New_York')
        expect([day, isMarketDay(day)]).toEqual([recordedAt.slice(0, 10), true])
        expect(day < endsOn).toBe(true)
      }
    })

    it('has a critique of its own for every decision, soon after it', () => {
      for (const { decisionId, recordedAt } of decisions()) {
        const [critique, ...more] = told.entries.filter(
          (entry) => entry.kind === 'critique-recorded' && entry.decisionId === decisionId,
        )
        expect(more).toEqual([])
        expect(critique).toMatchObject({ status: 'complete', model: 'built-in critic' })
        expect(Date.parse(critique?.recordedAt ?? '') - Date.parse(recordedAt)).toBe(1000)
      }
    })

    it('takes shares’ prices from the demo’s walk, and the option’s from its writer', () => {
      for (const { assetId, price } of decisions()) expect(price?.source).toBe(assetId === 6 ? 'typed' : 'demo')
    })

    it('has only prices that the product would store: the quote of that moment, sent with a trade, else attached', () => {
      const tickers = new Map(decisions().flatMap(({ assetId, asset }) => (asset ? [[assetId, asset.ticker]] : [])))
      for (const { assetId, action, price, isPriceAttached = false, recordedAt } of decisions()) {
        expect(price).not.toBeNull()
        if (assetId === 6) continue
        const quoted = quoteOf(tickers.get(assetId) ?? '', endsOn, recordedAt)
        expect(quoted).toMatchObject({ ok: true, data: { ...price } })
        expect(isPriceAttached).toBe(action === 'Hold' || action === 'Keep Watching')
      }
    })

    it('records once that IBM passed its stop, at the end of that session, before the second Hold', () => {
      const alerts = told.entries.flatMap((entry) =>
        entry.kind === 'level-crossed' && entry.assetId <= 6 ? [entry] : [],
      )
      expect(alerts.map(({ assetId, level, levelPrice }) => [assetId, level, levelPrice])).toEqual([
        [1, 'stop-loss', '109.107'],
      ])
      const [alert] = alerts
      const holds = decisions().filter(({ assetId, action }) => assetId === 1 && action === 'Hold')
      expect(alert?.recordedAt).toBe(sessionOn(calendarDay(alert?.recordedAt ?? '', 'America/New_York'))?.closesAt)
      expect((holds[0]?.sequence ?? 0) < (alert?.sequence ?? 0)).toBe(true)
      expect((alert?.sequence ?? 0) < (holds[1]?.sequence ?? 0)).toBe(true)
      const critique = told.entries.find(
        (entry) => entry.kind === 'critique-recorded' && entry.decisionId === holds[1]?.decisionId,
      )
      expect(critique).toMatchObject({ text: expect.stringMatching(/stop of 10% .* \d+ days before this Hold/) })
    })

    it('has an own test that was met, one that was ignored, and one that is open', () => {
      const states = [1, 3, 4].map((assetId) => {
        const entries = told.entries.filter(
          (entry): entry is AssetEntry => 'assetId' in entry && entry.assetId === assetId,
        )
        const tests = replayAsset(entries)?.ownTests ?? []
        return tests.map((test) => [test.line, stateOfTest(test, `${endsOn}T15:00:00.000Z`)])
      })
      expect(states).toEqual([
        [['two reports come in below 8%', 'ignored']],
        [['bookings growth falls below 12%', 'open']],
        [['the margin falls below 29%', 'met']],
      ])
    })

    it('lets the option expire on the day of its sale', () => {
      const sale = decisions().findLast(({ assetId }) => assetId === 6)
      const opening = decisions().find(({ assetId }) => assetId === 6)
      expect(opening?.asset?.contract?.expiresOn).toBe(sale?.recordedAt.slice(0, 10))
    })

    it('begins with the specification’s sample asset, which is held with more confidence the lower it falls', () => {
      const [first, ...later] = decisions().filter(({ assetId }) => assetId === 1)
      expect(first).toMatchObject({
        action: 'Buy',
        quantity: '10',
        confidence: 8,
        asset: { ticker: 'IBM', type: 'stock', stopLossPercent: '10' },
      })
      expect(later.map(({ action, confidence }) => [action, confidence])).toEqual([
        ['Hold', 8],
        ['Hold', 9],
        ['Hold', 9],
        ['Hold', 9],
      ])
      const fall = Number(later.at(-1)?.price?.price) / Number(first?.price?.price) - 1
      expect(fall).toBeLessThan(-0.1)
    })
  },
)

const idsIn = (entry: Entry): string[] =>
  'decisionId' in entry ? [entry.decisionId] : 'principleId' in entry ? [entry.principleId] : []

function withoutIds(entry: Entry): object {
  const { decisionId: _, principleId: _principle, ...fact } = { decisionId: null, principleId: null, ...entry }
  return fact
}

describe('a demo', () => {
  let demo: TestApp
  let member: Visitor
  beforeAll(async () => {
    demo = await openTestApp({ CANDOR_DEMO: '1' })
    member = await demo.member()
  })
  afterAll(() => demo.close())

  const show = async <T>(path: string) => (await member.send('GET', path)).json as T

  it('adds up the sample journal', async () => {
    const summary = await show<SummaryView>('/api/summary')
    expect([summary.bought, summary.sold, summary.watched].map(({ count, leftOut }) => [count, leftOut])).toEqual([
      [3, 0],
      [28, 0],
      [13, 0],
    ])
    expect(summary.today === null).toBe(!summary.isMarketOpenToday)
  })

  it('shows the price of today, labelled as the demo’s', async () => {
    const { currentPrice, todaysValues, aiAnalysis, awaitingCritique } = await show<AssetView>('/api/assets/1')
    expect(currentPrice?.source).toBe('demo')
    expect(todaysValues?.current ?? currentPrice?.price).toBe(currentPrice?.price)
    expect(aiAnalysis).toHaveLength(5)
    expect(awaitingCritique).toEqual([])
  })

  it('draws its charts at once, beside the benchmark', async () => {
    const chart = await show<AssetChartView>('/api/assets/1/chart')
    expect(chart).toMatchObject({ notice: null, benchmark: { symbol: 'SPY' }, crossings: [{ level: 'stop-loss' }] })
    expect(chart.prices.days.length).toBeGreaterThan(240)
    // On a trading day the share has a price of today before anything has a close of it.
    const lastClose = chart.benchmark?.days.at(-1) ?? ''
    const closes = chart.prices.days.filter((day) => day <= lastClose)
    expect(chart.benchmark?.days.slice(-200)).toEqual(closes.slice(-200))
    expect(chart.prices.days.length - closes.length).toBeLessThanOrEqual(1)
  })

  it('says on the summary that IBM passed its stop', async () => {
    const { crossed } = await show<SummaryView>('/api/summary')
    expect(crossed).toMatchObject([{ ticker: 'IBM', crossing: { level: 'stop-loss', levelPrice: '109.11' } }])
  })

  it('gives any other share a price as well, the same all day', async () => {
    const { price } = await show<{ price: { price: string; source: string } }>('/api/prices/AAPL')
    expect(price).toMatchObject({ source: 'demo', price: expect.stringMatching(/^\d+\.\d\d$/) })
  })

  it('has a Mirror in which every instrument has something to say', async () => {
    const seen = () => show<MirrorView>('/api/mirror')
    await until('every close of the three years', seen, ({ missing, money }) => {
      return missing.length === 0 && money.disposition.daysLeftOut === 0
    })
    const { findings, credit, question, calibration, memory, money, lines, drift } = await seen()
    const kinds = ['lines', 'disposition', 'calibration', 'memory', 'selling', 'drag', 'drift']
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(credit?.kind).toBe('kept')
    const risen = drift.filter(({ kind }) => kind === 'bought-after-rise').map(({ words }) => words)
    // The writer says 27% of ROKU, and closes from before its first decision bear it out.
    expect(risen).toEqual([
      expect.stringMatching(/^You bought IONQ after it had risen \d\d\.\d% /),
      expect.stringMatching(/^You bought ROKU after it had risen 2[678]\.\d% /),
    ])
    const newReasons = drift.filter(({ kind }) => kind === 'new-reason-after-fall').map(({ words }) => words)
    expect(newReasons).toEqual([
      expect.stringMatching(/^On IBM, “dividend” became a reason after the price had fallen 12\.2%, /),
      expect.stringMatching(/^On NKE, “cheap” became a reason after the price had fallen 21\.3%, /),
    ])
    // After losses this person buys as after gains, as far as chance lets it be told: the figure is there, and no sentence.
    expect(money.afterLosses.difference).not.toBeNull()
    expect([money.after84Days.selling !== null, money.after84Days.exchanges !== null]).toEqual([true, true])
    expect(question?.words).toMatch(
      /^International Business Machines Corporation is held past your stop of .+ and your test /,
    )
    expect(calibration.tested?.verdict).toBe('overconfident')
    // A believable person: right less often than they say, but not nearly always wrong.
    expect(Math.abs(calibration.tested?.z ?? 0)).toBeLessThan(4)
    expect([memory.tooHigh, memory.exact, memory.tooLow].every((count) => count > 0)).toBe(true)
    expect(calibration.levels.filter(({ speaks }) => speaks).map(({ probability }) => probability)).toContain(0.85)
    expect([calibration.ownMapping.length > 0, memory.hindsight !== null, money.size !== null]).toEqual([
      true,
      true,
      true,
    ])
    expect(lines.filter(({ response }) => response === 'kept').length).toBeGreaterThan(0)
  })

  it('gives each visitor the same facts in a ledger of their own, as the product would have written it', async () => {
    const { db, engine } = demo.context
    await demo.member()
    const owners = await db.selectFrom('ledger_heads').select('user_id').execute()
    const ledgers = owners.slice(0, 2).map(({ user_id }) => listLedger(db, user_id))
    const [one = [], other = []] = await Promise.all(ledgers)
    const factsOf = (ledger: typeof one) => ledger.map(({ entry }) => withoutIds(entry))
    const idsOf = (ledger: typeof one) => ledger.flatMap(({ entry, hash }) => [hash, ...idsIn(entry)])
    expect(one.length).toBeGreaterThan(300)
    expect(factsOf(other)).toEqual(factsOf(one))
    const ids = new Set(idsOf(one))
    expect(idsOf(other).filter((id) => ids.has(id))).toEqual([])
    expect((await verify({ db, engine })).faults).toEqual([])
  })

  it('goes on: a visitor’s own decision follows the story', async () => {
    const answer = await member.send('POST', '/api/assets/1/decisions', {
      decisionId: randomUUID(),
      assetAction: 'Sell',
      updatedConfidenceLevel: 7,
      updatedThesis: 'The line was at −10% and I am eight months late.',
    })
    expect(answer.status).toBe(201)
  })

  it('has principles, one of them revised and one retired', async () => {
    const { principles } = await show<PrinciplesView>('/api/principles')
    expect(principles.map(({ versions }) => versions.length)).toEqual([1, 1, 2, 1])
    expect(principles.filter(({ retiredAt }) => retiredAt !== null)).toHaveLength(1)
  })
})
