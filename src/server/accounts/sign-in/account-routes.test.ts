import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { findByName, setDisabled } from '../account-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_PASSWORD_MIN: '8' })
})
afterAll(() => app.close())

const account = { username: 'some.body', password: 'lanterns' }

describe('signing up', () => {
  it('signs in, keeps the name as it was typed, and needs no e-mail', async () => {
    const visitor = app.visitor()
    expect(await visitor.send('POST', '/api/accounts', { ...account, username: 'First.User' })).toMatchObject({
      status: 201,
      json: { user: { username: 'First.User' } },
    })
    expect((await visitor.send('GET', '/api/session')).json).toMatchObject({ user: { username: 'First.User' } })
  })

  it('gives a cookie that no script can read', async () => {
    const answer = await app.visitor().send('POST', '/api/accounts', { ...account, username: 'cookie.monster' })
    expect(answer.headers.get('set-cookie')).toMatch(/^candor\.session_token=.*Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it.each([
    [{ username: 'four' }, 'username', 'A username has at least 5 characters.'],
    [{ username: 'x'.repeat(33) }, 'username', 'A username has at most 32 characters.'],
    [{ username: 'with space' }, 'username', 'A username has letters, digits, dots, dashes and underscores only.'],
    [{ username: '../../admin' }, 'username', 'A username has letters, digits, dots, dashes and underscores only.'],
    [{ password: 'seven77' }, 'password', 'A password has at least 8 characters.'],
    [{ email: 'the.first@no-mail.invalid' }, 'email', 'No mail can reach this address. You may leave it out.'],
    [{ email: 'nobody' }, 'email', 'This is not an e-mail address. You may leave it out.'],
    [{ isAdmin: true }, 'isAdmin', 'isAdmin is not a field of this request.'],
  ])('refuses %j beside its field', async (changed, field, message) => {
    const answer = await app.visitor().send('POST', '/api/accounts', { ...account, ...changed })
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field, message }] } })
  })

  it('accepts the shortest and the longest username, and dots where people write them', async () => {
    for (const username of ['fives', 'x'.repeat(32), '_'.repeat(32), 'Smith.Jr.', '.hidden', 'a..bcd'])
      expect((await app.visitor().send('POST', '/api/accounts', { ...account, username })).status).toBe(201)
  })

  it('stores no e-mail: typing one neither takes it from another account nor tells whether one has it', async () => {
    const email = 'Some.Body@example.com'
    const signUp = (username: string, more: object) =>
      app.visitor().send('POST', '/api/accounts', { ...account, username, ...more })
    const answers = [
      await signUp('mail.first', { email }),
      await signUp('mail.second', { email }),
      await signUp('mail.third', { email: email.toLowerCase() }),
      await signUp('mail.fourth', { email: 'nobody.else@example.com' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { rows } = await sql`select id from users where email like '%@example.com'`.execute(app.context.db)
    expect(rows).toEqual([])
  })

  it('refuses a name that is taken, in any case', async () => {
    await app.member('Taken.Name')
    expect(await app.visitor().send('POST', '/api/accounts', { ...account, username: 'taken.name' })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'username', message: expect.stringContaining('taken.name is taken.') }] },
    })
  })
})

describe('signing in and out', () => {
  it('answers the same to a wrong password and to an unknown name', async () => {
    await app.member('known.name')
    const wrong = await app.visitor().send('POST', '/api/session', { username: 'known.name', password: 'lantern' })
    const unknown = await app.visitor().send('POST', '/api/session', { username: 'unknown.name', password: 'lantern' })
    expect(wrong).toMatchObject({ status: 401, json: { detail: 'Invalid Credentials' } })
    expect(unknown.json).toEqual(wrong.json)
  })

  it('to a disabled account leave no session behind, however often the password is right', async () => {
    await app.member('not.let.in')
    const { db } = app.context
    const { id = '' } = (await findByName(db, 'not.let.in')) ?? {}
    await setDisabled(db, id, app.context.now())
    const sessions = () => db.selectFrom('sessions').select('id').where('userId', '=', id).execute()
    const before = await sessions()
    const answer = await app.visitor().send('POST', '/api/session', { username: 'not.let.in', password: 'lanterns' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(await sessions()).toEqual(before)
  })

  it('gives a new session at each sign-in, and ends it on the server', async () => {
    const first = await app.member('in.and.out')
    const second = app.visitor()
    await second.send('POST', '/api/session', { username: 'IN.and.out', password: 'lanterns' })
    const [old, other] = [second.cookie(), first.cookie()]
    expect(old).not.toBe(other)
    expect((await second.send('DELETE', '/api/session')).status).toBe(204)
    const thief = app.visitor()
    expect(await thief.send('GET', '/api/assets?list=bought', undefined, { cookie: old })).toMatchObject({
      status: 401,
    })
    expect(await thief.send('GET', '/api/assets?list=bought', undefined, { cookie: other })).toMatchObject({
      status: 200,
    })
  })

  it('never continues the session that the browser had, and ends it', async () => {
    const own = await app.member('signs.in.twice')
    const before = own.cookie()
    const signIn = { username: 'signs.in.twice', password: 'lanterns' }
    expect((await own.send('POST', '/api/session', signIn)).status).toBe(200)
    expect(own.cookie()).not.toBe(before)
    const ask = (cookie: string) => app.visitor().send('GET', '/api/account', undefined, { cookie })
    expect([(await ask(before)).status, (await ask(own.cookie())).status]).toEqual([401, 200])
    const planted = app.visitor()
    const headers = { cookie: 'candor.session_token=planted.by.a.stranger' }
    const answer = await planted.send('POST', '/api/session', signIn, headers)
    expect(answer.headers.getSetCookie().join()).not.toContain('planted')
    expect((await ask(headers.cookie)).status).toBe(401)
  })

  it('gives the browser the theme that was chosen in another one', async () => {
    const first = await app.member('dark.reader')
    await first.send('POST', '/api/settings', { theme: 'dark' })
    const second = app.visitor()
    const signIn = () => second.send('POST', '/api/session', { username: 'dark.reader', password: 'lanterns' })
    const themes = ({ headers }: Awaited<ReturnType<typeof signIn>>) =>
      headers.getSetCookie().filter((cookie) => cookie.startsWith('candor.theme='))
    expect(themes(await signIn())).toEqual(['candor.theme=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax'])
    expect((await second.send('GET', '/api/session')).json).toMatchObject({ user: { username: 'dark.reader' } })
    expect(themes(await signIn())).toEqual([])

    await app.member('chose.none')
    const signInAfter = await second.send('POST', '/api/session', { username: 'chose.none', password: 'lanterns' })
    expect(themes(signInAfter)).toEqual(['candor.theme=system; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax'])

    await second.send('POST', '/api/session', { username: 'dark.reader', password: 'lanterns' })
    const signUp = await second.send('POST', '/api/accounts', { username: 'signs.up.here', password: 'lanterns' })
    expect(themes(signUp)).toEqual(['candor.theme=system; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('tells the sign-in page what it needs', async () => {
    expect((await app.visitor().send('GET', '/api/sign-in-options')).json).toEqual({
      passwordMin: 8,
      isDemo: false,
      signUp: 'open',
      openIdConnectName: null,
    })
  })

  it('never logs a password', async () => {
    expect(app.logged.join('')).not.toContain('lantern')
  })
})
