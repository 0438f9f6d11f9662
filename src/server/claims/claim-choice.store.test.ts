import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SessionView } from '#contract/accounts.ts'
import type { SettingsView } from '#contract/settings.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
const name = `candor_${randomBytes(6).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'candor-claim-choice-'))

let app: TestApp
beforeAll(async () => {
  const url = server && (await createDatabase(server, name))
  app = await openTestApp({ CANDOR_DATA: folder, ...(url && { DATABASE_URL: url }) })
})
afterAll(async () => {
  await app.close()
  if (server) await dropDatabase(server, name)
  rmSync(folder, { recursive: true })
})

const add = async (visitor: Visitor, changed: object) =>
  expect((await visitor.send('POST', '/api/assets', buyIbm(changed))).status).toBe(201)

const choiceOf = async (visitor: Visitor) => {
  const { claimMonths, claimAgainst } = (await visitor.send('GET', '/api/settings')).json as SettingsView
  const session = (await visitor.send('GET', '/api/session')).json as SessionView
  expect(session.preferences).toMatchObject({ claimMonths, claimAgainst })
  return [claimMonths, claimAgainst]
}

it('the choice of the last claim is the account’s, wherever it signs in, and nobody else’s', async () => {
  const [alice, bob] = [await app.member(), await app.member()]
  expect(await choiceOf(alice)).toEqual([12, 'benchmark'])
  await add(alice, { claim: { horizonMonths: 1, benchmark: 'gain' } })
  expect(await choiceOf(alice)).toEqual([1, 'gain'])
  expect(await choiceOf(bob)).toEqual([12, 'benchmark'])
  // What is sent without a claim, and a repeat of a decision, choose nothing.
  const decision = {
    decisionId: randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 7,
    updatedThesis: 'It goes on as I wrote.',
    claim: { horizonMonths: 6, benchmark: { ticker: 'SPY' } },
  }
  const decide = (changed: object = {}) => alice.send('POST', '/api/assets/1/decisions', { ...decision, ...changed })
  expect((await decide()).status).toBe(201)
  expect(await choiceOf(alice)).toEqual([6, 'benchmark'])
  expect((await decide({ decisionId: randomUUID(), claim: null })).status).toBe(201)
  await add(alice, { ticker: 'MSFT', claim: { horizonMonths: 3, benchmark: { price: '310' } } })
  expect(await choiceOf(alice)).toEqual([3, 'benchmark'])
  expect((await decide()).status).toBe(201)
  expect(await choiceOf(alice)).toEqual([3, 'benchmark'])
})

it('comes back with an export, and is taken as it was by whoever sets it', async () => {
  const [alice, heir] = [await app.member(), await app.member()]
  await add(alice, { claim: { horizonMonths: 3, benchmark: 'gain' } })
  await app.critiquesDone()
  const journal = await downloadText(app, alice, '/api/export?format=json')
  expect(JSON.parse(journal).preferences).toEqual({ claimAgainst: 'gain', claimMonths: 3 })
  const imported = await heir.send('POST', '/api/import', journal, { 'content-type': 'application/json' })
  expect(imported.status).toBe(201)
  expect(await choiceOf(heir)).toEqual([3, 'gain'])
  expect((await heir.send('POST', '/api/settings', { claimMonths: 12 })).status).toBe(200)
  expect(await choiceOf(heir)).toEqual([12, 'gain'])
  expect((await heir.send('POST', '/api/settings', { claimMonths: 2 })).status).toBe(422)
})
