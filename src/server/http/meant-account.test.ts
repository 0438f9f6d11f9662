import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a request that is meant for another account than the one signed in is refused, and writes nothing', async () => {
  const [writer, other] = [await app.member('writer'), await app.member('other.one')]
  const accountOf = async (member: typeof writer) => {
    const answer = await app.http.request('http://localhost/api/session', { headers: { cookie: member.cookie() } })
    return { 'x-candor-account': answer.headers.get('x-candor-account') ?? '' }
  }
  expect(await other.send('POST', '/api/assets', buyIbm(), await accountOf(writer))).toMatchObject({
    status: 401,
    json: { code: 'unauthenticated' },
  })
  expect((await other.send('GET', '/api/export?format=json', undefined, await accountOf(writer))).status).toBe(401)
  expect((await other.send('GET', '/api/assets?list=bought')).json).toMatchObject({ assets: [] })
  expect((await other.send('POST', '/api/assets', buyIbm(), await accountOf(other))).status).toBe(201)
})
