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

it.each([
  ['/api/session', { username: '\0', password: 'lanterns' }],
  ['/api/session', { username: 'a\0b', password: 'lanterns', code: '\0' }],
  ['/api/principles', { principleId: crypto.randomUUID(), text: 'Never average\0 down.' }],
  ['/api/settings', { benchmark: 'QQ\0Q' }],
])('a form for %s with U+0000 in a text is refused, and not left to the database', async (path, form) => {
  expect((await member.send('POST', path, form)).status).toBe(422)
})
