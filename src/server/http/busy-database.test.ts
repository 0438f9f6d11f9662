import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let folder: string
let app: TestApp
let alice: Visitor
let other: DatabaseSync
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-busy-'))
  app = await openTestApp({ CANDOR_DATA: folder })
  alice = await app.member('alice')
  await alice.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  other = new DatabaseSync(join(folder, 'candor.db'))
  other.exec('begin immediate')
})
afterEach(async () => {
  other.close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (ticker: string) => alice.send('POST', '/api/assets', buyIbm({ ticker }))

describe('while another process holds the write lock of SQLite', () => {
  it('reads and the health check work, and waiting writes are recorded once the lock is free', async () => {
    let answered = 0
    const writes = [
      ...['CAT', 'DOG', 'COW'].map(add),
      alice.send('POST', '/api/settings', { benchmark: 'QQQ' }),
      app.visitor().send('POST', '/api/accounts', { username: 'late.comer', password: 'lanterns' }),
    ].map((write) =>
      write.then(({ status }) => {
        answered += 1
        return status
      }),
    )
    for (const path of ['/api/health', '/api/session', '/api/assets?list=bought', '/api/assets/1'])
      expect([path, (await alice.send('GET', path)).status]).toEqual([path, 200])
    expect(answered).toBe(0)
    other.exec('rollback')
    expect(await Promise.all(writes)).toEqual([201, 201, 201, 200, 201])
  })

  it('for longer than it waits for others, writes wait where it is the own process that writes, and are recorded', async () => {
    const from = performance.now()
    const longerThanForOthers = (at: number) => at > from + 5_500
    const apart = app.context.writeApart?.(new URL('data:text/javascript,setTimeout(() => {}, 7000)'))
    const writes = Promise.all(['CAT', 'DOG', 'COW'].map(add))
    await until('six seconds', async () => performance.now(), longerThanForOthers)
    other.exec('rollback')
    expect((await writes).map(({ status }) => status)).toEqual([201, 201, 201])
    await apart
  })

  it('for too long, all waiting writes are refused, and nothing was recorded', async () => {
    const answers = await Promise.all([
      ...['CAT', 'DOG', 'COW'].map(add),
      app.visitor().send('POST', '/api/session', { username: 'alice', password: 'lanterns' }),
    ])
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 503,
        json: {
          code: 'unavailable',
          detail:
            'Another program is writing to the database of this Candor: nothing was recorded, your words are still here. ' +
            'Try again in a few seconds.',
        },
      })
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    other.exec('rollback')
    expect((await alice.send('GET', '/api/assets?list=bought')).json).toMatchObject({ assets: [{ assetId: 1 }] })
    expect((await add('CAT')).status).toBe(201)
  })

  it('a write that comes later waits together with the others, and not after them', async () => {
    const nextTurn = () => new Promise((resolve) => setImmediate(resolve, 'still waits'))
    const write = () =>
      app.context
        .write('alice', () => Promise.resolve('written'))
        .catch((error: unknown) => (error instanceof Error ? error.message : 'no error'))
    const first = write()
    await nextTurn()
    await nextTurn()
    const second = write()
    expect(await first).toBe('database is locked')
    expect(await Promise.race([second, nextTurn()])).toBe('database is locked')
  })
})
