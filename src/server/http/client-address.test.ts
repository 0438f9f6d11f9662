import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { clientAddress, isFromThisMachine } from './client-address.ts'

const app = (trust: string) => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: trust }).access
  return new Hono().get('/', (c) => c.json([clientAddress(c, trustedProxies), isFromThisMachine(c, trustedProxies)]))
}

async function seen(trust: string, connected: string | null, forwarded?: string): Promise<unknown> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const env = connected === null ? {} : { incoming: { socket: { remoteAddress: connected } } }
  return (await app(trust).request('http://localhost/', { headers }, env)).json()
}

describe('the client’s address', () => {
  it.each([
    ['is who is connected, whatever the header says', '0', '192.0.2.7', '203.0.113.1', '192.0.2.7'],
    ['is what one proxy says', '1', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    [
      'is what the nearest proxy says, not what was written before it',
      '1',
      '10.0.0.1',
      '6.6.6.6, 203.0.113.1',
      '203.0.113.1',
    ],
    ['is what the second of two proxies was told', '2', '10.0.0.1', '6.6.6.6, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['is who is connected, where no proxy said anything', '1', '192.0.2.7', undefined, '192.0.2.7'],
    ['is the farthest where fewer proxies came than are trusted', '3', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    [
      'is the nearest that is no trusted proxy',
      'loopback, 10.0.0.0/8',
      '127.0.0.1',
      '6.6.6.6, 203.0.113.1, 10.2.3.4',
      '203.0.113.1',
    ],
    ['is a stranger’s who is connected directly', 'loopback', '192.0.2.7', '127.0.0.1', '192.0.2.7'],
    ['is read without a port', '1', '10.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
    ['is read without the brackets of IPv6', '1', '10.0.0.1', '[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
    ['is the customer’s part of an IPv6 address', '0', '2001:DB8:0001:0002:aaaa::1', undefined, '2001:db8:1:2::/64'],
    ['is the IPv4 address within IPv6', '0', '::ffff:192.0.2.7', undefined, '192.0.2.7'],
    ['is no word that is no address', '1', '10.0.0.1', 'unknown, <script>', '10.0.0.1'],
    ['is the proxy’s, where that did not know the client’s', '1', '10.0.0.1', '6.6.6.6, unknown', '10.0.0.1'],
    ['is the proxy’s, where the client wrote before a socket’s name', '1', '10.0.0.1', '6.6.6.6, unix:', '10.0.0.1'],
    ['is the nearest known proxy’s', '2', '10.0.0.1', '6.6.6.6, _hidden, 10.0.0.2', '10.0.0.2'],
    [
      'is the nearest, where a trusted one hides it',
      'loopback, 10.0.0.0/8',
      '127.0.0.1',
      '6.6.6.6, unknown, 10.2.3.4',
      '10.2.3.4',
    ],
    ['is what the proxy says, whatever was written before', '1', '10.0.0.1', 'unknown, 203.0.113.1', '203.0.113.1'],
  ])('%s', async (_, trust, connected, forwarded, address) => {
    expect(await seen(trust, connected, forwarded)).toEqual([address, false])
  })

  it('is this machine where nobody is connected over a network, and where no proxy spoke', async () => {
    expect(await seen('0', null)).toEqual(['127.0.0.1', true])
    expect(await seen('0', '::1')).toEqual(['::1', true])
    expect(await seen('0', '127.0.0.1', '203.0.113.1')).toEqual(['127.0.0.1', false])
  })
})

const WRONG = ['-1', '10', 'proxy.example.com', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/', '10.0.0.0/1e1', '10.0.0.0/8/8']
it.each(WRONG)('TRUST_PROXY=%s is refused', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY must be how many proxies/)
})
