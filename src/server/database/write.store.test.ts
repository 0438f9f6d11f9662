import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { findSetting } from './settings-store.ts'
import { OutcomeUnknown } from './storage-failure.ts'
import { makeWrite, type Write } from './write.ts'

let database: TestDatabase
let write: Write
beforeEach(async () => {
  database = await openTestDatabase()
  write = makeWrite(database)
})
afterEach(() => database.close())

const store = (name: string, value: string) =>
  write('alice', async (trx) => {
    await trx.insertInto('settings').values({ name, value }).execute()
    return name
  })

const storeAndFail = (name: string) =>
  write('alice', async (trx) => {
    await trx.insertInto('settings').values({ name, value: 'half' }).execute()
    throw new Error(`${name} failed`)
  })

describe('writes at the same moment', () => {
  it('are all stored, and each gets its own result', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `name-${n}`)
    expect(await Promise.all(names.map((name) => store(name, 'whole')))).toEqual(names)
    for (const name of names) expect(await findSetting(database.db, name)).toBe('whole')
  })

  it('are stored though another one fails', async () => {
    await store('taken', 'whole')
    const outcomes = await Promise.allSettled([
      store('a', 'whole'),
      storeAndFail('b'),
      store('c', 'whole'),
      store('taken', 'twice'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(outcomes[1]).toMatchObject({ reason: { message: 'b failed' } })
    expect(await Promise.all(['a', 'b', 'c', 'taken'].map((name) => findSetting(database.db, name)))).toEqual([
      'whole',
      null,
      'whole',
      'whole',
    ])
  })

  it('leave nothing of one that fails alone, and go on after it', async () => {
    await expect(storeAndFail('a')).rejects.toThrow('a failed')
    expect(await findSetting(database.db, 'a')).toBeNull()
    expect(await store('a', 'whole')).toBe('a')
  })

  it('see what the writes before them wrote', async () => {
    await store('counter', '0')
    const add = () =>
      write('alice', async (trx) => {
        const value = Number(await findSetting(trx, 'counter')) + 1
        await trx
          .updateTable('settings')
          .set({ value: String(value) })
          .where('name', '=', 'counter')
          .execute()
        return value
      })
    expect((await Promise.all(Array.from({ length: 12 }, add))).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
  })
})

/** Only PostgreSQL can be lost while Candor runs. */
if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('a write whose connection is terminated', () => {
    it('in the middle is repeated on another connection, once', async () => {
      let tries = 0
      await write('alice', async (trx) => {
        tries += 1
        await trx.insertInto('settings').values({ name: 'written', value: 'whole' }).execute()
        if (tries < 3) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
      })
      expect(tries).toBe(3)
      expect(await findSetting(database.db, 'written')).toBe('whole')
    })

    it('at its COMMIT is not repeated blindly, because nobody knows whether it was done', async () => {
      await sql`create function end_connection() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(database.db)
      await sql`create constraint trigger at_commit after insert on settings deferrable initially deferred
        for each row execute function end_connection()`.execute(database.db)
      await expect(store('lost', 'perhaps')).rejects.toThrow(OutcomeUnknown)
      await sql`drop trigger at_commit on settings`.execute(database.db)
      expect(await store('lost', 'now')).toBe('lost')
    })

    it('while it waits between two statements ends nothing else', async () => {
      let isEnded = false
      await write('alice', async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        if (!isEnded) await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(database.db)
        isEnded = true
        await trx.insertInto('settings').values({ name: 'between', value: 'whole' }).execute()
      })
      expect(await findSetting(database.db, 'between')).toBe('whole')
    })
  })
