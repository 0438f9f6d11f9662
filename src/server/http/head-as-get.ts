import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** HEAD asks for what GET would answer, so every rule about GET holds for it too (RFC 9110, section 9.3.2). */
export const methodOf = (c: Context): string => (c.req.method === 'HEAD' ? 'GET' : c.req.method)

/** Ends what an answer to HEAD would go on sending: nobody reads it, so it would hold its turn for good. */
export const endUnread = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
