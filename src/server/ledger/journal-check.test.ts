import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PrincipleBody } from '#contract/principles.ts'
import { makeApp } from '../app.ts'
import { runBackupCommand } from '../commands/backup-command.ts'
import { readConfig } from '../config/config.ts'
import { createAppContext } from '../create-app-context.ts'

const ORIGIN = 'http://127.0.0.1:3000'

let folder: string
let cookies: Record<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-'))
  cookies = {}
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** One start of Candor on the folder, checked to its end. */
async function start() {
  const logged: string[] = []
  const config = { ...readConfig({ SEC_BASE_URL: 'http://127.0.0.1:9' }), dataFolder: folder, database: null }
  const { context, close } = await createAppContext(
    config,
    pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
  )
  const app = makeApp(context, null)
  await context.journalCheck.start()
  const send = async (username: string, method: string, path: string, body?: object) => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie: cookies[username] ?? '' }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await app.request(`${ORIGIN}${path}`, init)
    const [cookie] = answer.headers.getSetCookie()
    if (cookie) cookies[username] = cookie.split(';')[0] ?? ''
    return answer.json()
  }
  return { send, logged, close }
}

async function writeJournals(): Promise<void> {
  const { send, close } = await start()
  for (const username of ['alice', 'bobby']) {
    await send(username, 'POST', '/api/accounts', { username, password: 'lanterns' })
    for (const text of ['Never average down.', 'Name what would prove me wrong.'])
      await send(username, 'POST', '/api/principles', PrincipleBody.parse({ principleId: crypto.randomUUID(), text }))
  }
  await close()
}

function tamper(statements: string): void {
  const db = new DatabaseSync(join(folder, 'candor.db'))
  db.exec(`drop trigger entries_refuse_update; drop trigger entries_refuse_delete; ${statements}`)
  db.close()
}

const USER_ID = "(select id from users where username = 'alice')"

describe('the check at the start', () => {
  it('reports nothing for an undamaged journal', async () => {
    await writeJournals()
    const { send, logged, close } = await start()
    expect(await send('alice', 'GET', '/api/session')).toMatchObject({ user: { username: 'alice' } })
    expect(logged).toEqual([])
    await close()
  })

  it('reports a changed entry to its owner and the log and nobody else, at every start', async () => {
    await writeJournals()
    tamper(`update entries set body = replace(body, 'Never', 'Always') where user_id = ${USER_ID} and sequence = 1`)
    for (let times = 1; times <= 2; times += 1) {
      const { send, logged, close } = await start()
      expect(await send('alice', 'GET', '/api/session')).toMatchObject({
        journal: {
          summary: expect.stringMatching(/^Something in your journal is not what Candor recorded\./),
          faultCount: 1,
          faults: [{ kind: 'content-changed', entries: 'entry 1', message: 'What it says is not what was recorded.' }],
        },
      })
      expect(await send('bobby', 'GET', '/api/session')).toMatchObject({ user: { username: 'bobby' } })
      expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toMatchObject([
        { level: 50, kind: 'content-changed', sequence: 1, msg: expect.stringContaining('entry 1') },
      ])
      await close()
    }
  })

  it('reports a cut tail even if more was recorded since', async () => {
    await writeJournals()
    tamper(`delete from entries where user_id = ${USER_ID} and sequence = 2`)
    const first = await start()
    await first.send('alice', 'POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Sell on facts.' })
    await first.close()
    const { send, close } = await start()
    expect(await send('alice', 'GET', '/api/session')).toMatchObject({
      journal: { faults: [{ kind: 'entry-removed', entries: 'entry 2' }] },
    })
    await close()
  })
})

