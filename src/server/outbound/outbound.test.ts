import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { json } from '#test/doubles/answer.ts'
import { type Double, startDouble } from '#test/doubles/double-server.ts'
import { askedToWait } from '#test/doubles/faults.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import type { OutboundCall, OutboundProvider } from './outbound-provider.ts'

const KEY = 'key-canary-93ab'
const A_MINUTE_MS = 60_000
const NO_LIMITS = { name: 'Example', perMinute: 0, perDay: 0 }

let database: TestDatabase
let double: Double<never>
let world: ReturnType<typeof openTestOutbound>
let provider: OutboundProvider
beforeEach(async () => {
  database = await openTestDatabase()
  double = await startDouble(({ query }) => json(200, { symbol: query.symbol ?? null }))
  world = openTestOutbound(database.db)
  provider = world.outbound.provider({ ...NO_LIMITS, origins: [double.url] })
})
afterEach(async () => {
  await double.close()
  await database.close()
})

const Said = z.object({ symbol: z.string().nullable() })

const call = (symbol = 'IBM', changed: Partial<OutboundCall<string | null>> = {}): OutboundCall<string | null> => ({
  op: 'quote',
  args: { symbol },
  url: new URL(`${double.url}/quote?symbol=${symbol}`),
  headers: { authorization: `Bearer ${KEY}` },
  urgency: 'interactive',
  read: (said) => {
    const read = Said.safeParse(said)
    return read.success ? { ok: true, data: read.data.symbol } : { ok: false, kind: 'upstream' }
  },
  ...changed,
})
const ask = (symbol?: string, changed?: Partial<OutboundCall<string | null>>) => provider.ask(call(symbol, changed))

describe('calls for the same at the same moment', () => {
  it('are one request, and everybody has its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ok: true, data: 'IBM' })))
    expect(double.requests).toHaveLength(1)
  })

  it('are the same whatever the order of what they ask for', async () => {
    await Promise.all([ask('IBM', { args: { a: '1', b: '2' } }), ask('IBM', { args: { b: '2', a: '1' } })])
    expect(double.requests).toHaveLength(1)
  })

  it('go on for the others when one leaves', async () => {
    double.behave('slow')
    const leaving = new AbortController()
    const [left, stayed] = [ask('IBM', { signal: leaving.signal }), ask()]
    await double.held()
    leaving.abort()
    expect(await left).toEqual({ ok: false, kind: 'timeout' })
    double.release()
    expect(await stayed).toEqual({ ok: true, data: 'IBM' })
    expect(double.requests[0]?.isAbandoned).toBe(false)
  })

  it('are cancelled when the last one leaves', async () => {
    double.behave('slow')
    const leaving = new AbortController()
    const left = ask('IBM', { signal: leaving.signal })
    await double.held()
    leaving.abort()
    await left
    await expect.poll(() => double.requests[0]?.isAbandoned).toBe(true)
    double.behave('ok')
    expect(await ask()).toEqual({ ok: true, data: 'IBM' })
  })
})

describe('a second try', () => {
  it.each([502, 503, 504])('follows %i after 300 ms and a random part', async (status) => {
    double.behave({ status }, 'ok')
    expect(await ask()).toEqual({ ok: true, data: 'IBM' })
    expect(world.clock.waited).toEqual([450])
  })

  it.each(['cut', 'reset'] as const)('follows a connection that is lost (%s)', async (fault) => {
    double.behave(fault, 'ok')
    expect(await ask()).toEqual({ ok: true, data: 'IBM' })
  })

  it('is the last one', async () => {
    double.behave({ status: 502 })
    expect(await ask()).toEqual({ ok: false, kind: 'upstream' })
    expect(double.requests).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 500])('does not follow %i', async (status) => {
    double.behave({ status })
    await ask()
    expect(double.requests).toHaveLength(1)
  })

  it('costs a credit too', async () => {
    const limited = world.outbound.provider({ name: 'Limited', perMinute: 1, perDay: 0, origins: [double.url] })
    double.behave({ status: 502 }, 'ok')
    expect(await limited.ask(call())).toEqual({ ok: false, kind: 'upstream' })
    expect(double.requests).toHaveLength(1)
  })
})

describe('a provider that asks to wait', () => {
  it('is asked once more after its time, where that is short', async () => {
    double.behave(askedToWait('2'), 'ok')
    expect(await ask()).toEqual({ ok: true, data: 'IBM' })
    expect(world.clock.waited).toEqual([2_050])
  })

  it.each([
    ['90', 90_000],
    ['Fri, 20 Nov 2026 15:33:20 GMT', 180_000],
  ])('is left alone for its time (Retry-After: %s)', async (retryAfter, ms) => {
    double.behave(askedToWait(retryAfter), 'ok')
    const retryAt = new Date(Date.parse(world.clock.now()) + ms).toISOString()
    expect(await ask()).toEqual({ ok: false, kind: 'rate', retryAt })
    world.clock.advance(ms - 1)
    expect(await ask('MSFT')).toEqual({ ok: false, kind: 'rate', retryAt })
    expect(double.requests).toHaveLength(1)
    world.clock.advance(1)
    expect(await ask('MSFT')).toEqual({ ok: true, data: 'MSFT' })
  })

  it('is left alone until the next minute begins, where it does not say how long', async () => {
    double.behave({ status: 429 }, 'ok')
    expect(await ask()).toEqual({ ok: false, kind: 'rate', retryAt: '2026-11-20T15:31:00.000Z' })
    world.clock.advance(40_000)
    expect(await ask()).toEqual({ ok: true, data: 'IBM' })
  })
})

