import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import { isLoopbackHost } from './loopback.ts'
import { answerProblem } from './on-error.ts'

/**
 * Answers only under this Candor's own names: the host of CANDOR_URL, and the names of this machine. Otherwise another site
 * could point its own name at our address (DNS rebinding), and the browser would treat its pages as same-origin with ours.
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
 * Without CANDOR_URL, a Candor that listens on the network also answers under IP addresses: an attacker can rebind a name, but
 * not an address.
 */
function isKnown(host: string, { host: listening, url }: Pick<Config, 'host' | 'url'>): boolean {
  if (isLoopbackHost(host) || host === listening.toLowerCase()) return true
  if (url !== null) return host === hostnameOf(new URL(url).host)
  return isIP(host) !== 0 && !isLoopbackHost(listening)
}

/** The host name without its port, in the form in which names are compared; null when the text is not a host. */
function hostnameOf(host: string): string | null {
  const name = URL.parse(`http://${host}`)
  const hasMore =
    name === null || name.username !== '' || name.pathname !== '/' || name.search !== '' || name.hash !== ''
  return hasMore ? null : name.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
