import { expect, it } from 'vitest'
import { apiDescriptionRoutes } from './api-routes.ts'

it.each(['/openapi.json', '/docs'])(
  '%s is made bit by bit when it is first asked for, and others have their turn',
  async (path) => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const routes = apiDescriptionRoutes()
    const [first, second] = await Promise.all([routes.request(path), routes.request(path)])
    isDone = true
    expect(turns).toBeGreaterThan(50)
    const [one, other] = [await first.text(), await second.text()]
    expect(one).toContain('/api/assets')
    expect(other).toBe(one)
  },
)
