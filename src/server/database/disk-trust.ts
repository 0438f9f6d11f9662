import { FilesMoved, WritingStopped } from './storage-failure.ts'

/**
 * SQLITE_IOERR in its forms that say that a write, or the wait for it, failed. Afterwards the system may count what it
 * could not write as written, so a later wait that succeeds proves nothing.
 */
const WRITING_FAILED: ReadonlySet<unknown> = new Set([
  778, // SQLITE_IOERR_WRITE
  1034, // SQLITE_IOERR_FSYNC
  1290, // SQLITE_IOERR_DIR_FSYNC
  1546, // SQLITE_IOERR_TRUNCATE
])

const READS = /^\s*(select|with|values|explain|pragma|rollback|release)\b/i
/** A `with` may lead to a write, as may what it selects from. */
const WRITES = /\b(insert|update|delete)\b/i

/** Whether the disk still keeps its word: after one write that it did not confirm, or lost, nothing more is written. */
type DiskTrust = {
  /** @throws WritingStopped or FilesMoved instead of writing, once a write was not safe; reading goes on */
  run<T>(sql: string, statement: () => T): T
  /** Whether writes are still taken, as far as can be told without one. */
  takesWrites(): boolean
}

type Watched = {
  /** Whether the files of the database are still those under its name. */
  readonly isInPlace: () => boolean
  readonly isInTransaction: () => boolean
}

export function makeDiskTrust({ isInPlace, isInTransaction }: Watched): DiskTrust {
  let broken: Error | null = null
  const stop = (error: Error): Error => {
    broken = error
    return error
  }
  /** Before a transaction and after its commit, and around a statement that is one by itself. */
  const requireFiles = (): void => {
    if (!isInTransaction() && !isInPlace()) throw stop(new FilesMoved())
  }
  return {
    run(sql, statement) {
      if (isReading(sql)) return statement()
      if (broken !== null) throw broken
      requireFiles()
      const value = confirmed(statement, stop)
      requireFiles()
      return value
    },
    takesWrites() {
      if (broken === null && !isInPlace()) stop(new FilesMoved())
      return broken === null
    },
  }
}

function confirmed<T>(statement: () => T, stop: (error: Error) => Error): T {
  try {
    return statement()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && WRITING_FAILED.has(error.errcode))) throw error
    throw stop(new WritingStopped(error))
  }
}

/** Whether a statement changes nothing; what is not sure counts as a change. */
export const isReading = (sql: string): boolean => READS.test(sql) && (!/^\s*with\b/i.test(sql) || !WRITES.test(sql))
