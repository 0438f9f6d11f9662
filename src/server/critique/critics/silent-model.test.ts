import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Double, startDouble } from '#test/doubles/double-server.ts'
import { idleLimit, type SilenceLimits, silenceLimits } from './idle-limit.ts'
import { openModelCall } from './model-call.ts'

let model: Double<never> | undefined
afterEach(async () => {
  vi.useRealTimers()
  await model?.close()
  model = undefined
})

const ask = ({ url }: { url: string }, limits: SilenceLimits) => {
  const ai = { apiKey: 'k', baseUrl: `${url}/v1`, model: 'm' }
  const memory = { find: async () => null, remember: async () => {} }
  const call = openModelCall(ai, 'responses', memory, limits)
  return call({ instructions: '', input: '' }, () => {}, new AbortController().signal)
}

describe('a model that says nothing', () => {
  it('is told as silent, and is not waited for a second time', async () => {
    model = await startDouble<never>(async (_request, _scenario, { barrier }) => {
      await barrier.wait()
      return undefined
    })
    const answer = await ask(model, { first: 100, between: 60_000 })
    model.release()
    expect(answer).toMatchObject({
      is: 'ended',
      end: { status: 'failed', reason: expect.stringMatching(/^The model said nothing for 0\.1 seconds\./) },
    })
    expect(model.requests).toHaveLength(1)
  })

  it('is not one that has begun, and streams slowly', () => {
    vi.useFakeTimers()
    const idle = idleLimit(new AbortController().signal, silenceLimits({ apiKey: 'k' }))
    vi.advanceTimersByTime(59_000)
    // Ten words in a quarter of an hour.
    for (let words = 0; words < 10; words += 1) {
      idle.heard()
      vi.advanceTimersByTime(110_000)
      expect(idle.signal.aborted).toBe(false)
    }
    vi.advanceTimersByTime(10_000)
    expect([idle.signal.aborted, idle.causeOf(null)]).toMatchObject([true, { afterMs: 120_000 }])
    idle.stop()
  })

  it('has a minute until its first byte where it is hosted, and two where it is one’s own', () => {
    expect(silenceLimits({ apiKey: 'k' })).toEqual({ first: 60_000, between: 120_000 })
    expect(silenceLimits({ apiKey: null })).toEqual({ first: 120_000, between: 120_000 })
  })
})
