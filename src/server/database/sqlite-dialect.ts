import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, SqliteIntrospector } from 'kysely'
import { makeDiskTrust } from './disk-trust.ts'
import { watchFiles } from './files-in-place.ts'
import type { FolderLock } from './journal-folder.ts'
import { SqliteCompiler } from './literal-limits.ts'
import { ImmediateAdapter, ImmediateDriver } from './sqlite-driver.ts'
import { FilesMoved, JournalTaken } from './storage-failure.ts'

/** Before 3.51.3, a WAL reset could corrupt the file. */
const OLDEST_SAFE_VERSION = [3, 51, 3]

/** More statements than the app has; dropping the oldest keeps ad-hoc queries from growing the cache. */
const STATEMENT_CACHE_SIZE = 200

/** How long a write waits for another process that writes, before it is refused. */
const LONGEST_WAIT_MS = 5_000
/** How long a write waits for long work of this process, such as an import, of which it is known that it ends. */
const LONGEST_WAIT_APART_MS = 120_000

type Opening = {
  /** Opens the file in another way, such as a file that must not be written. */
  readonly open?: (file: string) => DatabaseSync
  /** The lock by which a server holds the file's folder. Without one, reads go on after the file was moved. */
  readonly lock?: Pick<FolderLock, 'isHeld'> | null
  /** Whether this process itself is writing over another connection, for which waiting is worth more than a refusal. */
  readonly isWritingApart?: () => boolean
}

export type WritingState = {
  /** Whether the database can still be written; false once the disk has failed or the file is gone. */
  takesWrites(): boolean
  /** Must be told of every error of another connection of this process to the same file. */
  hearFailure(error: unknown): void
}

/**
 * Kysely over node:sqlite: Kysely's own SQLite dialect, with the driver's statements taken from a cache, because preparing
 * a statement anew for every run doubles the time of a small transaction.
 * @param file a path, or `:memory:`
 */
export function nodeSqliteDialect(
  file: string,
  { open = openSqlite, lock = null, isWritingApart = () => false }: Opening = {},
): Dialect & WritingState {
  let opened: DatabaseSync | null = null
  let trust: ReturnType<typeof makeDiskTrust> | null = null
  const database = async () => {
    opened = open(file)
    const cached = withStatementCache(opened, faultsOf(watchFiles(file), lock), lock !== null)
    trust = cached.trust
    return cached.database
  }
  return {
    takesWrites: () => trust?.takesWrites() ?? true,
    hearFailure: (error) => trust?.hear(error),
    createAdapter: () => new ImmediateAdapter(),
    createDriver: () =>
      new ImmediateDriver({
        config: { database },
        isInTransaction: () => opened?.isTransaction ?? false,
        longestWaitMs: () => (isWritingApart() ? LONGEST_WAIT_APART_MS : LONGEST_WAIT_MS),
      }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteCompiler(),
  }
}

/**
 * Opens the file with durable and strict settings. SQLite itself no longer waits for locks after that, because the driver does.
 * @throws when this SQLite is too old, or would not wait for the disk
 */
export function openSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec(`
    PRAGMA busy_timeout = ${LONGEST_WAIT_MS};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA recursive_triggers = ON;
    PRAGMA busy_timeout = 0;
  `)
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  if (pragma('synchronous') !== 2) throw new Error('SQLite did not accept synchronous=FULL.')
  const version = String(db.prepare('select sqlite_version() as v').get()?.v)
  if (isOlder(version.split('.').map(Number), OLDEST_SAFE_VERSION))
    throw new Error(`SQLite ${version} is too old: Candor needs ${OLDEST_SAFE_VERSION.join('.')} or newer.`)
  return db
}

const isOlder = (version: number[], than: number[]): boolean => {
  const at = than.findIndex((part, index) => part !== version[index])
  return at >= 0 && (version[at] ?? 0) < (than[at] ?? 0)
}

const faultsOf = (isInPlace: () => boolean, lock: Opening['lock']) => (): Error | null => {
  if (!isInPlace()) return new FilesMoved()
  return lock && !lock.isHeld() ? new JournalTaken() : null
}

/** node:sqlite in the form that Kysely's driver expects, with each statement prepared once. */
function withStatementCache(db: DatabaseSync, faultOfFiles: () => Error | null, watchesReads: boolean) {
  const cache = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  const trust = makeDiskTrust({ faultOfFiles, watchesReads, isInTransaction: () => db.isTransaction })
  const prepare = (sql: string) => {
    const statement = db.prepare(sql)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => trust.run(sql, () => statement.all(...values(parameters))),
      run: (parameters: readonly unknown[]) => trust.run(sql, () => statement.run(...values(parameters))),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    }
  }
  const database: SqliteDatabase = {
    prepare(sql) {
      const cached = cache.get(sql)
      if (cached) return cached
      const made = prepare(sql)
      const oldest = cache.keys().next()
      if (cache.size >= STATEMENT_CACHE_SIZE && !oldest.done) cache.delete(oldest.value)
      cache.set(sql, made)
      return made
    },
    close: () => db.close(),
  }
  return { trust, database }
}
