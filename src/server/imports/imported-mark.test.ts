import { afterEach, beforeEach, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { faultLine } from '../ledger/journal-report.ts'
import { verify } from '../ledger/verify.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

const found = async () =>
  (await verify(app.context)).faults.map((fault) => faultLine(fault).replace(/^.*?, |: .*$/g, ''))

/** Two entries of April that were imported in June, and one that was written in August. */
async function importTwo(): Promise<void> {
  app.setNow('2026-04-01T15:00:00.000Z')
  const writer = await app.member('writer')
  await writer.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  const journal = await downloadText(app, writer, '/api/export?format=json')
  app.setNow('2026-06-01T15:00:00.000Z')
  const reader = await app.member('reader')
  await reader.send('POST', '/api/import', journal, { 'content-type': 'application/json' })
  app.setNow('2026-08-03T15:00:00.000Z')
  await reader.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' })
  await app.critiquesDone()
}

it('an import leaves a mark that fits its entries', async () => {
  await importTwo()
  expect(await found()).toEqual([])
})

it.each([
  [1, 'entry 1, import-mark-changed'],
  [3, 'entry 3, import-mark-changed'],
  [99, 'entry 3, import-mark-changed'],
])('a mark that says %i of two is named', async (entries, fault) => {
  await importTwo()
  await app.context.db.updateTable('imports').set({ entries }).execute()
  expect(await found()).toEqual([fault])
})

it('a mark that is taken away is missed', async () => {
  await importTwo()
  await app.context.db.deleteFrom('imports').execute()
  expect(await found()).toEqual(['no entry, import-mark-removed'])
})
