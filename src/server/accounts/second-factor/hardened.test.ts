import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import type { RecoveryCodesView, TotpView } from '#contract/second-factors.ts'
import type { MadeTokenView } from '#contract/tokens.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { PUBLIC_ROUTES } from '../../http/public-routes.ts'
import { codeOf, fromBase32 } from './one-time-codes.ts'

const PASSWORD = 'fifteen letters and more'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({ CANDOR_HARDENED: '1', AUTH_PASSWORD_MIN: '6' })
})
afterEach(() => app.close())

const signUp = (username: string, password = PASSWORD) =>
  app.visitor().send('POST', '/api/accounts', { username, password })

async function member() {
  const visitor = app.visitor()
  await visitor.send('POST', '/api/accounts', { username: 'the.first', password: PASSWORD })
  return visitor
}

async function addPasskey() {
  const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const row = { id: 'AAAA', user_id: id, name: 'A phone', public_key: 'AA', counter: 0, transports: '' }
  await app.context.db
    .insertInto('passkeys')
    .values({ ...row, created_at: '2026-11-22T10:00:00.000Z', last_used_at: null })
    .execute()
}

describe('CANDOR_HARDENED=1', () => {
  it('requires 15 characters, and an invitation from everybody but the first', async () => {
    expect(await signUp('the.first', 'fourteen.chars')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'password', message: 'A password has at least 15 characters.' }] },
    })
    expect((await signUp('the.first')).status).toBe(201)
    expect((await signUp('the.second')).status).toBe(403)
    expect((await app.visitor().send('GET', '/api/sign-in-options')).json).toMatchObject({
      passwordMin: 15,
      signUp: 'invite',
    })
  })

  it('opens a journal only to users with a second factor, and lets everybody set one up', async () => {
    const own = await member()
    expect(await own.send('GET', '/api/assets?list=bought')).toMatchObject({
      status: 403,
      json: { code: 'not-allowed', detail: expect.stringContaining('second step') },
    })
    const { key } = (await own.send('POST', '/api/account/totp')).json as TotpView
    expect((await own.send('GET', '/api/assets?list=bought')).status).toBe(403)
    const code = codeOf(fromBase32(key), Math.floor(Date.now() / 30_000))
    expect((await own.send('POST', '/api/account/totp/confirmation', { code })).status).toBe(204)
    expect((await own.send('GET', '/api/assets?list=bought')).status).toBe(200)
  })

  it('without a second factor, answers only the requests that set one up', async () => {
    const own = await member()
    const answering: string[] = []
    for (const { method, path } of ENDPOINTS) {
      const route = `${method.toUpperCase()} ${path}`
      if (PUBLIC_ROUTES.has(route)) continue
      const answer = await own.send(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'))
      if (answer.status !== 403) answering.push(route)
    }
    expect(answering.sort()).toEqual([
      'DELETE /api/account/passkeys/{passkeyId}',
      'DELETE /api/account/totp',
      'GET /api/account',
      'GET /api/account/passkeys',
      'POST /api/account/confirmation',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/recovery-codes',
      'POST /api/account/totp',
      'POST /api/account/totp/confirmation',
    ])
    expect((await own.send('GET', '/api/session')).json).toEqual({ user: { username: 'the.first' } })
  })

  it('accepts no password alone from a user with a passkey', async () => {
    const own = await member()
    await addPasskey()
    expect((await own.send('GET', '/api/assets?list=bought')).status).toBe(200)
    expect((await own.send('GET', '/api/account')).json).toMatchObject({ hasPasskey: true, isPasswordEnough: false })
    const signIn = { username: 'the.first', password: PASSWORD }
    expect(await app.visitor().send('POST', '/api/session', signIn)).toMatchObject({
      status: 401,
      json: { code: 'second-step', detail: expect.stringContaining('passkey') },
    })
  })

  it('does not let two recovery codes open an account with a passkey, neither at a sign-in nor in a session', async () => {
    const own = await member()
    const { codes } = (await own.send('POST', '/api/account/recovery-codes')).json as RecoveryCodesView
    await addPasskey()
    const refused = { status: 401, json: { code: 'second-step', detail: /A recovery code does not stand in for it/ } }
    const [recoveryCode, code] = codes
    const confirmation = { password: PASSWORD, code }
    expect(await own.send('POST', '/api/account/confirmation', confirmation)).toMatchObject(refused)
    const newPassword = 'fifteen other letters'
    const recovery = { username: 'the.first', recoveryCode, newPassword }
    expect((await app.visitor().send('POST', '/api/recovery', recovery)).status).toBe(204)
    const signIn = { username: 'the.first', password: newPassword, code }
    expect(await app.visitor().send('POST', '/api/session', signIn)).toMatchObject(refused)
    expect(await app.context.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })
})

describe('an existing installation that becomes CANDOR_HARDENED=1', () => {
  /** Somebody with a short password, a session and a token from earlier, who now asks the hardened Candor with each. */
  async function upgraded() {
    const before = await openTestApp()
    onTestFinished(() => before.close())
    const own = await before.member('the.first')
    const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const made = await own.send('POST', '/api/account/tokens', {
      name: 'A script',
      scopes: ['read', 'record', 'export'],
      expiresOn,
    })
    const { token } = made.json as MadeTokenView
    const hardened = before.visitorBesides({ CANDOR_HARDENED: '1' })
    const withSession = (method: string, path: string, body?: unknown) =>
      hardened.send(method, path, body, { cookie: own.cookie() })
    const withToken = (method: string, path: string, body?: unknown) =>
      hardened.send(method, path, body, { authorization: `Bearer ${token}` })
    return { withSession, withToken, visitor: () => before.visitorBesides({ CANDOR_HARDENED: '1' }) }
  }
  const closed = { status: 403, json: { code: 'not-allowed', detail: expect.stringContaining('second step') } }

  it('opens nothing to a session or a token of before, for reading, recording or leaving', async () => {
    const { withSession, withToken } = await upgraded()
    for (const send of [withSession, withToken]) {
      expect(await send('GET', '/api/assets?list=bought')).toMatchObject(closed)
      expect(await send('POST', '/api/assets', buyIbm())).toMatchObject(closed)
      expect(await send('GET', '/api/export?format=json')).toMatchObject(closed)
    }
    expect(await withSession('GET', '/api/events')).toMatchObject(closed)
    expect(await withSession('POST', '/api/account/tokens', {})).toMatchObject(closed)
  })

  it('opens nothing to a new sign-in with the short password, but for what sets up a second factor, and then everything', async () => {
    const { withToken, visitor } = await upgraded()
    const own = visitor()
    expect((await own.send('POST', '/api/session', { username: 'the.first', password: 'lanterns' })).status).toBe(200)
    expect(await own.send('GET', '/api/assets?list=bought')).toMatchObject(closed)
    const { key } = (await own.send('POST', '/api/account/totp')).json as TotpView
    const code = codeOf(fromBase32(key), Math.floor(Date.now() / 30_000))
    expect((await own.send('POST', '/api/account/totp/confirmation', { code })).status).toBe(204)
    expect((await own.send('GET', '/api/assets?list=bought')).status).toBe(200)
    expect((await withToken('GET', '/api/assets?list=bought')).status).toBe(200)
    const change = { currentPassword: 'lanterns', newPassword: 'fourteen.chars' }
    expect(await own.send('POST', '/api/account/password', change)).toMatchObject({ status: 422 })
    const signIn = { username: 'the.first', password: 'lanterns' }
    expect(await visitor().send('POST', '/api/session', signIn)).toMatchObject({
      status: 401,
      json: { code: 'second-step' },
    })
  })
})
