import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const LISTENING_TO_ALL = { HOST: '0.0.0.0' }
const AT_AN_ADDRESS = { HOST: '0.0.0.0', CANDOR_URL: 'https://candor.example.com' }

const statusUnder = async (host: string, environment: Record<string, string> = {}, path = '/api/health') =>
  (await app.visitorBesides(environment).send('GET', path, undefined, { host })).status

describe('Candor', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000', 'candor.localhost', 'LOCALHOST.'])(
    'answers on its own machine, under %s',
    async (host) => {
      expect(await statusUnder(host)).toBe(200)
      expect(await statusUnder(host, AT_AN_ADDRESS)).toBe(200)
    },
  )

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.nip.example',
    'candor.example.com.evil.example',
    '192.0.2.7',
    '127.0.0.1@evil.example',
    'evil.example/127.0.0.1',
    'two words',
    '',
  ])('does not answer under the name %j, which may have been rebound', async (host) => {
    for (const path of ['/api/health', '/api/session', '/api/assets?list=bought', '/api/nothing']) {
      expect(await statusUnder(host, {}, path), path).toBe(421)
      expect(await statusUnder(host, AT_AN_ADDRESS, path), path).toBe(421)
    }
  })

  it('answers under the name of CANDOR_URL, in any case and at any port', async () => {
    for (const host of ['candor.example.com', 'Candor.Example.com:443'])
      expect(await statusUnder(host, AT_AN_ADDRESS), host).toBe(200)
  })

  it('answers under its network addresses when it listens on the network without CANDOR_URL', async () => {
    for (const host of ['192.168.1.20:3000', '[fd00::20]:3000', '0.0.0.0'])
      expect(await statusUnder(host, LISTENING_TO_ALL), host).toBe(200)
    expect(await statusUnder('evil.example', LISTENING_TO_ALL)).toBe(421)
  })

  it('says what to do', async () => {
    const answer = await app.visitor().send('GET', '/api/session', undefined, { host: 'evil.example' })
    expect(answer).toMatchObject({ json: { code: 'foreign-host', detail: expect.stringContaining('CANDOR_URL') } })
  })
})

describe('a request that a page of another site makes', () => {
  const from = (site: string, mode: string) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode })

  it.each(['cross-site', 'same-site', 'unheard-of'])(
    'is refused when it is %s, even if its origin is ours',
    async (site) => {
      const member = await app.member()
      for (const [method, path] of [
        ['POST', '/api/principles'],
        ['DELETE', '/api/session'],
        ['GET', '/api/assets?list=bought'],
      ] as const)
        expect(await member.send(method, path, method === 'POST' ? {} : undefined, from(site, 'cors'))).toMatchObject({
          status: 403,
          json: { code: 'foreign-origin' },
        })
    },
  )

  it('is allowed when it only follows a link to this site', async () => {
    const visitor = app.visitor()
    expect((await visitor.send('GET', '/api/session', undefined, from('cross-site', 'navigate'))).status).toBe(200)
    expect((await visitor.send('DELETE', '/api/session', undefined, from('cross-site', 'navigate'))).status).toBe(403)
  })

  it('is not suspected when the user or our own page makes it', async () => {
    for (const site of ['none', 'same-origin'])
      expect((await app.visitor().send('GET', '/api/session', undefined, from(site, 'cors'))).status).toBe(200)
  })
})

describe('a body', () => {
  it.each(['text/plain', 'application/json-patch', 'application/jsonp', 'application/json.evil', ''])(
    'of the type %j is not read',
    async (type) => {
      const member = await app.member()
      expect((await member.send('POST', '/api/principles', {}, { 'content-type': type })).status).toBe(415)
    },
  )

  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8'])('of %j is', async (type) => {
    const member = await app.member()
    expect((await member.send('POST', '/api/principles', {}, { 'content-type': type })).status).toBe(422)
  })
})
