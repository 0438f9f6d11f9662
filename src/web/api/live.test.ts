import { afterEach, expect, it, vi } from 'vitest'
import { stubServer } from '#test/support/stored-here.ts'
import { startLive, subscribe } from './live.ts'
import { streamIsHeard } from './stream-health.ts'

/** Stands for the browser's EventSource; `newest` is the one that the page listens to. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static newest: Source | undefined
  onerror: (() => void) | undefined
  onopen: (() => void) | undefined
  readyState = 0
  closed = false
  constructor() {
    super()
    Source.newest = this
  }
  close() {
    this.closed = true
  }
}

afterEach(() => vi.unstubAllGlobals())

it('a stream counts as heard from its first event until it breaks', () => {
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', {})
  const stop = startLive('alice')
  const tell = () => Source.newest?.dispatchEvent(new MessageEvent('standing', { data: '{"sequence":7}' }))
  expect(streamIsHeard()).toBe(false)
  tell()
  expect(streamIsHeard()).toBe(true)
  Source.newest?.onerror?.()
  expect(streamIsHeard()).toBe(false)
  tell()
  expect(streamIsHeard()).toBe(true)
  stop()
  expect(Source.newest?.closed).toBe(true)
})

it('the first event after a stream was lost, or could not be opened, says that it is back', () => {
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', {})
  const told: boolean[] = []
  const unsubscribe = subscribe((_event, isBack) => told.push(isBack))
  const stop = startLive('alice')
  const tell = () => Source.newest?.dispatchEvent(new MessageEvent('standing', { data: '{"sequence":7}' }))
  for (const isLostBefore of [false, true, false]) {
    if (isLostBefore) Source.newest?.onerror?.()
    tell()
  }
  expect(told).toEqual([false, true, false])
  stop()
  unsubscribe()
})

it.each([
  ['nobody is signed in', null, true],
  ['somebody is', { username: 'alice' }, false],
])('a stream that is refused from the beginning, where %s, is left: %s', async (_, user, isLeft) => {
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', {})
  const requests = stubServer(() => ({ status: 200, body: { user } }))
  const told: string[] = []
  const unsubscribe = subscribe(({ name }) => told.push(name))
  const stop = startLive('alice')
  const refuse = () => {
    Object.assign(Source.newest ?? {}, { readyState: Source.CLOSED })
    Source.newest?.onerror?.()
  }
  refuse()
  await vi.waitFor(() => expect(requests.length).toBe(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(isLeft ? ['signed-out'] : [])
  stop()
  unsubscribe()
})

it('a stream that was open and is refused later leaves what is typed on the page', async () => {
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', {})
  const requests = stubServer(() => ({ status: 200, body: { user: null } }))
  const stop = startLive('alice')
  Source.newest?.onopen?.()
  Object.assign(Source.newest ?? {}, { readyState: Source.CLOSED })
  Source.newest?.onerror?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toEqual([])
  stop()
})
