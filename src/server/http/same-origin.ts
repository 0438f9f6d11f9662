import { createMiddleware } from 'hono/factory'
import { Refusal } from './problem.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that did not come from our own pages. Every browser names the origin of a write; the scheme is left out
 * of the comparison because a TLS proxy may stand before us.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && originHost(c.req.header('origin')) !== hostOf(c.req.url, c.req.header('host')))
    throw new Refusal({
      code: 'foreign-origin',
      message: 'This request did not come from a page of this Candor (its Origin header must name this address).',
    })
  await next()
})

const originHost = (origin: string | undefined): string | null =>
  origin && URL.canParse(origin) ? new URL(origin).host : null

const hostOf = (url: string, host: string | undefined): string => host ?? new URL(url).host
