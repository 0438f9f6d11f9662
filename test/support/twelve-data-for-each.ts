import { afterEach, beforeEach } from 'vitest'
import type { Double } from '../doubles/double-server.ts'
import { startTwelveDataDouble, type TwelveDataScenario } from '../doubles/twelve-data-double.ts'

/** The key that the double accepts. */
export const TWELVE_DATA_KEY = 'twelve-data-test-key'

/** A double of Twelve Data for each test of a file. It is set up before the app whose environment names it. */
export function twelveDataForEach() {
  let provider: Double<TwelveDataScenario>
  beforeEach(async () => {
    provider = await startTwelveDataDouble({ key: TWELVE_DATA_KEY })
  })
  afterEach(() => provider.close())
  return {
    provider: () => provider,
    environment: () => ({ PRICE_API_KEY: TWELVE_DATA_KEY, PRICE_BASE_URL: provider.url }),
  }
}
