import { describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/test-app.ts'
import { makeApp } from '../app.ts'

describe('the health of a Candor whose database', () => {
  it('cannot be reached is answered by 503, with when to ask again', async () => {
    const app = await openTestApp()
    await app.close()
    const answer = await app.visitor().send('GET', '/api/health')
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('2')
  })

  it('never answers is answered by 503 too, with one query for all who ask', async () => {
    const app = await openTestApp()
    let questions = 0
    const selectFrom = (): never => {
      questions += 1
      // A chain of calls that ends in a promise which never settles.
      const query: unknown = new Proxy(() => query, {
        get: (_, name) => (name === 'executeTakeFirst' ? () => new Promise(() => {}) : query),
      })
      return query as never
    }
    const hung = makeApp({ ...app.context, db: Object.assign(Object.create(app.context.db), { selectFrom }) }, null)
    const answers = await Promise.all([1, 2, 3].map(() => hung.request('http://localhost/api/health')))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(questions).toBe(1)
    await app.close()
  })
})
