import { type BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { z } from 'zod'
import { isLoopbackAddress } from './loopback.ts'

/** Which proxies' X-Forwarded-For is trusted: the given number of hops in front of the server, or those at these addresses. */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: BlockList }

/** What the Node server keeps beside a request. A request that came over no network, as in a test, has none. */
const Connection = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) })

const THIS_MACHINE = '127.0.0.1'

/**
 * The address by which attempts are counted: that of the connection or, where that is a trusted proxy, the one that the proxy
 * reports. Entries further left in X-Forwarded-For can be forged by anybody. Of an IPv6 address the first 64 bits count, which
 * belong to one customer.
 */
export function clientAddress(c: Context, trusted: TrustedProxies): string {
  const connected = Connection.safeParse(c.env).data?.incoming.socket.remoteAddress ?? THIS_MACHINE
  const farthestFirst = [...readableEntries(c.req.header('x-forwarded-for') ?? ''), connected]
  const client = 'hops' in trusted ? farthestFirst.at(-1 - trusted.hops) : farthestFirst.findLast(isNoProxy(trusted))
  return countedAs(client ?? farthestFirst[0] ?? connected)
}

/**
 * The entries right of the last one that is no address, such as `unknown` or `unix:`: whoever reported that one did not say from
 * whom it had the entries before it, so they may be the client's own words.
 */
function readableEntries(header: string): string[] {
  const entries = header.split(',').map(withoutPort)
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1)
}

/** Whether a request came from this machine itself: over its loopback, and through no proxy. */
export const isFromThisMachine = (c: Context, trusted: TrustedProxies): boolean =>
  isLoopbackAddress(clientAddress(c, trusted)) && c.req.header('x-forwarded-for') === undefined

const isNoProxy =
  ({ addresses }: { readonly addresses: BlockList }) =>
  (address: string): boolean =>
    !addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` are how some proxies write it. */
function withoutPort(entry: string): string {
  const text = entry.trim()
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

function countedAs(address: string): string {
  const [, embedded] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (embedded) return embedded
  return isIPv6(address) && !isLoopbackAddress(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const filled = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...(after === undefined ? [] : filled), ...(last ?? [])].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
