import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { EquityView } from '#contract/charts.ts'
import type { ExplanationView, SummaryExplanationView } from '#contract/explanations.ts'
import { priceOf } from '#test/doubles/twelve-data-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { formulaFault } from '#test/support/evaluate-formula.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { twelveDataForEach } from '#test/support/twelve-data-for-each.ts'

/** 100 bought at 10 on a Monday. Two days later something is bought or sold at 5, which a split of two for one explains too. */
const { provider, environment } = twelveDataForEach()
const { app, member, setNow } = journalForEach('2026-04-06T15:00:00.000Z', environment)
beforeEach(async () => {
  await member().send('POST', '/api/assets', buyIbm({ assetQty: 100, costBasis: 10 }))
  setNow('2026-04-08T15:00:00.000Z')
})

const asset = async () => (await member().send('GET', '/api/assets/1')).json as AssetView
const confirm = () => member().send('POST', '/api/assets/1/price-confirmation')
const type = (price: number) => member().send('POST', '/api/assets/1/prices', { price })

async function decide(said: object): Promise<void> {
  const answer = await member().send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 6,
    updatedThesis: 'It holds, as I said that it would.',
    ...said,
  })
  expect(answer.status).toBe(201)
}
const buyMore = (price = 5) => decide({ updateAction: 'Buy More', quantity: 10, price })
const sellSome = (price = 5) => decide({ updateAction: 'Sell Some', quantity: 50, price })

const NOT_TOLD = { currentValue: null, totalGainLoss: null, costBasis: null, today: { gainLoss: null }, crossings: [] }
const LEFT_OUT = { leftOut: 1, leftOutForSplit: 1, gainLoss: '0.00' }

describe('a purchase at a price that looks like a split', () => {
  beforeEach(() => buyMore())

  it('tells no loss of what is held before the answer, and says why', async () => {
    const asked = await asset()
    expect(asked).toMatchObject({ ...NOT_TOLD, quantity: '110', initialValue: '1050.00', realizedGain: '0.00' })
    expect(asked.splitAskedSince).toBe('2026-04-08')
    expect(asked.heldBackPrice?.reason).toBe(
      'You typed $5.00, which is 50.00% below the $10.00 before it. That looks like a 2-for-1 split. Was there one? Your purchase or sale stands in the books. Until you say what happened, old and new shares may be mixed, so no gain, no loss and no stop is told.',
    )
    const { figures } = (await member().send('GET', '/api/assets/1/workings')).json as ExplanationView
    expect(figures.filter(({ result }) => result === 'unknown').map(({ key }) => key)).toEqual([
      'cost-basis',
      'total-value',
      'total-gain-loss',
    ])
    for (const { withNumbers, result } of figures)
      if (result === 'unknown') expect(withNumbers).toContain('you have not said yet whether there was a split')
    expect(figures.map(formulaFault).filter((fault) => fault !== null)).toEqual([])
  })

  it('is in no sum, and on the curve only until then', async () => {
    const summary = await member().send('GET', '/api/summary')
    expect(summary.json).toMatchObject({ account: LEFT_OUT, bought: LEFT_OUT, today: null })
    const explained = (await member().send('GET', '/api/summary/workings')).json as SummaryExplanationView
    expect(explained.figures.find(({ key }) => key === 'bought-performance')?.lines).toMatchObject([
      { label: 'IBM', withNumbers: 'you have not said yet whether there was a split', result: null },
    ])
    expect((await member().send('GET', '/api/assets/1/chart')).json).toMatchObject({
      prices: { days: ['2026-04-06'], closes: ['10.00'] },
      decisions: [{ price: '10.00' }, { price: '5.00' }],
      notice: 'The line ends before Apr 8, 2026. Say whether there was a split then, and it goes on.',
    })
    setNow('2026-04-10T15:00:00.000Z')
    expect((await member().send('GET', '/api/summary/equity')).json as EquityView).toMatchObject({
      days: ['2026-04-06', '2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10'],
      values: ['1000.00', '1000.00', '0.00', '0.00', '0.00'],
      costs: ['1000.00', '1000.00', '0.00', '0.00', '0.00'],
      leftOut: [{ reason: 'you have not said yet whether there was a split', since: '2026-04-08' }],
    })
  })

  it('is a loss once the price is confirmed', async () => {
    await confirm()
    const told = { splitAskedSince: null, heldBackPrice: null, currentValue: '550.00', totalGainLoss: '-47.62' }
    expect(await asset()).toMatchObject(told)
  })

  it('is none once the split is recorded', async () => {
    const split = { effectiveOn: '2026-04-08', newShares: '2', oldShares: '1' }
    await member().send('POST', '/api/assets/1/splits', split)
    expect(await asset()).toMatchObject({ splitAskedSince: null, quantity: '210', totalGainLoss: '0.00' })
  })

  it.each([
    ['typed', () => type(5.05)],
    ['given with a Hold', () => decide({ updateAction: 'Hold', price: 5.05 })],
    ['paid again', () => buyMore(5.05)],
    ['known by a provider', () => quote('5.05')],
  ])('stays a question where a price beside it is %s', async (_, tell) => {
    setNow('2026-04-09T15:00:00.000Z')
    await tell()
    expect(await asset()).toMatchObject({ ...NOT_TOLD, splitAskedSince: '2026-04-08' })
    await confirm()
    expect(await asset()).toMatchObject({ splitAskedSince: null, heldBackPrice: null })
    expect(Number((await asset()).totalGainLoss)).toBeLessThan(-44)
  })

  it('stays a question where all of it is sold, and is a realized loss once it is confirmed', async () => {
    setNow('2026-04-09T15:00:00.000Z')
    await decide({ assetAction: 'Sell', price: 5.1 })
    const unknown = { list: 'sold', initialValue: null, currentValue: null, totalGainLoss: null, realizedGain: null }
    expect(await asset()).toMatchObject({ ...unknown, splitAskedSince: '2026-04-08' })
    await confirm()
    expect(await asset()).toMatchObject({ realizedGain: '-489.00', totalGainLoss: '-46.57', splitAskedSince: null })
    expect(await asset()).toMatchObject({ currentPrice: { price: '5.1' } })
  })

  it.each([
    ['typed', () => type(9.5)],
    ['known by a provider', () => quote('9.50')],
  ])('is valued at once where the price from before it is %s', async (_, tell) => {
    setNow('2026-04-09T15:00:00.000Z')
    await tell()
    expect(await asset()).toMatchObject({ splitAskedSince: null, currentValue: '1045.00', totalGainLoss: '-0.48' })
  })
})

