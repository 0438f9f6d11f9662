import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Refusal } from './problem.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that does not come from our own pages. Browsers send Origin with every write, and all but old ones also send
 * Sec-Fetch-Site. The scheme is not compared, because a proxy in front of the server may end TLS.
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

/** A program sends no Origin, as every browser does with a write, but a token, which no browser adds by itself. */
const isProgram = (c: Context): boolean =>
  c.req.header('origin') === undefined && /^bearer /i.test(c.req.header('authorization') ?? '')

/** Another site may link here, as an identity provider does after a sign-in, but none of its pages may make other requests. */
function isFromElsewhere(c: Context, isWrite: boolean): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  if (site === 'same-origin' || site === 'none') return false
  return isWrite || c.req.header('sec-fetch-mode') !== 'navigate'
}

const originHost = (origin: string | undefined): string | null =>
  origin && URL.canParse(origin) ? new URL(origin).host : null

const hostOf = (url: string, host: string | undefined): string => host ?? new URL(url).host
