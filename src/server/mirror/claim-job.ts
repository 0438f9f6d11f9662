import { nextSlice } from '../event-loop/next-slice.ts'
import { type ClaimNeeds, resolveClaimsOn } from './claim-resolution-job.ts'
import { lookAtSplitsTold } from './look-at-splits.ts'

/** Looks at claims again after what a user has just supplied, one symbol after the other and outside the request that brought it. */
export type ClaimJob = {
  /** Reports that closes of a symbol were stored for the user. */
  closesCame(userId: string, symbol: string): void
  /** Reports that the user recorded, corrected or withdrew a split, which is noted with the entry. */
  splitTold(userId: string): void
  /** Resolves once all that was reported is processed. */
  done(): Promise<void>
}

export function makeClaimJob(needs: ClaimNeeds): ClaimJob {
  const waiting = new Map<string, () => Promise<void>>()
  let running: Promise<void> | null = null
  const work = async () => {
    // The response to the request is sent first.
    await nextSlice()
    for (const [key, look] of waiting) {
      waiting.delete(key)
      // The next round over all claims catches up.
      await look().catch((err) => needs.log.warn({ err }, 'claims could not be resolved'))
    }
    running = null
  }
  const enqueue = (key: string, look: () => Promise<void>) => {
    waiting.set(key, look)
    running ??= work()
  }
  return {
    closesCame: (userId, symbol) =>
      enqueue(`closes ${userId} ${symbol}`, () => resolveClaimsOn(needs, { userId, symbol })),
    splitTold: (userId) => enqueue(`splits ${userId}`, () => lookAtSplitsTold(needs, userId)),
    done: async () => {
      await running
    },
  }
}
