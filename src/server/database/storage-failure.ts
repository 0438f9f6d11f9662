/**
 * Why a database failed, as far as it matters to the person who waits:
 * - full: its disk is full, and nothing was changed
 * - busy: another process writes for too long, and nothing was changed
 * - lost: it could not be reached, or the connection broke; the same may work in a moment
 * - unsynced: the disk did not confirm a write, so nothing more is written before a restart
 * - moved: the file is not where it was, so writes would be lost, and nothing more is written before a restart
 * - taken: another Candor has reserved the journal since its lock was removed, and nothing more is written before a restart
 */
export type StorageFailure = 'full' | 'busy' | 'lost' | 'unsynced' | 'moved' | 'taken'

/** The connection broke after COMMIT was sent, so nobody knows whether it was done. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The database broke off while it committed.', { cause })
  }
}

/** SQLite failed to write to its disk, or to wait for it, in this process. */
export class WritingStopped extends Error {
  constructor(cause?: unknown) {
    super('The disk did not confirm a write, so nothing more is written before a restart.', { cause })
  }
}

/** SQLite would write into a file that was removed or replaced while it was open. */
export class FilesMoved extends Error {
  constructor() {
    super('The file of the database was removed or replaced, so nothing more is written before a restart.')
  }
}

/** Somebody has removed the lock of the folder, and another Candor has taken it. */
export class JournalTaken extends Error {
  constructor() {
    super('Another Candor has reserved this journal, so this one reads and writes nothing more.')
  }
}

/** SQLITE_FULL, SQLITE_IOERR_SHMSIZE (the file beside the database cannot grow), and PostgreSQL's disk_full. */
const FULL: ReadonlySet<unknown> = new Set([13, 4874, '53100'])

/** What the system says of a file that cannot grow, or of a user who may not have more. */
const FULL_FILE: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Whether a disk was full, for the database or for a file beside it. */
export const isDiskFull = (error: unknown): boolean =>
  storageFailure(error) === 'full' || (error instanceof Error && FULL_FILE.has(memberOf(error, 'code')))

/** SQLITE_BUSY: another process writes for longer than this one waits. */
const BUSY = 5

/** PostgreSQL's codes for failures that pass in a moment, besides the classes below. */
const LOST: ReadonlySet<string> = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by statement_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25006', // read_only_sql_transaction: this is a standby now
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** connection_exception, and the server's shutdown in its three forms. */
const LOST_CLASS = /^(08...|57P0[123])$/

/** Errors of pg that only their messages identify. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout)/

/** PostgreSQL's codes after which a transaction was rolled back, so the outcome is known. */
const ROLLED_BACK: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03', '57014'])

/** Whether the connection is gone, so that the last statement may or may not have been done. */
export const isBrokenOff = (error: unknown): boolean =>
  storageFailure(error) === 'lost' && !(error instanceof Error && ROLLED_BACK.has(memberOf(error, 'code')))

/**
 * For reads that also store something, such as a provider's answer: when the disk accepts no more writes, what is known already
 * is shown.
 */
export async function orWithoutWriting<T>(work: Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const failure = storageFailure(error)
    if (failure === 'full' || failure === 'unsynced' || failure === 'moved' || failure === 'taken') return instead()
    throw error
  }
}

/** @returns null for any other error, which usually is a defect of Candor */
export function storageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null
  return ofThis(error) ?? storageFailure(error.cause)
}

function ofThis(error: Error): StorageFailure | null {
  if (error instanceof WritingStopped) return 'unsynced'
  if (error instanceof FilesMoved) return 'moved'
  if (error instanceof JournalTaken) return 'taken'
  if (error instanceof OutcomeUnknown) return 'lost'
  const [errcode, code] = [memberOf(error, 'errcode'), memberOf(error, 'code')]
  if (FULL.has(errcode) || FULL.has(code)) return 'full'
  if (typeof errcode === 'number') return (errcode & 0xff) === BUSY ? 'busy' : null
  const isLost = typeof code === 'string' && (LOST.has(code) || LOST_CLASS.test(code))
  return isLost || LOST_WORDS.test(error.message) ? 'lost' : null
}

const memberOf = (error: Error, name: string): unknown => Object.entries(error).find(([key]) => key === name)?.[1]
