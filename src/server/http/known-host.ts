import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { isLoopbackHost } from './loopback.ts'
import { answerProblem } from './on-error.ts'

/**
 * Answers only under the names of this Candor: that of CANDOR_URL, and this machine's own. A page of somebody else's may give
 * its own name our address (DNS rebinding), and would then be of the same origin as we are.
 */
export const knownHost = (config: Pick<Config, 'host' | 'url'>) =>
  createMiddleware(async (c, next) => {
    const host = hostnameOf(c.req.header('host') ?? new URL(c.req.url).host)
    if (host !== null && isKnown(host, config)) return next()
    return answerProblem(c, {
      code: 'foreign-host',
      message:
        'This Candor does not answer under this name. Open it at the address in CANDOR_URL, which whoever runs it ' +
        'sets, or on its own machine at http://localhost.',
    })
  })

/**
 * While CANDOR_URL is not set and it listens on the network, its addresses there are its names too: only a name can be
 * rebound, an address cannot.
 */
function isKnown(host: string, { host: listening, url }: Pick<Config, 'host' | 'url'>): boolean {
  if (isLoopbackHost(host) || host === listening.toLowerCase()) return true
  if (url !== null) return host === hostnameOf(new URL(url).host)
  return isIP(host) !== 0 && !isLoopbackHost(listening)
}

/** Without the port, in the form in which addresses are compared; null for what is no host. */
function hostnameOf(host: string): string | null {
  const name = URL.parse(`http://${host}`)
  const hasMore =
    name === null || name.username !== '' || name.pathname !== '/' || name.search !== '' || name.hash !== ''
  return hasMore ? null : name.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
