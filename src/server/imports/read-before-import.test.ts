import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-read-before-'))
  // In a file, so that on SQLite an import has a connection of its own.
  app = await openTestApp({ CANDOR_DATA: join(folder, 'data') })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Everything that is made of closes and kept for the next time that it is read. */
const PAGES = [
  '/api/assets?list=bought',
  '/api/assets/1',
  '/api/assets/1/chart',
  '/api/summary',
  '/api/summary/equity',
  '/api/mirror',
]

const readAll = (visitor: Visitor) =>
  Promise.all(PAGES.map(async (path) => [path, (await visitor.send('GET', path)).json]))

/** A purchase of April with closes of the user's own for twenty days. */
async function journalWithCloses(): Promise<string> {
  app.setNow('2026-04-06T15:00:00.000Z')
  const writer = await app.member('writer')
  await writer.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  app.setNow('2026-05-08T15:00:00.000Z')
  const days = Array.from({ length: 20 }, (_, nth) => `2026-04-${String(nth + 7).padStart(2, '0')},${110 + nth}`)
  const sent = await writer.send('POST', '/api/assets/1/daily-prices', { csv: `Date,Close\n${days.join('\n')}` })
  expect(sent.status).toBeLessThan(300)
  return downloadText(app, writer, '/api/export?format=json')
}

it('what was read before an import, and during it, is not told after it', async () => {
  const journal = await journalWithCloses()
  const [cold, warm] = [await app.member('cold.reader'), await app.member('warm.reader')]
  const bring = (visitor: Visitor) =>
    visitor.send('POST', '/api/import', journal, { 'content-type': 'application/json' })
  expect(await bring(cold)).toMatchObject({ status: 201, json: { closes: expect.any(Number) } })
  const before = await readAll(warm)
  let isDone = false
  const importing = bring(warm).finally(() => {
    isDone = true
  })
  while (!isDone) await readAll(warm)
  expect((await importing).status).toBe(201)
  const after = await readAll(warm)
  expect(after).toEqual(await readAll(cold))
  expect(after).not.toEqual(before)
})
