import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { describeFault, entriesOf } from '#domain/ledger/ledger-fault.ts'
import type { DatabasePlace } from '../database/open-database.ts'
import { openExisting } from '../database/open-existing.ts'
import type { JournalFault } from './journal-report.ts'
import { verify } from './verify.ts'

/** Between two pages of entries, so that people have the event loop for themselves most of the time. */
const PAUSE_MS = 20

/** The check of every ledger that follows each start, and what it found. */
export type JournalCheck = {
  /** Looks through all of it once, in the background. Resolves when it is done, or stopped. */
  start(): Promise<void>
  /** What is wrong with a user's journal as far as it is known. */
  faultsOf(userId: string): readonly JournalFault[]
  stop(): Promise<void>
}

class Stopped extends Error {}

/** @param place a journal in memory is new with every start, and has nothing to check */
export function makeJournalCheck(place: DatabasePlace, log: Logger): JournalCheck {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let faults: ReadonlyMap<string, readonly JournalFault[]> = new Map()
  const pause = async () => {
    await setTimeout(PAUSE_MS, undefined, { ref: false })
    if (isStopped) throw new Stopped()
  }
  const check = async () => {
    // A connection of its own: on SQLite it reads from one moment while the server's goes on writing.
    const database = await openExisting(place, 'read')
    try {
      const report = await verify(database, pause)
      faults = Map.groupBy(report.faults, ({ userId }) => userId)
      for (const fault of report.faults) logFault(log, fault)
    } finally {
      await database.db.destroy()
    }
  }
  return {
    start() {
      if (place.engine === 'sqlite' && place.folder === null) return running
      running = check().catch((err) => {
        if (!(err instanceof Stopped)) log.warn({ err }, 'the journal could not be checked')
      })
      return running
    },
    faultsOf: (userId) => faults.get(userId) ?? [],
    async stop() {
      isStopped = true
      await running
    },
  }
}

function logFault(log: Logger, fault: JournalFault): void {
  const { userId, kind, sequence, lastSequence } = fault
  log.error(
    { userId, kind, sequence, lastSequence },
    `the check of the journal found ${entriesOf(fault)}: ${describeFault(fault)}`,
  )
}
