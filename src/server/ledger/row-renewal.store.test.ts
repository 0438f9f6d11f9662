import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { storeSetting } from '../database/settings-store.ts'
import { READ_MODEL_REACHED, READ_MODEL_VERSION } from './read-model.ts'
import { verify } from './verify.ts'

/** Two releases record beside each other for the minutes of an update, on PostgreSQL only. */
const isPostgres = process.env.CANDOR_TEST_ENGINE === 'postgres'
const server = process.env.TEST_DATABASE_URL ?? ''
const name = `candor_${randomBytes(6).toString('hex')}`

let app: TestApp
let alice: Visitor
beforeAll(async () => {
  app = await openTestApp(isPostgres ? { DATABASE_URL: await createDatabase(server, name) } : {})
})
afterAll(async () => {
  await app.close()
  if (isPostgres) await dropDatabase(server, name)
})
beforeEach(async () => {
  alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
})

const statesOf = async () => {
  const { rows } = await sql<{ state: string }>`select state from assets order by user_id`.execute(app.context.db)
  return rows.map(({ state }) => state)
}
const PRESENT = Number(READ_MODEL_VERSION)
const rename = (from: number, to: number) =>
  sql`update assets set state = replace(state, ${`"format":"${from}"`}, ${`"format":"${to}"`})`.execute(app.context.db)
/** As if a process of that release had recorded the last entries of everybody. */
const writtenBy = (version: number) => rename(PRESENT, version)
afterEach(async () => {
  for (const version of [PRESENT - 1, PRESENT + 1]) await rename(version, PRESENT)
})
const listed = async () => {
  await sql`update settings set value = value || 'x' where name = 'read-model-mended'`.execute(app.context.db)
  const { json } = await alice.send('GET', '/api/assets?list=bought')
  return (json as { assets: unknown[] }).assets.length
}

it.each([PRESENT - 1, PRESENT + 1])('an asset that release %i has written last is on its list', async (version) => {
  await writtenBy(version)
  expect(await listed()).toBe(1)
})

it.runIf(isPostgres)(
  'a row of an older release is written anew once it is heard of, and is no fault meanwhile',
  async () => {
    await alice.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'I wait one night.' })
    const before = await statesOf()
    await writtenBy(PRESENT - 1)
    expect((await verify(app.context)).faults).toEqual([])
    // As the trigger announces what the older process has recorded.
    const { rows } = await sql<{ user_id: string }>`select distinct user_id from assets`.execute(app.context.db)
    for (const { user_id } of rows) {
      const line = JSON.stringify({ userId: user_id, assetId: 1, after: 98, sequence: 99 })
      await sql`select pg_notify('candor_entries', ${line})`.execute(app.context.db)
    }
    await expect.poll(statesOf).toEqual(before)
    expect((await verify(app.context)).faults).toEqual([])
  },
)

it.runIf(isPostgres)('a row of a newer release is left as it is', async () => {
  await writtenBy(PRESENT + 1)
  const before = await statesOf()
  await alice.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'I wait one night.' })
  expect(await statesOf()).toEqual(before)
  // It is a fault as long as no newer release has started.
  expect((await verify(app.context)).faults).not.toEqual([])
  await storeSetting(app.context.db, READ_MODEL_REACHED, String(PRESENT + 1))
  expect((await verify(app.context)).faults).toEqual([])
})
