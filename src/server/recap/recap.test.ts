import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import type { RecapView } from '#contract/recap.ts'
import { openSmtpDouble, type SmtpDouble } from '#test/doubles/smtp-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { readConfig } from '../config/config.ts'
import { sendDueRecaps } from './recap-job.ts'

const URL_OF_CANDOR = 'http://localhost'
const ADDRESS = 'me@example.com'

let smtp: SmtpDouble
let app: TestApp
let member: Visitor
beforeEach(async () => {
  smtp = await openSmtpDouble()
  app = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'candor@example.com', CANDOR_URL: URL_OF_CANDOR })
  app.setNow('2026-08-03T15:00:00.000Z')
  member = await app.member('reader')
})
afterEach(async () => {
  await app.close()
  await smtp.close()
})

const recap = async () => (await member.send('GET', '/api/recap')).json as RecapView
const ask = (address = ADDRESS) => member.send('POST', '/api/recap', { address })

/** A mail as quoted-printable, without the breaks of its long lines. */
const mailAt = (place: number): string => (smtp.mails[place]?.message ?? '').replaceAll('=\r\n', '')

/** Its text, but for umlauts. */
const textOf = (place: number): string => mailAt(place).replaceAll('=3D', '=')

/** Its text with its umlauts, each of which is two bytes. A link in a header has an "=" that stands for itself, and may be followed by what looks like a byte. */
const lettersOf = (place: number): string => {
  const bytes = mailAt(place).replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Random letters and digits of links, boundaries and of the mail's own name, in which any figure may stand by chance. */
const IDENTIFIERS = /[\w-]{16,}/g

/** The link of a mail. */
function linkIn(place: number, purpose: 'confirmation' | 'end'): string {
  const text = textOf(place)
  const [link = ''] = new RegExp(`http://\\S+/api/recap/${purpose}[^\\s>]+`).exec(text) ?? []
  return link.replace(URL_OF_CANDOR, '')
}

const press = async (link: string) => {
  const answer = await app.http.request(`${URL_OF_CANDOR}${link}`, {
    method: 'POST',
    headers: { origin: URL_OF_CANDOR },
  })
  return { status: answer.status, text: await answer.text() }
}

async function confirmed(): Promise<void> {
  expect((await ask()).status).toBe(200)
  expect((await press(linkIn(0, 'confirmation'))).status).toBe(200)
}

it('is sent once a week to an address that was confirmed, in counts and days alone, and links back', async () => {
  await confirmed()
  expect(await recap()).toEqual({ isOffered: true, address: ADDRESS, isConfirmed: true, failure: null })
  app.setNow('2026-08-03T16:00:00.000Z')
  await member.send('POST', '/api/assets', buyIbm({ costBasis: 98_765, assetQty: 4_321 }))
  app.setNow('2026-08-09T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(smtp.mails).toHaveLength(1)
  app.setNow('2026-08-10T15:00:00.000Z')
  await Promise.all([sendDueRecaps(app.context), sendDueRecaps(app.context)])
  await sendDueRecaps(app.context)
  expect(smtp.mails.map(({ from, to }) => [from, to])).toEqual([
    ['candor@example.com', ADDRESS],
    ['candor@example.com', ADDRESS],
  ])
  const message = textOf(1)
  expect(message).toContain('Subject: Your week in Candor')
  expect(message).toContain(
    'You have recorded 1 decision since Aug 3, 2026.\r\nThe next claim that counts resolves on Aug 3, 2027.',
  )
  expect(message).toContain('http://localhost/account/reader/overview/mirror')
  expect(message).toMatch(/List-Unsubscribe:\s+<http:/)
  expect(message.replaceAll(IDENTIFIERS, '')).not.toMatch(/\$|98.?765|4.?321|IBM/)
})

it('counts a decision that is recorded while a week is being told in the next week alone', async () => {
  // given a decision of a minute after the week’s end, which is there when the decisions are counted
  await confirmed()
  app.setNow('2026-08-10T15:01:00.000Z')
  await member.send('POST', '/api/assets', buyIbm())
  // when
  app.setNow('2026-08-10T15:00:00.000Z')
  await sendDueRecaps(app.context)
  app.setNow('2026-08-17T15:00:00.000Z')
  await sendDueRecaps(app.context)
  // then
  expect(textOf(1)).not.toContain('1 decision')
  expect(textOf(2)).toContain('You have recorded 1 decision since Aug 10, 2026.')
})

it('counts the whole of the day that it names, also what was recorded before the address was confirmed', async () => {
  app.setNow('2026-08-03T14:00:00.000Z')
  await member.send('POST', '/api/assets', buyIbm({ claim: { horizonMonths: 1, benchmark: 'gain' } }))
  app.setNow('2026-08-03T16:00:00.000Z')
  await confirmed()
  app.setNow('2026-08-10T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(textOf(1)).toContain('You have recorded 1 decision since Aug 3, 2026.')
  // One of 23:59 of the evening before the day of a recap is of the week before it.
  app.setNow('2026-08-10T03:59:00.000Z')
  await member.send('POST', '/api/assets', buyIbm({ ticker: 'KO', companyName: 'Coca-Cola' }))
  app.setNow('2026-08-17T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(textOf(2)).toContain('You have recorded no decision since Aug 10, 2026.')
})

it('says of a claim on its own day what the Mirror says of it', async () => {
  await member.send('POST', '/api/assets', buyIbm({ claim: { horizonMonths: 1, benchmark: 'gain' } }))
  app.setNow('2026-08-27T15:00:00.000Z')
  await confirmed()
  app.setNow('2026-09-03T22:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(textOf(1)).toContain('1 claim came to its day.')
  const { calibration, nextClaimOn } = (await member.send('GET', '/api/mirror')).json as MirrorView
  expect([calibration.words, nextClaimOn]).toEqual([
    '1 claim has come to its day, and is being resolved as soon as its closes are there.',
    null,
  ])
})

it('is due when New York’s seventh day begins, also over the end of summer time, and tells a decision of its last minute once', async () => {
  // given a confirmation at 23:30 of Oct 25 in New York, where Nov 1 has 25 hours
  app.setNow('2026-10-26T03:30:00.000Z')
  await confirmed()
  app.setNow('2026-11-01T03:59:00.000Z')
  await sendDueRecaps(app.context)
  expect(smtp.mails).toHaveLength(1)
  app.setNow('2026-11-01T04:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(textOf(1)).toContain('since Oct 25, 2026.')
  // when a decision is recorded in the hour that comes twice
  app.setNow('2026-11-01T06:30:00.000Z')
  await member.send('POST', '/api/assets', buyIbm())
  app.setNow('2026-11-08T04:59:00.000Z')
  await sendDueRecaps(app.context)
  expect(smtp.mails).toHaveLength(2)
  app.setNow('2026-11-08T05:00:00.000Z')
  await sendDueRecaps(app.context)
  // then
  expect(textOf(2)).toContain('You have recorded 1 decision since Nov 1, 2026.')
})

it('speaks German with whoever chose it: the mails, and what their links open', async () => {
  await member.send('POST', '/api/settings', { language: 'de' })
  expect((await ask()).status).toBe(200)
  expect(lettersOf(0)).toContain('Jemand, wahrscheinlich du, hat Candor gebeten')
  const asked = await (await app.http.request(`${URL_OF_CANDOR}${linkIn(0, 'confirmation')}`)).text()
  expect(asked).toMatch(/<html lang="de">.*Soll jede Woche eine Mail an diese Adresse gehen\?.*Jede Woche schicken/)
  expect((await press(linkIn(0, 'confirmation'))).text).toContain('Die erste Mail kommt in einer Woche.')
  app.setNow('2026-08-10T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(lettersOf(1)).toContain('Subject: Deine Woche in Candor')
  expect(lettersOf(1)).toContain('Seit dem 3. Aug. 2026 hast du keine Entscheidung festgehalten.')
  expect((await press(linkIn(1, 'end'))).text).toContain('Es kommt keine Mail mehr. Dein Journal ist, wie es war.')
})

it('goes to no address with a line break or a second recipient in it', async () => {
  for (const address of [
    'me@example.com\r\nBcc: other@example.com',
    'me@example.com\n',
    'me@example.com, other@example.com',
    'Me <me@example.com>',
    '"me\r\nBcc: x"@example.com',
  ])
    expect((await ask(address)).status, address).toBe(422)
  expect(smtp.mails).toEqual([])
})

it('can be ended by the link in it without signing in, but not by merely opening the link', async () => {
  await confirmed()
  app.setNow('2026-08-10T15:00:00.000Z')
  await sendDueRecaps(app.context)
  const link = linkIn(1, 'end')
  const looked = await app.http.request(`${URL_OF_CANDOR}${link}`)
  expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('End the weekly recap?')])
  expect((await recap()).isConfirmed).toBe(true)
  expect(await press(link)).toEqual({ status: 200, text: expect.stringContaining('No recap will come any more.') })
  expect((await recap()).address).toBeNull()
  app.setNow('2026-08-17T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(smtp.mails).toHaveLength(2)
  expect((await press(link)).status).toBe(404)
})

it('is not sent to an unconfirmed address, nor after it was ended in Settings', async () => {
  await ask()
  app.setNow('2026-08-10T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(smtp.mails).toHaveLength(1)
  await press(linkIn(0, 'confirmation'))
  await member.send('DELETE', '/api/recap')
  app.setNow('2026-08-17T15:00:00.000Z')
  await sendDueRecaps(app.context)
  expect(smtp.mails).toHaveLength(1)
})

it('is not confirmed by a link of another purpose, an earlier address, or another account', async () => {
  await ask('other@example.com')
  await ask()
  const [old, own] = [linkIn(0, 'confirmation'), linkIn(1, 'confirmation')]
  const wrong = [old, own.replace('/confirmation', '/end'), own.replace(/of=[^&]+/, 'of=somebody'), `${own}x`]
  wrong.push(own.replace(/of=[^&]+/, 'of=%00'))
  for (const link of wrong) expect((await press(link)).status).toBe(404)
  expect((await recap()).isConfirmed).toBe(false)
})

it('sends at most five confirmation mails a day, and says when the mail server refuses one', async () => {
  smtp.behave('no-mailbox')
  expect(await ask()).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'address', message: expect.stringContaining('The mail server refuses this address') }] },
  })
  smtp.behave('greylisting')
  expect((await ask()).status).toBe(503)
  expect((await recap()).address).toBeNull()
  expect(app.logged.join('\n')).not.toContain(ADDRESS)
  smtp.behave('ok')
  for (let more = 0; more < 3; more += 1) expect((await ask(`me${more}@example.com`)).status).toBe(200)
  expect((await ask()).status).toBe(429)
  expect(smtp.mails).toHaveLength(3)
})

it('sends one mailbox at most three mails a day, from all accounts and in any spelling', async () => {
  const statuses: number[] = []
  for (const address of ['other@example.com', 'Other@Example.com', 'other+1@example.com', 'other+2@example.com']) {
    member = await app.member()
    statuses.push((await ask(address)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('another@example.com')).status).toBe(200)
  expect(smtp.mails).toHaveLength(4)
  const { rows } = await sql`select * from provider_budgets where provider like '%example%'`.execute(app.context.db)
  expect(rows).toEqual([])
})

it('is not offered without a mail server, and needs its variables', async () => {
  const plain = app.visitorBesides({})
  await plain.signUp('other.reader')
  expect((await plain.send('GET', '/api/recap')).json).toEqual({
    isOffered: false,
    address: null,
    isConfirmed: false,
    failure: null,
  })
  expect((await plain.send('POST', '/api/recap', { address: ADDRESS })).status).toBe(404)
  expect(() => readConfig({ SMTP_URL: smtp.url })).toThrow('MAIL_FROM must be set because SMTP_URL is')
  expect(() => readConfig({ SMTP_URL: smtp.url, MAIL_FROM: ADDRESS })).toThrow(
    'CANDOR_URL must be set because SMTP_URL is',
  )
  expect(() => readConfig({ SMTP_URL: 'mail.example.com' })).toThrow('SMTP_URL must be an address')
})
