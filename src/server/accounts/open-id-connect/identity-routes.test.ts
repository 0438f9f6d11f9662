import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IdentitiesView, ProviderAddressView } from '#contract/identities.ts'
import type { OwnAccountView } from '#contract/own-account.ts'
import type { OpenIdConnectDouble } from '#test/doubles/open-id-connect-double.ts'
import {
  bought,
  decide,
  locationOf,
  openIdConnectSettings,
  openTestAppWithProvider,
  START,
  signInAt,
} from '#test/support/open-id-connect.ts'
import type { TestApp, Visitor } from '#test/support/test-app.ts'

const IDENTITIES = '/api/account/identities'
const settings = (outcome: string) => `/account/has.a.password/settings?identity=${outcome}`

let double: OpenIdConnectDouble
let app: TestApp
let close: () => Promise<void>
let owner: Visitor
beforeEach(async () => {
  ;({ double, app, close } = await openTestAppWithProvider())
  double.isVisitedBy({ sub: '0001', preferred_username: 'grace.hopper' })
  owner = await app.member('has.a.password')
})
afterEach(() => close())

const addressOf = ({ json }: { json: unknown }) => (json as ProviderAddressView).address ?? ''
const identitiesOf = async (visitor: Visitor) =>
  ((await visitor.send('GET', IDENTITIES)).json as IdentitiesView).identities

/** Goes to the provider, agrees there, comes back, and gives the address to which that leads. */
const goAndComeBack = async (visitor: Visitor, address: string) =>
  locationOf(await visitor.send('GET', await decide(new URL(address))))

const signInAgain = async (visitor: Visitor, query = '') =>
  goAndComeBack(visitor, locationOf(await visitor.send('GET', `${START}?again=1${query}`)))

const link = async (visitor = owner) => goAndComeBack(visitor, addressOf(await visitor.send('POST', IDENTITIES)))

async function unlink(visitor = owner) {
  const [identity] = await identitiesOf(visitor)
  return goAndComeBack(visitor, addressOf(await visitor.send('POST', `${IDENTITIES}/${identity?.id}/unlinking`)))
}

const later = (minutes: number) => app.setNow(new Date(Date.now() + minutes * 60_000).toISOString())

describe('linking', () => {
  it('lets somebody at the provider sign in to the account, beside the password', async () => {
    expect((await owner.send('GET', IDENTITIES)).json).toEqual({ provider: 'Continue with Example', identities: [] })
    expect(await link()).toBe(settings('linked'))
    expect(await identitiesOf(owner)).toMatchObject([{ issuer: double.url, isOfProvider: true }])
    expect((await owner.send('GET', '/api/account')).json).toMatchObject({ hasPassword: true, hasProvider: true })
    expect(await signInAt(double, app.visitor())).toBe(bought('has.a.password'))
    const byPassword = { username: 'has.a.password', password: 'lanterns' }
    expect((await app.visitor().send('POST', '/api/session', byPassword)).status).toBe(200)
    expect(app.logged.some((line) => line.includes('"event":"identity-linked"'))).toBe(true)
  })

  it('requires a fresh sign-in on both sides', async () => {
    const address = new URL(addressOf(await owner.send('POST', IDENTITIES)))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    for (const scenario of ['earlier-sign-in', 'silent-of-time'] as const) {
      double.behave(scenario)
      expect(await link()).toBe(settings('not-fresh'))
    }
    double.behave('ok')
    later(11)
    expect(await owner.send('POST', IDENTITIES)).toMatchObject({ status: 403, json: { code: 'not-fresh' } })
    expect(await identitiesOf(owner)).toEqual([])
  })

  it('of an identity that has another account is refused, and changes neither account', async () => {
    const other = app.visitor()
    expect(await signInAt(double, other)).toBe(bought('grace.hopper'))
    expect(await link()).toBe(settings('linked-elsewhere'))
    expect(await identitiesOf(owner)).toEqual([])
    expect(await signInAt(double, app.visitor())).toBe(bought('grace.hopper'))
  })

  it('of one identity to two accounts at once succeeds for one', async () => {
    const other = await app.member('wants.it.too')
    const [one, two] = await Promise.all([owner, other].map((visitor) => link(visitor)))
    expect([one, two].filter((led) => led?.endsWith('=linked'))).toHaveLength(1)
    expect([one, two].filter((led) => led?.endsWith('=linked-elsewhere'))).toHaveLength(1)
  })

  it('is finished only in the session in which it began', async () => {
    const back = await decide(new URL(addressOf(await owner.send('POST', IDENTITIES))))
    const other = await app.member('left.at.the.desk')
    expect(locationOf(await other.send('GET', back))).toBe('/login?failure=expired')
    const left = owner
      .cookie()
      .split('; ')
      .filter((cookie) => cookie.startsWith('__Host-candor.sign_in.'))
    const cookie = [other.cookie(), ...left].join('; ')
    expect(locationOf(await other.send('GET', back, undefined, { cookie }))).toBe(
      '/account/left.at.the.desk/settings?identity=session-ended',
    )
    expect([...(await identitiesOf(owner)), ...(await identitiesOf(other))]).toEqual([])
  })

  it('fails once the session has ended', async () => {
    const back = await decide(new URL(addressOf(await owner.send('POST', IDENTITIES))))
    const elsewhere = app.visitor()
    await elsewhere.send('POST', '/api/session', { username: 'has.a.password', password: 'lanterns' })
    await elsewhere.send('DELETE', '/api/account/sessions')
    expect(locationOf(await owner.send('GET', back))).toBe(
      '/login?failure=expired&next=%2Faccount%2Fhas.a.password%2Fsettings',
    )
    expect(await app.context.db.selectFrom('credentials').select('id').execute()).toHaveLength(1)
  })

  it('says what is wrong where the provider does not answer, or none is configured', async () => {
    double.behave('garbage')
    expect(await owner.send('POST', IDENTITIES)).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    const without = app.visitorBesides({ CANDOR_URL: 'https://candor.test' })
    await without.send('POST', '/api/session', { username: 'has.a.password', password: 'lanterns' })
    expect(await without.send('POST', IDENTITIES)).toMatchObject({ status: 409 })
  })
})

