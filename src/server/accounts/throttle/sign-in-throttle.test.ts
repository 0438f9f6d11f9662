import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD_COST } from '#server/accounts/password-hash.ts'
import { countStatements, syncsOf } from '#test/support/counted-statements.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const START = Date.parse('2026-11-21T10:00:00.000Z')
const WRONG = { username: 'the.owner', password: 'lantern' }
const RIGHT = { username: 'the.owner', password: 'lanterns' }

let app: TestApp
let seconds: number
beforeEach(async () => {
  app = await openTestApp({ TRUST_PROXY: '1' })
  seconds = 0
  await app.member('the.owner')
})
afterEach(() => app.close())

const later = (more: number) => {
  seconds += more
  app.setNow(new Date(START + 1000 * seconds).toISOString())
}

const signIn = (body: object, address = '203.0.113.1', visitor: Visitor = app.visitor()) =>
  visitor.send('POST', '/api/session', body, { 'x-forwarded-for': address })

/** Tries wrong passwords until one is refused. @returns that refusal, and how many were compared before it */
async function untilRefused(body: object, address?: string, visitor?: Visitor) {
  for (let guesses = 0; guesses < 1_000; guesses += 1) {
    const answer = await signIn(body, address, visitor)
    if (answer.status !== 401) return { answer, guesses }
  }
  throw new Error('A thousand guesses were let through.')
}

const retryAfter = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

describe('wrong passwords', () => {
  it('wait longer and longer after the tenth, and learn for how long', async () => {
    later(0)
    const { answer, guesses } = await untilRefused(WRONG)
    expect(guesses).toBe(10)
    expect(answer).toMatchObject({
      status: 429,
      json: { code: 'throttled', detail: 'Too many wrong passwords. Please try again in 1 second.' },
    })
    const waits = [retryAfter(answer)]
    for (let n = 0; n < 11; n += 1) {
      later(waits.at(-1) ?? 0)
      expect((await signIn(WRONG)).status).toBe(401)
      waits.push(retryAfter(await signIn(WRONG)))
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('block a right one only as long as they must wait', async () => {
    later(0)
    await untilRefused(WRONG)
    expect((await signIn(RIGHT)).status).toBe(429)
    later(1)
    expect((await signIn(RIGHT)).status).toBe(200)
    expect((await untilRefused(WRONG)).guesses).toBe(10)
  })

  it('get the same words and waits for a name that nobody has', async () => {
    later(0)
    const nobody = { ...WRONG, username: 'nobody.there' }
    for (let n = 0; n < 12; n += 1) {
      const [one, other] = [await signIn(WRONG), await signIn(nobody, '203.0.113.2')]
      expect([other.status, other.json, retryAfter(other)]).toEqual([one.status, one.json, retryAfter(one)])
    }
  })

  it('count together in whatever case the name is written', async () => {
    later(0)
    await untilRefused(WRONG)
    expect((await signIn({ ...WRONG, username: 'THE.Owner' })).status).toBe(429)
  })

  it('of one address are limited over all names together', async () => {
    later(0)
    const statuses: number[] = []
    for (let n = 0; n < 103; n += 1) statuses.push((await signIn({ ...WRONG, username: `name.${n}` })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect((await signIn(RIGHT, '203.0.113.9')).status).toBe(200)
  })

  it('wait for the disk once each at most, and together where they come at once, because everybody else waits with them', async () => {
    later(0)
    const counted = countStatements()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => signIn({ ...WRONG, username: `name.${n}` }, `203.0.113.${n}`)),
    )
    counted.stop()
    let isInTransaction = false
    const alone = counted.ran.filter((statement) => {
      if (/^(begin|commit|rollback)/.test(statement)) isInTransaction = statement.startsWith('begin')
      return !isInTransaction && statement.includes('insert into counted_tries')
    })
    expect(alone).toEqual([])
    expect(syncsOf(counted.ran)).toBeLessThanOrEqual(8)
  })

  it('that come at once are compared no more often', async () => {
    later(0)
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(WRONG)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })
})

describe('the owner', () => {
  it('is let in on a device that was signed in before, whoever guesses from elsewhere', async () => {
    const own = app.visitor()
    await signIn(RIGHT, '198.51.100.1', own)
    await own.send('DELETE', '/api/session')
    later(0)
    for (let n = 0; n < 60; n += 1) await signIn(WRONG, `203.0.113.${n}`)
    expect((await signIn(RIGHT, '198.51.100.1')).status).toBe(429)
    expect((await signIn(RIGHT, '203.0.113.1', own)).status).toBe(200)
  })

  it('has no more tries on that device than anybody else', async () => {
    const own = app.visitor()
    await signIn(RIGHT, '198.51.100.1', own)
    later(0)
    expect((await untilRefused(WRONG, '198.51.100.1', own)).guesses).toBe(10)
  })

  it('is guessed at no more than a hundred times an hour, with whatever browsers a thief of the last password had', async () => {
    later(0)
    const browsers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const browser = app.visitor()
        expect((await signIn(RIGHT, `198.51.100.${n}`, browser)).status).toBe(200)
        return browser
      }),
    )
    let compared = 0
    for (let n = 0; seconds < 3_600; n += 1) {
      let wait = 900
      for (const [place, visitor] of [...browsers, ...browsers.map(() => undefined)].entries()) {
        const answer = await signIn(WRONG, `203.0.${place}.${n % 250}`, visitor)
        if (answer.status === 401) compared += 1
        wait = Math.min(wait, answer.status === 401 ? 0 : retryAfter(answer))
      }
      later(wait)
    }
    expect(compared).toBeLessThanOrEqual(100)
    expect(compared).toBeGreaterThan(90)
  })

  it('takes back what they mistyped themselves, and not what others guessed, by the right password', async () => {
    const [own, thief] = [app.visitor(), app.visitor()]
    for (const visitor of [own, thief]) await signIn(RIGHT, '198.51.100.1', visitor)
    later(0)
    for (let day = 0; day < 5; day += 1) {
      for (let n = 0; n < 6; n += 1) expect((await signIn(WRONG, '198.51.100.1', own)).status).toBe(401)
      expect((await signIn(RIGHT, '198.51.100.1', own)).status).toBe(200)
      later(3_600)
    }
    for (let n = 0; n < 9; n += 1) expect((await signIn(WRONG, '203.0.113.1', thief)).status).toBe(401)
    expect((await signIn(RIGHT, '198.51.100.1', own)).status).toBe(200)
    expect((await untilRefused(WRONG, '203.0.113.1', thief)).guesses).toBe(1)
  })

  it('may sign in with the right password as often as they like', async () => {
    later(0)
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(RIGHT)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    for (let n = 0; n < 15; n += 1) expect((await signIn(RIGHT)).status).toBe(200)
  })

  it.each(['', 'a.b', 'AAAA.AAAA', 'x'.repeat(300)])(
    'is not believed to be on their device by the cookie %j',
    async (forged) => {
      later(0)
      for (let n = 0; n < 10; n += 1) await signIn(WRONG)
      const thief = app.visitor()
      const headers = { 'x-forwarded-for': '203.0.113.1', cookie: `candor.device=${forged}` }
      expect((await thief.send('POST', '/api/session', RIGHT, headers)).status).toBe(429)
    },
  )

  it('of another account gets no such exception for this one', async () => {
    const other = app.visitor()
    await signIn({ ...RIGHT, username: 'other.one' }, '198.51.100.1', other)
    await other.signUp('other.one')
    later(0)
    for (let n = 0; n < 60; n += 1) await signIn(WRONG, `203.0.113.${n}`)
    expect((await signIn(RIGHT, '198.51.100.1', other)).status).toBe(429)
  })
})

