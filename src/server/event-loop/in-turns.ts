import { nextSlice } from './next-slice.ts'

/**
 * Does long work step by step, with the event loop free between two steps, so that others wait for one step at most.
 * @returns what comes of the last one
 */
export async function inTurns<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextSlice()
  }
}
