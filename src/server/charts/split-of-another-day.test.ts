import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView, EquityView } from '#contract/charts.ts'
import type { SummaryView } from '#contract/summary.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'

/** Ten shares at 100. A provider's prices leap to a fourth on Wed, June 10; what one share was worth has not changed. */
const { add, app, get, hold, post, setNow } = journalForEach('2026-06-05T15:00:00.000Z')
const SPLIT = { newShares: '4', oldShares: '1' }
const LEAP = '2026-06-10'

beforeEach(async () => {
  await add({ costBasis: 100 })
  await storeSplits(app().context.db, 'IBM', [{ ...SPLIT, effectiveOn: LEAP, source: 'massive' }])
})

const trade = async (...days: readonly string[]) => {
  const closes = days.map((day) => ({ day, close: day < LEAP ? '100' : '25', open: null, high: null, low: null }))
  await storeDailyPrices(app().context.db, SHARED, 'IBM', closes, 'massive')
}
const quote = async (at: string, price: string, previousClose: string) =>
  storeQuote(app().context.db, 'IBM', {
    quote: { price: { price, source: 'massive', at }, open: price, previousClose },
    fetchedAt: at,
  })

const asset = () => get<AssetView>('/api/assets/1')
const listed = async () => {
  const { quantity, currentPrice, currentValue, totalGainLoss, today, heldBackPrice } = await asset()
  return {
    quantity,
    price: Number(currentPrice?.price),
    currentValue,
    totalGainLoss,
    day: today?.gainLoss,
    heldBackPrice,
  }
}
const worthAThousand = (quantity: string) => ({
  ...{ quantity, price: 1000 / Number(quantity), currentValue: '1000.00', totalGainLoss: '0.00' },
  heldBackPrice: null,
})
const values = async () => (await get<EquityView>('/api/summary/equity')).values

describe('recorded of Friday, two days after the leap,', () => {
  beforeEach(async () => {
    await trade('2026-06-05', '2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11')
    setNow('2026-06-12T12:00:00.000Z')
    await post('/api/assets/1/splits', { ...SPLIT, effectiveOn: '2026-06-12' })
  })

  it('the price of the last close before that day is not divided again', async () => {
    expect(await listed()).toMatchObject(worthAThousand('40'))
    expect((await get<SummaryView>('/api/summary')).bought).toMatchObject({ currentValue: '1000.00' })
  })

  it('the curve and the line of the asset go on, before that day and after it', async () => {
    await trade('2026-06-12')
    setNow('2026-06-15T22:00:00.000Z')
    expect(new Set(await values())).toEqual(new Set(['1000.00']))
    const { prices, decisions } = await get<AssetChartView>('/api/assets/1/chart')
    expect(new Set(prices.closes)).toEqual(new Set(['25.00']))
    expect(decisions).toMatchObject([{ price: '25.00' }])
  })
})

describe('recorded of Monday, two days before the leap,', () => {
  beforeEach(async () => {
    await trade('2026-06-05', '2026-06-08')
    setNow('2026-06-09T15:00:00.000Z')
    await post('/api/assets/1/splits', { ...SPLIT, effectiveOn: '2026-06-08' })
  })

  it('closes and quotes of the days between are divided', async () => {
    expect(await listed()).toMatchObject(worthAThousand('40'))
    await quote('2026-06-09T14:59:00.000Z', '100', '100')
    expect(await listed()).toMatchObject({ ...worthAThousand('40'), day: '0.00' })
    await hold()
    expect(await listed()).toMatchObject(worthAThousand('40'))
  })

  it.each(['100', '25'])(
    'on the day of the leap there is no loss, where the close before is told as %s',
    async (before) => {
      await trade('2026-06-09')
      setNow('2026-06-10T15:00:00.000Z')
      await quote('2026-06-10T14:59:00.000Z', '25', before)
      expect(await listed()).toMatchObject({ ...worthAThousand('40'), day: '0.00' })
    },
  )

  it('the curve and the line of the asset go on, before the leap and after it', async () => {
    await trade('2026-06-09')
    const drawn = async () => new Set((await get<AssetChartView>('/api/assets/1/chart')).prices.closes)
    expect([new Set(await values()), await drawn()]).toEqual([new Set(['1000.00']), new Set(['25.00'])])
    await trade('2026-06-10', '2026-06-11')
    setNow('2026-06-11T22:00:00.000Z')
    expect([new Set(await values()), await drawn()]).toEqual([new Set(['1000.00']), new Set(['25.00'])])
  })
})
