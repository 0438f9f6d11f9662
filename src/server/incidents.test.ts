import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssetListView, AssetRowView, AssetView } from '#contract/assets.ts'
import type { AssetChartView, EquityView } from '#contract/charts.ts'
import type { ExplanationView, SummaryExplanationView } from '#contract/explanations.ts'
import type { DailyPricesView, QuoteView } from '#contract/prices.ts'
import type { PrinciplesView } from '#contract/principles.ts'
import type { SettingsView } from '#contract/settings.ts'
import type { SummaryView } from '#contract/summary.ts'
import { gainUsdWords, percentWords, usdWords } from '#domain/prices/money-format.ts'
import type { Split } from '#domain/prices/split.ts'
import { storeSplits } from '#server/prices/anomaly-store.ts'
import { openPriceSeries } from '#server/prices/price-series.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { priceOf, startTwelveDataDouble, type TwelveDataScenario } from '#test/doubles/twelve-data-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { formulaFault } from '#test/support/evaluate-formula.ts'
import { makeRandomJournal } from '#test/support/random-journal.ts'
import { scriptedPrices } from '#test/support/scripted-prices.ts'
import { seeded } from '#test/support/seeded.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

/**
 * Defects that were reported for similar products, by the number of the report: figures that contradict each other, and input
 * that is lost. (ghostfolio#4956, a lost token that was a lost account, is about recovery codes and is tested there.)
 */

let app: TestApp
let member: Visitor
const open = async (environment: Record<string, string> = {}) => {
  app = await openTestApp(environment)
  app.setNow('2026-11-16T15:00:00.000Z')
  member = await app.member()
}
afterEach(() => app.close())

const get = async <View>(path: string) => (await member.send('GET', path)).json as View
const asset = (assetId = 1) => get<AssetView>(`/api/assets/${assetId}`)
const rows = async () => {
  const lists = ['bought', 'sold', 'watched'].map((list) => get<AssetListView>(`/api/assets?list=${list}`))
  return (await Promise.all(lists)).flatMap(({ assets }) => assets)
}
const chart = (assetId = 1) => get<AssetChartView>(`/api/assets/${assetId}/chart`)

const IBM = { name: 'IBM', open: '121.00', close: '121.23', previousClose: '121.00' }

const SEEDS = [1, 2, 3]
const ASSETS = 30

/** Opens random lists, on the next day, with that day's prices. */
async function openRandom(seed: number): Promise<void> {
  await open()
  await makeRandomJournal(app, member, seeded(seed), ASSETS)
  app.setNow('2026-11-17T16:00:00.000Z')
}

describe('ghostfolio#6278: two screens show different totals', () => {
  it.each(SEEDS)('list, page, explanation, summary and curve show one figure (seed %i)', async (seed) => {
    await openRandom(seed)
    const listed = await rows()
    expect(listed).toHaveLength(ASSETS)
    for (const row of listed) {
      expect(await asset(row.assetId)).toMatchObject(row)
      expectExplanation(row, await get<ExplanationView>(`/api/assets/${row.assetId}/workings`))
    }
    const [summary, equity] = [await get<SummaryView>('/api/summary'), await get<EquityView>('/api/summary/equity')]
    expectSummaryExplanation(summary, await get<SummaryExplanationView>('/api/summary/workings'))
    for (const list of ['bought', 'watched'] as const) {
      const known = listed.filter((row) => row.list === list && row.currentValue !== null && row.initialValue !== null)
      expect(summary[list]).toMatchObject({
        initialValue: sum(known.map((row) => row.initialValue)),
        currentValue: sum(known.map((row) => row.currentValue)),
      })
    }
    expect(summary.account.currentValue).toBe(sum([summary.bought.currentValue, summary.sold.currentValue]))
    expect(summary.account.gainLoss).toBe(sum([summary.bought.gainLoss, summary.sold.gainLoss]))
    expect(summary.sold.gainLoss).toBe(sum(listed.map((row) => row.realizedGain)))
    expect(summary.realized.gain).toBe(summary.sold.gainLoss)
    expect(summary.realized.gain).toBe(sum([summary.realized.onSoldList, summary.realized.onBoughtList]))
    const sold = listed.filter((row) => row.list === 'sold').map((row) => row.realizedGain)
    expect(summary.realized.onSoldList).toBe(sum(sold))
    expect(equity.values.at(-1)).toBe(summary.bought.currentValue)
    expect(equity.costs.at(-1)).toBe(summary.bought.initialValue)
    expect(equity.realized.at(-1)).toBe(summary.realized.gain)
  })
})