describe('unlinking', () => {
  it('removes that way in, and leaves the others', async () => {
    await link()
    expect(await unlink()).toBe(settings('unlinked'))
    expect(await identitiesOf(owner)).toEqual([])
    expect(await signInAt(double, app.visitor())).toBe(bought('grace.hopper'))
  })

  it('requires a fresh sign-in on both sides, at the provider with the identity that goes', async () => {
    await link()
    double.behave('earlier-sign-in')
    expect(await unlink()).toBe(settings('not-fresh'))
    double.behave('ok')
    double.isVisitedBy({ sub: '0002', preferred_username: 'somebody.else' })
    expect(await unlink()).toBe(settings('another-person'))
    const [identity] = await identitiesOf(owner)
    later(11)
    expect(await owner.send('POST', `${IDENTITIES}/${identity?.id}/unlinking`)).toMatchObject({
      json: { code: 'not-fresh' },
    })
    expect(await identitiesOf(owner)).toHaveLength(1)
  })

  it('of the last way in is refused, before and after the provider was asked', async () => {
    const grace = app.visitor()
    await signInAgain(grace)
    const [identity] = await identitiesOf(grace)
    const path = `${IDENTITIES}/${identity?.id}/unlinking`
    expect(await grace.send('POST', path)).toMatchObject({ status: 409, json: { detail: /only|Nothing else/ } })
    await addPasskey('grace.hopper')
    const address = addressOf(await grace.send('POST', path))
    await app.context.db.deleteFrom('passkeys').execute()
    expect(await goAndComeBack(grace, address)).toBe('/account/grace.hopper/settings?identity=only-way-in')
    expect(await signInAt(double, app.visitor())).toBe(bought('grace.hopper'))
  })

  it('leaves a passkey as the last way in, which cannot be removed then', async () => {
    const grace = app.visitor()
    await signInAgain(grace)
    await addPasskey('grace.hopper')
    expect(await unlink(grace)).toBe('/account/grace.hopper/settings?identity=unlinked')
    expect(await grace.send('DELETE', '/api/account/passkeys/AAAA')).toMatchObject({ status: 409 })
    expect((await grace.send('GET', '/api/account')).json).toMatchObject({ hasPassword: false, hasPasskey: true })
  })

  it('of a provider that is no longer configured needs no visit there, and that identity is no way in', async () => {
    await link()
    const moved = app.visitorBesides(openIdConnectSettings('https://another.example'))
    await moved.send('POST', '/api/session', { username: 'has.a.password', password: 'lanterns' })
    const [identity] = await identitiesOf(moved)
    expect(identity).toMatchObject({ issuer: double.url, isOfProvider: false })
    await app.context.db.updateTable('credentials').set({ password: null }).execute()
    const path = `${IDENTITIES}/${identity?.id}/unlinking`
    expect(await moved.send('POST', path)).toMatchObject({ status: 409 })
    await addPasskey('has.a.password')
    expect(await moved.send('POST', path)).toMatchObject({ status: 200, json: { address: null } })
    expect(await identitiesOf(moved)).toEqual([])
  })
})

async function addPasskey(username: string): Promise<void> {
  const { db } = app.context
  const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  const row = { id: 'AAAA', user_id: id, name: 'A phone', public_key: 'AA', counter: 0, transports: '' }
  await db
    .insertInto('passkeys')
    .values({ ...row, created_at: '2026-11-22T10:00:00.000Z', last_used_at: null })
    .execute()
}

describe('signing in again', () => {
  it('at the provider does not reuse an earlier sign-in there', async () => {
    const grace = app.visitor()
    await signInAt(double, grace)
    const again = () => signInAgain(grace, '&next=/account/grace.hopper/settings')
    expect(await again()).toBe('/account/grace.hopper/settings')
    for (const scenario of ['earlier-sign-in', 'silent-of-time'] as const) {
      double.behave(scenario)
      expect(await again()).toBe('/account/grace.hopper/settings?identity=not-fresh')
    }
  })

  it.each(['earlier-sign-in', 'silent-of-time'] as const)(
    'is needed before a change by who came in on an %s, however new the session is',
    async (scenario) => {
      const grace = app.visitor()
      double.behave(scenario)
      expect(await signInAt(double, grace)).toBe(bought('grace.hopper'))
      const addPasskey = () => grace.send('POST', '/api/account/passkeys/options')
      expect(await addPasskey()).toMatchObject({ status: 403, json: { code: 'not-fresh' } })
      double.behave('ok')
      await signInAgain(grace)
      expect((await addPasskey()).status).toBe(200)
    },
  )

  it('is as old as the provider says', async () => {
    const grace = app.visitor()
    await signInAgain(grace)
    const { freshUntil } = (await grace.send('GET', '/api/account')).json as OwnAccountView
    const { freshUntil: untilForOwner } = (await owner.send('GET', '/api/account')).json as OwnAccountView
    expect(Date.parse(freshUntil) % 1000).toBe(0)
    expect(Math.abs(Date.parse(freshUntil) - Date.parse(untilForOwner))).toBeLessThan(60_000)
  })
})
