import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { makeJournal } from '#test/support/forged.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let journal: Record<string, unknown>
beforeAll(async () => {
  app = await openTestApp()
  const writer = await app.member()
  await writer.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  journal = JSON.parse(await downloadText(app, writer, '/api/export?format=json'))
})
afterAll(() => app.close())

const MANY = 100_000
const members = Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`k${index}`, 1]))
const closesOf = (symbols: number) =>
  Array.from({ length: symbols }, (_, index) => {
    const prices = { open: null, high: null, low: null, close: '1' }
    return { symbol: `S${index}`, day: '2026-03-02', ...prices, source: 'typed' }
  })

/** The exported journal with other parts, and a checksum that fits. */
function changed(more: Record<string, unknown>): string {
  const { checksum: _, entries, ...rest } = journal
  const { checksum } = makeJournal([], { ...rest, ...more })
  return JSON.stringify({ ...rest, ...more, entries, checksum })
}

it.each<readonly [string, () => string, RegExp]>([
  [
    'members that no journal has',
    () => JSON.stringify({ format: 'candor-journal', ...members }),
    /a part that is none/,
  ],
  ['one that is large', () => changed({ x: Array(MANY).fill({}) }), /a part that is none, at line 1/],
  ['settings without an end', () => changed({ preferences: members }), /has preferences longer than that of any/],
  ['closes of any number of symbols', () => changed({ closes: closesOf(5_001) }), /closes of 5001 symbols/],
])('a file is refused before it causes work, with %s', async (_, text, why) => {
  const reader = await app.member()
  const { status, json } = await reader.send('POST', '/api/import', text(), { 'content-type': 'application/json' })
  expect([status, json]).toEqual([422, expect.objectContaining({ detail: expect.stringMatching(why) })])
  expect(JSON.parse(await downloadText(app, reader, '/api/export?format=json')).entries).toEqual([])
})

it('closes of as many symbols as allowed are imported', async () => {
  const reader = await app.member()
  const text = changed({ closes: closesOf(200) })
  expect(await reader.send('POST', '/api/import', text, { 'content-type': 'application/json' })).toMatchObject({
    status: 201,
    json: { closes: 200 },
  })
})
