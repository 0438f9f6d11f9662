import { createMiddleware } from 'hono/factory'
import { answerProblem } from './on-error.ts'

/** No id of ours holds U+0000, and PostgreSQL takes no text that does: an address with it is nobody's, whatever asks for it. */
export const withoutNul = createMiddleware(async (c, next) => {
  if (!/%00|\0/.test(c.req.path)) return next()
  return answerProblem(c, { code: 'not-found', message: 'There is no such address in the API. See /api/docs.' })
})
