import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import { Refusal } from './problem.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that does not come from our own pages. Browsers send Origin with every write, and all but old ones also send
 * Sec-Fetch-Site. A proxy in front of the server may end TLS, so the scheme is compared only where CANDOR_URL tells it.
 */
export const sameOrigin = ({ url }: Pick<Config, 'url'>) =>
  createMiddleware(async (c, next) => {
    const isWrite = !SAFE_METHODS.has(c.req.method)
    if (isWrite && !isProgram(c) && !isOwnOrigin(c, url))
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

/** A page over http under the name of an https CANDOR_URL may be of whoever holds the network in between. */
function isOwnOrigin(c: Context, url: Config['url']): boolean {
  const origin = URL.parse(c.req.header('origin') ?? '')
  const own = url === null ? null : new URL(url)
  if (origin?.host !== (c.req.header('host') ?? new URL(c.req.url).host)) return false
  return !(own?.protocol === 'https:' && origin.hostname === own.hostname && origin.protocol !== 'https:')
}
