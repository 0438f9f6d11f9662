import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '#test/doubles/double-server.ts'
import { boundedFetch, CallFailed } from './bounded-fetch.ts'

let double: Double<never>
beforeAll(async () => {
  double = await startDouble<never>(() => ({ status: 200, body: { said: 'the words of the provider' } }))
})
afterAll(() => double.close())

const why = (error: unknown) => (error instanceof CallFailed ? error.message : error)
const failing = (timeoutMs?: number) =>
  boundedFetch(`${double.url}/a?secret=b`, timeoutMs ? { timeoutMs } : {}).then(() => 'it answered', why)

describe('a call', () => {
  it('gives status and JSON, whatever the status', async () => {
    double.behave('ok')
    expect(await boundedFetch(double.url)).toEqual({ status: 200, json: { said: 'the words of the provider' } })
    double.behave({ status: 503, body: { error: 'busy' } })
    expect(await boundedFetch(double.url)).toEqual({ status: 503, json: { error: 'busy' } })
  })

  it('gives no JSON where the answer is not JSON', async () => {
    double.behave('html', 'garbage')
    expect([await boundedFetch(double.url), await boundedFetch(double.url)]).toEqual([
      { status: 200, json: undefined },
      { status: 200, json: undefined },
    ])
  })

  it.each(['cut', 'redirect', 'oversized'] as const)(
    'that ends in %s fails, without a second try',
    async (scenario) => {
      const before = double.requests.length
      double.behave(scenario)
      expect(await failing()).toBe(`${double.url} gave no usable answer.`)
      expect(double.requests).toHaveLength(before + 1)
    },
  )

  it('that nobody answers ends at the time limit', async () => {
    double.behave('slow')
    expect(await failing(50)).toBe(`${double.url} did not answer in time.`)
    double.release()
  })
})
