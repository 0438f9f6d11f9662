import { AsyncLocalStorage } from 'node:async_hooks'
import { storageFailure } from './storage-failure.ts'

const hearing = new AsyncLocalStorage<{ failure: unknown }>()

/** Told by both drivers of whatever a database throws. @returns the same error, to be thrown on */
export function heard(error: unknown): unknown {
  const listener = hearing.getStore()
  if (listener && storageFailure(error)) listener.failure = error
  return error
}

/**
 * Runs a library's work on the database that makes an error of its own out of whatever happened there.
 * @throws what the database failed with, if it was full or lost, whatever the library made of it
 */
export function unhidden<T>(work: () => Promise<T>): Promise<T> {
  const listener: { failure: unknown } = { failure: null }
  return hearing.run(listener, async () => {
    const [outcome] = await Promise.allSettled([work()])
    if (listener.failure !== null) throw listener.failure
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}