describe('a sale of a part at a price that looks like a split', () => {
  beforeEach(() => sellSome())

  it('tells no realized loss before the answer', async () => {
    expect(await asset()).toMatchObject({ ...NOT_TOLD, initialValue: null, realizedGain: null, quantity: '50' })
    expect((await member().send('GET', '/api/summary')).json).toMatchObject({
      account: LEFT_OUT,
      sold: LEFT_OUT,
      realized: { gain: '0.00', leftOut: 1 },
    })
  })

  it('tells it once the price is confirmed', async () => {
    await confirm()
    expect(await asset()).toMatchObject({ realizedGain: '-250.00', totalGainLoss: '-50.00' })
  })

  it('is none once the split is recorded', async () => {
    const split = { effectiveOn: '2026-04-07', newShares: '2', oldShares: '1' }
    await member().send('POST', '/api/assets/1/splits', split)
    expect(await asset()).toMatchObject({ quantity: '150', realizedGain: '0.00', totalGainLoss: '0.00' })
  })
})

describe('what critics say meanwhile', () => {
  const critiqueOf = async (assetId: number, action: string) => {
    await app().critiquesDone()
    const view = (await member().send('GET', `/api/assets/${assetId}`)).json as AssetView
    return view.aiAnalysis.find((critique) => critique.action === action)?.aiAnalysis
  }
  const stopAtEight = { updateAction: 'Hold', stopLossYesNo: 'Yes', stopLossPrice: 8, price: 10 }
  const buyElsewhere = () =>
    member().send(
      'POST',
      '/api/assets',
      buyIbm({ ticker: 'MSFT', companyName: 'Microsoft', thesis: 'I buy this to make back what I lost.' }),
    )

  it.each([
    ['Buy More', buyMore],
    ['Sell Some', sellSome],
  ])('of a %s tells neither the stop nor what it brought', async (action, trade) => {
    await decide(stopAtEight)
    await trade()
    const critique = await critiqueOf(1, action)
    expect(critique).toContain('Psychology: ')
    expect(critique).not.toMatch(/\$5|\$8|stop/)
  })

  it('of the next purchase tells the loss only once the price is confirmed', async () => {
    await sellSome()
    setNow('2026-04-09T15:00:00.000Z')
    await buyElsewhere()
    expect(await critiqueOf(2, 'Buy')).not.toContain('less than it had cost')
    await confirm()
    await member().send('POST', '/api/assets/2/decisions', {
      decisionId: randomUUID(),
      ...{ updateAction: 'Buy More', quantity: 1, price: 121.23, updatedConfidenceLevel: 6 },
      updatedThesis: 'I buy more of this to make back what I lost.',
    })
    expect(await critiqueOf(2, 'Buy More')).toContain('you sold IBM for $250.00 less than it had cost')
  })
})

async function quote(price: string): Promise<void> {
  provider().behave(priceOf(price))
  await member().send('GET', '/api/prices/IBM')
}
