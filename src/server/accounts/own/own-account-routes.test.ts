import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnAccountView } from '#contract/own-account.ts'
import type { MadeTokenView } from '#contract/tokens.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn(username: string, password = 'lanterns', headers = {}) {
  const visitor = app.visitor()
  const { status } = await visitor.send('POST', '/api/session', { username, password }, headers)
  return { visitor, status }
}

const isIn = async (visitor: Visitor) => (await visitor.send('GET', '/api/assets?list=bought')).status === 200
const accountOf = async (visitor: Visitor) => (await visitor.send('GET', '/api/account')).json as OwnAccountView
const change = (visitor: Visitor, currentPassword: string, newPassword: string) =>
  visitor.send('POST', '/api/account/password', { currentPassword, newPassword })

describe('a changed password', () => {
  it('replaces the old one, and ends every other session', async () => {
    const own = await app.member('changes.it')
    const { visitor: other } = await signIn('changes.it')
    expect(await change(own, 'lanterns', 'candlesticks')).toMatchObject({ status: 204 })
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
    expect((await signIn('changes.it')).status).toBe(401)
    expect((await signIn('changes.it', 'candlesticks')).status).toBe(200)
  })

  it('leaves the tokens of programs as they are, until all are revoked in one step', async () => {
    const [own, other] = [await app.member('has.scripts'), await app.member('other.scripts')]
    const expiresOn = new Date().toISOString().slice(0, 10)
    const make = async (visitor: Visitor) => {
      const made = await visitor.send('POST', '/api/account/tokens', { name: 'A script', scopes: ['read'], expiresOn })
      return (made.json as MadeTokenView).token
    }
    const tokens = [await make(own), await make(own), await make(other)]
    const read = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.visitor().send('GET', '/api/assets?list=bought', undefined, headers)).status
    }
    await change(own, 'lanterns', 'candlesticks')
    expect(await Promise.all(tokens.map(read))).toEqual([200, 200, 200])
    expect((await own.send('DELETE', '/api/account/tokens')).status).toBe(204)
    expect(await Promise.all(tokens.map(read))).toEqual([401, 401, 200])
  })

  it.each([
    ['wrong', 'candlesticks', 'currentPassword', 'This is not your current password.'],
    ['lanterns', 'four', 'newPassword', 'A password has at least 5 characters.'],
    ['lanterns', 'x'.repeat(1_025), 'newPassword', 'A password has at most 1024 characters.'],
  ])('is refused beside its field: %s, %s', async (current, next, field, message) => {
    const own = await app.member()
    expect(await change(own, current, next)).toMatchObject({ status: 422, json: { errors: [{ field, message }] } })
    expect((await own.send('GET', '/api/session')).json).toMatchObject({ user: { username: expect.any(String) } })
  })

  it('cannot be guessed without limit at an open page', async () => {
    const own = await app.member('left.open')
    // A frozen clock, so that the first wait of a second is not over on a slow machine.
    app.setNow(new Date().toISOString())
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await change(own, `guess ${n}`, 'candlesticks')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  it('is refused for an account that signs in with OpenID Connect only', async () => {
    const auth = await app.context.auth()
    const answer = await auth.signInSubject({ issuer: 'https://id.example', subject: '7', username: 'no.password' })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const changed = await app
      .visitor()
      .send('POST', '/api/account/password', { currentPassword: 'x', newPassword: 'candlesticks' }, { cookie })
    expect(changed).toMatchObject({ status: 409, json: { detail: expect.stringContaining('no password') } })
  })
})

describe('the sessions of an account', () => {
  it('are listed with their browser, and the current one is marked', async () => {
    await app.member('is.here.and')
    const { visitor } = await signIn('is.here.and', 'lanterns', { 'user-agent': FIREFOX })
    const { sessions, ...account } = await accountOf(visitor)
    expect(account).toEqual({
      username: 'is.here.and',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      freshUntil: expect.stringMatching(/^\d{4}-.*Z$/),
      hasPassword: true,
      hasPasskey: false,
      hasProvider: false,
      hasTotp: false,
      isPasswordEnough: true,
      recoveryCodesLeft: 0,
      passwordMin: 5,
    })
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Linux', true],
      ['An unknown device', false],
    ])
    expect(JSON.stringify(sessions)).not.toContain(visitor.cookie().split('=')[1]?.slice(0, 20))
  })

  it('end one by one', async () => {
    const own = await app.member('ends.another')
    const { visitor: other } = await signIn('ends.another')
    const id = (await accountOf(own)).sessions.find(({ isCurrent }) => !isCurrent)?.id
    expect((await own.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(204)
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
    expect((await own.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(404)
  })

  it('of somebody else are not found', async () => {
    const [own, other] = [await app.member(), await app.member()]
    const [{ id } = { id: '' }] = (await accountOf(other)).sessions
    const refused = await own.send('DELETE', `/api/account/sessions/${id}`)
    expect([refused.status, refused.json]).toEqual([404, (await own.send('DELETE', '/api/account/sessions/x')).json])
    expect(await isIn(other)).toBe(true)
  })

  it('end all at once', async () => {
    const own = await app.member('ends.all')
    const { visitor: other } = await signIn('ends.all')
    const answer = await own.send('DELETE', '/api/account/sessions')
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
    expect([await isIn(own), await isIn(other)]).toEqual([false, false])
  })
})
