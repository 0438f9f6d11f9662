import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionView } from '#contract/accounts.ts'
import type { DraftBody, DraftsView, DraftView } from '#contract/drafts.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148' }

const draft = (thesis: string, changed: Partial<DraftBody> = {}): DraftBody => ({
  ...{ form: 'add-asset', assetId: null, fields: { ticker: 'IBM', thesis }, editedAt: '2026-01-05T10:00:00.000Z' },
  ...{ basedOn: null, ...changed },
})
const HOLD = { updateAction: 'Hold', updatedConfidenceLevel: 6, updatedThesis: 'Nothing has changed in it.' }
const now = () => new Date().toISOString()
const store = (who: Visitor, id: string, body: object, headers = {}) =>
  who.send('POST', `/api/drafts/${id}`, body, headers)
const list = async (who: Visitor) => ((await who.send('GET', '/api/drafts')).json as DraftsView).drafts
const read = async (who: Visitor, id: string) => (await who.send('GET', `/api/drafts/${id}`)).json as DraftView

describe('a draft', () => {
  it('begun on a phone is listed on a computer, with its words', async () => {
    const alice = await app.member()
    const id = randomUUID()
    const editedAt = now()
    expect(await store(alice, id, draft('Half a', { editedAt }), PHONE)).toMatchObject({
      status: 200,
      json: { draftId: id, form: 'add-asset', ticker: 'IBM', device: 'phone', editedAt, revision: 1 },
    })
    const { drafts } = (await alice.send('GET', '/api/session')).json as SessionView
    expect(drafts).toEqual(await list(alice))
    expect(drafts).toMatchObject([{ draftId: id, isFromHere: true }])
    expect((await read(alice, id)).fields).toEqual({ ticker: 'IBM', thesis: 'Half a' })
  })

  it('is marked as this browser’s after signing in again, and as another’s in another browser', async () => {
    const alice = await app.member('alice.again')
    await store(alice, randomUUID(), draft('Half a', { editedAt: now() }))
    const signIn = { username: 'alice.again', password: 'lanterns' }
    await alice.send('DELETE', '/api/session')
    expect((await alice.send('POST', '/api/session', signIn)).status).toBe(200)
    expect(await list(alice)).toMatchObject([{ isFromHere: true }])
    const elsewhere = app.visitor()
    await elsewhere.send('POST', '/api/session', signIn)
    expect(await list(elsewhere)).toMatchObject([{ isFromHere: false }])
  })

  it('can be changed only with its last revision', async () => {
    const alice = await app.member()
    const id = randomUUID()
    await store(alice, id, draft('One', { editedAt: now() }))
    expect(await store(alice, id, draft('Two', { editedAt: now(), basedOn: 1 }))).toMatchObject({
      json: { revision: 2 },
    })
    expect(await store(alice, id, draft('Three', { editedAt: now(), basedOn: 1 }))).toMatchObject({
      status: 409,
      json: { detail: 'This draft was changed elsewhere since. Both are kept: read the other one, and choose.' },
    })
    expect(await read(alice, id)).toMatchObject({ revision: 2, fields: { thesis: 'Two' } })
  })

  it('that is sent again after a lost answer is stored once', async () => {
    const alice = await app.member()
    const id = randomUUID()
    const body = draft('One', { editedAt: now() })
    for (const _ of [1, 2]) expect(await store(alice, id, body)).toMatchObject({ json: { revision: 1 } })
  })

  it('is deleted with its decision, and cannot come back', async () => {
    const alice = await app.member()
    const body = buyIbm()
    await store(alice, body.decisionId, draft('Half a', { editedAt: now() }))
    expect(await alice.send('POST', '/api/assets', body)).toMatchObject({ status: 201 })
    expect(await list(alice)).toEqual([])
    expect(await alice.send('GET', `/api/drafts/${body.decisionId}`)).toMatchObject({ status: 404 })
    expect(await store(alice, body.decisionId, draft('Late', { editedAt: now() }))).toMatchObject({
      status: 409,
      json: { assetId: 1 },
    })
  })

  it('that was changed in another browser is not recorded as it was before, unless its writer has seen that', async () => {
    const phone = await app.member('alice.phone')
    const computer = app.visitor()
    await computer.send('POST', '/api/session', { username: 'alice.phone', password: 'lanterns' })
    for (const [record, path] of [
      [buyIbm(), '/api/assets'],
      [{ decisionId: randomUUID(), ...HOLD }, '/api/assets/1/decisions'],
    ] as const) {
      const id = record.decisionId
      await store(phone, id, draft('On the tram', { editedAt: now() }))
      await store(computer, id, draft('At the desk', { editedAt: now(), basedOn: 1 }))
      for (const draftRevision of [null, 1])
        expect(await phone.send('POST', path, { ...record, draftRevision })).toMatchObject({
          status: 409,
          json: { detail: expect.stringContaining('on another device since') },
        })
      expect((await read(phone, id)).fields).toMatchObject({ thesis: 'At the desk' })
      expect(await phone.send('POST', path, { ...record, draftRevision: 2 })).toMatchObject({ status: 201 })
      // The answer may be lost: a repeat is the same decision, whatever its writer has seen.
      expect(await phone.send('POST', path, { ...record, draftRevision: 1 })).toMatchObject({ status: 201 })
      expect(await list(phone)).toEqual([])
    }
  })

  it('that was last changed in the same browser is recorded, whatever its page had seen', async () => {
    const alice = await app.member()
    const record = buyIbm()
    await store(alice, record.decisionId, draft('One', { editedAt: now() }))
    expect(await alice.send('POST', '/api/assets', { ...record, draftRevision: null })).toMatchObject({ status: 201 })
  })

  it('is its writer’s alone', async () => {
    const [alice, bob] = [await app.member(), await app.member()]
    const id = randomUUID()
    await store(alice, id, draft('Mine', { editedAt: now() }))
    expect(await list(bob)).toEqual([])
    for (const method of ['GET', 'DELETE'])
      expect(await bob.send(method, `/api/drafts/${id}`)).toMatchObject({ status: 404 })
    // Ids are per user: the same id is another draft of another user.
    expect(await store(bob, id, draft('Also mine', { editedAt: now() }))).toMatchObject({ json: { revision: 1 } })
    expect((await read(alice, id)).fields).toMatchObject({ thesis: 'Mine' })
    expect(await alice.send('DELETE', `/api/drafts/${id}`)).toMatchObject({ status: 204 })
    expect([await list(alice), (await list(bob)).length]).toEqual([[], 1])
  })

  it('from a device whose clock is ahead is dated now', async () => {
    const alice = await app.member()
    const id = randomUUID()
    await store(alice, id, draft('Tomorrow', { editedAt: '2999-01-01T00:00:00.000Z' }))
    expect((await read(alice, id)).editedAt < '2999').toBe(true)
  })

  it.each([
    ['a form that there is not', { form: 'sell' }],
    ['a day for a moment', { editedAt: '2026-01-05' }],
    ['a list in a field', { fields: { thesis: ['a'] } }],
    ['more text than anybody types', { fields: { thesis: 'a'.repeat(20_001) } }],
    [
      'more fields than any form has',
      { fields: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, n])) },
    ],
    ['a field too many', { more: 1 }],
  ])('with %s is refused', async (_, changed) => {
    const alice = await app.member()
    expect(await store(alice, randomUUID(), { ...draft('One'), ...changed })).toMatchObject({ status: 422 })
  })

  it('is one of at most thirty', async () => {
    const alice = await app.member()
    const ids = Array.from({ length: 31 }, () => randomUUID())
    const statuses = []
    for (const id of ids) statuses.push((await store(alice, id, draft('One', { editedAt: now() }))).status)
    expect(statuses).toEqual([...Array(30).fill(200), 409])
    expect(await store(alice, ids[0] ?? '', draft('Two', { editedAt: now(), basedOn: 1 }))).toMatchObject({
      status: 200,
    })
  })

  it('is not an entry: the journal, the lists and the export do not contain it', async () => {
    const alice = await app.member()
    await store(alice, randomUUID(), draft('Unsaid words', { editedAt: now() }))
    const { sequence } = (await alice.send('GET', '/api/session')).json as SessionView
    expect(sequence).toBe(0)
    for (const path of ['/api/journal', '/api/assets?list=bought', '/api/export?format=json'])
      expect(JSON.stringify((await alice.send('GET', path)).json)).not.toContain('Unsaid')
  })

  it('is not found under an address that is not an id', async () => {
    const alice = await app.member()
    expect(await alice.send('GET', '/api/drafts/1')).toMatchObject({ status: 404 })
  })
})
