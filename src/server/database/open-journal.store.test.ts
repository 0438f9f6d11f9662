import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { type DatabasePlace, type Db, openDatabase } from './open-database.ts'
import { type Journal, openJournal } from './open-journal.ts'
import { findSetting, storeSetting } from './settings-store.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null
const NOW = '2026-11-21T15:00:00.000Z'

let folder: string
let databases: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-journal-'))
  databases = []
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const name of databases) if (server) await dropDatabase(server, name)
})

/** A place for a new journal. */
async function newPlace(): Promise<DatabasePlace> {
  if (!server) return { engine: 'sqlite', folder }
  const name = `candor_journal_${randomBytes(6).toString('hex')}`
  databases.push(name)
  return { engine: 'postgres', url: await createDatabase(server, name) }
}

const open = (place: DatabasePlace): Promise<Journal> =>
  openJournal({ place, dataFolder: folder, now: NOW, warn: () => {} })

async function used(place: DatabasePlace, work: (journal: Journal) => Promise<unknown> = async () => null) {
  const journal = await open(place)
  await work(journal)
  await journal.close()
}

/** Empties a place, as somebody does who restores the wrong thing, or nothing. */
async function empty(place: DatabasePlace): Promise<void> {
  if (place.engine === 'sqlite') return rm(join(folder, 'candor.db'))
  const { db } = await openDatabase(place)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await db.destroy()
}

const refusal = (place: DatabasePlace): Promise<string> =>
  open(place).then(
    async (journal) => {
      await journal.close()
      return 'it started'
    },
    (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'no error'),
  )

const marker = async () => (await readdir(folder)).filter((name) => name.endsWith('.marker'))

describe('a journal', () => {
  it('is found again, with its marker beside it', async () => {
    const place = await newPlace()
    await used(place, ({ db }) => storeSetting(db, 'kept', 'yes'))
    expect(await marker()).toHaveLength(1)
    await used(place, async ({ db }) => expect(await findSetting(db, 'kept')).toBe('yes'))
  })

  it('that vanished is not taken for a new one: the start is refused, and says how to start all the same', async () => {
    const place = await newPlace()
    await used(place)
    await empty(place)
    const sentence = await refusal(place)
    expect(sentence).toMatch(/^StartRefusal: .*\.marker says that a journal was begun here on 2026-11-21, but /)
    expect(sentence).toMatch(/Nothing was changed\. Restore .* move .*\.marker away\.$/)
    expect(await refusal(place)).toBe(sentence)
    for (const name of await marker()) await rename(join(folder, name), join(folder, `${name}.old`))
    await used(place)
    expect(await marker()).toHaveLength(1)
  })

  it('that is older than markers gets one, and is missed once it vanishes', async () => {
    const place = await newPlace()
    const { db } = await openDatabase(place)
    await storeSetting(db, 'kept', 'yes')
    await db.destroy()
    await used(place, async (journal) => expect(await findSetting(journal.db, 'kept')).toBe('yes'))
    await empty(place)
    expect(await refusal(place)).toContain('says that a journal was begun here')
  })

  it('whose first start was cut short before the marker was written starts again', async () => {
    const place = await newPlace()
    await used(place)
    for (const name of await marker()) await rm(join(folder, name))
    await used(place)
    expect(await marker()).toHaveLength(1)
  })

  it('whose marker is a symbolic link is refused', async () => {
    const place = await newPlace()
    await used(place)
    const [name = ''] = await marker()
    await rename(join(folder, name), join(folder, 'elsewhere'))
    await symlink(join(folder, 'elsewhere'), join(folder, name))
    expect(await refusal(place)).toContain(`${name} is a symbolic link (to ${join(folder, 'elsewhere')}), and no file.`)
  })

  it('that is not the one of its marker is refused, and left as it is', async () => {
    const place = await newPlace()
    await used(place)
    await used(place, ({ db }) => storeSetting(db, 'database-id', 'of-another'))
    expect(await refusal(place)).toContain('is another one')
    const { db } = await openDatabase(place)
    expect(await findSetting(db, 'database-id')).toBe('of-another')
    await db.destroy()
  })
})

