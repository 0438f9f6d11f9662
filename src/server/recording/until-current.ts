import { isUniqueViolation } from '../database/unique-violation.ts'

/** Another entry took this sequence first, so the caller must load and decide again. */
export class SequenceTaken extends Error {}

/**
 * Repeats load, decide and append until no other entry comes between them. The rules are applied anew each time, so a decision
 * that is no longer possible is refused instead of being recorded on top of entries it did not take into account.
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

/** Turns a unique violation of a write into `SequenceTaken`. */
export async function takingSequence<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? new SequenceTaken() : error
  }
}
