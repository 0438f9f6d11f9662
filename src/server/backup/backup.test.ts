import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { runBackupCommand } from '../commands/backup-command.ts'
import { runJournalCommand } from '../commands/journal-command.ts'
import { rememberErasure } from '../ledger/outside-heads.ts'

let folder: string
let app: TestApp
let member: Visitor
let journal: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-backup-'))
  app = await openTestApp({ CANDOR_DATA: join(folder, 'data') })
  member = await app.member('alice')
  await member.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  journal = await downloadText(app, member, '/api/export?format=json')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'candor-restored-'))
})
afterEach(() => rmSync(place, { recursive: true }))

async function run(name: 'backup' | 'restore', file: string, data: string, environment: Record<string, string> = {}) {
  const said: string[] = []
  const words = [join(place, file)]
  const asked = { CANDOR_DATA: data, ...environment }
  const code = await runBackupCommand({ name, words, environment: asked, say: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}
const backUp = (file = 'one', environment = {}) => run('backup', file, join(folder, 'data'), environment)
const restore = (file = 'one', environment = {}) => run('restore', file, join(place, 'data'), environment)
const filesIn = (path: string) => (existsSync(path) ? readdirSync(path).sort() : null)

describe('a backup', () => {
  it('replaces an older one, but never the journal or any other file', async () => {
    const data = join(folder, 'data')
    for (const name of ['candor.db', 'candor.receipt-key', 'candor.db-new']) {
      const before = existsSync(join(data, name)) ? readFileSync(join(data, name)) : null
      const words = [join(data, name)]
      const said: string[] = []
      const asked = { name: 'backup', words, environment: { CANDOR_DATA: data } } as const
      expect(await runBackupCommand({ ...asked, say: (line) => said.push(line) })).toBe(1)
      expect(said.join()).toMatch(
        /is a file of the journal itself, and FILE is where the backup goes\. Nothing was written/,
      )
      expect(existsSync(join(data, name)) ? readFileSync(join(data, name)) : null).toEqual(before)
    }
    writeFileSync(join(place, 'thesis.txt'), 'Years of work.')
    expect(await backUp('thesis.txt')).toMatchObject({ code: 1, said: expect.stringMatching(/is no backup of Candor/) })
    expect(readFileSync(join(place, 'thesis.txt'), 'utf8')).toBe('Years of work.')
    expect(await backUp('no-folder/one')).toMatchObject({ code: 1, said: expect.stringMatching(/There is no folder/) })
    writeFileSync(join(place, 'empty'), '')
    for (const _ of ['first', 'second']) expect(await backUp('empty')).toMatchObject({ code: 0 })
    for (const _ of ['first', 'second'])
      expect(await backUp('locked', { BACKUP_PASSPHRASE: 'lanterns on the quay' })).toMatchObject({ code: 0 })
  })

  it('made beside the running server is restored into an empty folder: the same journal, the same account', async () => {
    expect(await backUp()).toMatchObject({
      code: 0,
      said: expect.stringMatching(/: 2 entries of 1 user, \d+ bytes in/),
    })
    expect(await restore()).toMatchObject({ code: 0, said: expect.stringContaining('2 entries of 1 user') })
    const restored = await openTestApp({ CANDOR_DATA: join(place, 'data') })
    const again = restored.visitor()
    expect((await again.send('POST', '/api/session', { username: 'alice', password: 'lanterns' })).status).toBe(200)
    expect(await downloadText(restored, again, '/api/export?format=json')).toBe(journal)
    await restored.close()
  })

  it('is for its owner only, replaces an older one of its name, and leaves nothing else behind', async () => {
    await backUp()
    await backUp()
    expect(filesIn(place)).toEqual(['one'])
    expect(statSync(join(place, 'one')).mode & 0o777).toBe(0o600)
    expect(filesIn(join(folder, 'data'))?.filter((name) => name.startsWith('backup-'))).toEqual([])
  })

  it('contains no secret: no session, no signing secret, no key', async () => {
    await backUp()
    const bytes = readFileSync(join(place, 'one'), 'latin1')
    const { token } = await app.context.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow()
    const key = readFileSync(join(folder, 'data/candor.receipt-key'), 'latin1').trim()
    for (const secret of [token, app.context.secret, key]) expect(bytes.includes(secret)).toBe(false)
    expect(bytes).toContain('Hybrid cloud revenue')
  })

  it('with a passphrase cannot be read without it, and includes the keys', async () => {
    await backUp('one', { BACKUP_PASSPHRASE: 'correct horse battery' })
    expect(readFileSync(join(place, 'one'), 'latin1')).not.toContain('Hybrid cloud revenue')
    expect(await restore()).toMatchObject({ code: 1, said: expect.stringContaining('Set BACKUP_PASSPHRASE') })
    expect(await restore('one', { BACKUP_PASSPHRASE: 'correct horse battery!' })).toMatchObject({ code: 1 })
    expect(filesIn(join(place, 'data'))).toBeNull()
    expect(await restore('one', { BACKUP_PASSPHRASE: 'correct horse battery' })).toMatchObject({ code: 0 })
    // The backup contains neither the log of the running server's database nor its lock.
    expect(filesIn(join(folder, 'data'))).toContain('candor.db-wal')
    expect(filesIn(join(place, 'data'))).toEqual([
      'candor.db',
      'candor.lock',
      'candor.marker',
      'candor.receipt-key',
      'candor.secret',
    ])
    expect(readFileSync(join(place, 'data/candor.receipt-key'))).toEqual(
      readFileSync(join(folder, 'data/candor.receipt-key')),
    )
  })
})

describe('a restore refuses, and changes nothing, for', () => {
  const flips = Array.from({ length: 12 }, (_, index) => index / 11)
  it.each(flips)('a byte that was flipped, %d of the way through', async (way) => {
    await backUp()
    const bytes = readFileSync(join(place, 'one'))
    const at = Math.round(way * (bytes.length - 1))
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(join(place, 'one'), bytes)
    expect(await restore()).toMatchObject({ code: 1, said: expect.stringMatching(/damaged.*Nothing was changed/) })
    expect(filesIn(join(place, 'data'))).toBeNull()
  })

  it.each([0, 10, 5_000])('a file of which %i bytes are left', async (size) => {
    await backUp()
    writeFileSync(join(place, 'one'), readFileSync(join(place, 'one')).subarray(0, size))
    expect(await restore()).toMatchObject({ code: 1, said: expect.stringMatching(/Nothing was changed/) })
    expect(filesIn(join(place, 'data'))).toBeNull()
  })

  it('a file that is not there, and a command without one', async () => {
    expect(await restore('none')).toMatchObject({ code: 1, said: expect.stringContaining('There is no file') })
    const said: string[] = []
    const say = (line: string) => said.push(line)
    expect(await runBackupCommand({ name: 'restore', words: [], environment: {}, say })).toBe(1)
    expect(said.join()).toContain('npm run restore -- FILE')
  })

  it('a backup of a newer version', async () => {
    const data = await stoppedCopy()
    const db = new DatabaseSync(join(data, 'candor.db'))
    db.exec("insert into kysely_migration values ('900-later', '2030-01-01T00:00:00.000Z')")
    db.close()
    expect(await run('backup', 'one', data)).toMatchObject({ code: 0 })
    expect(await restore()).toMatchObject({ code: 1, said: expect.stringContaining('newer version') })
  })

  it('a journal whose Candor is running', async () => {
    await backUp()
    const before = readFileSync(join(folder, 'data/candor.db'))
    const { code, said } = await run('restore', 'one', join(folder, 'data'))
    expect([code, said]).toEqual([1, expect.stringContaining('another Candor is running')])
    expect(readFileSync(join(folder, 'data/candor.db'))).toEqual(before)
  })
})

/** A copy of the journal in a folder of its own, on which no process runs. */
async function stoppedCopy(): Promise<string> {
  const data = join(place, 'stopped')
  await backUp('first')
  await run('restore', 'first', data)
  return data
}

it('a restore sets the present journal aside, with its log', async () => {
  const data = await stoppedCopy()
  copyFileSync(join(data, 'candor.db'), join(place, 'as-it-was'))
  writeFileSync(join(data, 'candor.db-wal'), 'a stale log')
  const { code, said } = await run('restore', 'first', data)
  expect([code, said]).toEqual([0, expect.stringContaining('was not deleted: it is in')])
  const aside = readdirSync(data).find((name) => name.startsWith('before-restore-')) ?? ''
  expect(readFileSync(join(data, aside, 'candor.db'))).toEqual(readFileSync(join(place, 'as-it-was')))
  expect(filesIn(join(data, aside))).toContain('candor.db-wal')
  expect(filesIn(data)).not.toContain('candor.db-wal')
})

it('a restore keeps what was erased since in mind, so that a check names an account that came back', async () => {
  const data = await stoppedCopy()
  const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const signed = { format: 'candor-erasure', version: 1, publicKey: 'x', signature: 'x' } as const
  const erasure = { ...signed, user: id, entries: 2, hash: 'a'.repeat(64), erasedAt: '2026-11-22T10:00:00.000Z' }
  await rememberErasure(app.context.db, data, erasure)
  for (const _ of ['first', 'second']) {
    expect(await run('restore', 'first', data)).toMatchObject({ code: 0 })
    const said: string[] = []
    const asked = { name: 'verify', environment: { CANDOR_DATA: data }, isJson: true } as const
    expect(await runJournalCommand({ ...asked, say: (line) => said.push(line) })).toBe(1)
    expect(said.join()).toContain('erased-but-there')
    expect(readFileSync(join(data, 'candor.heads'), 'utf8').match(/erasedAt/g)).toHaveLength(1)
  }
})
