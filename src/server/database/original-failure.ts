import { AsyncLocalStorage } from 'node:async_hooks'
import { storageFailure } from './storage-failure.ts'

const running = new AsyncLocalStorage<{ failure: unknown }>()

/** Both drivers call this with every error of the database. @returns the same error, to be thrown on */
export function noteFailure(error: unknown): unknown {
  const work = running.getStore()
  if (work && storageFailure(error)) work.failure = error
  return error
}

/**
 * Runs database work of a library that replaces the database's error with one of its own.
 * @throws the database's own error if it was full or lost, whatever the library made of it
 */
export function withOriginalFailure<T>(work: () => Promise<T>): Promise<T> {
  const noted: { failure: unknown } = { failure: null }
  return running.run(noted, async () => {
    const [outcome] = await Promise.allSettled([work()])
    if (noted.failure !== null) throw noted.failure
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
