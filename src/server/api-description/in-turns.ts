import { nextSlice } from '../event-loop/next-slice.ts'

/** Does the work for each of many with the event loop free in between, where all of it at once would keep others waiting. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = []
  for (const item of items) {
    done.push(work(item))
    await nextSlice()
  }
  return done
}
