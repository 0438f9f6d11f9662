import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { describeFault } from '#domain/ledger/ledger-fault.ts'
import { DAY_MS } from '#domain/time.ts'
import type { DatabasePlace } from '../database/open-database.ts'
import { openExisting } from '../database/open-existing.ts'
import { type JournalFault, NOBODY, placeInLedger } from './journal-report.ts'
import { compareOutsideHeads } from './outside-heads.ts'
import { verify } from './verify.ts'

/** The pause between two pages of entries, so that requests have the event loop for most of the time. */
const PAUSE_MS = 20

/** The check of every ledger after each start, and its results. */
export type JournalCheck = {
  /** Checks every ledger in the background, and again each week. Resolves after the first check, or when it is stopped. */
  start(): Promise<void>
  /** The known faults of a user's journal, and those of no user, which concern every journal. */
  faultsOf(userId: string): readonly JournalFault[]
  stop(): Promise<void>
}

class Stopped extends Error {}

type Checking = {
  /** The database; a journal in memory is new at every start, so it is not checked. */
  readonly place: DatabasePlace
  /** The folder in which the heads of the ledgers are remembered outside the database; null when they are not. */
  readonly dataFolder: string | null
  /** The key with which the marks of erased accounts are signed; null when there is none. */
  readonly publicKey: string | null
  /** How many lines the file of remembered heads had. */
  readonly countedLines: () => number
  readonly log: Logger
  /** Remembers the present heads. */
  readonly remember: () => Promise<void>
}

const WEEK_MS = 7 * DAY_MS
/**
 * The interval between two rounds of remembering. If the machine is lost, entries since the last round are not yet remembered.
 */
const REMEMBER_EVERY_MS = 30_000

export function makeJournalCheck({ place, dataFolder, log, remember, ...checking }: Checking): JournalCheck {
  let isStopped = false
  const timers: NodeJS.Timeout[] = []
  let running: Promise<void> = Promise.resolve()
  let faults: ReadonlyMap<string, readonly JournalFault[]> = new Map()
  const pause = async () => {
    await setTimeout(PAUSE_MS, undefined, { ref: false })
    if (isStopped) throw new Stopped()
  }
  const check = async () => {
    // A separate connection, so that on SQLite it reads a consistent snapshot while the server continues to write.
    const database = await openExisting(place, 'read')
    try {
      const report = await verify(database, pause)
      const outside = { folder: dataFolder, ...checking }
      const found = [...report.faults, ...(await compareOutsideHeads(database.db, outside, report.faults))]
      faults = Map.groupBy(found, ({ userId }) => userId)
      for (const fault of found) logFault(log, fault)
    } finally {
      await database.db.destroy()
    }
  }
  const rememberNow = () => remember().catch((err) => log.warn({ err }, 'the heads of the ledgers could not be stored'))
  const checkOnce = () =>
    check().catch((err) => {
      if (!(err instanceof Stopped)) log.warn({ err }, 'the journal could not be checked')
    })
  const again = (work: () => void, everyMs: number) => timers.push(setInterval(work, everyMs).unref())
  return {
    start() {
      if (place.engine === 'sqlite' && place.folder === null) return running
      // The ledgers are checked before any head is remembered anew, and each week from then on.
      running = checkOnce().then(rememberNow)
      again(() => {
        running = checkOnce()
      }, WEEK_MS)
      again(rememberNow, REMEMBER_EVERY_MS)
      return running
    },
    faultsOf: (userId) => [...(faults.get(userId) ?? []), ...(faults.get(NOBODY) ?? []).map(withoutOthers)],
    async stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      await running
      if (timers.length > 0) await rememberNow()
    },
  }
}

/** The detail counts the ledgers of other people, which is for whoever runs Candor. */
const withoutOthers = (fault: JournalFault): JournalFault => ({ ...fault, detail: '' })

function logFault(log: Logger, fault: JournalFault): void {
  const { userId, kind, sequence, lastSequence } = fault
  log.error(
    { userId, kind, sequence, lastSequence },
    `the check of the journal found ${placeInLedger(fault)}: ${describeFault(fault)}`,
  )
}
