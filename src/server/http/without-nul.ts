import { createMiddleware } from 'hono/factory'
import { answerProblem } from './on-error.ts'

/** Refuses addresses with U+0000, in a query too: no id or search contains it, and PostgreSQL accepts no text that does. */
export const withoutNul = createMiddleware(async (c, next) => {
  if (!/%00|\0/.test(c.req.url)) return next()
  return answerProblem(c, { code: 'not-found', message: 'There is no such address in the API. See /api/docs.' })
})
