import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { appendIdentity } from './accounts/open-id-connect/identity-store.ts'
import { readSchemaParts } from './database/schema-parts.ts'

/**
 * Who may call what, and with what: made from the list of endpoints, so that a new one without its row fails here. That nobody
 * comes in without a session, and no other site, is in app.test.ts; what tokens may do in token-routes.test.ts.
 */
let app: TestApp
let owner: Visitor
let other: Visitor
const ids = { sessionId: '', tokenId: '', passkeyId: 'a-passkey', identityId: 'an-identity' }
beforeAll(async () => {
  app = await openTestApp()
  owner = await app.member('owns.it.all')
  other = await app.member('wants.it.all')
  await owner.send('POST', '/api/assets', buyIbm())
  await owner.send('POST', '/api/principles', { principleId: PRINCIPLE, text: 'Wait a day.' })
  const fields = { thesis: 'Hybrid cloud, perhaps.' }
  const draft = { form: 'add-asset', assetId: null, fields, editedAt: new Date().toISOString(), basedOn: null }
  expect((await owner.send('POST', `/api/drafts/${DRAFT}`, draft)).status).toBe(200)
  await app.critiquesDone()
  const token = { name: 'A script', scopes: ['read'], expiresOn: new Date().toISOString().slice(0, 10) }
  ids.tokenId = idOf((await owner.send('POST', '/api/account/tokens', token)).json)
  const again = app.visitor()
  await again.send('POST', '/api/session', { username: 'owns.it.all', password: 'lanterns' })
  const { sessions } = (await owner.send('GET', '/api/account')).json as {
    sessions: { id: string; isCurrent: boolean }[]
  }
  ids.sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  const { id: userId } = await app.context.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'owns.it.all')
    .executeTakeFirstOrThrow()
  await appendIdentity(app.context.db, {
    id: ids.identityId,
    userId,
    issuer: 'https://provider.example',
    subject: '0001',
    now: '2026-11-22T10:00:00.000Z',
  })
  const row = { id: ids.passkeyId, user_id: userId, name: 'A phone', public_key: 'AA', counter: 0, transports: '' }
  await app.context.db
    .insertInto('passkeys')
    .values({ ...row, created_at: '2026-11-22T10:00:00.000Z', last_used_at: null })
    .execute()
})
afterAll(() => app.close())

const [PRINCIPLE, DRAFT] = [randomUUID(), randomUUID()]
const idOf = (json: unknown): string => z.object({ id: z.string() }).parse(json).id
const decide = () => ({
  decisionId: randomUUID(),
  updateAction: 'Hold',
  updatedConfidenceLevel: 7,
  updatedThesis: 'As it was written before.',
})

