import { nextSlice } from '../event-loop/next-slice.ts'
import { type ClaimNeeds, resolveClaimsOn } from './claim-resolution-job.ts'

/** Resolves claims for which a user has just supplied closes, one after the other and outside the request that brought them. */
export type ClaimJob = {
  /** Reports that closes of a symbol were stored for the user. */
  closesCame(userId: string, symbol: string): void
  /** Resolves once all reported closes are processed. */
  done(): Promise<void>
}

export function makeClaimJob(needs: ClaimNeeds): ClaimJob {
  const waiting = new Map<string, { readonly userId: string; readonly symbol: string }>()
  let running: Promise<void> | null = null
  const work = async () => {
    // The response to the request is sent first.
    await nextSlice()
    for (const [key, came] of waiting) {
      waiting.delete(key)
      // The next round over all claims catches up.
      await resolveClaimsOn(needs, came).catch((err) => needs.log.warn({ err }, 'claims could not be resolved'))
    }
    running = null
  }
  return {
    closesCame(userId, symbol) {
      waiting.set(`${userId} ${symbol}`, { userId, symbol })
      running ??= work()
    },
    done: async () => {
      await running
    },
  }
}
