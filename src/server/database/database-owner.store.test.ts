import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `candor_${randomBytes(6).toString('hex')}`
const role = `${name}_app`

/** Only PostgreSQL has roles. */
if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('a Candor whose role owns no table', () => {
    let app: TestApp
    let environment: Record<string, string>
    beforeAll(async () => {
      await asAdministrator(`create role ${role} login password 'app'`)
      const DATABASE_DIRECT_URL = await createDatabase(server, name)
      const DATABASE_URL = Object.assign(new URL(DATABASE_DIRECT_URL), { username: role, password: 'app' }).href
      environment = { DATABASE_URL, DATABASE_DIRECT_URL }
      app = await openTestApp(environment)
    })
    afterAll(async () => {
      await app.close()
      await dropDatabase(server, name)
      await asAdministrator(`drop role ${role}`)
    })

    it('records, shows and finds what is recorded', async () => {
      const alice = await app.member()
      expect((await alice.send('POST', '/api/assets', buyIbm())).status).toBe(201)
      await app.critiquesDone()
      expect((await alice.send('GET', '/api/assets?list=bought')).json).toMatchObject({ assets: [{ ticker: 'IBM' }] })
      expect((await alice.send('GET', '/api/journal?q=IBM')).status).toBe(200)
    })

    it.each([
      'drop trigger entries_refuse_update_and_delete on entries',
      'alter table entries disable trigger all',
      'truncate entries',
      'drop table entries',
      'create or replace function refuse_change_but_of_erased() returns trigger language plpgsql as $$ begin return old; end $$',
      'update entries set body = body',
      'delete from entries',
    ])('cannot %s', async (statement) => {
      await expect(sql.raw(statement).execute(app.context.db)).rejects.toThrow(
        /must be owner|permission denied|append-only/,
      )
    })

    it('starts again, and finds its triggers restored by their owner', async () => {
      await app.close()
      await asAdministrator('alter table entries disable trigger entries_refuse_update_and_delete', name)
      app = await openTestApp(environment)
      expect(app.logged.join('\n')).toContain('entries_refuse_update_and_delete')
      await expect(sql.raw('delete from entries').execute(app.context.db)).rejects.toThrow(/append-only/)
    })
  })
else
  it('does not exist on SQLite', async () => {
    const app = await openTestApp({ DATABASE_DIRECT_URL: 'postgres://owner@127.0.0.1:9/candor' })
    expect(app.context.engine).toBe('sqlite')
    await app.close()
  })

async function asAdministrator(statement: string, database?: string): Promise<void> {
  const client = new pg.Client(database ? Object.assign(new URL(server), { pathname: `/${database}` }).href : server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
