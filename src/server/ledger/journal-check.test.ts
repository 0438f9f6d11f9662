import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PrincipleBody } from '#contract/principles.ts'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
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
