import { isUniqueViolation } from '../database/unique-violation.ts'

/** Somebody else's entry took the place in the ledger first: look again, decide again. */
export class SequenceTaken extends Error {}

/**
 * Runs load, decide, append until nothing came between them. The rules are asked anew each time, so a decision that is no
 * longer possible is refused and not recorded on top of what it did not know.
 */
export async function untilCurrent<T>(attempt: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(tries)
    } catch (error) {
      if (!(error instanceof SequenceTaken) || tries >= 20) throw error
    }
  }
}

/** A write into a place that may be taken. */
export async function takingSequence<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? new SequenceTaken() : error
  }
}
