import { expect, it, vi } from 'vitest'
import { settled } from '#test/support/settled.ts'
import { stoppedTimersForEach } from '#test/support/stopped-timers.ts'

const { app, member } = stoppedTimersForEach()

/** Sends the first bytes of a form, and never the rest. */
function sendHalf(path: string, told: Record<string, string>): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({ start: (sent) => sent.enqueue(Buffer.from('{"text"')) })
  const headers = { cookie: member().cookie(), origin: 'http://localhost', 'content-type': 'application/json', ...told }
  const request = { method: 'POST', headers, body, duplex: 'half' }
  return Promise.resolve(app().http.request(`http://localhost${path}`, request))
}

it.each([
  ['/api/echo', { 'content-length': '500' }],
  ['/api/assets', { 'content-length': '500' }],
  ['/api/assets', {}],
])('a form for %s that stalls is given up after ten seconds', async (path, told) => {
  const stalled = sendHalf(path, told)
  await settled()
  await vi.advanceTimersByTimeAsync(10_000)
  const refused = await stalled
  expect([refused.status, (await refused.json()).detail]).toEqual([
    408,
    'What you sent did not arrive within ten seconds. Nothing was recorded; please try again.',
  ])
})

it('a form that stalls does not hold up other requests of its account', async () => {
  const stalled = [1, 2, 3].map(() => sendHalf('/api/echo', { 'content-length': '500' }))
  await settled()
  expect((await member().send('GET', '/api/assets?list=bought')).status).toBe(200)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await Promise.all(stalled)).map(({ status }) => status)).toEqual([408, 408, 408])
})

it('a file of prices that stands still is given up after five minutes', async () => {
  const stalled = sendHalf('/api/assets/1/daily-prices', { 'content-length': '500000' })
  await settled()
  await vi.advanceTimersByTimeAsync(300_000)
  const refused = await stalled
  expect([refused.status, (await refused.json()).detail]).toEqual([
    408,
    'What you sent did not arrive within five minutes. Nothing was recorded; please try again.',
  ])
})
