import { setImmediate } from 'node:timers/promises'

/**
 * Does long work step by step, with the event loop free between two steps, so that others wait for one step at most.
 * @returns what comes of the last one
 */
export async function inTurns<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
