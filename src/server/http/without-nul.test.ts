import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeAll(async () => {
  app = await openTestApp()
  member = await app.member()
})
afterAll(() => app.close())

const WITH_ID = ENDPOINTS.filter(({ path }) => path.includes('{'))

it.each(['/api/recap/confirmation?of=%00&key=x', '/api/recap/end?of=x&key=%00', '/api/journal?search=a%00b'])(
  '%s is not found',
  async (path) => {
    expect((await member.send('GET', path)).status).toBe(404)
  },
)

// PostgreSQL would refuse the id as text, which used to give 500.
it.each(WITH_ID.map(({ method, path }) => [method, path] as const))(
  '%s %s with U+0000 is not found',
  async (method, path) => {
    for (const id of ['%00', 'a%00b']) {
      const body = method === 'post' ? {} : undefined
      const answer = await member.send(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, id), body)
      expect(answer).toMatchObject({
        status: 404,
        json: { detail: 'There is no such address in the API. See /api/docs.' },
      })
    }
  },
)
