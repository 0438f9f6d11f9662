import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Refusal } from './problem.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that did not come from our own pages. Every browser names the origin of a write, and where it comes from
 * (Fetch Metadata) unless an old one; the scheme is left out of the comparison because a TLS proxy may stand before us.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
  const isWrite = !SAFE_METHODS.has(c.req.method)
  if (isWrite && !isProgram(c) && originHost(c.req.header('origin')) !== hostOf(c.req.url, c.req.header('host')))
    throw new Refusal({
      code: 'foreign-origin',
      message: 'This request did not come from a page of this Candor (its Origin header must name this address).',
    })
  if (isFromElsewhere(c, isWrite))
    throw new Refusal({
      code: 'foreign-origin',
      message: 'This request was made by a page of another site (its Sec-Fetch-Site header says so).',
    })
  await next()
})

/** A browser names the origin of every write; and it sends nobody's token by itself, as it does a cookie. */
const isProgram = (c: Context): boolean =>
  c.req.header('origin') === undefined && /^bearer /i.test(c.req.header('authorization') ?? '')

/** A link of another site may lead here, as a provider's page does after a sign-in; nothing else of it may ask. */
function isFromElsewhere(c: Context, isWrite: boolean): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  if (site === 'same-origin' || site === 'none') return false
  return isWrite || c.req.header('sec-fetch-mode') !== 'navigate'
}

const originHost = (origin: string | undefined): string | null =>
  origin && URL.canParse(origin) ? new URL(origin).host : null

const hostOf = (url: string, host: string | undefined): string => host ?? new URL(url).host
