import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ TRUST_PROXY: '1' })
})
afterAll(() => app.close())

const events = () => app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')

describe('the log', () => {
  it('has a line for each event of an account, without any secret', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const owner = app.visitor()
    await owner.send('POST', '/api/accounts', { username: 'is.watched', password: 'lanterns' }, from)
    await owner.send('POST', '/api/account/password', { currentPassword: 'lanterns', newPassword: 'candlesticks' })
    await owner.send('DELETE', '/api/session')
    await owner.send('POST', '/api/session', { username: 'is.watched', password: 'candlesticks' }, from)
    await owner.send('DELETE', '/api/account/sessions')
    expect(events().map(({ event, from: address }) => [event, address])).toEqual([
      ['signed-up', '203.0.113.…'],
      ['password-changed', undefined],
      ['session-ended', undefined],
      ['signed-in', '203.0.113.…'],
      ['all-sessions-ended', undefined],
    ])
    const text = app.logged.join('')
    for (const secret of ['lanterns', 'candlesticks', 'is.watched', '203.0.113.77', owner.cookie().slice(0, 40)])
      expect(text).not.toContain(secret === '' ? 'nothing' : secret)
  })

  it('has a line for each try that must wait, also of those that come at once, and for sign-ups and sign-ins that only begin', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const wrong = { username: 'is.watched', password: 'lantern' }
    const post = (path: string, body: object | undefined, address: string) =>
      app.visitor().send('POST', path, body, from(address))
    const statusesAndLines = async (minute: number, sent: () => Promise<{ status: number }>[]) => {
      app.setNow(`2026-11-21T09:${minute}:00.000Z`)
      const before = events().length
      const answers = await Promise.all(sent())
      const throttled = events()
        .slice(before)
        .filter(({ event }) => event === 'throttled')
      return [answers.filter(({ status }) => status === 429).length, throttled.length]
    }
    const guesses = () => Array.from({ length: 16 }, () => post('/api/session', wrong, '203.0.113.78'))
    expect(await statusesAndLines(10, guesses)).toEqual([6, 6])
    const signUps = () =>
      Array.from({ length: 23 }, (_, n) =>
        post('/api/accounts', { username: `signs.up.${n}`, password: 'lanterns' }, '203.0.113.79'),
      )
    expect(await statusesAndLines(20, signUps)).toEqual([3, 3])
    const begun = () =>
      Array.from({ length: 304 }, () => post('/api/session/passkey/options', undefined, '203.0.113.80'))
    expect(await statusesAndLines(30, begun)).toEqual([4, 4])
  })

  it('has at most ten lines a minute of what strangers cause, and says how many were left out', async () => {
    app.setNow('2026-11-21T10:00:00.000Z')
    const guess = (n: number) =>
      app.visitor().send('POST', '/api/session', { username: `stranger.${n}`, password: 'lantern' })
    const before = events().length
    for (let n = 0; n < 25; n += 1) await guess(n)
    expect(events().slice(before)).toHaveLength(10)
    app.setNow('2026-11-21T10:01:00.000Z')
    await guess(25)
    expect(events().at(-1)).toMatchObject({ event: 'sign-in-failed', leftOutBefore: 15 })
    expect(app.logged.join('')).not.toContain('stranger.')
  })
})