const sum = (amounts: (string | null)[]) =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Big(0)).toFixed(2)

function expectExplanation(row: AssetRowView, { figures }: ExplanationView): void {
  const usd = (amount: string | null) => (amount === null ? 'unknown' : usdWords(amount))
  const percent = (amount: string | null) => (amount === null ? 'unknown' : percentWords(amount))
  const result = (name: string) => figures.find((figure) => figure.name === name)?.result
  expect(result('Cost basis')).toBe(usd(row.costBasis))
  expect(result('Total value')).toBe(usd(row.currentValue))
  expect(result('Total gain/loss')).toBe(percent(row.totalGainLoss))
  if (row.currentPrice) expect(result('Last')).toBe(usd(row.currentPrice.price))
  const today = row.list === 'watched' ? row.todaysValues?.percentChange : row.today?.gainLossPercent
  if (today != null) expect(result("Today's gain/loss")).toBe(percent(today))
  expect(figures.flatMap((figure) => formulaFault(figure) ?? [])).toEqual([])
  if (result('Realized gain') !== undefined)
    expect(result('Realized gain')).toBe(row.realizedGain === null ? 'unknown' : gainUsdWords(row.realizedGain))
}

/** Every line's formula gives its result, and the results of the last lines are what the summary shows. */
function expectSummaryExplanation(summary: SummaryView, { figures }: SummaryExplanationView): void {
  const faults = figures.flatMap(({ name, lines }) =>
    lines.flatMap(({ label, withNumbers, result }) =>
      result === null || withNumbers.startsWith('the ')
        ? []
        : (formulaFault({ name: `${name}, ${label}`, withNumbers, result }) ?? []),
    ),
  )
  expect(faults).toEqual([])
  for (const [key, shown] of [
    ['account-gain-loss', summary.account],
    ['bought-performance', summary.bought],
    ['sold-performance', summary.sold],
    ['watched-performance', summary.watched],
  ] as const) {
    const figure = figures.find((one) => one.key === key)
    expect(figure?.result).toBe(shown.gainLossPercent === null ? 'unknown' : percentWords(shown.gainLossPercent))
    expect(figure?.lines.find(({ label }) => label === 'Gain')?.result).toBe(usdWords(shown.gainLoss).replace('$', ''))
  }
}

describe('ghostfolio#3416, #5793, #4041: a percentage that no shown amount explains', () => {
  it.each(SEEDS)('every percentage recomputes from the amounts beside it (seed %i)', async (seed) => {
    await openRandom(seed)
    for (const row of await rows()) {
      expectPercent(row.totalGainLoss, row.initialValue, row.currentValue)
      if (row.totalGainLoss !== null) expect(Number(row.totalGainLoss)).toBeGreaterThanOrEqual(-100)
      const today = row.todaysValues
      if (today)
        expectPercent(today.percentChange, new Big(today.current).minus(today.dollarChange).toFixed(), today.current)
    }
    const { account, bought, sold, watched } = await get<SummaryView>('/api/summary')
    for (const shown of [account, bought, sold, watched])
      expect(shown.gainLoss).toBe(new Big(shown.currentValue).minus(shown.initialValue).toFixed(2))
    for (const shown of [bought, sold, watched])
      expectPercent(shown.gainLossPercent, shown.initialValue, shown.currentValue)
    expectPercent(account.gainLossPercent, account.mostOwnMoney, sum([account.mostOwnMoney, account.gainLoss]))
  })

  it('a position down 76 % after repeated buys and sales is down 76 %', async () => {
    await open()
    await member.send('POST', '/api/assets', buyIbm({ assetQty: 10, costBasis: 100 }))
    for (const [updateAction, quantity, price] of [
      ['Buy More', 30, 60],
      ['Sell Some', 20, 40],
      ['Buy More', 20, 30],
    ] as const)
      await member.send('POST', '/api/assets/1/decisions', update({ updateAction, quantity, price }))
    await member.send('POST', '/api/assets/1/prices', { price: '12' })
    // 10 at 100 and 30 at 60 cost 2800, 70 each. Of 20 sold, 20 stay at 1400. With 20 more at 30 they are 40 at 2000, 50 each. 12
    // is 76% less.
    expect(await asset()).toMatchObject({
      quantity: '40',
      costBasis: '50.00',
      initialValue: '2000.00',
      currentValue: '480.00',
      totalGainLoss: '-76.00',
      realizedGain: '-600.00',
    })
  })
})

