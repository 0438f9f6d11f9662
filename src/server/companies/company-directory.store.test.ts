import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { openCompanyDirectory } from './company-directory.ts'

const NOW = '2026-11-21T15:00:00.000Z'
const IN_SIX_DAYS = '2026-11-27T15:00:00.000Z'
const IN_EIGHT_DAYS = '2026-11-29T15:00:00.000Z'

let database: TestDatabase
let sec: Server
let asked: IncomingMessage[]
let answer: string
beforeEach(async () => {
  database = await openTestDatabase()
  asked = []
  answer = JSON.stringify({ 0: { cik_str: 1, ticker: 'ZYXW', title: 'ZYXW WIDGETS & SONS INC' } })
  sec = createServer((request, response) => {
    asked.push(request)
    response.end(answer)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => sec.once('listening', resolve))
})
afterEach(async () => {
  await database.close()
  sec.close()
})

const open = () => {
  const { port } = sec.address() as AddressInfo
  const access = { baseUrl: `http://127.0.0.1:${port}`, contact: 'admin@example.com' }
  return openCompanyDirectory(database.db, access, openTestOutbound(database.db).outbound)
}

describe('the company directory', () => {
  it('has the starter table before anything is fetched', async () => {
    expect(await open().search('ibm', 5)).toEqual([
      { ticker: 'IBM', companyName: 'International Business Machines Corporation' },
    ])
    expect(asked).toHaveLength(0)
  })

  it("finds the SEC's companies once they are fetched, under readable names, and tells the SEC who asks", async () => {
    const directory = open()
    expect(await directory.search('zyxw', 5)).toEqual([])
    expect(await directory.refresh(NOW)).toBe('refreshed')
    expect(await directory.search('zyxw', 5)).toEqual([{ ticker: 'ZYXW', companyName: 'Zyxw Widgets & Sons Inc' }])
    expect(asked[0]?.url).toBe('/files/company_tickers.json')
    expect(asked[0]?.headers['user-agent']).toBe('Candor/1.0 (admin@example.com)')
  })

  it('fetches once a week, even after restarts', async () => {
    await open().refresh(NOW)
    expect(await open().refresh(IN_SIX_DAYS)).toBe('fresh')
    expect(await open().refresh(IN_EIGHT_DAYS)).toBe('refreshed')
    expect(asked).toHaveLength(2)
  })

  it.each([['<html>Undeclared automated tool</html>'], ['{"0":{"ticker":7}}'], ['{}']])(
    'keeps what it has when the answer is %s',
    async (nonsense) => {
      const directory = open()
      await directory.refresh(NOW)
      answer = nonsense
      expect(await directory.refresh(IN_EIGHT_DAYS)).toBe('failed')
      expect(await directory.search('zyxw', 5)).toHaveLength(1)
    },
  )
})

// On PostgreSQL the event loop turns while a query is waited for, which says nothing.
it.skipIf(process.env.CANDOR_TEST_ENGINE === 'postgres')(
  'reads its names for the first search in many turns of the event loop, and never again',
  async () => {
    const directory = open()
    const search = () => directory.search('IBM', 5)
    const [first, second] = [await turnsDuring(search), await turnsDuring(search)]
    expect(first.turns).toBeGreaterThanOrEqual(second.turns + 9)
  },
)
