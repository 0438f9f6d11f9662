import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RecoveryCodesView } from '#contract/second-factors.ts'
import { startBreachedPasswordsDouble } from '#test/doubles/breached-passwords-double.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const STOLEN = 'correct horse battery staple'
/** The hash of this password is in every padded range, with a count of 0. */
const PADDING = 'padding 7'

let double: Awaited<ReturnType<typeof startBreachedPasswordsDouble>>
let app: TestApp
beforeEach(async () => {
  double = await startBreachedPasswordsDouble([STOLEN])
  app = await openTestApp({ BREACHED_PASSWORDS_URL: `${double.url}/` })
})
afterEach(async () => {
  await app.close()
  await double.close()
})

const signUp = (username: string, password: string) =>
  app.visitor().send('POST', '/api/accounts', { username, password })

async function signIn(username: string) {
  const visitor = app.visitor()
  await visitor.send('POST', '/api/session', { username, password: 'lanterns' })
  return visitor
}

async function recoveryCodeOf(visitor: Visitor): Promise<string> {
  const { codes } = (await visitor.send('POST', '/api/account/recovery-codes')).json as RecoveryCodesView
  return codes[0] ?? ''
}

describe('a new password', () => {
  it('that was stolen is refused beside its field, at sign-up, at a change and at a recovery', async () => {
    const refused = (field: string) => ({ status: 422, json: { errors: [{ field, message: /lists of stolen ones/ }] } })
    expect(await signUp('chooses.badly', STOLEN)).toMatchObject(refused('password'))
    expect((await signUp('chooses.badly', 'lanterns')).status).toBe(201)
    const own = app.visitor()
    await own.send('POST', '/api/session', { username: 'chooses.badly', password: 'lanterns' })
    const change = { currentPassword: 'lanterns', newPassword: STOLEN }
    expect(await own.send('POST', '/api/account/password', change)).toMatchObject(refused('newPassword'))
    const recovery = { username: 'chooses.badly', recoveryCode: await recoveryCodeOf(own), newPassword: STOLEN }
    expect(await own.send('POST', '/api/recovery', recovery)).toMatchObject(refused('newPassword'))
    // The refused try has not used up the code.
    expect((await own.send('POST', '/api/recovery', { ...recovery, newPassword: 'candlesticks' })).status).toBe(204)
  })

  it('is not looked up for a stranger, nor after a wrong current password', async () => {
    await signUp('is.left.alone', 'lanterns')
    const [own, asked] = [await signIn('is.left.alone'), double.requests.length]
    const recovery = { username: 'is.left.alone', recoveryCode: 'A', newPassword: STOLEN }
    for (const username of ['is.left.alone', 'nobody.at.all'])
      expect((await app.visitor().send('POST', '/api/recovery', { ...recovery, username })).status).toBe(401)
    const change = { currentPassword: 'a guess', newPassword: STOLEN }
    expect(await own.send('POST', '/api/account/password', change)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'currentPassword' }] },
    })
    expect(double.requests).toHaveLength(asked)
  })

  it('is looked up at recoveries only as often as wrong passwords may be tried', async () => {
    await signUp('asks.often', 'lanterns')
    const own = await signIn('asks.often')
    const recovery = { username: 'asks.often', recoveryCode: await recoveryCodeOf(own), newPassword: STOLEN }
    // A frozen clock, so that the first wait of a second is not over on a slow machine.
    app.setNow(new Date().toISOString())
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await app.visitor().send('POST', '/api/recovery', recovery)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  it('is looked up by five characters of its hash, with padding, and by nothing else', async () => {
    await signUp('asks.little', STOLEN)
    const [request] = double.requests
    expect(double.requests).toHaveLength(1)
    expect(request).toMatchObject({ method: 'GET', path: '/range/ABF7A', query: {}, body: '' })
    expect(request?.headers['add-padding']).toBe('true')
    expect(JSON.stringify(request)).not.toMatch(/asks\.little|correct|cookie|AAD6438836DBE526AA231ABDE2D0EEF74D42/i)
  })

  it('that the list has only as padding is accepted', async () => {
    expect((await signUp('is.padding', PADDING)).status).toBe(201)
  })

  it.each(['limited', 'server-error', 'cut', 'html', 'garbage', 'oversized', 'redirect'] as const)(
    'is let in where the list is %s',
    async (scenario) => {
      double.behave(scenario)
      expect((await signUp('goes.on', STOLEN)).status).toBe(201)
    },
  )

  it('is accepted where the list cannot be reached, and the log names no password', async () => {
    await double.down()
    for (let n = 0; n < 6; n += 1) expect((await signUp(`goes.on.${n}`, STOLEN)).status).toBe(201)
    expect(app.logged.join('')).not.toContain('horse')
    expect(app.logged.join('')).not.toContain('ABF7A')
    expect(app.logged.some((line) => line.includes('Breached passwords'))).toBe(true)
  })

  it('that is too short is refused before it is looked up', async () => {
    expect((await signUp('is.short', 'four')).status).toBe(422)
    expect(double.requests).toHaveLength(0)
  })
})

it('nothing is looked up where no list is configured', async () => {
  const plain = await openTestApp()
  const body = { username: 'is.not.asked', password: STOLEN }
  expect((await plain.visitor().send('POST', '/api/accounts', body)).status).toBe(201)
  expect(plain.context.breachedPasswords).toBeNull()
  await plain.close()
})