describe('a file of remembered heads that is not whole', () => {
  const file = () => join(folder, 'candor.heads')

  /** What the owners are told of their journals after another start. */
  async function ask() {
    const { send, close } = await start()
    const told = []
    for (const username of ['alice', 'bobby']) {
      const { journal } = await send(username, 'GET', '/api/session')
      const { faultCount, faults, summary } = await send(username, 'GET', '/api/proof')
      const receipt = await send(username, 'GET', '/api/receipt')
      told.push({ journal, proof: { faultCount, faults, summary }, receipt })
    }
    await close()
    return told
  }

  const NOTHING = {
    journal: undefined,
    proof: { faultCount: 0, faults: [], summary: null },
    receipt: expect.objectContaining({ signature: expect.any(String) }),
  }
  const cannot = (kind: string, message: string) => ({
    journal: {
      summary: expect.stringMatching(
        /^The end of your journal cannot be compared with what was remembered of it outside/,
      ),
      advice: expect.stringContaining('Ask whoever runs this Candor'),
      faultCount: 1,
      faults: [{ kind, entries: '', message: expect.stringContaining(message) }],
    },
    proof: {
      faultCount: 1,
      faults: [{ kind, entries: '', message: expect.stringContaining(message) }],
      summary: expect.stringMatching(/^The end of your journal cannot be compared/),
    },
    receipt: expect.objectContaining({
      status: 409,
      detail: expect.stringMatching(/^The end of your journal cannot be compared .* so no receipt is signed for it\./),
    }),
  })

  const REMOVED = cannot('heads-removed', 'and lines of that file are gone')

  it.each([
    ['removed', () => rmSync(file()), 'heads-removed', 'and lines of that file are gone'],
    ['emptied', () => writeFileSync(file(), ''), 'heads-unreadable', 'cannot be read any more:'],
    [
      'cut',
      () => writeFileSync(file(), `${readFileSync(file(), 'utf8').split('\n')[0]}\n`),
      'heads-removed',
      'and lines of that file are gone',
    ],
    ['spoiled', () => writeFileSync(file(), 'no line of it\n'), 'heads-unreadable', 'cannot be read any more:'],
  ])('is told to every owner, and nothing is signed: %s', async (name, harm, kind, message) => {
    await writeJournals()
    expect(await ask()).toEqual([NOTHING, NOTHING])
    harm()
    const told = cannot(kind, message)
    expect(await ask()).toEqual([told, told])
    // What is remembered since stands behind the gap.
    const still = name === 'emptied' ? REMOVED : told
    expect(await ask()).toEqual([still, still])
  })

  it('is told also where an older copy of the database was put back with it', async () => {
    await writeJournals()
    copyFileSync(join(folder, 'candor.db'), join(folder, 'older.db'))
    const { send, close } = await start()
    await send('alice', 'POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Sell on facts.' })
    await close()
    copyFileSync(join(folder, 'older.db'), join(folder, 'candor.db'))
    rmSync(file())
    expect(await ask()).toEqual([REMOVED, REMOVED])
  })

  it('is no longer told, and receipts are signed, after it and the marker were moved away while Candor was stopped', async () => {
    await writeJournals()
    rmSync(file())
    expect(await ask()).toEqual([REMOVED, REMOVED])
    for (const name of ['candor.heads', 'candor.marker']) rmSync(join(folder, name))
    expect(await ask()).toEqual([NOTHING, NOTHING])
    expect(await ask()).toEqual([NOTHING, NOTHING])
  })

  it('is no longer told after a backup was restored', async () => {
    await writeJournals()
    const environment = { CANDOR_DATA: folder }
    const run = (name: 'backup' | 'restore') =>
      runBackupCommand({ name, words: [join(folder, 'whole.backup')], environment, say: () => undefined })
    expect(await run('backup')).toBe(0)
    rmSync(file())
    expect(await ask()).toEqual([REMOVED, REMOVED])
    expect(await run('restore')).toBe(0)
    const { send, close } = await start()
    // A restore ends every session.
    for (const username of ['alice', 'bobby'])
      await send(username, 'POST', '/api/session', { username, password: 'lanterns' })
    await close()
    expect(await ask()).toEqual([NOTHING, NOTHING])
  })

  it('is told beside what is wrong with the owner’s own journal', async () => {
    await writeJournals()
    tamper(`update entries set body = replace(body, 'Never', 'Always') where user_id = ${USER_ID} and sequence = 1`)
    rmSync(file())
    const [alice] = await ask()
    expect(alice?.journal.summary).toMatch(/^Something in your journal is not what Candor recorded\./)
    expect(alice?.proof.faults.map(({ kind }: { kind: string }) => kind)).toEqual(['content-changed', 'heads-removed'])
    expect(alice?.receipt.detail).toMatch(/^Your journal is not what Candor recorded, so no receipt is signed/)
  })
})
