import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEarlyReads, takeEarlyRead } from './early-reads.ts'

let sent: string[]
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return new Response(path)
  })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(pathname: string, content: string | null): void {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', { querySelector: () => content && { getAttribute: () => content } })
  sendEarlyReads()
}

const ASSET = '/api/session /api/assets/{id}'

it.each([
  ['/account/alice/bought/12', ASSET, ['/api/session', '/api/assets/12']],
  ['/account/alice/bought/12/', ASSET, ['/api/session', '/api/assets/12']],
  ['/account/user2/overview/bought', '/api/session', ['/api/session']],
  ['/account/alice/overview/bought', null, []],
])('the page at %s that names %s sends %j', (pathname, content, expected) => {
  openPage(pathname, content)
  expect(sent).toEqual(expected)
})

it('an answer is given once, so that whoever asks again gets a new one', async () => {
  openPage('/account/alice/overview/bought', '/api/session')
  expect(await (await takeEarlyRead('/api/session'))?.text()).toBe('/api/session')
  expect(takeEarlyRead('/api/session')).toBeUndefined()
  expect(takeEarlyRead('/api/assets/1')).toBeUndefined()
})

it('an answer that nobody came for is too old after ten seconds', () => {
  openPage('/account/alice/overview/bought', '/api/session')
  vi.advanceTimersByTime(10_000)
  expect(takeEarlyRead('/api/session')).toBeUndefined()
})
