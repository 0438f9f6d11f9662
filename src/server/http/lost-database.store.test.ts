import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { type DatabaseRelay, startDatabaseRelay } from '#test/support/database-relay.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `candor_${randomBytes(6).toString('hex')}`
const NOWHERE = 'postgres://127.0.0.1:9/nothing'

const hold = () => ({
  decisionId: randomUUID(),
  updateAction: 'Hold',
  updatedConfidenceLevel: 6,
  updatedThesis: 'It goes on as I wrote.',
})

/** Only PostgreSQL can be lost while Candor runs. */
if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('while PostgreSQL is away', () => {
    let relay: DatabaseRelay
    let url: string
    let app: TestApp
    let alice: Visitor
    beforeAll(async () => {
      url = await createDatabase(server, name, process.env.CANDOR_TEST_MIGRATED)
      relay = await startDatabaseRelay(url)
      app = await openTestApp({ DATABASE_URL: relay.url })
      alice = await app.member()
      await alice.send('POST', '/api/assets', buyIbm())
      await app.critiquesDone()
    })
    afterAll(async () => {
      await app.close()
      await relay.close()
      await dropDatabase(server, name)
    })

    const send = (body: object) => alice.send('POST', '/api/assets/1/decisions', body)
    const holds = async () => {
      const { thesis } = (await alice.send('GET', '/api/assets/1')).json as AssetView
      return thesis.filter(({ action }) => action === 'Hold').length
    }

    it('a decision is refused with the news that nothing was recorded, and recorded once when it is sent again', async () => {
      const decision = hold()
      relay.leadTo(NOWHERE)
      relay.cut()
      expect(await send(decision)).toMatchObject({
        status: 503,
        json: {
          code: 'unavailable',
          detail:
            'The database of this Candor did not answer: nothing was recorded, your words are still here. Try again in a few seconds.',
        },
      })
      relay.leadTo(url)
      expect(await holds()).toBe(0)
      expect((await send(decision)).status).toBe(201)
      expect((await send(decision)).status).toBe(201)
      expect(await holds()).toBe(1)
    })

    it('a decision whose entry breaks the connection is not said to be unrecorded, for nobody knows', async () => {
      // Past the app's own connections, of which some may have broken off unnoticed.
      const direct = new pg.Client(url)
      await direct.connect()
      await direct.query(`create function break_off() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`)
      await direct.query(`create trigger entries_break_off before insert on entries
        for each statement execute function break_off()`)
      const decision = hold()
      expect(await send(decision)).toMatchObject({
        status: 503,
        json: { detail: expect.stringContaining('so it is not known whether this was recorded') },
      })
      await direct.query('drop trigger entries_break_off on entries')
      await direct.end()
      expect((await send(decision)).status).toBe(201)
      expect(await holds()).toBe(2)
    })
  })
else it('does not exist on SQLite', () => expect(process.env.CANDOR_TEST_ENGINE).toBe('sqlite'))