/** The percentage may differ only by what the rounding of the shown amounts can cause. */
function expectPercent(percent: string | null, from: string | null, to: string | null): void {
  if (percent === null || from === null || to === null) return
  const [half, start, end] = [0.00501, Number(from), Number(to)]
  const least = ((end - half) / (start + half) - 1) * 100 - half
  const most = start > half ? ((end + half) / (start - half) - 1) * 100 + half : Number.POSITIVE_INFINITY
  expect(Number(percent)).toBeGreaterThanOrEqual(least)
  expect(Number(percent)).toBeLessThanOrEqual(most)
}

const update = (changed: object) => ({
  decisionId: randomUUID(),
  updatedConfidenceLevel: 6,
  updatedThesis: 'Hybrid cloud revenue still grows above 8%.',
  ...changed,
})

describe('ghostfolio#2973, #3277, #5498: a price that is not this share’s', () => {
  let provider: Double<TwelveDataScenario>
  beforeEach(async () => {
    provider = await startTwelveDataDouble({ key: 'k', quotes: { IBM } })
    await open({ PRICE_API_KEY: 'k', PRICE_BASE_URL: provider.url })
    provider.behave(priceOf('121.23'))
    await member.send('GET', '/api/prices/IBM')
    await member.send('POST', '/api/assets', buyIbm())
    app.setNow('2026-11-16T15:05:00.000Z')
  })
  afterEach(() => provider.close())

  const quote = () => get<QuoteView>('/api/prices/IBM')

  it.each([
    ['in pence', '12123'],
    ['a hundred times too small', '1.2123'],
    ['the last dividend', '1.68'],
  ])('%s is shown with its reason and used nowhere', async (_, wrong) => {
    provider.behave(priceOf(wrong))
    expect(await quote()).toMatchObject({ price: { price: '121.23' }, reason: expect.stringContaining('not used') })
    expect(await asset()).toMatchObject({
      currentPrice: { price: '121.23', source: 'twelve-data' },
      currentValue: '1212.30',
      totalGainLoss: '0.00',
      heldBackPrice: { knownPrice: '121.23', reason: expect.stringContaining('Twelve Data said $') },
    })
    const { priceAges } = await get<SettingsView>('/api/settings')
    expect(priceAges).toMatchObject([{ symbol: 'IBM', heldBack: expect.stringContaining('not used') }])
    expect((await get<SummaryView>('/api/summary')).bought).toMatchObject({ currentValue: '1212.30' })
  })

  it('in another currency is not used', async () => {
    provider.behave('in-euro')
    expect(await quote()).toMatchObject({
      price: { price: '121.23' },
      reason: expect.stringContaining('another currency'),
    })
    expect(await asset()).toMatchObject({ currentPrice: { price: '121.23' }, heldBackPrice: null })
  })

  it('a wrong close a hundred times too big does not enter the series', async () => {
    const scripted = scriptedPrices()
    scripted.trade('IBM', [day('2026-11-16', '121'), day('2026-11-17', '12210'), day('2026-11-18', '122.5')])
    await fill(scripted, '2026-11-18T22:00:00.000Z')
    expect((await chart()).prices.closes).not.toContain('12210.00')
    expect((await asset()).heldBackPrice).toMatchObject({ price: '12210', knownPrice: '121' })
  })
})

