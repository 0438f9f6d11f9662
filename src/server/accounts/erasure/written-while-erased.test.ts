import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { settled } from '#test/support/settled.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { isOfErasedAccount } from '../../database/erased-account.ts'
import { storePreference } from '../../preferences/preference-store.ts'
import { OWNERS } from './personal-rows.ts'

let app: TestApp
let leaving: Visitor
beforeEach(async () => {
  app = await openTestApp()
  leaving = await app.member('is.leaving')
})
afterEach(() => app.close())

/** Begins to send a form, and gives back how to send the rest of it. */
function begin(path: string, form: object): () => Promise<Response> {
  const text = JSON.stringify(form)
  let rest = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(sent) {
      sent.enqueue(Buffer.from(text.slice(0, 10)))
      rest = () => {
        sent.enqueue(Buffer.from(text.slice(10)))
        sent.close()
      }
    },
  })
  const headers = { cookie: leaving.cookie(), origin: 'http://localhost', 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body, duplex: 'half' }
  const answer = Promise.resolve(app.http.request(`http://localhost${path}`, request))
  return () => {
    rest()
    return answer
  }
}

const DRAFT = {
  ...{ form: 'add-asset', assetId: null, fields: { thesis: 'My secret words' } },
  ...{ editedAt: '2026-11-22T12:00:00.000Z', basedOn: null },
}
const TOKEN = { name: 'A script', scopes: ['read'], expiresOn: '2027-01-01' }

it.each([
  ['a draft', `/api/drafts/${randomUUID()}`, DRAFT],
  ['a setting', '/api/settings', { theme: 'dark' }],
  ['an API token', '/api/account/tokens', TOKEN],
  ['a decision', '/api/assets', buyIbm()],
  ['a principle', '/api/principles', { principleId: randomUUID(), text: 'I wait one night.' }],
])('%s that is on its way while its account is erased is stored nowhere', async (_, path, form) => {
  const sendRest = begin(path, form)
  // Until the form is waited for.
  await settled()
  const { status, json } = await leaving.send('POST', '/api/account/erasure', { username: 'is.leaving' })
  expect(status).toBe(200)
  const answer = await sendRest()
  expect([answer.status, (await answer.json()).detail]).toEqual([
    401,
    'You are not signed in. Sign in and try again; what you typed is kept.',
  ])
  expect(json).toMatchObject({ entries: 0 })
  expect(await tablesWithRowsOf(await erasedUser())).toEqual([])
})

it('what is written after all, in the moment between the look and the write, is refused by the database', async () => {
  expect((await leaving.send('POST', '/api/account/erasure', { username: 'is.leaving' })).status).toBe(200)
  const late = storePreference(app.context.db, await erasedUser(), 'theme', '"dark"').catch(isOfErasedAccount)
  expect(await late).toBe(true)
  expect(await tablesWithRowsOf(await erasedUser())).toEqual([])
})

const erasedUser = async (): Promise<string> =>
  (await app.context.db.selectFrom('erasures').select('user_id').executeTakeFirstOrThrow()).user_id

/** The tables that have a row of the user. */
async function tablesWithRowsOf(userId: string): Promise<string[]> {
  const tables: string[] = []
  for (const [table, owner] of Object.entries(OWNERS)) {
    if (owner === null) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(
      app.context.db,
    )
    if (rows.length > 0) tables.push(table)
  }
  return tables
}
