import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { signingSecret } from './secret-file.ts'

describe('where CANDOR_URL is https', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ CANDOR_URL: 'https://candor.example.com' })
  })
  afterAll(() => app.close())

  it('every cookie that opens something is bound to the host and to TLS', async () => {
    const visitor = app.visitor()
    const answer = await visitor.send('POST', '/api/accounts', { username: 'over.tls', password: 'lanterns' })
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-candor\.(session_token|device)=/)
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(`; ${part}`)
      expect(cookie).not.toMatch(/domain/i)
    }
    expect((await visitor.send('GET', '/api/session')).json).toMatchObject({ user: { username: 'over.tls' } })
    const out = await visitor.send('DELETE', '/api/session')
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-candor\.session_token=; Max-Age=0; Path=\/; Secure$/)
  })

  it('so is the cookie of a theme, and one from before it had the prefix still counts', async () => {
    const reader = await app.member('reads.in.the.dark')
    const chosen = await reader.send('POST', '/api/settings', { theme: 'dark' })
    expect(chosen.headers.getSetCookie()).toEqual([
      '__Host-candor.theme=dark; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    const signIn = (cookie: string) =>
      app
        .visitor()
        .send('POST', '/api/session', { username: 'reads.in.the.dark', password: 'lanterns' }, { cookie })
        .then(({ headers }) => headers.getSetCookie().filter((set) => set.includes('candor.theme=')))
    expect(await signIn('candor.theme=dark')).toEqual([])
    expect(await signIn('__Host-candor.theme=light; candor.theme=dark')).toHaveLength(1)
  })

  it('a cookie without the prefix, which another host could have set, is ignored', async () => {
    const visitor = await app.member()
    const plain = visitor.cookie().replaceAll('__Host-', '')
    const answer = await app.visitor().send('GET', '/api/assets?list=bought', undefined, { cookie: plain })
    expect(answer.status).toBe(401)
  })

  it('browsers are told to use TLS only', async () => {
    const { headers } = await app.visitor().send('GET', '/api/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

it('without TLS, neither cookies nor headers ask for it', async () => {
  const app = await openTestApp()
  const { headers } = await app.visitor().send('GET', '/api/health')
  expect(headers.has('strict-transport-security')).toBe(false)
  await app.close()
})

describe('the secret that signs cookies', () => {
  it('is a file beside the database that only its owner can read, and is the same at the next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'candor-secret-'))
    const app = await openTestApp({ CANDOR_DATA: folder })
    const member = await app.member()
    const { secret } = app.context
    const rows = await app.context.db.selectFrom('settings').selectAll().execute()
    await app.close()
    expect((await stat(join(folder, 'candor.secret'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(folder, 'candor.secret'), 'utf8')).toBe(`${secret}\n`)
    expect(JSON.stringify(rows)).not.toContain(secret)

    const again = await openTestApp({ CANDOR_DATA: folder })
    const cookie = { cookie: member.cookie() }
    expect((await again.visitor().send('GET', '/api/assets?list=bought', undefined, cookie)).status).toBe(200)
    await again.close()
    const rotated = await openTestApp({ CANDOR_DATA: folder, CANDOR_SECRET: 'x'.repeat(32) })
    expect((await rotated.visitor().send('GET', '/api/assets?list=bought', undefined, cookie)).status).toBe(401)
    await rotated.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is stored where a full disk has left an empty file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'candor-secret-'))
    await writeFile(join(folder, 'candor.secret'), '')
    const secret = signingSecret(null, folder)
    expect(signingSecret(null, folder)).toBe(secret)
    await rm(folder, { recursive: true, force: true })
  })

  it('is made anew where it cannot be stored', () => {
    expect(signingSecret(null, null)).not.toBe(signingSecret(null, null))
    expect(signingSecret('given', '/nowhere/that/can/be')).toBe('given')
  })
})
