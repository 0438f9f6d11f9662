import { type CritiqueJob, claimCritique } from './critique-store.ts'
import { listWaitingAccounts, makeTurns, type Turns } from './fair-turns.ts'
import { lockedUntil, type Needs, runJob } from './run-critique-job.ts'

/** How often to look for jobs of other processes, and for those that are due again. */
const LOOK_EVERY_MS = 5_000
const MAX_CONCURRENT = 4
/** A pause between two jobs, so that critiques leave most of the event loop to people who record decisions. */
const PACE_MS = 50

export type CritiqueRunner = {
  /** Call it after a job was added: looks for jobs now. */
  wake(): void
  /** Stops. Jobs under way are given back, and done after the next start. */
  stop(): Promise<void>
}

/** Runs the critiques that wait in the database, a few at a time, and appends each to the ledger as an entry of its own. */
export function startCritiqueRunner(needs: Needs): CritiqueRunner {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const turns = makeTurns()
  let next: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const wake = () => {
    next ??= setTimeout(() => {
      next = undefined
      looking = looking.then(takeOne).catch((err) => needs.log.error({ err }, 'looking for critiques failed'))
    }, PACE_MS)
  }
  const takeOne = async (): Promise<void> => {
    if (running.size >= MAX_CONCURRENT || stopping.signal.aborted) return
    const job = await claim(needs, turns)
    if (!job) return
    const run = runJob(needs, job, stopping.signal)
      .catch((err) => needs.log.error({ err, decisionId: job.decisionId }, 'a critique job could not be released'))
      .finally(() => {
        running.delete(run)
        wake()
      })
    running.add(run)
    wake()
  }
  const timer = setInterval(wake, LOOK_EVERY_MS)
  wake()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      clearTimeout(next)
      stopping.abort()
      await looking
      await Promise.all(running)
      clearTimeout(next)
    },
  }
}

async function claim({ database, now }: Needs, turns: Turns): Promise<CritiqueJob | null> {
  const userId = turns.next(await listWaitingAccounts(database.db, now()))
  return userId === null ? null : claimCritique(database.db, now(), lockedUntil(now()), userId)
}
