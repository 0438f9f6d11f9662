import { storageFailure, WritingStopped } from './storage-failure.ts'

/**
 * The forms of SQLITE_IOERR that report a failed write, or a failed wait for one. Afterwards the operating system may treat data
 * that it could not write as written, so a later wait that succeeds proves nothing.
 */
const WRITING_FAILED: ReadonlySet<unknown> = new Set([
  778, // SQLITE_IOERR_WRITE
  1034, // SQLITE_IOERR_FSYNC
  1290, // SQLITE_IOERR_DIR_FSYNC
  1546, // SQLITE_IOERR_TRUNCATE
])

const READS = /^\s*(select|with|values|explain|pragma|rollback|release)\b/i
/** A `with` may contain a write. */
const WRITES = /\b(insert|update|delete)\b/i

/** Whether the disk can still be trusted: after one write that it did not confirm, or lost, nothing more is written. */
type DiskTrust = {
  /** @throws WritingStopped, FilesMoved or JournalTaken instead of writing, once a write was not safe */
  run<T>(sql: string, statement: () => T): T
  /** Whether writes are still accepted, as far as that can be told without one. */
  takesWrites(): boolean
  /** Hears of an error of another connection to the same file: a write that failed there is as much lost as one here. */
  hear(error: unknown): void
}

type Watched = {
  /** Why the database's files must not be used any more; null while they may. */
  readonly faultOfFiles: () => Error | null
  /** Whether such a fault stops reads too: what is read then may be of another journal than the one that has its name. */
  readonly watchesReads: boolean
  readonly isInTransaction: () => boolean
}

export function makeDiskTrust({ faultOfFiles, watchesReads, isInTransaction }: Watched): DiskTrust {
  let broken: Error | null = null
  let wasReadInThisTurn = false
  const stop = (error: Error): Error => {
    broken = error
    return error
  }
  /** Checked before a transaction and after its commit, and around a statement outside of one. */
  const requireFiles = (): void => {
    const fault = isInTransaction() ? null : faultOfFiles()
    if (fault) throw stop(fault)
  }
  /** Once in a turn of the event loop, in which a request reads a dozen times. */
  const requireFilesToRead = (): void => {
    if (!watchesReads || wasReadInThisTurn || isInTransaction()) return
    requireFiles()
    wasReadInThisTurn = true
    setImmediate(() => {
      wasReadInThisTurn = false
    })
  }
  return {
    run(sql, statement) {
      if (isReading(sql)) {
        requireFilesToRead()
        return statement()
      }
      if (broken !== null) throw broken
      requireFiles()
      const value = confirmed(statement, stop)
      requireFiles()
      return value
    },
    takesWrites() {
      broken ??= faultOfFiles()
      return broken === null
    },
    hear(error) {
      if (isOfWriting(error) || (error instanceof Error && storageFailure(error) === 'unsynced'))
        stop(new WritingStopped(error))
    },
  }
}

const isOfWriting = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && WRITING_FAILED.has(error.errcode)

function confirmed<T>(statement: () => T, stop: (error: Error) => Error): T {
  try {
    return statement()
  } catch (error) {
    if (!isOfWriting(error)) throw error
    throw stop(new WritingStopped(error))
  }
}

/** Whether a statement changes nothing; when in doubt, it counts as a change. */
export const isReading = (sql: string): boolean => READS.test(sql) && (!/^\s*with\b/i.test(sql) || !WRITES.test(sql))
