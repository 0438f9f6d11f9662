import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { lockFolder } from './journal-folder.ts'

let folder: string
let app: TestApp
let alice: Visitor
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-moved-'))
  app = await openTestApp({ CANDOR_DATA: folder })
  alice = await app.member('alice')
  expect((await write('I wait one night before I buy.')).status).toBe(201)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (text: string) => alice.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text })
const health = () => app.visitor().send('GET', '/api/health')
const path = (name: string) => join(folder, name)

/** What people do to a journal's files while its server runs. */
const MOVES: readonly (readonly [string, () => void])[] = [
  [
    'removed',
    () => {
      for (const name of ['candor.db', 'candor.db-wal', 'candor.db-shm']) rmSync(path(name))
    },
  ],
  ['renamed', () => renameSync(path('candor.db'), path('old.db'))],
  [
    'replaced by a copy',
    () => {
      copyFileSync(path('candor.db'), path('copy.db'))
      renameSync(path('copy.db'), path('candor.db'))
    },
  ],
  [
    'moved and linked',
    () => {
      renameSync(path('candor.db'), path('old.db'))
      symlinkSync(path('old.db'), path('candor.db'))
    },
  ],
  ['robbed of its log', () => rmSync(path('candor.db-wal'))],
]

describe('a journal whose file is', () => {
  it.each(MOVES)('%s while it is open is not written and not read any more, and says why', async (_, move) => {
    expect(await health()).toMatchObject({ status: 200 })
    move()
    expect(await write('I never average down.')).toMatchObject({
      status: 503,
      json: {
        code: 'unavailable',
        detail:
          'The file of this journal was removed or replaced while Candor was running, so nothing more is recorded. Your words ' +
          'are still here. Whoever runs this Candor has to put the file back, or restore a backup, and restart it.',
      },
    })
    expect(await health()).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  })

  it.each(MOVES)('%s is not read from the first request on', async (_, move) => {
    // Files are looked at once in a turn of the event loop, and another program moves them in another one.
    await new Promise(setImmediate)
    move()
    expect(await alice.send('GET', '/api/principles')).toMatchObject({
      status: 503,
      json: {
        code: 'unavailable',
        detail:
          'The file of this journal was removed or replaced while Candor was running. Whoever runs it has to put the file ' +
          'back, or restore a backup, and restart it before this can be shown.',
      },
    })
  })

  it('put back has what was acknowledged, and accepts entries again after a restart', async () => {
    renameSync(path('candor.db'), path('old.db'))
    expect((await write('I never average down.')).status).toBe(503)
    renameSync(path('old.db'), path('candor.db'))
    expect((await health()).status).toBe(503)
    await app.close()
    app = await openTestApp({ CANDOR_DATA: folder })
    alice = app.visitor()
    await alice.send('POST', '/api/session', { username: 'alice', password: 'lanterns' })
    const { json } = await alice.send('GET', '/api/principles')
    expect(json).toMatchObject({ principles: [{ versions: [{ text: 'I wait one night before I buy.' }] }] })
    expect((await write('I never average down.')).status).toBe(201)
  })
})

describe('a journal whose lock is removed', () => {
  const LOCK = 'candor.lock'

  it('is reserved anew by the Candor that runs on it, so that no second one starts', async () => {
    rmSync(path(LOCK))
    expect((await write('I never average down.')).status).toBe(201)
    expect(() => lockFolder(folder)).toThrow('another Candor is running')
    expect((await write('I sell what I would not buy.')).status).toBe(201)
  })

  it('is left to another Candor that has started meanwhile: this one neither writes nor reads', async () => {
    rmSync(path(LOCK))
    const other = lockFolder(folder)
    await new Promise(setImmediate)
    const detail = expect.stringContaining('Another Candor was started on this journal')
    expect(await write('I never average down.')).toMatchObject({ status: 503, json: { detail } })
    expect(await alice.send('GET', '/api/principles')).toMatchObject({ status: 503, json: { detail } })
    expect(await health()).toMatchObject({ status: 503 })
    other.release()
  })
})
