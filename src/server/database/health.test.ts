import { describe, expect, it } from 'vitest'
import { openTestHouse } from '#test/support/test-house.ts'
import { makeApp } from '../app.ts'

describe('the health of a Candor whose database', () => {
  it('is gone is told as 503, with when to ask again', async () => {
    const house = await openTestHouse()
    await house.close()
    const answer = await house.visitor().send('GET', '/api/health')
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('2')
  })

  it('never answers is told as 503 too, by one question for all who ask', async () => {
    const house = await openTestHouse()
    let questions = 0
    const selectFrom = (): never => {
      questions += 1
      // A chain of calls that ends in a promise which is never kept.
      const query: unknown = new Proxy(() => query, {
        get: (_, name) => (name === 'executeTakeFirst' ? () => new Promise(() => {}) : query),
      })
      return query as never
    }
    const hung = makeApp({ ...house.house, db: Object.assign(Object.create(house.house.db), { selectFrom }) }, null)
    const answers = await Promise.all([1, 2, 3].map(() => hung.request('http://candor.test/api/health')))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(questions).toBe(1)
    await house.close()
  })
})
