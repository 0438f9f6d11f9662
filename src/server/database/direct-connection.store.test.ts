import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startDatabaseRelay } from '#test/support/database-relay.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { readConfig } from '../config.ts'
import { openDirectConnection } from './direct-connection.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `candor_${randomBytes(6).toString('hex')}`

if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  it('a direct connection that is closed while it reconnects leaves nothing open', async () => {
    const relay = await startDatabaseRelay(await createDatabase(server, name))
    const connection = await openDirectConnection(relay.url, pino({ level: 'silent' }))
    const held = relay.holdNext()
    relay.cut()
    const letThrough = await held
    const closed = connection.close()
    const ended = letThrough()
    await closed
    await ended
    await expect.poll(() => relay.connections()).toBe(0)
    await relay.close()
    await dropDatabase(server, name)
  })
else it('a direct connection does not exist on SQLite', () => expect(readConfig({}).database).toBeNull())
