import { setImmediate } from 'node:timers/promises'
import { type ClaimNeeds, resolveClaimsOn } from './claim-resolution-job.ts'

/** Resolves claims whose closes somebody has just brought: beside the request that brought them, one after the other. */
export type ClaimJob = {
  /** Closes of a symbol of theirs have been stored. */
  closesCame(userId: string, symbol: string): void
  /** Resolves when nothing is left to do. */
  done(): Promise<void>
}

export function makeClaimJob(needs: ClaimNeeds): ClaimJob {
  const waiting = new Map<string, { readonly userId: string; readonly symbol: string }>()
  let running: Promise<void> | null = null
  const work = async () => {
    // The answer to the request goes first.
    await setImmediate()
    for (const [key, came] of waiting) {
      waiting.delete(key)
      // The next look at all claims makes up for it.
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