const addAccount = ({ db }: Journal) =>
  sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('1', 'alice', 'alice@example.com', ${server ? sql`false` : 0}, '2026-11-21', '2026-11-21')`.execute(db)

describe('a journal that has lost every account', () => {
  const withoutRows = async (place: DatabasePlace) => {
    const { db } = await openDatabase(place)
    await sql`delete from users`.execute(db)
    await db.destroy()
  }

  it.each<readonly [string, (place: DatabasePlace) => Promise<void>]>([
    [
      'of which the running server told its marker',
      (place) =>
        used(place, async (journal) => {
          await addAccount(journal)
          journal.rememberAccounts()
        }),
    ],
    [
      'which the next start found',
      async (place) => {
        await used(place, addAccount)
        await used(place)
      },
    ],
  ])('%s is refused, though its id is the same, and starts where the marker is moved away', async (_, live) => {
    const place = await newPlace()
    await live(place)
    await used(place)
    await withoutRows(place)
    const sentence = await refusal(place)
    expect(sentence).toMatch(/ has lost its accounts: there is none in it any more\. Nothing was changed\. Restore /)
    expect(sentence).toMatch(/To begin a new, empty journal instead, move .*\.marker away\.$/)
    expect(await refusal(place)).toBe(sentence)
    for (const name of await marker()) await rename(join(folder, name), join(folder, `${name}.old`))
    await used(place)
  })

  it('is not suspected where nobody has had an account yet', async () => {
    const place = await newPlace()
    await used(place)
    expect(await refusal(place)).toBe('it started')
  })
})

if (server)
  describe('a PostgreSQL that was emptied', () => {
    const spelled = (place: DatabasePlace, host: string): DatabasePlace => {
      if (place.engine !== 'postgres') throw new Error('no PostgreSQL')
      return { ...place, url: Object.assign(new URL(place.url), { hostname: host }).href }
    }

    it('is noticed under every name of this machine', async () => {
      const place = await newPlace()
      await used(spelled(place, '127.0.0.1'))
      await empty(place)
      for (const host of ['localhost', 'LOCALHOST', '127.0.0.1'])
        expect([host, await refusal(spelled(place, host))]).toEqual([
          host,
          expect.stringContaining('but the database in DATABASE_URL is empty. Nothing was changed. '),
        ])
    })

    it('is noticed under an unknown name, because its server has the same identifier', async () => {
      const place = await newPlace()
      await used(place)
      const [name = ''] = await marker()
      const told = JSON.parse(await readFile(join(folder, name), 'utf8'))
      expect(told.cluster).toMatch(/^\d+\/candor_/)
      await rename(join(folder, name), join(folder, 'postgres-0123456789ab.marker'))
      await writeFile(
        join(folder, 'postgres-0123456789ab.marker'),
        JSON.stringify({ ...told, address: 'a.name.in.the.hosts.file:5432/candor' }),
      )
      await empty(place)
      expect(await refusal(place)).toContain('is empty')
    })

    it('is noticed where an earlier release had named its marker after the address as written', async () => {
      const place = await newPlace()
      if (place.engine !== 'postgres') throw new Error('no PostgreSQL')
      await used(place)
      const [made = ''] = await marker()
      const { id, madeAt } = JSON.parse(await readFile(join(folder, made), 'utf8'))
      await rm(join(folder, made))
      const { port, pathname } = new URL(place.url)
      const hash = createHash('sha256').update(`127.0.0.1:${port}${pathname}`).digest('hex').slice(0, 12)
      await writeFile(join(folder, `postgres-${hash}.marker`), JSON.stringify({ id, madeAt }))
      await empty(place)
      expect(await refusal(spelled(place, 'localhost'))).toContain(`postgres-${hash}.marker says that`)
    })
  })

describe('a database that this version cannot work with is refused in a sentence', () => {
  it('a newer one', async () => {
    const place = await newPlace()
    await used(place, ({ db }) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030-01-01')`.execute(db),
    )
    expect(await refusal(place)).toBe(
      'StartRefusal: this database was written by a newer version of Candor. Start that version; nothing was changed.',
    )
  })

  it('one on which a change of the schema fails', async () => {
    const place = await newPlace()
    await used(place, ({ db }) => sql`delete from kysely_migration where name > '001-foundation'`.execute(db))
    expect(await refusal(place)).toMatch(
      /^StartRefusal: the database could not be brought to this version: step 002-prices failed \(.*already exists\)\. Nothing/,
    )
    const { rows } = await rowsOf(place, 'kysely_migration')
    expect(rows).toHaveLength(1)
  })

  it('one of which a part is missing', async () => {
    const place = await newPlace()
    await used(place, async ({ db }) => {
      await sql`drop table quotes`.execute(db)
      await sql`drop table preferences`.execute(db)
    })
    expect(await refusal(place)).toMatch(/^StartRefusal: a part of the database is missing \((quotes|preferences), /)
  })
})

if (server)
  describe('a PostgreSQL that does not wait for its disk', () => {
    it('is refused with what to set', async () => {
      const place = await newPlace()
      await used(place, ({ db }) =>
        sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`.execute(
          db,
        ),
      )
      expect(await refusal(place)).toBe(
        'StartRefusal: this PostgreSQL runs with synchronous_commit=off and would lose what it has acknowledged when the ' +
          'power fails. Nothing was changed. Set synchronous_commit=on and start again.',
      )
    })

    it('is accepted where it does wait, and has time limits for statements', async () => {
      await used(await newPlace(), async ({ db }) => {
        const { rows } = await sql<{
          name: string
          setting: string
        }>`select name, setting from pg_settings where name in
          ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(db)
        expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
          'idle_in_transaction_session_timeout=30000',
          'lock_timeout=10000',
          'statement_timeout=20000',
        ])
      })
    })

    it.each([
      ['off', 'on'],
      ['remote_apply', 'remote_apply'],
    ])('waits in each connection, whatever is set while it runs: %s', async (set, waits) => {
      await used(await newPlace(), async ({ db }) => {
        // given: the setting of later connections is changed, as somebody may while Candor runs
        await sql
          .raw(
            `do $$ begin execute format('alter database %I set synchronous_commit = ${set}', current_database()); end $$`,
          )
          .execute(db)
        const kept = await settingOf(db)

        // when: the connections are ended, so that new ones take their place
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {})

        // then: a setting of the session is changed by nobody outside
        expect(kept).toEqual({ setting: 'on', source: 'session' })
        expect(await settingOf(db)).toEqual({ setting: waits, source: 'session' })
      })
    })
  })

async function settingOf(db: Db): Promise<unknown> {
  const { rows } = await sql`select setting, source from pg_settings where name = 'synchronous_commit'`.execute(db)
  return rows[0]
}

async function rowsOf(place: DatabasePlace, table: string) {
  // Opened without Candor's own opening, which is what was refused.
  const { Kysely } = await import('kysely')
  const { nodeSqliteDialect } = await import('./sqlite-dialect.ts')
  const { postgresDialect } = await import('./postgres-dialect.ts')
  const db = new Kysely<Record<string, never>>({
    dialect:
      place.engine === 'postgres' ? postgresDialect({ url: place.url }) : nodeSqliteDialect(join(folder, 'candor.db')),
  })
  return sql
    .raw(`select * from ${table}`)
    .execute(db)
    .finally(() => db.destroy())
}