describe('a provider that fails', () => {
  const failFiveTimes = async () => {
    double.behave({ status: 500 })
    for (let failure = 0; failure < 5; failure += 1) await ask(`F${failure}`)
  }

  it('is left alone for a minute after five failures', async () => {
    await failFiveTimes()
    expect(await ask()).toEqual({ ok: false, kind: 'upstream', retryAt: '2026-11-20T15:31:20.000Z' })
    expect(double.requests).toHaveLength(5)
  })

  it('is tried by one call at a time then, and two successes end the pause', async () => {
    await failFiveTimes()
    world.clock.advance(A_MINUTE_MS)
    double.behave('slow')
    const trial = ask('A')
    await double.held()
    expect(await ask('B')).toMatchObject({ ok: false, kind: 'upstream' })
    double.release()
    expect(await trial).toEqual({ ok: true, data: 'A' })
    double.behave('ok')
    await ask('C')
    expect(await Promise.all([ask('D'), ask('E')])).toEqual([
      { ok: true, data: 'D' },
      { ok: true, data: 'E' },
    ])
  })

  it('is left alone again when the trial fails', async () => {
    await failFiveTimes()
    world.clock.advance(A_MINUTE_MS)
    expect(await ask('A')).toMatchObject({ ok: false, kind: 'upstream', retryAt: '2026-11-20T15:32:20.000Z' })
    await ask('B')
    expect(double.requests).toHaveLength(6)
  })

  it('is not left alone when it fails only now and then', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      double.behave({ status: 500 })
      for (let failure = 0; failure < 4; failure += 1) await ask(`F${turn}${failure}`)
      double.behave('ok')
      expect(await ask(`G${turn}`)).toMatchObject({ ok: true })
    }
  })

  it('is named in Settings, without the provider’s own words', async () => {
    double.behave({ status: 500, body: `Something about ${KEY}` })
    for (let failure = 0; failure < 5; failure += 1) await ask(`F${failure}`)
    expect(await world.outbound.usage()).toEqual([
      {
        name: 'Example',
        minute: null,
        day: null,
        pausedUntil: '2026-11-20T15:31:20.000Z',
        lastFailure: {
          message: 'It could not be reached, or answered with something that is no data. It is asked again by itself.',
          at: '2026-11-20T15:30:20.000Z',
        },
      },
    ])
    expect(world.logged).toHaveLength(1)
    expect(world.logged.join()).not.toContain(KEY)
  })
})

describe('a key that is not accepted', () => {
  it('is not sent again before a restart', async () => {
    double.behave({ status: 401 }, 'ok')
    expect(await ask()).toEqual({ ok: false, kind: 'auth' })
    world.clock.advance(24 * 60 * A_MINUTE_MS)
    expect(await ask()).toEqual({ ok: false, kind: 'auth' })
    expect(double.requests).toHaveLength(1)
    const restarted = openTestOutbound(database.db).outbound.provider({ ...NO_LIMITS, origins: [double.url] })
    expect(await restarted.ask(call())).toEqual({ ok: true, data: 'IBM' })
  })

  it('is told apart from a plan that lacks something', async () => {
    double.behave({ status: 403 }, 'ok')
    expect(await ask()).toEqual({ ok: false, kind: 'plan' })
    expect(await ask()).toEqual({ ok: true, data: 'IBM' })
  })
})

describe('an answer', () => {
  const kept = { cacheForMs: 24 * 60 * A_MINUTE_MS }

  it('that is cached is given again without a request, even after a restart, until it expires', async () => {
    await ask('IBM', kept)
    expect(await ask('IBM', kept)).toEqual({ ok: true, data: 'IBM' })
    const restarted = openTestOutbound(database.db).outbound.provider({ ...NO_LIMITS, origins: [double.url] })
    expect(await restarted.ask(call('IBM', kept))).toEqual({ ok: true, data: 'IBM' })
    expect(double.requests).toHaveLength(1)
    world.clock.advance(24 * 60 * A_MINUTE_MS)
    await ask('IBM', kept)
    expect(double.requests).toHaveLength(2)
  })

  it('that there is no such thing is cached for an hour', async () => {
    double.behave({ status: 404 }, 'ok')
    expect(await ask('IBM', kept)).toEqual({ ok: false, kind: 'not-found' })
    expect(await ask('IBM', kept)).toEqual({ ok: false, kind: 'not-found' })
    world.clock.advance(60 * A_MINUTE_MS)
    expect(await ask('IBM', kept)).toEqual({ ok: true, data: 'IBM' })
  })

  it('that failed is not cached', async () => {
    double.behave({ status: 500 }, 'ok')
    await ask('IBM', kept)
    expect(await ask('IBM', kept)).toEqual({ ok: true, data: 'IBM' })
  })
})

describe('limits', () => {
  it('refuse at once, count for everybody, and outlive a restart', async () => {
    const limits = { name: 'Limited', perMinute: 2, perDay: 3, origins: [double.url] }
    const limited = world.outbound.provider(limits)
    await Promise.all([limited.ask(call('A')), world.outbound.provider(limits).ask(call('B'))])
    const refused = { ok: false, kind: 'rate', retryAt: '2026-11-20T15:31:00.000Z' }
    expect(await limited.ask(call('C'))).toEqual(refused)
    const restarted = openTestOutbound(database.db).outbound
    expect(await restarted.provider(limits).ask(call('D'))).toEqual(refused)
    expect(await restarted.usage()).toMatchObject([{ minute: { used: 2, limit: 2 }, day: { used: 2, limit: 3 } }])
    expect(double.requests).toHaveLength(2)
  })
})

it('no call goes to an origin that is not the provider’s', async () => {
  const canary = await startDouble<never>(() => json(200, { symbol: 'X' }))
  expect(await ask('IBM', { url: new URL(canary.url) })).toEqual({ ok: false, kind: 'bad-request' })
  expect(canary.requests).toEqual([])
  await canary.close()
})
