import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Deviation,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '#test/support/software-authenticator.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const HOME = { origin: 'http://localhost', rpId: 'localhost' }

let app: TestApp
let owner: Visitor
let device: SoftwareAuthenticator
beforeEach(async () => {
  app = await openTestApp()
  owner = await app.member('has.a.device')
  device = softwareAuthenticator(HOME)
  expect((await add(owner, device)).status).toBe(201)
})
afterEach(() => app.close())

const challengeToAdd = async (visitor: Visitor) =>
  ((await visitor.send('POST', '/api/account/passkeys/options')).json as { challenge: string }).challenge
const challengeToSignIn = async () =>
  ((await app.visitor().send('POST', '/api/session/passkey/options')).json as { challenge: string }).challenge
const add = async (visitor: Visitor, passkey: SoftwareAuthenticator, deviation?: Deviation) =>
  visitor.send('POST', '/api/account/passkeys', {
    name: 'A phone',
    response: passkey.create(await challengeToAdd(visitor), deviation),
  })
const send = (response: object, visitor = app.visitor()) => visitor.send('POST', '/api/session/passkey', { response })
const signIn = async (passkey: SoftwareAuthenticator, deviation?: Deviation) =>
  send(passkey.get(await challengeToSignIn(), deviation))

const REFUSED = [401, []]
const outcomeOf = ({ status, headers }: Awaited<ReturnType<typeof send>>) => [status, headers.getSetCookie()]

describe('a sign-in with a passkey', () => {
  it('opens the account of its owner, and no other', async () => {
    const visitor = app.visitor()
    expect(await send(device.get(await challengeToSignIn()), visitor)).toMatchObject({
      status: 200,
      json: { user: { username: 'has.a.device' } },
    })
    expect((await visitor.send('GET', '/api/assets?list=bought')).status).toBe(200)
  })

  it('that was listened to opens nothing a second time', async () => {
    const response = device.get(await challengeToSignIn())
    expect((await send(response)).status).toBe(200)
    expect(outcomeOf(await send(response))).toEqual(REFUSED)
  })

  it.each<[string, Deviation]>([
    ['at another site', { origin: 'https://evil.example' }],
    ['at another port', { origin: 'http://localhost:8080' }],
    ['for another site’s name', { rpId: 'evil.example' }],
    ['as for a new passkey', { type: 'webauthn.create' }],
    ['without a PIN, a face or a finger', { isUserVerified: false }],
    ['with the name of a passkey that nobody has', { id: 'AAAA' }],
  ])('that was signed %s opens nothing', async (_, deviation) => {
    expect(outcomeOf(await signIn(device, deviation))).toEqual(REFUSED)
    expect((await signIn(device)).status).toBe(200)
  })

  it('opens nothing with the name of somebody else’s passkey', async () => {
    const thief = softwareAuthenticator(HOME)
    expect((await add(await app.member('a.thief'), thief)).status).toBe(201)
    expect(outcomeOf(await signIn(thief, { id: device.id }))).toEqual(REFUSED)
  })

  it('opens nothing for a challenge that was given to add a passkey, or that has expired', async () => {
    expect(outcomeOf(await send(device.get(await challengeToAdd(owner))))).toEqual(REFUSED)
    const challenge = await challengeToSignIn()
    app.setNow(new Date(Date.now() + 6 * 60_000).toISOString())
    expect(outcomeOf(await send(device.get(challenge)))).toEqual(REFUSED)
  })

  it('opens nothing where the counter stands still or goes back, as that of a copied device does', async () => {
    expect((await signIn(device, { counter: 7 })).status).toBe(200)
    expect(outcomeOf(await signIn(device, { counter: 7 }))).toEqual(REFUSED)
    expect(outcomeOf(await signIn(device, { counter: 6 }))).toEqual(REFUSED)
    expect((await signIn(device, { counter: 8 })).status).toBe(200)
  })

  it('leaves the highest counter, in whichever order two are checked', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const [late, early] = [
        device.get(await challengeToSignIn(), { counter: 100 * round + 2 }),
        device.get(await challengeToSignIn(), { counter: 100 * round + 1 }),
      ]
      await Promise.all([send(late), send(early)])
      const { counter } = await app.context.db.selectFrom('passkeys').select('counter').executeTakeFirstOrThrow()
      expect(counter).toBe(100 * round + 2)
    }
  })
})

it('a device that does not count opens its account again and again', async () => {
  const synced = softwareAuthenticator(HOME)
  expect((await add(owner, synced, { counter: 0 })).status).toBe(201)
  for (let time = 1; time <= 3; time += 1) expect((await signIn(synced, { counter: 0 })).status).toBe(200)
})

describe('adding a passkey', () => {
  it('is refused for a challenge of another account, or of a sign-in, and a second time', async () => {
    const other = await app.member('another')
    const refused = { status: 422, json: { errors: [{ field: 'response' }] } }
    const fresh = softwareAuthenticator(HOME)
    const send = (visitor: Visitor, response: object) =>
      visitor.send('POST', '/api/account/passkeys', { name: 'A phone', response })
    expect(await send(other, fresh.create(await challengeToAdd(owner)))).toMatchObject(refused)
    expect(await send(other, fresh.create(await challengeToSignIn()))).toMatchObject(refused)
    const response = fresh.create(await challengeToAdd(other))
    expect((await send(other, response)).status).toBe(201)
    expect(await send(other, response)).toMatchObject(refused)
  })

  it('is refused for another site, without a PIN, and for a passkey that opens another account', async () => {
    const other = await app.member('another')
    const fresh = softwareAuthenticator(HOME)
    for (const deviation of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isUserVerified: false }])
      expect((await add(other, fresh, deviation)).status).toBe(422)
    expect((await add(other, device)).status).toBe(409)
    expect((await signIn(device)).json).toMatchObject({ user: { username: 'has.a.device' } })
  })
})
