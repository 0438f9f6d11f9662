import { OutcomeUnknown } from '../database/storage-failure.ts'

const MOST_REPEATS = 5

/** Repeats an attempt whose connection broke at COMMIT: the entry is looked for by its id, and recorded if it is missing. */
export async function untilKnown<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || repeats >= MOST_REPEATS) throw error
    }
  }
}
