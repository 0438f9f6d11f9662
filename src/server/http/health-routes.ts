import { Hono } from 'hono'
import { makeHealthCheck } from '../database/health.ts'
import type { AppEnv } from './app-env.ts'
import { answerProblem } from './on-error.ts'

/** Says whether the database answers and takes writes, for whoever watches over this Candor: 200, or 503 within two seconds. */
export function healthRoutes(context: Parameters<typeof makeHealthCheck>[0]) {
  const isHealthy = makeHealthCheck(context)
  return new Hono<AppEnv>().get('/', async (c) => {
    if (await isHealthy()) return c.json({ status: 'ready' })
    c.header('retry-after', '2')
    return answerProblem(c, {
      code: 'unavailable',
      message: 'The database of this Candor does not answer, or takes nothing more.',
    })
  })
}
