import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseRelay, startDatabaseRelay } from '#test/support/database-relay.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { readConfig } from '../config/config.ts'
import { openDirectConnection } from './direct-connection.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const log = pino({ level: 'silent' })

if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('a direct connection', () => {
    let name: string
    let url: string
    let relay: DatabaseRelay
    beforeEach(async () => {
      name = `candor_${randomBytes(6).toString('hex')}`
      url = await createDatabase(server, name)
      relay = await startDatabaseRelay(url)
    })
    afterEach(async () => {
      await relay.close()
      await dropDatabase(server, name)
    })

    it('that is closed while it reconnects leaves nothing open', async () => {
      const connection = await openDirectConnection(relay.url, log)
      const held = relay.holdNext()
      relay.cut()
      const letThrough = await held
      const closed = connection.close()
      const ended = letThrough()
      await closed
      await ended
      await expect.poll(() => relay.connections()).toBe(0)
    })

    it('to a server that vanishes without a word is made anew, and listens again', async () => {
      // given: a process that listens, and holds a lease
      const heard: string[] = []
      let returns = 0
      const connection = await openDirectConnection(relay.url, log, { everyMs: 50, answerMs: 500 })
      await connection.listen('candor_test', (text) => void heard.push(text))
      connection.onReturn(() => {
        returns += 1
      })
      expect(await connection.hold('jobs')).toBe(true)

      // when
      relay.silence()

      // then: it holds nothing any more that another process may have taken, and hears what is sent next
      await expect.poll(() => returns, { timeout: 10_000 }).toBe(1)
      expect(await connection.hold('jobs')).toBe(false)
      const client = new pg.Client(url)
      await client.connect()
      await client.query("select pg_notify('candor_test', 'again')")
      await client.end()
      await expect.poll(() => heard).toEqual(['again'])
      await connection.close()
    })
  })
else it('a direct connection does not exist on SQLite', () => expect(readConfig({}).database).toBeNull())
