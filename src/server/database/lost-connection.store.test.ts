import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { findSetting, storeSetting } from './settings-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Ends the connection of the first who reads this setting, and of nobody after that. */
async function endFirstReader(): Promise<void> {
  const { db } = database
  await sql`create sequence readers`.execute(db)
  await sql`create function end_first_reader(text) returns text language plpgsql as
    'begin if nextval(''readers'') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; return $1; end'`.execute(
    db,
  )
  await sql`alter table settings rename to kept_settings`.execute(db)
  await sql`create view settings as select name, end_first_reader(value) as value from kept_settings`.execute(db)
}

/** Only PostgreSQL can be lost while Candor runs. */
if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('a connection that breaks off', () => {
    it('during a read is replaced, and the read is repeated', async () => {
      await storeSetting(database.db, 'kept', 'yes')
      await endFirstReader()
      expect(await findSetting(database.db, 'kept')).toBe('yes')
    })

    it('before a transaction or a read begins is replaced, so that lost idle connections do no harm', async () => {
      const pid = async () =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid
      for (let round = 0; round < 5; round += 1) {
        await Promise.all(Array.from({ length: 6 }, pid))
        // Asked at once, before the pool has noticed that its connections are gone.
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
        const kept = await Promise.all([
          ...Array.from({ length: 4 }, () => findSetting(database.db, 'database-id')),
          ...Array.from({ length: 4 }, () =>
            database.db.transaction().execute((trx) => findSetting(trx, 'database-id')),
          ),
        ])
        expect(kept).toEqual(Array.from({ length: 8 }, () => null))
      }
    })

    it('during a write is an error, because the write may have been committed', async () => {
      const insert = sql`with ended as (select pg_terminate_backend(pg_backend_pid()))
        insert into settings (name, value) select 'written', 'perhaps' from ended`
      await expect(insert.execute(database.db)).rejects.toThrow(/terminat/i)
    })

    it('within a transaction ends all of it: none of its statements is repeated alone', async () => {
      await storeSetting(database.db, 'kept', 'yes')
      await endFirstReader()
      const transaction = database.db.transaction().execute((trx) => findSetting(trx, 'kept'))
      await expect(transaction).rejects.toThrow(/terminat/i)
    })

    it('under two concurrent statements leaves no warning behind', async () => {
      const warned: string[] = []
      const warn = ({ message }: Error) => warned.push(message)
      process.on('warning', warn)
      await database.db
        .transaction()
        .execute((trx) =>
          Promise.all([
            sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx),
            sql`select 1`.execute(trx),
            sql`select 2`.execute(trx),
          ]),
        )
        .catch(() => undefined)
      const told = once(process, 'warning')
      process.emitWarning('the last one')
      await told
      process.off('warning', warn)
      expect(warned).toEqual(['the last one'])
    })
  })
else it('does not exist on SQLite', () => expect(database.engine).toBe('sqlite'))
