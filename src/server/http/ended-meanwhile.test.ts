import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { settled } from '#test/support/settled.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  member = await app.member('member')
})
afterEach(() => app.close())

/** Begins a request, does something else, and only then sends the rest. */
async function sendAround(
  path: string,
  text: string,
  headers: Record<string, string>,
  meanwhile: () => Promise<unknown>,
): Promise<{ status: number; code: string }> {
  const { promise: isDone, resolve: goOn } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    async start(sent) {
      sent.enqueue(Buffer.from(text.slice(0, 10)))
      await isDone
      sent.enqueue(Buffer.from(text.slice(10)))
      sent.close()
    },
  })
  const told = { cookie: member.cookie(), origin: 'http://localhost', 'content-type': 'application/json', ...headers }
  const request = { method: 'POST', headers: told, body, duplex: 'half' }
  const answered = Promise.resolve(app.http.request(`http://localhost${path}`, request))
  await settled()
  await meanwhile()
  goOn()
  const answer = await answered
  return { status: answer.status, code: answer.status < 300 ? 'done' : (await answer.json()).code }
}

const REFUSED = { status: 401, code: 'unauthenticated' }
const lengthOf = (text: string) => ({ 'content-length': String(Buffer.byteLength(text)) })
const signOut = () => member.send('DELETE', '/api/session')

const BODIES: readonly (readonly [path: string, body: object])[] = [
  ['/api/assets', buyIbm()],
  ['/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' }],
  ['/api/settings', { benchmark: 'QQQ' }],
  ['/api/account/tokens', { name: 'a program', scopes: ['read'], expiresOn: '2030-01-01' }],
  ['/api/account/password', { currentPassword: 'lanterns', newPassword: 'other-lanterns' }],
]

describe('whose session has ended while a request was on its way', () => {
  it.each(BODIES)('%s writes nothing, with a length declared or without', async (path, body) => {
    const text = JSON.stringify(body)
    expect(await sendAround(path, text, lengthOf(text), signOut)).toEqual(REFUSED)
    await member.send('POST', '/api/session', { username: 'member', password: 'lanterns' })
    expect(await sendAround(path, text, {}, signOut)).toEqual(REFUSED)
  })

  it('an import takes nothing', async () => {
    const writer = await app.member()
    await writer.send('POST', '/api/assets', buyIbm())
    const journal = await downloadText(app, writer, '/api/export?format=json')
    expect(await sendAround('/api/import', journal, lengthOf(journal), signOut)).toEqual(REFUSED)
    await member.send('POST', '/api/session', { username: 'member', password: 'lanterns' })
    expect((await member.send('GET', '/api/assets?list=bought')).json).toMatchObject({ assets: [] })
    expect(await sendAround('/api/import', journal, lengthOf(journal), async () => {})).toEqual({
      status: 201,
      code: 'done',
    })
  })
})

describe('whose account was erased while a request was on its way', () => {
  it.each(BODIES)('%s is not signed in', async (path, body) => {
    const text = JSON.stringify(body)
    const erase = async () =>
      expect((await member.send('POST', '/api/account/erasure', { username: 'member' })).status).toBe(200)
    expect(await sendAround(path, text, lengthOf(text), erase)).toEqual(REFUSED)
  })
})
