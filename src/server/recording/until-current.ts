/** Somebody else's entry took the place in the ledger first: look again, decide again. */
export class SequenceTaken extends Error {}

/**
 * Runs load, decide, append until nothing came between them. The rules are asked anew each time, so a decision that is no
 * longer possible is refused and not recorded on top of what it did not know.
 */
export async function untilCurrent<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof SequenceTaken) || tries >= 20) throw error
    }
  }
}
