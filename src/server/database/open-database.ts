import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { PostgresAddress } from '../config/database-config.ts'
import { asOwner, grantToRequests } from './database-owner.ts'
import type { FolderLock } from './journal-folder.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { nodeSqliteDialect, type WritingState } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'
import { openApart, type WriteApart } from './write-apart.ts'

export type Db = Kysely<Tables>
export type Engine = 'sqlite' | 'postgres'
export type OpenDatabase = { readonly db: Db; readonly engine: Engine }

/** What only a server needs of its database. */
export type Serving = WritingState & {
  /** For work that takes seconds: others are served meanwhile, and their writes wait. Null where there is no file of SQLite. */
  readonly writeApart: WriteApart | null
}

export type DatabasePlace =
  | ({ readonly engine: 'postgres' } & Pick<PostgresAddress, 'url'> & Partial<PostgresAddress>)
  | { readonly engine: 'sqlite'; readonly folder: string | null }

/** The address for everything but requests: past any pooler, as the owner of the tables. */
export const directUrlOf = ({ url, directUrl = url }: Extract<DatabasePlace, { engine: 'postgres' }>): string =>
  directUrl

/** The database that a configuration names. */
export const placeOf = ({ database, dataFolder }: Pick<Config, 'database' | 'dataFolder'>): DatabasePlace =>
  database ? { engine: 'postgres', ...database } : { engine: 'sqlite', folder: dataFolder }

/**
 * Opens the database and brings it to this version's schema.
 * @param place for SQLite the data folder, which is made if it is missing, or null for a database in memory
 * @param lock by which a server has reserved that folder; once it is not held any more, nothing is read or written
 */
export async function openDatabase(
  place: DatabasePlace,
  lock: Pick<FolderLock, 'isHeld'> | null = null,
): Promise<OpenDatabase & Serving> {
  const { engine } = place
  if (engine === 'sqlite') {
    const file = sqliteFile(place.folder)
    const apart = place.folder === null ? null : openApart(file)
    const dialect = nodeSqliteDialect(file, { lock, isWritingApart: () => apart?.isUnderWay() ?? false })
    const db = await migrated(new Kysely<Tables>({ dialect }), engine)
    const { takesWrites, hearFailure } = dialect
    const writeApart = apart?.telling(hearFailure) ?? null
    return { db, engine, takesWrites, hearFailure, writeApart }
  }
  await asOwner(place, async (owner) => {
    await migrate(owner, engine)
    await grantToRequests(owner, place)
  })
  return {
    db: new Kysely<Tables>({ dialect: postgresDialect(place) }),
    engine,
    takesWrites: () => true,
    hearFailure: () => {},
    writeApart: null,
  }
}

async function migrated(db: Db, engine: Engine): Promise<Db> {
  try {
    await migrate(db, engine)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function sqliteFile(folder: string | null): string {
  if (folder === null) return ':memory:'
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, 'candor.db')
}
