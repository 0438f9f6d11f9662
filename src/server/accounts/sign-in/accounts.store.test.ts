import { createHmac } from 'node:crypto'
import { getMigrations } from 'better-auth/db/migration'
import { username } from 'better-auth/plugins/username'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { TEST_PASSWORD_COST } from '#test/support/test-password-cost.ts'
import { readConfig } from '../../config/config.ts'
import { appendInvitation } from '../invitations.ts'
import { passwordHashing } from '../password-hash.ts'
import { endOldSessions, endSession, findSession } from '../session.ts'
import { admission } from '../sign-up-policy.ts'
import { type Auth, makeAuth } from './auth.ts'

const SECRET = 'a secret of at least thirty-two characters'
const CONFIG = { passwordMin: 5, url: null, access: { passwordsAtOnce: 100, passwordCost: TEST_PASSWORD_COST } }
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let database: TestDatabase
let auth: Auth
beforeEach(async () => {
  database = await openTestDatabase()
  auth = makeAuth(database, SECRET, CONFIG)
})
afterEach(() => database.close())

const alice = { username: 'Alice.B', password: 'lanterns' }

const cookieOf = (answer: Response): string =>
  decodeURIComponent(/candor\.session_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '')

const codeOf = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).code })

describe('accounts', () => {
  it('have all tables and columns that better-auth asks for', async () => {
    const { db, engine } = database
    const { toBeCreated, toBeAdded } = await getMigrations({
      database: { db, type: engine },
      user: { modelName: 'users' },
      session: { modelName: 'sessions' },
      account: { modelName: 'credentials' },
      verification: { modelName: 'verifications' },
      plugins: [username()],
      logger: { disabled: true },
    })
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
  })

  it('sign up, and are found by the cookie that they get', async () => {
    const answer = await auth.signUp(alice)
    expect(answer.status).toBe(200)
    expect(await findSession(database.db, SECRET, cookieOf(answer), IN_A_WEEK)).toMatchObject({ username: 'Alice.B' })
  })

  it('sign in with the username in any case, and not with another password or name', async () => {
    await auth.signUp(alice)
    expect((await auth.signIn({ username: 'aLICE.b', password: 'lanterns' })).status).toBe(200)
    expect((await auth.signIn({ username: 'Alice.B', password: 'lantern' })).status).toBe(401)
    expect((await auth.signIn({ username: 'Alice.C', password: 'lanterns' })).status).toBe(401)
  })

  it('are unique by username, without regard to case', async () => {
    await auth.signUp(alice)
    const twin = await codeOf(await auth.signUp({ ...alice, username: 'ALICE.B' }))
    expect(twin.code).toBe('USERNAME_IS_ALREADY_TAKEN')
  })

  it('are made once when two people ask for the same username at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => auth.signUp(alice)))
    expect(answers.map(({ status }) => status < 400).sort()).toEqual([false, false, true])
  })

  it('keep nobody waiting for the database while their password waits to be hashed', async () => {
    const [begun, hashed] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const hash = () => {
      begun.resolve()
      return hashed.promise
    }
    const signingUp = makeAuth(database, SECRET, CONFIG, { hash, verify: async () => false }).signUp(alice)
    await begun.promise
    expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
    hashed.resolve('a hash')
    expect((await signingUp).status).toBe(200)
  })

  it.each(['closed', 'invite'])('are one, of several that are first at once, where sign-up is %s', async (policy) => {
    const context = { ...database, config: readConfig({ SIGN_UP: policy }), now: () => '2026-01-05T15:00:00.000Z' }
    const signUp = async (username: string) => auth.signUp({ ...alice, username }, await admission(context, null))
    const outcomes = await Promise.allSettled(
      ['First', 'Second', 'Third', 'Fourth'].map((name) => signUp(`${name}.One`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  it('use up an invitation only where one is made, and then once', async () => {
    await auth.signUp(alice)
    const [now, later] = ['2026-01-05T15:00:00.000Z', '2026-01-12T15:00:00.000Z']
    const context = { ...database, config: readConfig({ SIGN_UP: 'invite' }), now: () => now }
    const invitation = await appendInvitation(database.db, now, later)
    const admits = await Promise.all([1, 2, 3].map(() => admission(context, invitation)))
    const [first, second, third] = admits
    expect((await auth.signUp(alice, first)).status).toBe(422)
    expect((await auth.signUp({ ...alice, username: 'Grace.H' }, second)).status).toBe(200)
    await expect(auth.signUp({ ...alice, username: 'Grace.K' }, third)).rejects.toThrow('has been used')
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  it('keep a password as an argon2id hash and never as it was typed', async () => {
    const { access } = readConfig({})
    await makeAuth(database, SECRET, { ...CONFIG, access }).signUp(alice)
    const rows = await database.db.selectFrom('credentials').selectAll().execute()
    expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(JSON.stringify(rows)).not.toContain('lanterns')
  })
})

describe('an account of a subject', () => {
  const subject = { issuer: 'https://id.example.com', subject: '0001' }
  const usernameOf = async (answer: Response) => (await answer.json()).user.displayUsername

  it('is made under a username, and found without one', async () => {
    expect(await codeOf(await auth.signInSubject(subject))).toEqual({ status: 404, code: 'UNKNOWN_SUBJECT' })
    const made = await auth.signInSubject({ ...subject, username: 'Grace.H' })
    expect(await findSession(database.db, SECRET, cookieOf(made), IN_A_WEEK)).toMatchObject({ username: 'Grace.H' })
    expect(await usernameOf(await auth.signInSubject(subject))).toBe('Grace.H')
    expect(await usernameOf(await auth.signInSubject({ ...subject, username: 'another' }))).toBe('Grace.H')
  })

  it('is a different one for the same subject of another issuer', async () => {
    await auth.signInSubject({ ...subject, username: 'Grace.H' })
    const other = { ...subject, issuer: 'https://id.example.org' }
    expect((await auth.signInSubject(other)).status).toBe(404)
    expect(await usernameOf(await auth.signInSubject({ ...other, username: 'Grace.K' }))).toBe('Grace.K')
  })

  it('cannot take a username that is taken, in any case, and then leaves nothing behind', async () => {
    await auth.signUp(alice)
    const refused = await auth.signInSubject({ ...subject, username: 'aLICE.b' })
    expect((await codeOf(refused)).code).toBe('USERNAME_IS_ALREADY_TAKEN')
    expect((await auth.signInSubject(subject)).status).toBe(404)
    expect(await database.db.selectFrom('users').select('displayUsername').execute()).toEqual([
      { displayUsername: 'Alice.B' },
    ])
  })

  it('is made once when the same person signs in several times at once', async () => {
    const answers = await Promise.all(
      ['Grace.1', 'Grace.2', 'Grace.3'].map((username) => auth.signInSubject({ ...subject, username })),
    )
    const users = await database.db.selectFrom('users').select('displayUsername').execute()
    expect(users).toHaveLength(1)
    const names = await Promise.all(answers.filter(({ ok }) => ok).map(usernameOf))
    expect([...new Set(names)]).toEqual(users.map(({ displayUsername }) => displayUsername))
  })

  it('has no password', async () => {
    await auth.signInSubject({ ...subject, username: 'Grace.H' })
    const unknown = await codeOf(await auth.signIn({ username: 'Nobody', password: 'lanterns' }))
    expect(await codeOf(await auth.signIn({ username: 'Grace.H', password: 'lanterns' }))).toEqual(unknown)
  })

  it.each(['Grace.H', 'Alice.B', 'Nobody'])(
    'costs one hash for a guess that could be right, as every account does, and none for an empty one: %s',
    async (username) => {
      let hashes = 0
      const passwords = passwordHashing(100, TEST_PASSWORD_COST)
      const counted = <Argument, Answer>(work: (argument: Argument) => Promise<Answer>) => {
        return (argument: Argument) => {
          hashes += 1
          return work(argument)
        }
      }
      const counting = makeAuth(database, SECRET, CONFIG, {
        hash: counted(passwords.hash),
        verify: counted(passwords.verify),
      })
      await counting.signInSubject({ ...subject, username: 'Grace.H' })
      await counting.signUp(alice)
      const costs: number[] = []
      for (const password of ['lantern', 'p'.repeat(129), 'p'.repeat(PASSWORD_LENGTH.max), '']) {
        hashes = 0
        expect((await counting.signIn({ username, password })).status).toBe(401)
        costs.push(hashes)
      }
      expect(costs).toEqual([1, 1, 1, 0])
    },
  )
})

describe('a session', () => {
  it('ends when it is ended, for every holder of its cookie', async () => {
    const cookie = cookieOf(await auth.signUp(alice))
    const session = await findSession(database.db, SECRET, cookie, IN_A_WEEK)
    expect(await endSession(database.db, 'somebody else', session?.sessionId ?? '')).toBe(false)
    expect(await findSession(database.db, SECRET, cookie, IN_A_WEEK)).not.toBeNull()
    expect(await endSession(database.db, session?.id ?? '', session?.sessionId ?? '')).toBe(true)
    expect(await findSession(database.db, SECRET, cookie, IN_A_WEEK)).toBeNull()
  })

  it('ends after fourteen days without use', async () => {
    const cookie = cookieOf(await auth.signUp(alice))
    expect(await findSession(database.db, SECRET, cookie, inDays(14.01))).toBeNull()
    expect(await findSession(database.db, SECRET, cookie, inDays(13.9))).not.toBeNull()
    expect(await findSession(database.db, SECRET, cookie, inDays(14.01))).not.toBeNull()
  })

  it('ends after ninety days, however much it is used', async () => {
    const cookie = cookieOf(await auth.signUp(alice))
    for (let day = 10; day < 90; day += 10)
      expect(await findSession(database.db, SECRET, cookie, inDays(day)), `day ${day}`).not.toBeNull()
    expect(await findSession(database.db, SECRET, cookie, inDays(89.9))).not.toBeNull()
    expect(await findSession(database.db, SECRET, cookie, inDays(90.01))).toBeNull()
  })

  it('is deleted when it is over, or when a hundred others were used after it', async () => {
    const cookie = cookieOf(await auth.signUp(alice))
    const { id = '' } = (await findSession(database.db, SECRET, cookie, inDays(0))) ?? {}
    for (let nth = 1; nth <= 101; nth += 1) await auth.signIn(alice)
    const last = cookieOf(await auth.signIn(alice))
    await endOldSessions(database.db, id, new Date().toISOString())
    const count = async () => (await database.db.selectFrom('sessions').select('id').execute()).length
    expect(await count()).toBe(100)
    expect(await findSession(database.db, SECRET, last, inDays(0))).toMatchObject({ username: 'Alice.B' })
    expect(await findSession(database.db, SECRET, cookie, inDays(0))).toBeNull()
    await endOldSessions(database.db, id, inDays(15))
    expect(await count()).toBe(0)
  })

  it('opens nothing once its account is disabled', async () => {
    const cookie = cookieOf(await auth.signUp(alice))
    await database.db.updateTable('users').set({ disabledAt: IN_A_WEEK }).execute()
    expect(await findSession(database.db, SECRET, cookie, IN_A_WEEK)).toBeNull()
  })

  it('is stored under a hash, which opens nothing', async () => {
    const cookie = cookieOf(await auth.signUp(alice))
    const [{ token } = { token: '' }] = await database.db.selectFrom('sessions').select('token').execute()
    expect(cookie).not.toContain(token)
    expect(JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      cookie.split('.')[0],
    )
    const signature = createHmac('sha256', SECRET).update(token).digest('base64')
    expect(await findSession(database.db, SECRET, `${token}.${signature}`, IN_A_WEEK)).toBeNull()
  })

  it.each([
    ['another signature', (cookie: string) => `${cookie.slice(0, -6)}AAAAA=`],
    ['another token', (cookie: string) => `-${cookie.slice(1)}`],
    ['no signature', (cookie: string) => cookie.split('.')[0] ?? ''],
    ['the same signature in another spelling', (cookie: string) => `${cookie}=`],
    ['nothing', () => ''],
  ])('is not opened by a cookie with %s', async (_, forge) => {
    const cookie = cookieOf(await auth.signUp(alice))
    expect(await findSession(database.db, SECRET, forge(cookie), IN_A_WEEK)).toBeNull()
  })
})
