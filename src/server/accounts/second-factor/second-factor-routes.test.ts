import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RecoveryCodesView, TotpView } from '#contract/second-factors.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { hashingFor } from '../hash-turns.ts'
import { codeOf, fromBase32 } from './one-time-codes.ts'
import { sealSecret } from './sealed-secret.ts'
import { beginTotp } from './totp.ts'

let app: TestApp
let owner: Visitor
let nowMs: number
beforeEach(async () => {
  app = await openTestApp()
  owner = await app.member('has.an.app')
  nowMs = Date.now()
})
afterEach(() => app.close())

const later = (seconds: number) => {
  nowMs += seconds * 1000
  app.setNow(new Date(nowMs).toISOString())
}
const codeAt = (key: string, periods = 0) => codeOf(fromBase32(key), Math.floor(nowMs / 30_000) + periods)
const signIn = (body: object = {}, who = app.visitor()) =>
  who.send('POST', '/api/session', { username: 'has.an.app', password: 'lanterns', ...body })

async function setUp(): Promise<string> {
  app.setNow(new Date(nowMs).toISOString())
  const { key } = (await owner.send('POST', '/api/account/totp')).json as TotpView
  expect((await owner.send('POST', '/api/account/totp/confirmation', { code: codeAt(key) })).status).toBe(204)
  later(30)
  return key
}

const makeCodes = async () =>
  ((await owner.send('POST', '/api/account/recovery-codes')).json as RecoveryCodesView).codes

