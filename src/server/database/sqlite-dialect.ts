import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { makeDiskTrust } from './disk-trust.ts'

/** Before 3.51.3 a WAL reset could corrupt the file. */
const OLDEST_SAFE_VERSION = [3, 51, 3]

/** As many statements as the app has, with room: dropping the oldest keeps ad-hoc queries from growing it. */
const STATEMENT_CACHE_SIZE = 200

/**
 * Kysely over node:sqlite: Kysely's own SQLite parts, with the driver's statements taken from a cache, because preparing
 * a statement anew for every run doubles the time of a small transaction.
 * @param file a path, or `:memory:`
 * @param open how the file is opened, for one that is not to be written
 */
export function nodeSqliteDialect(file: string, open: (file: string) => DatabaseSync = openSqlite): Dialect {
  let opened: DatabaseSync | null = null
  const database = async () => {
    opened = open(file)
    return withStatementCache(opened)
  }
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new ImmediateDriver({ database }, () => opened?.isTransaction ?? false),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Opens the file durable and strict. @throws when this SQLite is too old, or would not wait for the disk. */
export function openSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA recursive_triggers = ON;
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

/** SQLite's DDL is transactional; Kysely only doesn't rely on it by default. A migration is whole or absent. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean

  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config)
    this.#isInTransaction = isInTransaction
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: a transaction that reads first and then writes could not wait for another process's write.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has rolled back by itself where the disk is full: another rollback would fail and hide that.
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
  }
}

/** node:sqlite in the shape that Kysely's driver expects, each statement prepared once. */
function withStatementCache(db: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  const trust = makeDiskTrust()
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
  return {
    prepare(sql) {
      const known = cache.get(sql)
      if (known) return known
      const made = prepare(sql)
      const oldest = cache.keys().next()
      if (cache.size >= STATEMENT_CACHE_SIZE && !oldest.done) cache.delete(oldest.value)
      cache.set(sql, made)
      return made
    },
    close: () => db.close(),
  }
}