/** What is somebody's: an address of the owner's, and what the owner would send there. Companies and prices are nobody's. */
const OWNED: Readonly<Record<string, () => { readonly path: string; readonly body?: object }>> = {
  'GET /api/assets/{assetId}': () => ({ path: '/api/assets/1' }),
  'GET /api/assets/{assetId}/row': () => ({ path: '/api/assets/1/row' }),
  'GET /api/assets/{assetId}/journal': () => ({ path: '/api/assets/1/journal?before=99' }),
  'GET /api/assets/{assetId}/workings': () => ({ path: '/api/assets/1/workings' }),
  'GET /api/assets/{assetId}/chart': () => ({ path: '/api/assets/1/chart' }),
  'POST /api/assets/{assetId}/decisions': () => ({ path: '/api/assets/1/decisions', body: decide() }),
  'POST /api/assets/{assetId}/corrections': () => ({
    path: '/api/assets/1/corrections',
    body: { correctionId: randomUUID(), correctsSequence: 1, field: 'price', to: '120', reason: 'Mistyped.' },
  }),
  'POST /api/assets/{assetId}/corrections/preview': () => ({
    path: '/api/assets/1/corrections/preview',
    body: { correctionId: randomUUID(), correctsSequence: 1, field: 'price', to: '120', reason: 'Mistyped.' },
  }),
  'POST /api/assets/{assetId}/critiques': () => ({
    path: '/api/assets/1/critiques',
    body: { decisionId: randomUUID() },
  }),
  'POST /api/assets/{assetId}/splits': () => ({
    path: '/api/assets/1/splits',
    body: { effectiveOn: '2026-11-20', newShares: '2', oldShares: '1' },
  }),
  'POST /api/assets/{assetId}/outcome': () => ({
    path: '/api/assets/1/outcome',
    body: { outcome: 'expired-worthless' },
  }),
  'POST /api/assets/{assetId}/own-tests': () => ({
    path: '/api/assets/1/own-tests',
    body: { setBySequence: 1, hasHappened: true },
  }),
  'POST /api/assets/{assetId}/prices': () => ({ path: '/api/assets/1/prices', body: { price: '130' } }),
  'POST /api/assets/{assetId}/daily-prices': () => ({ path: '/api/assets/1/daily-prices', body: { csv: 'day,close' } }),
  'POST /api/assets/{assetId}/price-confirmation': () => ({
    path: '/api/assets/1/price-confirmation',
    body: { price: '130' },
  }),
  'GET /api/anchors/{sequence}/receipt': () => ({ path: '/api/anchors/1/receipt' }),
  'GET /api/anchors/{sequence}/proof': () => ({ path: '/api/anchors/1/proof' }),
  'GET /api/mirror/reviews/{sequence}': () => ({ path: '/api/mirror/reviews/1' }),
  'POST /api/mirror/reviews/{sequence}/answers': () => ({
    path: '/api/mirror/reviews/1/answers',
    body: { confidence: 5, why: 'I do not know any more.', returnPercent: null },
  }),
  'POST /api/mirror/reviews/{sequence}/grade': () => ({
    path: '/api/mirror/reviews/1/grade',
    body: { isWellDecided: true },
  }),
  'POST /api/principles/{principleId}/retirement': () => ({
    path: `/api/principles/${PRINCIPLE}/retirement`,
    body: {},
  }),
  'GET /api/drafts/{draftId}': () => ({ path: `/api/drafts/${DRAFT}` }),
  'DELETE /api/drafts/{draftId}': () => ({ path: `/api/drafts/${DRAFT}` }),
  'DELETE /api/account/sessions/{sessionId}': () => ({ path: `/api/account/sessions/${ids.sessionId}` }),
  'DELETE /api/account/tokens/{tokenId}': () => ({ path: `/api/account/tokens/${ids.tokenId}` }),
  'POST /api/account/identities/{identityId}/unlinking': () => ({
    path: `/api/account/identities/${ids.identityId}/unlinking`,
  }),
  'DELETE /api/account/passkeys/{passkeyId}': () => ({ path: `/api/account/passkeys/${ids.passkeyId}` }),
}
const NOBODYS = [
  'GET /api/logos/{ticker}',
  'GET /api/prices/{ticker}',
  'GET /api/prices/{ticker}/close',
  // The browser makes the id: each account has its own draft under it.
  'POST /api/drafts/{draftId}',
]

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`

describe('what is somebody’s', () => {
  it('has a row for every endpoint that names something by its id', () => {
    const named = ENDPOINTS.filter(({ path }) => path.includes('{')).map(nameOf)
    expect([...Object.keys(OWNED), ...NOBODYS].sort()).toEqual(named.sort())
  })

  it.each(Object.entries(OWNED))(
    '%s: nothing of it is another account’s to see or to change',
    async (endpoint, row) => {
      const { path, body } = row()
      const before = await stateOf('owns.it.all')
      const answer = await other.send(endpoint.split(' ')[0] ?? '', path, body)
      // Not 422: what is refused for its form has asked nothing about whose it is.
      expect([answer.status, answer.json]).toMatchObject([404, { code: 'not-found' }])
      expect(JSON.stringify(answer.json)).not.toMatch(/International Business|Hybrid cloud|Wait a day|owns\.it\.all/)
      expect(await stateOf('owns.it.all')).toEqual(before)
      expect(await stateOf('wants.it.all')).toMatchObject({ entries: 0 })
    },
  )
})

/** How much of everything somebody has. */
async function stateOf(username: string): Promise<Record<string, number>> {
  const { db, engine } = app.context
  const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  const counts: Record<string, number> = {}
  for (const { table, name } of await readSchemaParts(db, engine)) {
    if (!['user_id', 'userId', 'owner'].includes(name)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} = ${id}`.execute(db)
    counts[table] = rows.length
  }
  return counts
}

/** Bodies, or parts of them, that others define: what is not read of them goes nowhere. */
const OPEN = new Set([
  'POST /api/import',
  'POST /api/account/passkeys',
  'POST /api/session/passkey',
  // The fields of whichever form is being written: texts, which are stored as they are and read by nobody but its form.
  'POST /api/drafts/{draftId}',
])

type Json = { readonly [member: string]: unknown }
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every object of a schema that lets other members in. */
function openObjects(schema: unknown, at = 'body'): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => openObjects(part, `${at}.${index}`))
  if (!isJson(schema)) return []
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false
  const within = Object.entries(schema).flatMap(([name, part]) => openObjects(part, `${at}.${name}`))
  return isOpen ? [at, ...within] : within
}

describe('a member that nobody asked for', () => {
  const bodies = ENDPOINTS.filter(({ body, ...endpoint }) => body && !OPEN.has(nameOf(endpoint)))

  it.each(bodies.map((endpoint) => [nameOf(endpoint), endpoint.body] as const))('%s has no place for it', (_, body) => {
    if (!body) throw new Error('Only those with a body are asked.')
    expect(openObjects(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }))).toEqual([])
  })

  it.each(
    ENDPOINTS.filter(({ method }) => method === 'post').map((endpoint) => [nameOf(endpoint), endpoint.path] as const),
  )('%s stores none of it', async (endpoint, path) => {
    const canary = 'canary-of-mass-assignment'
    const body = { ...OWNED[endpoint]?.().body, userId: canary, user_id: canary, role: canary, disabledAt: canary }
    const { status } = await owner.send(
      'POST',
      path.replace('{principleId}', PRINCIPLE).replaceAll(/\{\w+\}/g, '1'),
      body,
    )
    expect(status).toBeLessThan(500)
    for (const { kind, table, name } of await readSchemaParts(app.context.db, app.context.engine)) {
      if (kind !== 'column' || table.startsWith('journal_words')) continue
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} like ${`%${canary}%`}`.execute(
          app.context.db,
        )
      expect([table, name, rows.length]).toEqual([table, name, 0])
    }
  })
})