describe('an authenticator app', () => {
  it('that was set up keeps its secret, whatever another page that had not seen it begins', async () => {
    const key = await setUp()
    const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    expect(await beginTotp(app.context, id)).toBeNull()
    expect((await signIn()).json).toMatchObject({ code: 'second-step' })
    expect((await signIn({ code: codeAt(key) })).status).toBe(200)
    const again = await owner.send('POST', '/api/account/totp')
    expect(again).toMatchObject({ status: 409, json: { code: 'conflict' } })
  })

  it('is asked for at the next sign-in, once a first code has confirmed it', async () => {
    const begun = (await owner.send('POST', '/api/account/totp')).json as TotpView
    expect(begun.address).toBe(`otpauth://totp/Candor%3Ahas.an.app?secret=${begun.key}&issuer=Candor`)
    expect((await signIn()).status).toBe(200)
    const wrong = await owner.send('POST', '/api/account/totp/confirmation', { code: '000000' })
    expect(wrong).toMatchObject({ status: 422, json: { errors: [{ field: 'code' }] } })
    const key = await setUp()
    const asked = await signIn()
    expect(asked).toMatchObject({ status: 401, json: { code: 'second-step', errors: [{ field: 'code' }] } })
    expect(asked.headers.getSetCookie()).toEqual([])
    expect((await signIn({ code: codeAt(key) })).status).toBe(200)
    expect((await owner.send('GET', '/api/account')).json).toMatchObject({ hasTotp: true })
  })

  it('gives codes that are accepted once, also one period before and after', async () => {
    const key = await setUp()
    expect((await signIn({ code: codeAt(key, 2) })).status).toBe(401)
    expect((await signIn({ code: codeAt(key, 1) })).status).toBe(200)
    for (const periods of [1, 0]) expect((await signIn({ code: codeAt(key, periods) })).status).toBe(401)
    later(60)
    const [code, visitors] = [codeAt(key), [app.visitor(), app.visitor()]]
    const both = await Promise.all(visitors.map((visitor) => signIn({ code }, visitor)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('leaves no session behind after a wrong code, and makes guesses wait though the password is right', async () => {
    await setUp()
    const sessions = () => app.context.db.selectFrom('sessions').select('id').execute()
    const before = (await sessions()).length
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await signIn({ code: `00000${n}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(await sessions()).toHaveLength(before)
  })

  it('counts wrong codes apart in a known browser, so that a thief of the password does not lock out the owner', async () => {
    const key = await setUp()
    for (let n = 0; n < 7; n += 1) await signIn({ code: `00000${n}` })
    expect((await signIn({ code: codeAt(key) })).status).toBe(429)
    expect((await signIn({ code: codeAt(key) }, owner)).status).toBe(200)
  })

  it('makes guesses wait over all known browsers together: whoever had the password may have any number of them', async () => {
    // given: browsers that signed in before there was an app
    const known = Array.from({ length: 12 }, () => app.visitor())
    for (const browser of known) expect((await signIn({}, browser)).status).toBe(200)
    const key = await setUp()
    // when: each guesses as often as it may
    const statuses: number[] = []
    for (let n = 0; n < 60; n += 1) statuses.push((await signIn({ code: `${100_000 + n}` }, known[n % 12])).status)
    // then: a wait is due in all of them, and it grows
    expect(statuses.filter((status) => status === 401)).toHaveLength(25)
    later(1)
    expect((await signIn({ code: '100000' }, known[0])).status).toBe(401)
    later(1)
    const refused = await signIn({ code: '100000' }, known[1])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    // but not where a code of this app was given before, as in the browser in which it was set up, or one that was let in since
    expect((await signIn({ code: codeAt(key) }, owner)).status).toBe(200)
    later(30)
    const other = app.visitor()
    expect((await signIn({ code: codeAt(key) }, other)).status).toBe(200)
    later(30)
    for (let n = 0; n < 5; n += 1) await signIn({ code: `${100_000 + n}` }, known[n])
    expect((await signIn({ code: codeAt(key) }, other)).status).toBe(200)
  })

  it('that is another one than before forgets which browsers gave a code of that', async () => {
    const [key, known] = [await setUp(), [app.visitor(), app.visitor()] as const]
    for (const browser of known) {
      expect((await signIn({ code: codeAt(key) }, browser)).status).toBe(200)
      later(30)
    }
    expect((await owner.send('DELETE', '/api/account/totp')).status).toBe(204)
    const next = await setUp()
    // when: one of them guesses as often as all may that gave no code of this app
    const counts = async () =>
      (await app.context.db.selectFrom('counted_tries').select('tries').where('tries', '>', 0).execute()).length
    const before = await counts()
    for (let n = 0; n < 5; n += 1) await signIn({ code: `${100_000 + n}` }, known[0])
    expect(await counts()).toBe(before + 2)
    // then: the owner, who gave one, has other counts
    expect((await signIn({ code: '100000' }, owner)).status).toBe(401)
    expect(await counts()).toBe(before + 4)
    expect((await signIn({ code: codeAt(next) }, owner)).status).toBe(200)
  })

  it('forgets the wrong codes of a browser after a right one there, so that an owner who mistypes often never waits', async () => {
    const key = await setUp()
    for (let round = 0; round < 10; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await signIn({ code: `00000${n}` }, owner)).status).toBe(401)
      expect((await signIn({ code: codeAt(key) }, owner)).status).toBe(200)
      later(60)
    }
  })

  it('is not revealed to anybody without the password', async () => {
    await setUp()
    expect(await signIn({ password: 'a guess' })).toMatchObject({ json: { detail: 'Invalid Credentials' } })
  })

  it('is stored so that the database reveals no code', async () => {
    const key = await setUp()
    const rows = await app.context.db.selectFrom('totp_secrets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('whose secret cannot be read any more, as after a restore without candor.secret, is said to be so, and a recovery code opens', async () => {
    // given: an app that was set up under another signing secret
    const key = await setUp()
    const [recoveryCode] = await makeCodes()
    const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const secret = sealSecret(key, id, 'the signing secret of before the restore')
    await app.context.db.updateTable('totp_secrets').set({ secret }).execute()
    // when, then: whoever has the password learns it, and nobody else
    const lost = {
      status: 401,
      json: { code: 'second-step', detail: expect.stringContaining('a restore without candor.secret') },
    }
    expect(await signIn()).toMatchObject(lost)
    expect(await signIn({ code: codeAt(key) })).toMatchObject(lost)
    const unknown = await signIn({ password: 'a wrong one', code: codeAt(key) })
    expect(JSON.stringify(unknown.json)).not.toContain('candor.secret')
    expect((await signIn({ code: recoveryCode })).status).toBe(200)
  })

  it('is needed for a confirmation, and for its own removal', async () => {
    const key = await setUp()
    later(11 * 60)
    expect((await owner.send('DELETE', '/api/account/totp')).json).toMatchObject({ code: 'not-fresh' })
    const confirm = (body: object) => owner.send('POST', '/api/account/confirmation', { password: 'lanterns', ...body })
    expect((await confirm({})).json).toMatchObject({ code: 'second-step' })
    expect((await confirm({ code: codeAt(key) })).status).toBe(204)
    expect((await owner.send('DELETE', '/api/account/totp')).status).toBe(204)
    expect((await signIn()).status).toBe(200)
    expect((await owner.send('DELETE', '/api/account/totp')).status).toBe(404)
  })
})

describe('recovery codes', () => {
  it('are ten, stored under hashes, and replace all earlier ones', async () => {
    const [before, codes] = [await makeCodes(), await makeCodes()]
    expect(codes).toHaveLength(10)
    expect(new Set([...before, ...codes]).size).toBe(20)
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{6}-){3}[2-9A-HJ-NP-Z]{6}$/)
    const rows = await app.context.db.selectFrom('recovery_codes').selectAll().execute()
    expect([rows.length, rows.some(({ code_hash }) => codes.includes(code_hash))]).toEqual([10, false])
    expect((await owner.send('GET', '/api/account')).json).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('replace the app’s code, once each, however they are typed', async () => {
    await setUp()
    const [code = ''] = await makeCodes()
    expect((await signIn({ code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await signIn({ code })).status).toBe(401)
    expect((await owner.send('GET', '/api/account')).json).toMatchObject({ recoveryCodesLeft: 9 })
  })

  const recover = (recoveryCode: string, more: object = {}) =>
    app.visitor().send('POST', '/api/recovery', {
      username: 'has.an.app',
      recoveryCode,
      newPassword: 'candlesticks',
      ...more,
    })

  it('allow a new password, once each, and end every session', async () => {
    const [code = ''] = await makeCodes()
    expect((await recover(code)).status).toBe(204)
    expect((await owner.send('GET', '/api/account')).status).toBe(401)
    expect([(await signIn()).status, (await signIn({ password: 'candlesticks' })).status]).toEqual([401, 200])
    expect((await recover(code)).status).toBe(401)
  })

  it('do not allow it without the app’s code', async () => {
    const key = await setUp()
    const [code = ''] = await makeCodes()
    expect((await recover(code)).status).toBe(401)
    expect((await recover(code, { code: codeAt(key) })).status).toBe(204)
  })

  it('are not used up where too many passwords wait to be hashed, and neither is the app’s code', async () => {
    // given: passwords that take long enough to be hashed for the queue to stay full, and one code of each kind
    const slow = await openTestApp({ PASSWORDS_AT_ONCE: '1' }, { memory: 65_536, passes: 6, parallelism: 1 })
    const user = await slow.member('has.an.app')
    slow.setNow(new Date(nowMs).toISOString())
    const { key } = (await user.send('POST', '/api/account/totp')).json as TotpView
    await user.send('POST', '/api/account/totp/confirmation', { code: codeAt(key) })
    nowMs += 30_000
    slow.setNow(new Date(nowMs).toISOString())
    const { codes } = (await user.send('POST', '/api/account/recovery-codes')).json as RecoveryCodesView
    const recovery = { username: 'has.an.app', recoveryCode: codes[0], newPassword: 'candlesticks', code: codeAt(key) }
    const auth = await slow.context.auth()
    const who = { username: 'has.an.app', address: '127.0.0.1', device: null }

    // when: somebody recovers while all of them are hashed
    const flood = Array.from({ length: 5 }, () => hashingFor(who, () => auth.hash('lanterns')))
    const refused = await slow.visitor().send('POST', '/api/recovery', recovery)
    await Promise.all(flood)

    // then: they are told to come back, and the same codes are good then
    expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    expect((await slow.visitor().send('POST', '/api/recovery', recovery)).status).toBe(204)
    await slow.close()
  })

  it('get the same answer for an unknown name, and wait like passwords', async () => {
    const answers = [await recover('A'), await recover('A', { username: 'nobody.at.all' })]
    expect(answers[0]?.json).toEqual(answers[1]?.json)
    for (let n = 0; n < 9; n += 1) await recover(`guess ${n}`)
    expect((await recover('guess')).status).toBe(429)
  })
})
