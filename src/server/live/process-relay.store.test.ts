import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { type Heard, listenTo } from '#test/support/event-stream.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `candor_${randomBytes(6).toString('hex')}`

/** Only on PostgreSQL can several processes share a journal. */
if (process.env.CANDOR_TEST_ENGINE === 'postgres')
  describe('two processes on one PostgreSQL', () => {
    let one: TestApp
    let other: TestApp
    beforeAll(async () => {
      const DATABASE_URL = await createDatabase(server, name)
      const environment = { DATABASE_URL, CANDOR_SECRET: 'a secret that both processes have been given' }
      one = await openTestApp(environment)
      other = await openTestApp(environment)
    })
    afterAll(async () => {
      await one.close()
      await other.close()
      await dropDatabase(server, name)
    })

    it('a page of one process is told what the other records, and the critique that follows', async () => {
      const alice = await one.member()
      const page = await listenTo(other, alice)
      await alice.send('POST', '/api/assets', buyIbm())
      const heard = await page.until(
        ({ event, data }) => event === 'recorded' && (data as { sequence: number }).sequence === 2,
      )
      expect(heard.filter(({ event }) => event !== 'critique-text')).toEqual([
        { event: 'standing', data: { sequence: 0 } },
        { event: 'recorded', data: { assetId: 1, sequence: 1, after: 0 } },
        { event: 'recorded', data: { assetId: 1, sequence: 2, after: 1, isCritique: true } },
      ])
      await page.close()
    })

    it('a page of the same process is told it once, and principles too', async () => {
      const alice = await one.member()
      const page = await listenTo(one, alice)
      await alice.send('POST', '/api/principles', { principleId: randomUUID(), text: 'Never average down.' })
      await alice.send('POST', '/api/assets', buyIbm())
      const heard = await page.until(({ data }) => (data as { sequence: number }).sequence === 3)
      expect(heard.filter(({ event }) => event === 'principles-changed')).toHaveLength(1)
      expect(heard.filter(({ event }) => event === 'recorded')).toHaveLength(2)
      await page.close()
    })

    it('a session that one process ends closes its pages in the other', async () => {
      const alice = await one.member()
      const page = await listenTo(other, alice)
      await alice.send('DELETE', '/api/account/sessions')
      expect((await page.ended()).at(-1)).toEqual({ event: 'signed-out', data: {} })
    })

    it('a process that lost its connection lets its pages catch up when it is back', async () => {
      const alice = await one.member()
      const page = await listenTo(other, alice)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'candor listener'`.execute(other.context.db)
      await alice.send('POST', '/api/assets', buyIbm())
      await one.critiquesDone()
      const stands = (heard: readonly Heard[]) => heard.filter(({ event }) => event === 'standing').length
      await page.until(() => stands(page.heard) > 1)
      await page.until(({ data }) => (data as { sequence: number }).sequence === 2)
      await page.close()
    })

    it('one of them holds the lease, and the other takes over when it has ended', async () => {
      // Whichever asked first after both had lost their connections.
      const leads = [await one.context.leads(), await other.context.leads()]
      expect(leads.toSorted()).toEqual([false, true])
      const [leader, follower] = leads[0] ? [one, other] : [other, one]
      const third = await openTestApp({ DATABASE_URL: other.context.config.database?.url ?? '' })
      expect(await third.context.leads()).toBe(false)
      await leader.close()
      await until(
        'a leader',
        () => follower.context.leads(),
        (leads) => leads,
      )
      expect(await third.context.leads()).toBe(false)
      await third.close()
    })
  })
else
  it('does not exist on SQLite, which one process holds', async () => {
    const app = await openTestApp()
    expect(await app.context.leads()).toBe(true)
    await app.close()
  })
