import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type RunningCandor, startCandor } from './running-candor.ts'

/** One Candor for a test file, which `get()` returns while the tests run. A test fails if Candor logs an error meanwhile. */
export function candorForFile(environment: () => Record<string, string> = () => ({})): { get(): RunningCandor } {
  let candor: RunningCandor | undefined
  let read = 0

  const get = () => {
    if (!candor) throw new Error('Candor is there once the tests run.')
    return candor
  }
  beforeAll(async () => {
    candor = await startCandor(environment())
  })
  afterEach(() => {
    const fresh = get().errors().slice(read)
    read += fresh.length
    expect(fresh).toEqual([])
  })
  afterAll(() => candor?.close())
  return { get }
}
