import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OperatorView } from '#contract/operator.ts'
import type { RecapView } from '#contract/recap.ts'
import { openSmtpDouble, type SmtpDouble, type SmtpScenario } from '#test/doubles/smtp-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { sendDueRecaps } from './recap-job.ts'
import { findRecap, replaceRecap, storeRecap } from './recap-store.ts'

const ADDRESS = 'me@example.com'
const CONFIRMED_AT = '2026-08-03T15:00:00.000Z'

let smtp: SmtpDouble
let app: TestApp
let member: Visitor
let userId: string
beforeEach(async () => {
  smtp = await openSmtpDouble()
  app = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'candor@example.com', CANDOR_URL: 'http://localhost' })
  app.setNow(CONFIRMED_AT)
  member = await app.member('reader')
  const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  userId = id
  await storeRecap(app.context.db, userId, { address: ADDRESS, isConfirmed: true, lastAt: CONFIRMED_AT })
})
afterEach(async () => {
  await app.close()
  await smtp.close()
})

const recap = async () => (await member.send('GET', '/api/recap')).json as RecapView
const operator = async () => (await member.send('GET', '/api/operator')).json as OperatorView

async function sendAt(now: string, scenario: SmtpScenario = 'ok'): Promise<number> {
  app.setNow(now)
  smtp.behave(scenario)
  await sendDueRecaps(app.context)
  return smtp.mails.length
}

const textOf = (place: number): string => smtp.mails[place]?.message ?? ''

describe('a failure that may pass', () => {
  it.each<SmtpScenario>(['greylisting', 'down', 'no-credentials', 'no-tls', 'no-sender'])(
    'such as %s is tried again an hour later, and sent once',
    async (scenario) => {
      expect(await sendAt('2026-08-10T15:00:00.000Z', scenario)).toBe(0)
      expect((await recap()).failure).toEqual({ kind: 'delayed', at: '2026-08-10T15:00:00.000Z' })
      expect(await sendAt('2026-08-10T16:00:00.000Z')).toBe(1)
      expect(await sendAt('2026-08-10T17:00:00.000Z')).toBe(1)
      expect((await recap()).failure).toBeNull()
      expect(textOf(0)).toContain('You have recorded no decision since Aug 3, 2026.')
      expect(app.logged.join('\n')).not.toContain(ADDRESS)
    },
  )

  it('is tried with pauses that grow to a day, over two days and over its week, and then tells all of it once', async () => {
    const tried: number[] = []
    const begin = Date.parse('2026-08-10T15:00:00.000Z')
    for (let hour = 0; hour < 8 * 24; hour += 1) {
      const before = smtp.connections()
      await sendAt(new Date(begin + hour * 3_600_000).toISOString(), 'down')
      if (smtp.connections() > before) tried.push(hour)
    }
    expect(tried).toEqual([0, 1, 3, 7, 14, 28, 52, 76, 100, 124, 148, 172])
    await member.send('POST', '/api/assets', buyIbm())
    expect(await sendAt('2026-08-19T15:00:00.000Z')).toBe(1)
    expect(textOf(0)).toContain('You have recorded 1 decision since Aug 3, 2026.')
    expect(await sendAt('2026-08-25T15:00:00.000Z')).toBe(1)
    expect(await sendAt('2026-08-26T15:00:00.000Z')).toBe(2)
    expect(textOf(1)).toContain('since Aug 19, 2026.')
  })

  it('of the server is met once, however many recaps are due, and not once for each', async () => {
    const others = await Promise.all(['second', 'third'].map((name) => app.member(name)))
    expect(others).toHaveLength(2)
    const users = await app.context.db.selectFrom('users').select('id').execute()
    for (const { id } of users)
      await storeRecap(app.context.db, id, { address: `${id}@example.com`, isConfirmed: true, lastAt: CONFIRMED_AT })
    await sendAt('2026-08-10T15:00:00.000Z', 'down')
    expect(smtp.connections()).toBe(1)
    expect(await sendAt('2026-08-10T16:00:00.000Z')).toBe(3)
  })
})

describe('what is not tried again by itself', () => {
  it.each<SmtpScenario>(['no-mailbox', 'no-content'])(
    'a mail that is refused for good (%s): the person is told, and the next comes in a week',
    async (scenario) => {
      await sendAt('2026-08-10T15:00:00.000Z', scenario)
      expect((await recap()).failure).toEqual({ kind: 'refused', at: '2026-08-10T15:00:00.000Z' })
      expect(await sendAt('2026-08-16T15:00:00.000Z')).toBe(0)
      expect(await sendAt('2026-08-17T15:00:00.000Z')).toBe(1)
      expect(textOf(0)).toContain('since Aug 3, 2026.')
      expect((await recap()).failure).toBeNull()
    },
  )

  it('a mail that the server may have taken: its connection broke before the answer', async () => {
    expect(await sendAt('2026-08-10T15:00:00.000Z', 'silent-after-data')).toBe(1)
    expect((await recap()).failure).toEqual({ kind: 'unknown', at: '2026-08-10T15:00:00.000Z' })
    expect(await sendAt('2026-08-10T16:00:00.000Z')).toBe(1)
    expect(await sendAt('2026-08-17T15:00:00.000Z')).toBe(2)
  })

  it('a mail during which the process ended: nobody knows whether it went', async () => {
    const { db } = app.context
    const before = { address: ADDRESS, isConfirmed: true, lastAt: CONFIRMED_AT }
    const at = '2026-08-10T15:00:00.000Z'
    expect(await replaceRecap(db, userId, before, { ...before, failure: { kind: 'unknown', at, tries: 1 } })).toBe(true)
    expect(await sendAt('2026-08-11T15:00:00.000Z')).toBe(0)
    expect(await sendAt('2026-08-17T15:00:00.000Z')).toBe(1)
  })

  it('a recap that was ended while it waited for its next try', async () => {
    await sendAt('2026-08-10T15:00:00.000Z', 'greylisting')
    await member.send('DELETE', '/api/recap')
    expect(await sendAt('2026-08-10T16:00:00.000Z')).toBe(0)
    expect(await findRecap(app.context.db, userId)).toBeNull()
  })
})

it('two processes on one database try at once, and send one mail', async () => {
  await sendAt('2026-08-10T15:00:00.000Z', 'greylisting')
  app.setNow('2026-08-10T16:00:00.000Z')
  smtp.behave('ok')
  await Promise.all([1, 2, 3].map(() => sendDueRecaps(app.context)))
  expect(smtp.mails).toHaveLength(1)
})

describe('whoever runs this Candor', () => {
  it.each([
    ['no-credentials', 'It did not accept the user and password in SMTP_URL.'],
    ['no-tls', 'It did not begin an encrypted connection, or its certificate was not accepted.'],
    ['down', 'It could not be reached, or did not answer'],
    ['no-sender', 'It does not take mails from the address in MAIL_FROM.'],
  ] as const)('is told of %s: %s', async (scenario, words) => {
    await sendAt('2026-08-10T15:00:00.000Z', scenario)
    const { usage } = await operator()
    expect(usage.find(({ name }) => name === 'SMTP_URL')?.lastFailure).toEqual({
      message: expect.stringContaining(words),
      at: '2026-08-10T15:00:00.000Z',
    })
    expect(app.logged.join('\n')).toContain(scenario === 'no-credentials' ? 'EAUTH 535' : 'mail server')
  })
})
