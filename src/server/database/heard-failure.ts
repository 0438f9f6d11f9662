import { AsyncLocalStorage } from 'node:async_hooks'
import { storageFailure } from './storage-failure.ts'

const hearing = new AsyncLocalStorage<{ failure: unknown }>()

/** Both drivers call this with every error of the database. @returns the same error, to be thrown on */
export function heard(error: unknown): unknown {
  const listener = hearing.getStore()
  if (listener && storageFailure(error)) listener.failure = error
  return error
}

/**
 * Runs database work of a library that replaces the database's error with one of its own.
 * @throws the database's own error if it was full or lost, whatever the library made of it
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
