import { WritingStopped } from './storage-failure.ts'

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

/** Whether the disk still keeps its word: after one write that it did not confirm, nothing more is written. */
type DiskTrust = {
  /** @throws WritingStopped instead of writing, once a write was not confirmed; reading goes on */
  run<T>(sql: string, statement: () => T): T
}

export function makeDiskTrust(): DiskTrust {
  let broken: unknown = null
  return {
    run(sql, statement) {
      if (broken !== null && !isReading(sql)) throw new WritingStopped(broken)
      try {
        return statement()
      } catch (error) {
        if (!(error instanceof Error && 'errcode' in error && WRITING_FAILED.has(error.errcode))) throw error
        broken = error
        throw new WritingStopped(error)
      }
    },
  }
}

/** Whether a statement changes nothing; what is not sure counts as a change. */
export const isReading = (sql: string): boolean => READS.test(sql) && (!/^\s*with\b/i.test(sql) || !WRITES.test(sql))
