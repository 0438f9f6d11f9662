import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let owner: Visitor
beforeEach(async () => {
  app = await openTestApp()
  owner = await app.member('has.a.device')
})
afterEach(() => app.close())

type Options = { readonly challenge: string; readonly rp?: { id: string }; readonly rpId?: string }
const begin = async () => (await owner.send('POST', '/api/account/passkeys/options')).json as Options
const encoded = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url')

/** What somebody without the device could send: well-formed data that nothing has signed. */
const forged = (challenge: string, type: string) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: encoded({ type, challenge, origin: 'http://localhost' }),
    attestationObject: 'AAAA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
})

describe('a passkey', () => {
  it('is bound to this Candor’s name, and requires a PIN, a face or a finger', async () => {
    const options = await begin()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Candor' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const besides = app.visitorBesides({ CANDOR_URL: 'https://candor.example.com' })
    const headers = { host: 'candor.example.com', origin: 'https://candor.example.com' }
    const { json } = await besides.send('POST', '/api/session/passkey/options', undefined, headers)
    expect(json).toMatchObject({ rpId: 'candor.example.com', userVerification: 'required' })
  })

  it('cannot be added without a device', async () => {
    const { challenge } = await begin()
    for (const response of [{}, { id: 7, response: null }, forged(challenge, 'webauthn.create')])
      expect(await owner.send('POST', '/api/account/passkeys', { name: 'A phone', response })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'response' }] },
      })
    expect((await owner.send('GET', '/api/account/passkeys')).json).toEqual({ passkeys: [] })
  })

  it('that nobody added opens nothing, whatever it signs', async () => {
    const { challenge } = (await app.visitor().send('POST', '/api/session/passkey/options')).json as Options
    for (const response of [{}, { id: 'AAAA', response: {} }, forged(challenge, 'webauthn.get')]) {
      const answer = await app.visitor().send('POST', '/api/session/passkey', { response })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
    }
  })

  it('opens nothing without a signature', async () => {
    const { id: userId } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const row = { id: 'AAAA', user_id: userId, name: 'A phone', public_key: 'AAAA', counter: 0, transports: '' }
    await app.context.db
      .insertInto('passkeys')
      .values({ ...row, created_at: '2026-11-22T10:00:00.000Z', last_used_at: null })
      .execute()
    const { challenge } = (await app.visitor().send('POST', '/api/session/passkey/options')).json as Options
    const response = forged(challenge, 'webauthn.get')
    expect((await app.visitor().send('POST', '/api/session/passkey', { response })).status).toBe(401)
    const other = await app.member()
    expect((await other.send('DELETE', '/api/account/passkeys/AAAA')).status).toBe(404)
    expect((await owner.send('DELETE', '/api/account/passkeys/AAAA')).status).toBe(204)
  })

  it('needs a fresh sign-in to be added or removed', async () => {
    app.setNow(new Date(Date.now() + 11 * 60_000).toISOString())
    for (const [method, path] of [
      ['POST', '/api/account/passkeys/options'],
      ['POST', '/api/account/passkeys'],
      ['DELETE', '/api/account/passkeys/AAAA'],
    ] as const)
      expect((await owner.send(method, path, method === 'POST' ? {} : undefined)).json).toMatchObject({
        code: 'not-fresh',
      })
  })
})
