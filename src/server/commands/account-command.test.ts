import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { appendIdentity } from '../accounts/open-id-connect/identity-store.ts'
import { runAccountCommand } from './account-command.ts'

const NOW = new Date().toISOString()

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-account-'))
  app = await openTestApp({ CANDOR_DATA: folder, SIGN_UP: 'invite' })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command beside the running server. */
async function command(...words: string[]) {
  return commandOn({ CANDOR_DATA: folder, CANDOR_URL: 'https://candor.example.com' }, ...words)
}

async function commandOn(environment: Record<string, string>, ...words: string[]) {
  const [lines, notes]: [string[], string[]] = [[], []]
  const [say, note] = [(line: string) => lines.push(line), (line: string) => notes.push(line)]
  const code = await runAccountCommand({ words, environment, now: NOW, say, note })
  return { code, lines, notes }
}

const signUp = (username: string, invitation?: string) =>
  app.visitor().send('POST', '/api/accounts', { username, password: 'lanterns', ...(invitation ? { invitation } : {}) })
const signIn = (username: string, password: string) =>
  app.visitor().send('POST', '/api/session', { username, password })

describe('npm run account', () => {
  it('lists the accounts, without anything that opens one', async () => {
    await signUp('the.first')
    const { code, lines } = await command('list')
    expect([code, lines.length, lines[1]]).toEqual([0, 2, '1 account.'])
    expect(lines[0]).toMatch(/^the\.first +\d{4}-\d\d-\d\d {2}password$/)
  })

  it('gives an account a new password, and ends its sessions', async () => {
    const owner = await app.member('lost.it')
    const { code, lines } = await command('reset', 'Lost.It')
    const password = / is (\S+)$/.exec(lines[0] ?? '')?.[1] ?? ''
    expect([code, password.length]).toEqual([0, 16])
    expect((await owner.send('GET', '/api/assets?list=bought')).status).toBe(401)
    expect((await signIn('lost.it', 'lanterns')).status).toBe(401)
    expect((await signIn('lost.it', password)).status).toBe(200)
  })

  it('removes every other way into the account, and gives a password to one that had none', async () => {
    const owner = await app.member('was.taken')
    await owner.send('POST', '/api/account/recovery-codes')
    const { id } = await app.context.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'was.taken')
      .executeTakeFirstOrThrow()
    const passkey = { id: 'AAAA', user_id: id, name: 'Not mine', public_key: 'AA', counter: 0, transports: '' }
    await app.context.db
      .insertInto('passkeys')
      .values({ ...passkey, created_at: NOW, last_used_at: null })
      .execute()
    const identity = { id: 'i', userId: id, issuer: 'https://provider.example', subject: 'not me', now: NOW }
    await appendIdentity(app.context.db, identity)
    expect((await command('list')).lines.join()).toContain('password, OpenID Connect, passkey')
    await app.context.db.updateTable('credentials').set({ password: null }).where('userId', '=', id).execute()
    const { lines } = await command('reset', 'was.taken')
    expect(lines[1]).toContain('only way in')
    const counts = await Promise.all([
      app.context.db.selectFrom('passkeys').select('id').execute(),
      app.context.db.selectFrom('recovery_codes').select('user_id').execute(),
      app.context.db.selectFrom('credentials').select('id').where('userId', '=', id).execute(),
    ])
    expect(counts.map((rows) => rows.length)).toEqual([0, 0, 1])
    const password = / is (\S+)$/.exec(lines[0] ?? '')?.[1] ?? ''
    expect((await signIn('was.taken', password)).status).toBe(200)
  })

  it('disables an account, and enables it again', async () => {
    const owner = await app.member('kept.out')
    expect((await command('disable', 'kept.out')).code).toBe(0)
    expect((await owner.send('GET', '/api/assets?list=bought')).status).toBe(401)
    expect(await signIn('kept.out', 'lanterns')).toMatchObject({
      status: 403,
      json: { detail: 'This account is not let in. Ask whoever runs this Candor.' },
    })
    expect((await command('list')).lines[0]).toContain('disabled')
    expect((await command('enable', 'kept.out')).code).toBe(0)
    expect((await signIn('kept.out', 'lanterns')).status).toBe(200)
  })

  it.each([
    [['reset', 'nobody'], 'There is no account called nobody. Nothing was changed.'],
    [['invite', '0'], 'An invitation lasts from 1 to 365 days. Nothing was changed.'],
    [['constructor', 'nobody'], expect.stringContaining('npm run account -- list')],
    [[], expect.stringContaining('npm run account -- list')],
  ])('%j changes nothing and says why', async (words, line) => {
    const { code, lines } = await command(...words)
    expect([code, lines[0]]).toEqual([1, line])
  })

  it.each(['list', 'reset', 'disable', 'enable', 'invite', 'erase', ''])(
    'names the database that it reads, beside its result: %s',
    async (word) => {
      await signUp('the.first')
      const { lines, notes } = await command(word, ...(word === 'invite' ? [] : ['the.first']))
      expect(notes).toEqual([`Candor reads SQLite in ${folder}/candor.db.`])
      expect(lines.join()).not.toContain('Candor reads')
    },
  )

  it('says when there is no journal, and where it looked', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const { code, lines, notes } = await commandOn({ CANDOR_DATA: elsewhere }, 'list')
    expect([code, notes]).toEqual([2, [`Candor reads SQLite in ${elsewhere}/candor.db.`]])
    expect(lines[0]).toContain('There is no database there.')
  })
})