const day = (on: string, close: string) => ({ day: on, open: null, high: null, low: null, close })

/** Fills IBM's series from Monday on, as of an instant, from a provider that the test defines. */
async function fill(provider: ReturnType<typeof scriptedPrices>, now: string, symbol = 'IBM'): Promise<void> {
  app.setNow(now)
  const { db, levels, now: clock } = app.context
  await openPriceSeries({ db, provider, levels, now: clock }).fill(symbol, '2026-11-16', 'background')
}

describe('wealthfolio#146, #163, #72: a split that only new data knows of', () => {
  const SPLIT: Split = { effectiveOn: '2026-11-18', newShares: '4', oldShares: '1' }
  const RAW = [
    day('2026-11-16', '400'),
    day('2026-11-17', '404'),
    day('2026-11-18', '102'),
    day('2026-11-19', '103'),
    day('2026-11-20', '101'),
  ]
  const steps = {
    'the days before': (provider: ReturnType<typeof scriptedPrices>) => fill(provider, '2026-11-17T22:00:00.000Z'),
    'the days after': (provider: ReturnType<typeof scriptedPrices>) => fill(provider, '2026-11-20T22:00:00.000Z'),
    'the report': async (provider: ReturnType<typeof scriptedPrices>) => {
      provider.split(SPLIT)
      await storeSplits(app.context.db, 'IBM', [{ ...SPLIT, source: 'massive' }])
    },
    'the record': async () => {
      app.setNow('2026-11-20T22:00:00.000Z')
      expect((await member.send('POST', '/api/assets/1/splits', SPLIT)).status).toBe(201)
    },
    'the record, a day late': async () => {
      app.setNow('2026-11-20T22:00:00.000Z')
      const late = { ...SPLIT, effectiveOn: '2026-11-19' }
      expect((await member.send('POST', '/api/assets/1/splits', late)).status).toBe(201)
    },
  }
  type Step = keyof typeof steps

  it.each<[Step, ...Step[]][]>([
    [['the report', 'the days before', 'the days after', 'the record']],
    [['the days before', 'the report', 'the days after', 'the record']],
    [['the days before', 'the days after', 'the report', 'the days after', 'the record']],
    [['the days before', 'the days after', 'the record', 'the days after', 'the report']],
    [['the days before', 'the record', 'the report', 'the days after']],
    [['the days after', 'the report', 'the days after', 'the record']],
    [['the days before', 'the report', 'the days after', 'the record, a day late']],
    [['the days before', 'the record, a day late', 'the report', 'the days after']],
  ])('gives one chart without a cliff, and the same position: %j', async (order) => {
    await open()
    await member.send('POST', '/api/assets', buyIbm({ assetQty: 10, costBasis: 400 }))
    const provider = scriptedPrices()
    provider.trade('IBM', RAW)
    for (const step of order) await steps[step](provider)
    const { prices } = await chart()
    expect(prices).toMatchObject({
      days: RAW.map(({ day: on }) => on),
      closes: ['100.00', '101.00', '102.00', '103.00', '101.00'],
    })
    // 10 at 400 become 40 at 100; the money stays the same.
    expect(await asset()).toMatchObject({
      quantity: '40',
      costBasis: '100.00',
      initialValue: '4000.00',
      pendingSplit: null,
    })
    const equity = await get<EquityView>('/api/summary/equity')
    expect(equity.costs).toEqual(equity.days.map(() => '4000.00'))
  })

  it.each<[Step, ...Step[]][]>([
    [['the days before', 'the report', 'the record']],
    [['the report', 'the record', 'the days after']],
  ])('keeps a stop’s alert where the line reached it: %j', async (order) => {
    await open()
    const stop = { stopLossYesNo: 'Yes', stopLossPercentage: 10 }
    await member.send('POST', '/api/assets', buyIbm({ assetQty: 10, costBasis: 450, ...stop }))
    const provider = scriptedPrices()
    provider.trade('IBM', RAW)
    for (const step of order) await steps[step](provider)
    // 450 less 10% is 405, or 101.25 in new shares: above the close of the day of the purchase, 400, which is 100.
    expect((await chart()).crossings).toMatchObject([{ on: '2026-11-16', levelPrice: '101.25', price: '100.00' }])
    expect(await asset()).toMatchObject({ stopLossPrice: '101.25' })
  })

  it('is settled by the user’s own ratio, in every figure, when the provider names another', async () => {
    await open()
    await member.send('POST', '/api/assets', buyIbm({ assetQty: 10, costBasis: 400 }))
    const provider = scriptedPrices()
    provider.trade('IBM', RAW)
    for (const step of ['the days before', 'the report', 'the days after'] as const) await steps[step](provider)
    expect(await asset()).toMatchObject({ pendingSplit: { newShares: '4' } })
    const answer = await member.send('POST', '/api/assets/1/splits', { ...SPLIT, newShares: '5' })
    expect(answer.json).toMatchObject({ pendingSplit: null, quantity: '50', costBasis: '80.00' })
    expect((await chart()).prices.closes.slice(0, 2)).toEqual(['80.00', '80.80'])
  })
})

