import { expect, it } from 'vitest'
import type { SettingsView } from '#contract/settings.ts'
import { startTwelveDataDouble } from '#test/doubles/twelve-data-double.ts'
import { openTestApp } from '#test/support/test-app.ts'

const KEY = 'twelve-data-canary'

it('Settings show what each provider’s budget has spent, and its last failure in our own words', async () => {
  const provider = await startTwelveDataDouble({ key: KEY })
  const app = await openTestApp({
    ...{
      PRICE_API_KEY: KEY,
      PRICE_BASE_URL: provider.url,
      PRICE_PER_MINUTE: '0',
      MARKET_DATA_API_KEY: 'other',
      MARKET_DATA_BASE_URL: 'http://127.0.0.1:9',
    },
  })
  const member = await app.member()
  provider.behave('unknown-key')
  await member.send('GET', '/api/prices/AAPL')
  const { usage } = (await member.send('GET', '/api/settings')).json as SettingsView
  expect(usage.find(({ name }) => name === 'Twelve Data')).toEqual({
    name: 'Twelve Data',
    minute: null,
    day: { used: 1, limit: 800 },
    pausedUntil: null,
    lastFailure: {
      message: 'It did not accept the key. Another one counts from the next start on.',
      at: expect.any(String),
    },
  })
  expect(usage.map(({ name }) => name).sort()).toEqual(['Massive', 'Twelve Data'])
  await app.close()
  await provider.close()
})

it('Settings without providers show no usage', async () => {
  const app = await openTestApp()
  const member = await app.member()
  expect(((await member.send('GET', '/api/settings')).json as SettingsView).usage).toEqual([])
  await app.close()
})
