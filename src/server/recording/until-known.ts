import { OutcomeUnknown } from '../database/storage-failure.ts'

const MOST_REPEATS = 5

/** The database broke off at the COMMIT: the same id is looked for, and recorded if it is not there. */
export async function untilKnown<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || repeats >= MOST_REPEATS) throw error
    }
  }
}
