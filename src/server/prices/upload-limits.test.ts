import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DailyPricesView } from '#contract/prices.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

/** The limit that the form states: 2 MB. */
const LARGEST = 2_000_000

let app: TestApp
let member: Visitor
beforeAll(async () => {
  app = await openTestApp()
  app.setNow('2026-11-20T22:00:00.000Z')
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
})
afterAll(() => app.close())

/** A file of exactly this many bytes, filled up by a column that is not read, with two-byte letters. */
function fileOf(bytes: number): string {
  const start = 'Date,Close,Note\n2026-11-18,118.5,'
  const rest = bytes - Buffer.byteLength(start)
  return start + 'é'.repeat(Math.floor(rest / 2)) + 'x'.repeat(rest % 2)
}

const upload = (body: unknown) => member.send('POST', '/api/assets/1/daily-prices', body)

it('a file of 2 MB is accepted, even when its JSON has an escape for every letter', async () => {
  const csv = fileOf(LARGEST)
  expect(Buffer.byteLength(csv)).toBe(LARGEST)
  const escaped = JSON.stringify({ csv }).replaceAll('é', '\\u00e9')
  for (const body of [{ csv }, escaped]) {
    const answer = await upload(body)
    expect(answer.status).toBe(201)
    const { read, stored, unchanged } = answer.json as DailyPricesView
    expect([read, stored + unchanged]).toEqual([1, 1])
  }
})

it.each([
  ['one byte more', LARGEST + 1],
  ['many times as much', 13 * LARGEST],
])('%s is refused at its field, with what to do, and nothing is stored', async (_, bytes) => {
  const before = (await member.send('GET', '/api/assets/1/chart')).json
  const answer = await upload({ csv: fileOf(bytes).replace('118.5', '107.5') })
  expect(answer.status).toBe(413)
  expect(answer.json).toMatchObject({
    code: 'too-large',
    detail: expect.stringMatching(/larger than 2 MB.*Nothing was stored.*Split it/),
    errors: [{ field: 'csv' }],
  })
  expect((await member.send('GET', '/api/assets/1/chart')).json).toEqual(before)
})

it('twenty years of days, the longest file, are stored, and every rejected line is reported', async () => {
  const days = Array.from({ length: 7305 }, (_, n) => new Date(Date.UTC(2006, 10, 20 + n)).toISOString().slice(0, 10))
  const lines = days.map((day) => `${day},100.25,101.5,99.75,${'1'.repeat(200)}`)
  const csv = ['Date,Close,High,Low,Volume', ...lines].join('\n')
  expect(Buffer.byteLength(csv)).toBeLessThan(LARGEST)
  const { read, stored, unchanged, rejected } = (await upload({ csv })).json as DailyPricesView
  expect(read).toBe(7305)
  expect(stored + unchanged + rejected.length).toBe(7305)
  expect(stored).toBeGreaterThan(5_000)
})
