import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let alice: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-11-19T15:00:00.000Z')
  alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  app.setNow('2026-11-23T15:00:00.000Z')
})
afterEach(() => app.close())

/**
 * Limits SQLite to the pages that it has, so that it fails as it does on a full disk. Every write takes ballast with it, so
 * that none fits into what is left of the last pages.
 */
async function fillDisk(): Promise<void> {
  const { db } = app.context
  await sql`create table ballast (value text)`.execute(db)
  for (const table of await tables())
    for (const event of ['insert', 'update', 'delete'])
      await sql
        .raw(`create trigger weigh_${table}_${event} before ${event} on ${table}
              begin insert into ballast values (hex(zeroblob(50000))); end`)
        .execute(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 1}`).execute(db)
}

const freeDisk = () => sql.raw('pragma max_page_count = 1000000').execute(app.context.db)

/** The tables that can have triggers: SQLite allows none on the search's virtual table or on the tables in which it is stored. */
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name <> 'ballast' and name not like 'sqlite%'`.execute(app.context.db)
  return rows.map(({ name }) => name)
}

const long = 'Hybrid cloud revenue should grow for three straight quarters. '.repeat(70)
const csv = `Date,Close\n${Array.from({ length: 28 }, (_, n) => `2026-02-${String(n + 1).padStart(2, '0')},${100 + n}`).join('\n')}`

describe('on a disk that is full', () => {
  const writes: readonly (readonly [string, (visitor: Visitor) => ReturnType<Visitor['send']>])[] = [
    ['a new company', (v) => v.send('POST', '/api/assets', buyIbm({ ticker: 'CAT', thesis: long }))],
    [
      'a decision',
      (v) =>
        v.send('POST', '/api/assets/1/decisions', {
          decisionId: crypto.randomUUID(),
          updateAction: 'Hold',
          updatedConfidenceLevel: 7,
          updatedThesis: long,
        }),
    ],
    ['a price', (v) => v.send('POST', '/api/assets/1/prices', { price: 99 })],
    ['a close of an earlier day', (v) => v.send('POST', '/api/assets/1/prices', { price: 99, on: '2026-11-19' })],
    ['a file of prices', (v) => v.send('POST', '/api/assets/1/daily-prices', { csv })],
    [
      'a split',
      (v) => v.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-11-20', newShares: 2, oldShares: 1 }),
    ],
    [
      'a principle',
      (v) =>
        v.send('POST', '/api/principles', {
          principleId: crypto.randomUUID(),
          text: 'Never average down. '.repeat(20),
        }),
    ],
    ['a setting', (v) => v.send('POST', '/api/settings', { benchmark: 'QQQ' })],
    ['a theme', (v) => v.send('POST', '/api/settings', { theme: 'dark' })],
    ['the wish for another critique', askAgain],
    ['a sign-up', () => app.visitor().send('POST', '/api/accounts', { username: 'late.comer', password: 'lanterns' })],
    ['a sign-in', () => app.visitor().send('POST', '/api/session', { username: 'signs.in', password: 'lanterns' })],
  ]

  async function askAgain(visitor: Visitor) {
    const { json } = await visitor.send('GET', '/api/assets/1')
    const { thesis } = json as { thesis: { decisionId: string }[] }
    return visitor.send('POST', '/api/assets/1/critiques', { decisionId: thesis[0]?.decisionId })
  }

  it.each(writes)('%s is refused with 507, and taken once there is space again', async (_, write) => {
    await app.member('signs.in')
    await fillDisk()
    expect(await write(alice)).toMatchObject({
      status: 507,
      json: {
        code: 'storage-full',
        detail:
          'The disk of this Candor is full: nothing was recorded, your words are still here. Free some space on it and try again.',
      },
    })
    await freeDisk()
    expect((await write(alice)).status).toBeLessThan(300)
  })

  it('every page can be read', async () => {
    await fillDisk()
    const paths = [
      '/api/health',
      '/api/session',
      '/api/assets?list=bought',
      '/api/assets/1',
      '/api/assets/1/chart',
      '/api/assets/1/workings',
      '/api/summary',
      '/api/summary/workings',
      '/api/summary/equity',
      '/api/principles',
      '/api/journal',
      '/api/journal/assets',
      '/api/settings',
      '/api/prices/IBM',
      '/api/companies?search=ibm',
    ]
    for (const path of paths) expect([path, (await alice.send('GET', path)).status]).toEqual([path, 200])
  })

  it('the Journal shows what it has indexed, and says how many of the newest entries are missing', async () => {
    await alice.send('GET', '/api/journal')
    await alice.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' })
    await fillDisk()
    const { status, json } = await alice.send('GET', '/api/journal?search=hybrid')
    expect([status, json]).toMatchObject([200, { notSearched: 1, entries: expect.any(Array) }])
    await freeDisk()
    expect((await alice.send('GET', '/api/journal?search=average')).json).toMatchObject({
      notSearched: 0,
      entries: [{ kind: 'principle' }],
    })
  })

  it('many decisions at once are all refused, and none is recorded', async () => {
    await fillDisk()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => alice.send('POST', '/api/assets', buyIbm({ ticker: `T${n}`, thesis: long }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 507))
    expect((await alice.send('GET', '/api/assets?list=bought')).json).toMatchObject({ assets: [{ assetId: 1 }] })
  })
})
