import { afterEach, expect, it, vi } from 'vitest'
import { startLive, subscribe } from './live.ts'
import { streamIsHeard } from './stream-health.ts'

/** Stands for the browser's EventSource; `newest` is the one that the page listens to. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static newest: Source | undefined
  onerror: (() => void) | undefined
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
