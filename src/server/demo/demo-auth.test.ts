import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetListView } from '#contract/assets.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let demo: TestApp
let app: TestApp
beforeAll(async () => {
  demo = await openTestApp({ CANDOR_DEMO: '1', AUTH_PASSWORD_MIN: '15' })
  app = await openTestApp()
  // The first sign-in loads code that later ones share, which on a busy machine takes longer than a test may.
  await demo.member()
})
afterAll(async () => {
  await demo.close()
  await app.close()
})

const signIn = (visitor: Visitor, username: string, password = username) =>
  visitor.send('POST', '/api/session', { username, password })

const bought = async (visitor: Visitor): Promise<string[]> => {
  const { assets } = (await visitor.send('GET', '/api/assets?list=bought')).json as AssetListView
  return assets.map(({ ticker }) => ticker)
}

describe('signing in to a demo', () => {
  it('needs only a username that is its own password, and finds the sample journal', async () => {
    const visitor = demo.visitor()
    expect(await signIn(visitor, 'Ada.Lovelace')).toMatchObject({
      status: 200,
      json: { user: { username: 'Ada.Lovelace' } },
    })
    expect(await bought(visitor)).toEqual(['IBM', 'UBER', 'IONQ'])
  })

  it('is the same account the next time, in any case, and has its story once', async () => {
    await signIn(demo.visitor(), 'again')
    const visitor = demo.visitor()
    expect((await signIn(visitor, 'AGAIN')).json).toEqual({ user: { username: 'again' } })
    expect(await bought(visitor)).toHaveLength(3)
  })

  it('makes one account when many sign in for the first time at once', async () => {
    const visitors = Array.from({ length: 3 }, () => demo.visitor())
    const answers = await Promise.all(visitors.map((visitor) => signIn(visitor, 'crowd')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const visitor of visitors) expect(await bought(visitor)).toHaveLength(3)
  })

  it.each([
    ['abcd', 'abcd'],
    ['', ''],
    ['alice', 'alicf'],
    ['alice', 'Alice'],
    ['with space', 'with space'],
    ['x'.repeat(33), 'x'.repeat(33)],
  ])('is refused for %j with %j', async (username, password) => {
    expect(await signIn(demo.visitor(), username, password)).toMatchObject({
      status: 401,
      json: { detail: 'Invalid Credentials' },
    })
  })

  it('requires the other password from an account that was signed up with one', async () => {
    const owner = demo.visitor()
    await owner.send('POST', '/api/accounts', { username: 'owner', password: 'lanterns' })
    expect(await bought(owner)).toEqual(['IBM', 'UBER', 'IONQ'])
    expect((await signIn(demo.visitor(), 'owner')).status).toBe(401)
    expect((await signIn(demo.visitor(), 'owner', 'lanterns')).status).toBe(200)
  })

  it('works for an account that was signed up with its name as the password', async () => {
    await demo.visitor().send('POST', '/api/accounts', { username: 'Mirror', password: 'Mirror' })
    expect((await signIn(demo.visitor(), 'Mirror')).status).toBe(200)
  })

  it('is offered on the sign-in page', async () => {
    expect((await demo.visitor().send('GET', '/api/sign-in-options')).json).toMatchObject({
      isDemo: true,
      passwordMin: 5,
    })
  })
})

describe('anywhere else', () => {
  it('a username is no password', async () => {
    expect(await signIn(app.visitor(), 'alice')).toMatchObject({
      status: 401,
      json: { detail: 'Invalid Credentials' },
    })
    expect(await signIn(app.visitor(), 'alice')).toMatchObject({ status: 401 })
  })

  it('an account begins with an empty journal and no invented price', async () => {
    const member = await app.member()
    expect(await bought(member)).toEqual([])
    expect((await member.send('GET', '/api/prices/IBM')).json).toMatchObject({ price: null, isProviderSet: false })
    expect((await member.send('GET', '/api/sign-in-options')).json).toMatchObject({ isDemo: false })
  })
})