describe('signing up', () => {
  const signUp = (n: number, address: string) =>
    app.visitor().send(
      'POST',
      '/api/accounts',
      { username: `user.${n}.${address}`, password: 'lanterns' },
      {
        'x-forwarded-for': address,
      },
    )

  it('is possible twenty times from one address, and then waits', async () => {
    later(0)
    const statuses = await Promise.all(Array.from({ length: 25 }, (_, n) => signUp(n, '203.0.113.1')))
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(statuses.find(({ status }) => status === 429)).toMatchObject({
      status: 429,
      json: { detail: 'Many accounts were made from your address. Please try again in 1 second.' },
    })
    expect((await signUp(1, '203.0.113.2')).status).toBe(201)
  })

  it('is not in the way of somebody who tries Candor out on its own machine', async () => {
    later(0)
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.member().then(() => 'in')))
    expect(answers).toHaveLength(40)
  })
})

describe('sign-ins that only begin', () => {
  it('are limited to 300 from one address in an hour, because each leaves a row behind', async () => {
    later(0)
    const begin = (address: string) =>
      app
        .visitor()
        .send('POST', '/api/session/passkey/options', undefined, { 'x-forwarded-for': address })
        .then(({ status }) => status)
    const statuses: number[] = []
    for (let n = 0; n < 310; n += 1) statuses.push(await begin('203.0.113.1'))
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(await begin('203.0.113.2')).toBe(200)
    const rows = await app.context.db.selectFrom('passkey_challenges').select('user_id').execute()
    expect(rows).toHaveLength(301)
  })

  it('count together with passkeys and links that somebody begins in Settings', async () => {
    later(0)
    const member = await app.member()
    const begin = () =>
      member
        .send('POST', '/api/account/passkeys/options', undefined, { 'x-forwarded-for': '203.0.113.3' })
        .then(({ status }) => status)
    const statuses: number[] = []
    for (let n = 0; n < 301; n += 1) statuses.push(await begin())
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a flood of passwords', () => {
  it('is answered by 503 with the time to wait, once too many wait', async () => {
    const narrow = app.visitorBesides({ PASSWORDS_AT_ONCE: '0' })
    expect((await narrow.send('POST', '/api/session', RIGHT)).status).toBe(200)
    // At their real cost: cheap ones are done before the next try has been counted.
    const flooded = await openTestApp({ PASSWORDS_AT_ONCE: '2' }, PASSWORD_COST)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        flooded.visitor().send('POST', '/api/session', { username: `name.${n}`, password: 'lantern' }),
      ),
    )
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(answers.length - busy.length).toBe(answers.filter(({ status }) => status === 401).length)
    expect(busy[0]).toMatchObject({
      json: { code: 'unavailable', detail: expect.stringContaining('in a few seconds') },
    })
    expect(busy.map(({ headers }) => headers.get('retry-after'))).toEqual(busy.map(() => '3'))
    await flooded.close()
  })
})
