import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Double } from '#test/doubles/double-server.ts'
import { type SecScenario, startSecDouble } from '#test/doubles/sec-double.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import { openCompanyFilings } from './company-filings.ts'

const QUESTION = { ticker: 'AAPL', companyName: 'Apple Inc.', before: '2026-11-20' }

let database: TestDatabase
let sec: Double<SecScenario>
beforeEach(async () => {
  database = await openTestDatabase()
  sec = await startSecDouble()
})
afterEach(async () => {
  await sec.close()
  await database.close()
})

it.each([
  ['sqlite', 9],
  // Three processes may share one, and each of them knows of its own requests only.
  ['postgres', 3],
] as const)(
  'on %s the SEC is asked at most %i times a second, and once a day for each figure',
  async (engine, perSecond) => {
    const { outbound, clock } = openTestOutbound(database.db)
    const access = { baseUrl: sec.url, dataBaseUrl: sec.url, contact: 'me@example.com', engine }
    const filings = openCompanyFilings(access, outbound)
    const ask = () => filings(QUESTION, new AbortController().signal)
    expect(await ask()).toBe('none')
    const asked = sec.requests.length
    expect(asked).toBeGreaterThan(1)
    const pauses = clock.waited.filter((ms) => ms >= 1000 / perSecond)
    expect(pauses.length).toBeGreaterThanOrEqual(asked - 1)
    await ask()
    expect(sec.requests).toHaveLength(asked)
  },
)
