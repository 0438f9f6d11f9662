import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** HEAD must be answered as GET would be, so every rule about GET holds for it too (RFC 9110, section 9.3.2). */
export const methodOf = (c: Context): string => (c.req.method === 'HEAD' ? 'GET' : c.req.method)

/** Cancels the body of an answer to HEAD: nobody would read it, so it would keep its turn for ever. */
export const endUnread = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