describe('an invitation', () => {
  const invited = async (...days: string[]) => {
    const { lines } = await command('invite', ...days)
    expect(lines[0]).toMatch(/^https:\/\/candor\.example\.com\/login\?invitation=[\w-]{32}#sign-up$/)
    return /invitation=([\w-]+)/.exec(lines[0] ?? '')?.[1] ?? ''
  }

  it('is needed for every account but the first, and makes one account', async () => {
    expect((await signUp('the.first')).status).toBe(201)
    expect(await signUp('the.second')).toMatchObject({
      status: 403,
      json: { code: 'not-allowed', detail: expect.stringContaining('needs an invitation') },
    })
    const invitation = await invited()
    const answers = await Promise.all([signUp('the.second', invitation), signUp('the.third', invitation)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
    expect(await signUp('the.fourth', 'made-up')).toMatchObject({
      json: { detail: expect.stringContaining('has been used, or its time is over') },
    })
  })

  it('is not used up when the name is taken', async () => {
    await signUp('the.first')
    const invitation = await invited()
    expect((await signUp('the.first', invitation)).status).toBe(409)
    expect((await signUp('the.second', invitation)).status).toBe(201)
  })

  it('expires', async () => {
    await signUp('the.first')
    const invitation = await invited('1')
    app.setNow(new Date(Date.parse(NOW) + 86_400_000).toISOString())
    expect((await signUp('the.second', invitation)).status).toBe(403)
  })

  it('is stored under a hash', async () => {
    const invitation = await invited()
    const rows = await app.context.db.selectFrom('invitations').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(invitation)
  })
})

describe('SIGN_UP=closed', () => {
  it('allows the first account and no other, and the sign-in page says so', async () => {
    const closed = await openTestApp({ SIGN_UP: 'closed' })
    const make = (username: string) =>
      closed.visitor().send('POST', '/api/accounts', { username, password: 'lanterns' })
    const policy = async () => (await closed.visitor().send('GET', '/api/sign-in-options')).json
    expect(await policy()).toMatchObject({ signUp: 'open' })
    expect((await make('the.first')).status).toBe(201)
    expect(await policy()).toMatchObject({ signUp: 'closed' })
    expect(await make('the.second')).toMatchObject({
      status: 403,
      json: { detail: 'This Candor takes no new accounts. Ask whoever runs it.' },
    })
    await closed.close()
  })
})
