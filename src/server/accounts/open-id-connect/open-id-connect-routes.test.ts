import { describe, expect, it } from 'vitest'
import { CLIENT, startOpenIdConnectDouble } from '#test/doubles/open-id-connect-double.ts'
import {
  bought,
  CALLBACK,
  decide,
  leave,
  locationOf,
  openIdConnectSettings,
  openTestAppWithProvider,
  providerForFile,
  START,
  signInAt,
} from '#test/support/open-id-connect.ts'
import { findByName, setDisabled } from '../account-store.ts'

const { app, double, requestsTo } = providerForFile()

describe('signing in with OpenID Connect', () => {
  it('makes an account the first time, and finds it the second time', async () => {
    const first = app().visitor()
    expect(await signInAt(double(), first)).toBe(bought('grace.hopper'))
    expect((await first.send('GET', '/api/session')).json).toMatchObject({ user: { username: 'grace.hopper' } })
    await first.send('POST', '/api/principles', { text: 'Never average down.' })
    double().isVisitedBy({ sub: '0001', preferred_username: 'another.name.by.now' })
    const second = app().visitor()
    expect(await signInAt(double(), second)).toBe(bought('grace.hopper'))
    expect((await second.send('GET', '/api/principles')).json).toEqual(
      (await first.send('GET', '/api/principles')).json,
    )
    expect(second.cookie()).not.toBe(first.cookie())
  })

  it('sets the session’s cookie, and removes its own', async () => {
    const visitor = app().visitor()
    const answer = await visitor.send('GET', await decide(await leave(visitor)))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-candor\.sign_in\.[\w-]{8}=; Max-Age=0; Path=\/; HttpOnly; Secure/),
      expect.stringMatching(/^__Host-candor\.session_token=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      // The browser is theirs from now on, and no longer of whoever signed in here before.
      expect.stringMatching(/^__Host-candor\.device=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('asks for a code with state, nonce and PKCE, with a cookie that is sent on the way back', async () => {
    const answer = await app().visitor().send('GET', START)
    const asked = Object.fromEntries(new URL(locationOf(answer)).searchParams)
    expect(asked).toEqual({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: `https://candor.test${CALLBACK}`,
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(new Set([asked.state, asked.nonce, asked.code_challenge]).size).toBe(3)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-candor\.sign_in\..*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('leaves ten cookies of visits at most, the newest, however often another site leads a browser here', async () => {
    const visitor = app().visitor()
    const first = await leave(visitor)
    for (let n = 0; n < 20; n += 1) await leave(visitor)
    const last = await leave(visitor)
    expect(visitor.cookie().match(/sign_in/g)).toHaveLength(10)
    expect(locationOf(await visitor.send('GET', await decide(first)))).toContain('failure=expired')
    expect(locationOf(await visitor.send('GET', await decide(last)))).toBe(bought('grace.hopper'))
  })

  it('sends the verifier that the provider checks, and its secret in the header', async () => {
    await signInAt(double(), app().visitor())
    const request = requestsTo('/token').at(-1)
    const form = new URLSearchParams(String(request?.body))
    expect(form.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect(String(request?.body)).not.toContain('secret')
    expect(request?.headers.authorization).toMatch(/^Basic /)
  })

  it('works with the secret in the body and with ES256, where the provider wants that', async () => {
    const other = await openTestAppWithProvider({ algorithm: 'ES256', authentication: 'client_secret_post' })
    expect(await signInAt(other.double, other.app.visitor())).toBe(bought('grace.hopper'))
    await other.close()
  })

  it('asks the provider for its description and its keys once', async () => {
    for (let count = 0; count < 3; count += 1) await signInAt(double(), app().visitor())
    expect(requestsTo('/.well-known/openid-configuration')).toHaveLength(1)
    expect(requestsTo('/keys')).toHaveLength(1)
  })

  it('is offered on the sign-in page', async () => {
    const { json } = await app().visitor().send('GET', '/api/sign-in-options')
    expect(json).toMatchObject({ openIdConnectName: 'Continue with Example' })
  })
})

describe('the account', () => {
  it('is never chosen by a name or an e-mail', async () => {
    const owner = app().visitor()
    const email = 'ada@example.com'
    await owner.send('POST', '/api/accounts', { username: 'ada.lovelace', password: 'lanterns', email })
    double().isVisitedBy({ sub: 'not ada', preferred_username: 'Ada.Lovelace', email })
    const other = app().visitor()
    const [, username] = /^\/account\/(Ada\.Lovelace-[0-9a-f]{4})\//.exec(await signInAt(double(), other)) ?? []
    expect((await other.send('GET', '/api/session')).json).toMatchObject({ user: { username } })
    expect((await owner.send('GET', '/api/session')).json).toMatchObject({ user: { username: 'ada.lovelace' } })
  })

  it('belongs to an issuer and a subject: the same subject of another issuer is somebody else', async () => {
    const other = await startOpenIdConnectDouble()
    double().isVisitedBy({ sub: 'shared', preferred_username: 'first.one' })
    other.isVisitedBy({ sub: 'shared', preferred_username: 'second.one' })
    expect(await signInAt(double(), app().visitor())).toBe(bought('first.one'))
    const elsewhere = app().visitorBesides(openIdConnectSettings(other.url))
    expect(await signInAt(other, elsewhere)).toBe(bought('second.one'))
    expect(await signInAt(double(), app().visitor())).toBe(bought('first.one'))
    await other.close()
  })

  it('is made once when somebody signs in for the first time in several tabs at once', async () => {
    double().isVisitedBy({ sub: 'in a hurry', preferred_username: 'in.a.hurry' })
    const tabs = await Promise.all([1, 2, 3, 4].map(() => signInAt(double(), app().visitor())))
    expect(tabs).toEqual([1, 2, 3, 4].map(() => bought('in.a.hurry')))
  })

  it('leaves no session behind while it is disabled', async () => {
    double().isVisitedBy({ sub: 'not let in', preferred_username: 'not.let.in' })
    await signInAt(double(), app().visitor())
    const { db } = app().context
    const { id = '' } = (await findByName(db, 'not.let.in')) ?? {}
    await setDisabled(db, id, app().context.now())
    const sessions = () => db.selectFrom('sessions').select('id').where('userId', '=', id).execute()
    const before = await sessions()
    expect(await signInAt(double(), app().visitor())).toMatch(/^\/login\?failure=not-allowed/)
    expect(await sessions()).toEqual(before)
  })

  it('has no password, and nobody can give it one', async () => {
    await signInAt(double(), app().visitor())
    const visitor = app().visitor()
    for (const password of ['grace.hopper', 'lanterns', ' '])
      expect(await visitor.send('POST', '/api/session', { username: 'grace.hopper', password })).toMatchObject({
        status: 401,
        json: { detail: 'Invalid Credentials' },
      })
    expect(
      await visitor.send('POST', '/api/accounts', { username: 'Grace.Hopper', password: 'lanterns' }),
    ).toMatchObject({ status: 409 })
  })

  it('takes its name from the userinfo where the id token has none', async () => {
    double().isVisitedBy({ sub: '0002', email: 'barbara.liskov@example.com', tells: 'userinfo' })
    expect(await signInAt(double(), app().visitor())).toBe(bought('barbara.liskov'))
  })

  it('takes no name from another subject’s userinfo', async () => {
    double().isVisitedBy({ sub: '0003', preferred_username: 'somebody.else', tells: 'userinfo' })
    double().behave('userinfo-foreign')
    expect(await signInAt(double(), app().visitor())).toMatch(/^\/account\/member-[0-9a-f]{4}\//)
  })
})
