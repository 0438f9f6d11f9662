import { expect, it } from 'vitest'
import { turnsDuring } from '#test/support/turns-during.ts'
import { apiDescriptionRoutes } from './api-routes.ts'

it.each(['/openapi.json', '/docs'])(
  '%s is made bit by bit when it is first asked for, and others have their turn',
  async (path) => {
    const routes = apiDescriptionRoutes()
    const { turns, result } = await turnsDuring(() => Promise.all([routes.request(path), routes.request(path)]))
    expect(turns).toBeGreaterThan(50)
    const [first, second] = result
    const [one, other] = [await first.text(), await second.text()]
    expect(one).toContain('/api/assets')
    expect(other).toBe(one)
  },
)
