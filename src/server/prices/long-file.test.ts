import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { readDailyPricesCsv } from './daily-prices-csv.ts'

const LAST = '2026-11-19'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a long file is read, and its closes are stored, in parts, with the event loop free in between', async () => {
  const member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  const upload = async (days: number) => {
    const lines = Array.from({ length: days }, (_, n) => `${dayOfNumber(dayNumber(LAST) - n)},${100 + (n % 13)}`)
    const csv = ['Date,Close', ...lines].join('\n')
    const { turns, result } = await turnsDuring(() => member.send('POST', '/api/assets/1/daily-prices', { csv }))
    expect(result).toMatchObject({ status: 201, json: { read: days } })
    return turns
  }
  const few = await upload(5)
  expect(await upload(5_000)).toBeGreaterThanOrEqual(few + 20)
})

it('a file that leaves its thousands open is not compared each price with each', () => {
  // The one figure that is near to all others stands last.
  const lines = (count: number, price: string) => Array.from({ length: count }, () => `1;${price}`)
  const csv = ['date;close', ...lines(40_000, '1,234'), ...lines(40_000, '9999999'), '1;1234'].join('\n')
  expect(readDailyPricesCsv(`${csv}\n2026-11-19;2,345`, LAST).days).toMatchObject([{ close: '2345' }])
})
