import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { CommonScenario } from '#test/doubles/answer.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '#test/doubles/massive-double.ts'
import { startTwelveDataDouble, type TwelveDataScenario } from '#test/doubles/twelve-data-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

const KEYS = ['twelve-data-canary-81', 'massive-canary-82'] as const

let twelveData: Double<TwelveDataScenario>
let massive: Double<MassiveScenario>
let app: TestApp
beforeEach(async () => {
  twelveData = await startTwelveDataDouble({ key: KEYS[0] })
  massive = await startMassiveDouble({ key: KEYS[1] })
  app = await openTestApp({
    PRICE_API_KEY: KEYS[0],
    PRICE_BASE_URL: twelveData.url,
    MARKET_DATA_API_KEY: KEYS[1],
    MARKET_DATA_BASE_URL: massive.url,
  })
})
afterEach(async () => {
  await app.close()
  await twelveData.close()
  await massive.close()
})

const FAULTS: CommonScenario[] = [
  ...(['cut', 'reset', 'html', 'garbage', 'oversized', 'flood', 'gzip-bomb', 'redirect'] as const),
]
const SPOILED = ['server-error', 'unknown-key', 'limited', 'nan', 'negative', 'zero', 'huge'] as const

it.each([...FAULTS, ...SPOILED])(
  'providers that fail by %s leave no price behind, no word of a key, and the decision recorded',
  async (fault) => {
    twelveData.behave(fault)
    massive.behave(fault)
    const member = await app.member()
    const asked = await member.send('GET', '/api/prices/AAPL')
    expect(asked).toMatchObject({ status: 200, json: { price: null, reason: expect.any(String) } })

    const ticker = { ticker: 'AAPL', companyName: 'Apple Inc.', costBasis: 187.5 }
    expect((await member.send('POST', '/api/assets', buyIbm(ticker))).status).toBe(201)
    const asset = (await member.send('GET', '/api/assets/1')).json as AssetView
    // The only price is the typed one: nothing of the providers' answers was stored.
    expect(asset.currentPrice).toMatchObject({ price: '187.5', source: 'typed' })
    for (const key of KEYS) expect([JSON.stringify(asked.json), ...app.logged].join()).not.toContain(key)
    expect(app.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  },
)