const CSV = [
  'Date,Close',
  '2026-11-09,118.5',
  '2026-11-10,119.25',
  '2026-11-14,120',
  '2026-11-11,',
  '2026-11-12,120',
].join('\n')
const upload = async (csv: string, assetId = 1) => {
  const answer = await member.send('POST', `/api/assets/${assetId}/daily-prices`, { csv })
  expect(answer.status).toBe(201)
  return answer.json as DailyPricesView
}

describe('wealthfolio#166, #636, #1035: an upload that reports one thing and does another', () => {
  beforeEach(async () => {
    await open()
    await member.send('POST', '/api/assets', buyIbm())
    await member.send('POST', '/api/assets', buyIbm({ ticker: 'MSFT', companyName: 'Microsoft' }))
  })

  it('the lines read are those stored, unchanged and rejected, and what is stored is there', async () => {
    const before = (await chart()).prices.days
    const { read, stored, unchanged, rejected } = await upload(CSV)
    expect([read, stored, unchanged, rejected.map(({ line }) => line)]).toEqual([5, 3, 0, [4, 5]])
    const after = (await chart()).prices
    expect(after.days).toEqual(['2026-11-09', '2026-11-10', '2026-11-12', ...before])
    expect(after.closes.slice(0, 3)).toEqual(['118.50', '119.25', '120.00'])
  })

  it('accounts for each of a thousand random lines, and gives the same answer again', async () => {
    const chance = seeded(7)
    const lines = Array.from({ length: 1000 }, () => {
      const on = `${chance.whole(2024, 2026)}-${two(chance.whole(1, 13))}-${two(chance.whole(1, 31))}`
      return `${on},${chance.oneOf(['12.5', '0', 'x', '', '1.234', '-3', '9999'])}`
    })
    const first = await upload(['date,close', ...lines].join('\n'))
    expect(first.read).toBe(1000)
    expect(first.stored + first.unchanged + first.rejected.length).toBe(1000)
    expect(await upload(['date,close', ...lines].join('\n'))).toEqual({ ...first, stored: 0, unchanged: first.stored })
  })

  it('goes to the asset that it was sent to, and to no other', async () => {
    const [other, stranger] = [await chart(2), await app.member()]
    await upload(CSV)
    expect(await chart(2)).toEqual(other)
    await stranger.send('POST', '/api/assets', buyIbm())
    expect(((await stranger.send('GET', '/api/assets/1/chart')).json as AssetChartView).prices.days).toHaveLength(1)
    expect((await stranger.send('POST', '/api/assets/2/daily-prices', { csv: CSV })).status).toBe(404)
  })

  it('keeps two decisions with the same words, because they were made twice', async () => {
    const twice = { updateAction: 'Buy More', quantity: 5, price: 120 }
    for (const _ of [1, 2]) await member.send('POST', '/api/assets/1/decisions', update(twice))
    expect(await asset()).toMatchObject({ quantity: '20' })
    expect((await asset()).thesis).toHaveLength(3)
  })
})

