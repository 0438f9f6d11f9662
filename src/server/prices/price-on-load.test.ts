import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { priceOf, startTwelveDataDouble, type TwelveDataScenario } from '#test/doubles/twelve-data-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

const KEY = 'twelve-data-test-key'

let provider: Double<TwelveDataScenario>
let app: TestApp
beforeAll(async () => {
  provider = await startTwelveDataDouble({ key: KEY })
  app = await openTestApp({ PRICE_API_KEY: KEY, PRICE_BASE_URL: provider.url })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

it('a price on load updates the asset that it was requested for, and not the first one (ruling 7)', async () => {
  const member = await app.member()
  const asset = async (assetId: number) => (await member.send('GET', `/api/assets/${assetId}`)).json as AssetView
  await member.send('POST', '/api/assets', buyIbm())
  await member.send('POST', '/api/assets', buyIbm({ ticker: 'MSFT', companyName: 'Microsoft', costBasis: 400 }))
  // A critique that arrives later would change the first asset too.
  await app.critiquesDone()
  const ibm = await asset(1)
  provider.behave(priceOf('410.555'))
  await member.send('GET', '/api/prices/MSFT')
  expect(await asset(2)).toMatchObject({
    currentPrice: { price: '410.56', source: 'twelve-data' },
    currentValue: '4105.60',
    totalGainLoss: '2.64',
  })
  expect(await asset(1)).toEqual(ibm)
})
