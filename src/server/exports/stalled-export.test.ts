import { expect, it, vi } from 'vitest'
import { settled } from '#test/support/settled.ts'
import { stoppedTimersForEach } from '#test/support/stopped-timers.ts'

const { app, member } = stoppedTimersForEach()

const begin = (format: string) =>
  app().http.request(`http://localhost/api/export?format=${format}`, { headers: { cookie: member().cookie() } })

it.each(['json', 'csv', 'markdown'])('a stalled download of %s frees its place after a minute', async (format) => {
  const stalled = await begin(format)
  expect(stalled.status).toBe(200)
  const second = begin('csv')
  await settled()
  await vi.advanceTimersByTimeAsync(5_000)
  const refused = await second
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await refused.json()).detail).toMatch(
    /^Another export of your account is under way, and this one was not begun/,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  const third = await begin('csv')
  expect([third.status, (await third.text()).length > 0]).toEqual([200, true])
  await expect(stalled.text()).rejects.toThrow('The client read nothing of the export for a minute.')
})

it('a slow download that still progresses is not ended', async () => {
  const reader = (await begin('json')).body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += Buffer.from(part.value).toString('utf8')
    await vi.advanceTimersByTimeAsync(59_000)
  }
  expect(JSON.parse(text).format).toBe('candor-journal')
})

it('an export waits until the one before it has finished', async () => {
  const first = await begin('json')
  const second = begin('csv')
  await settled()
  expect((await first.text()).length).toBeGreaterThan(0)
  expect((await second).status).toBe(200)
  await (await second).text()
})