const two = (part: number) => String(part).padStart(2, '0')

describe('ghostfolio#5119, #1932, portfolio-performance#2207: the same thing sent twice is there twice', () => {
  beforeEach(async () => {
    await open()
    await member.send('POST', '/api/assets', buyIbm())
  })

  it('a second upload of the same file stores nothing, and an overlapping one only what is new', async () => {
    await upload(CSV)
    const once = await chart()
    expect(await upload(CSV)).toMatchObject({ read: 5, stored: 0, unchanged: 3 })
    expect(await chart()).toEqual(once)
    expect(await upload('Date,Close\n2026-11-12,120.00\n2026-11-13,121')).toMatchObject({ stored: 1, unchanged: 1 })
  })

  it('a decision that is sent again is recorded once, however often', async () => {
    const sent = update({ updateAction: 'Buy More', quantity: 5, price: 120 })
    const answers = await Promise.all([1, 2, 3].map(() => member.send('POST', '/api/assets/1/decisions', sent)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await asset()).toMatchObject({ quantity: '15' })
    expect((await asset()).thesis).toHaveLength(2)
  })
})

describe('superset#43583: a second tab reverts what the first one saved', () => {
  beforeEach(() => open())

  it('a setting that another tab changed stays, because a page sends only its own changes', async () => {
    await member.send('POST', '/api/settings', { benchmark: 'QQQ' })
    await member.send('POST', '/api/settings', { theme: 'dark' })
    await member.send('POST', '/api/settings', { hasSellFriction: false })
    expect(await get<SettingsView>('/api/settings')).toMatchObject({
      benchmark: 'QQQ',
      theme: 'dark',
      hasSellFriction: false,
      isSummaryHidden: false,
    })
  })

  const principles = async () => (await get<PrinciplesView>('/api/principles')).principles
  const write = async (text: string) => {
    const principleId = randomUUID()
    await member.send('POST', '/api/principles', { principleId, text })
    return principleId
  }

  it('an order of principles from an outdated page is refused', async () => {
    const [one, another] = [await write('Sleep on it.'), await write('Never average down.')]
    const third = await write('Name what would prove me wrong.')
    const order = (shownIds: string[], principleIds: string[]) =>
      member.send('POST', '/api/principles/order', { shownIds, principleIds })
    const inForce = async () => (await principles()).map(({ principleId }) => principleId)
    expect((await order([one, another], [another, one])).status).toBe(409)
    await member.send('POST', `/api/principles/${one}/retirement`)
    expect((await order([one, another, third], [third, another, one])).status).toBe(409)
    expect(await inForce()).toEqual([one, another, third])

    // Two tabs show the same order: the second has not seen the change that the first one made.
    const fourth = await write('Ask who sells.')
    const shown = [another, third, fourth]
    expect((await order(shown, [third, another, fourth])).status).toBe(201)
    expect((await order(shown, [another, fourth, third])).status).toBe(409)
    expect((await inForce()).filter((id) => id !== one)).toEqual([third, another, fourth])
    expect((await member.send('POST', '/api/principles/order', { principleIds: shown })).status).toBe(422)
  })

  it('a decision from a page that still shows a sold asset as held is refused', async () => {
    await member.send('POST', '/api/assets', buyIbm())
    await member.send('POST', '/api/assets/1/decisions', update({ assetAction: 'Sell', price: 130 }))
    const late = await member.send('POST', '/api/assets/1/decisions', update({ updateAction: 'Hold' }))
    expect(late.status).toBe(409)
    expect((await asset()).thesis.map(({ action }) => action)).toEqual(['Buy', 'Sell'])
  })
})
