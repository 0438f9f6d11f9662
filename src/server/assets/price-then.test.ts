import { expect, it } from 'vitest'
import type { AssetChartView } from '#contract/charts.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { setNow, add, asset, get, hold, post } = journalForEach('2026-03-02T15:00:00.000Z')

const split = (newShares: number, oldShares: number) =>
  post('/api/assets/1/splits', { effectiveOn: '2026-03-10', newShares, oldShares })

it.each([
  [2, 1, '50'],
  [5, 2, '40'],
])(
  'a price that was known before a split of %i for %i is told in shares of the decision that it stands beside',
  async (newShares, oldShares, priceThen) => {
    // given
    await add({ costBasis: 100 })
    setNow('2026-03-10T15:00:00.000Z')
    await split(newShares, oldShares)

    // when
    await hold()

    // then the page and the chart tell it as it was on that day
    const [, held] = (await asset()).thesis
    expect(held).toMatchObject({ isPriceAttached: true, price: { price: '100' }, priceOfItsDay: priceThen })
    const { decisions } = await get<AssetChartView>('/api/assets/1/chart')
    expect(decisions.map((decision) => decision.priceThen)).toEqual(['100.00', `${priceThen}.00`])
  },
)

it('a price of the decision’s own shares is told once, also after a later split', async () => {
  // given
  await add({ costBasis: 100 })
  setNow('2026-03-09T15:00:00.000Z')
  await hold()

  // when
  setNow('2026-03-10T15:00:00.000Z')
  await split(2, 1)

  // then
  const { thesis } = await asset()
  expect(thesis.map(({ price, priceOfItsDay }) => [price?.price, priceOfItsDay])).toEqual([
    ['100', undefined],
    ['100', undefined],
  ])
})
