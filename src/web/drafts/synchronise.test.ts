import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer, stubStorage } from '#test/support/stored-here.ts'
import { type DraftCopy, findCopy, listCopies, putCopy, thrownAway } from './draft-copies.ts'
import { listSent } from './sent-decisions.ts'
import { keepMine, recordDraft, storeAll, takeRival, throwAway } from './synchronise.ts'
import { isThrownAway } from './thrown-away.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

const copy: DraftCopy = {
  ...{
    draftId: 'one',
    form: 'update',
    assetId: 1,
    fields: { decisionId: 'one', updatedThesis: 'Here', updatedConfidenceLevel: 5 },
  },
  ...{ editedAt: '2026-11-21T14:00:00.000Z', revision: 2, isStored: false, rival: null, queued: null, refusal: null },
}
const there = {
  ...({ device: 'phone', editedAt: '2026-11-21T14:05:00.000Z', revision: 3 } as const),
  fields: { decisionId: 'one', updatedThesis: 'There' },
}
const texts = () => listCopies('alice').map(({ fields }) => fields.updatedThesis)

it('a draft that was changed on two devices leads to a question, and neither version is overwritten', async () => {
  putCopy('alice', copy)
  const refused = { status: 409, detail: 'This draft was changed elsewhere since.' }
  stubServer(({ method }) => (method === 'POST' ? { status: 409, body: refused } : { status: 200, body: there }))
  await storeAll('alice')
  expect(findCopy('alice', 'one')).toMatchObject({ fields: { updatedThesis: 'Here' }, rival: there })
})

it.each([
  ['this one', keepMine, 'Here'],
  ['the other one', takeRival, 'There'],
])('somebody who continues with %s keeps both versions', (_, choose, thesis) => {
  stubServer(() => null)
  putCopy('alice', { ...copy, rival: there })
  choose('alice', 'one')
  expect(findCopy('alice', 'one')).toMatchObject({ rival: null, revision: 3, fields: { updatedThesis: thesis } })
  expect(texts().sort()).toEqual(['Here', 'There'])
  const apart = listCopies('alice').find(({ draftId }) => draftId !== 'one')
  expect(apart).toMatchObject({ revision: null, fields: { decisionId: apart?.draftId } })
})

/** A server that has recorded the decision of the draft, with the confidence that stands in it. */
const recordedAs = (thesis: string) =>
  stubServer(({ method }) =>
    method === 'POST'
      ? { status: 409, body: { status: 409, detail: 'Recorded.', assetId: 1 } }
      : {
          status: 200,
          body: {
            ...{ assetId: 1, ticker: 'IBM', list: 'bought', confidenceLevel: [{ decisionId: 'one', level: 5 }] },
            thesis: [{ decisionId: 'one', action: 'Hold', sequence: 7, thesis }],
          },
        },
  )

it('a draft whose decision was recorded, and only the answer was lost, is no draft any more, and is told of once', async () => {
  putCopy('alice', copy)
  recordedAs('Here')
  await storeAll('alice')
  await storeAll('alice')
  expect(listCopies('alice')).toEqual([])
  expect(listSent('alice')).toMatchObject([{ decisionId: 'one', ticker: 'IBM', sequence: 7, writtenAt: null }])
})

it('a draft whose decision was recorded elsewhere gets a new id, and says why', async () => {
  putCopy('alice', copy)
  recordedAs('There')
  await storeAll('alice')
  expect(findCopy('alice', 'one')).toBeNull()
  expect(listCopies('alice')).toMatchObject([{ fields: { updatedThesis: 'Here' }, revision: null }])
  expect(listCopies('alice')[0]?.refusal).toContain('recorded on another device')
})

it('a draft is not sent to the server while its decision is being recorded', async () => {
  putCopy('alice', copy)
  const asked = stubServer(() => ({ status: 409, body: { status: 409, detail: 'Recorded.', assetId: 1 } }))
  await recordDraft('one', () => storeAll('alice'))
  expect(asked).toEqual([])
  expect(findCopy('alice', 'one')).toMatchObject({ isStored: false, refusal: null })
})

it('a decision is recorded only after its draft, if that is under way, has reached the server', async () => {
  putCopy('alice', copy)
  const order: string[] = []
  stubServer(() => ({ status: 200, body: { revision: 3 } }))
  const stored = storeAll('alice').then(() => order.push('stored'))
  await recordDraft('one', async () =>
    order.push(findCopy('alice', 'one')?.isStored ? 'recorded after' : 'recorded before'),
  )
  await stored
  expect(order).toContain('recorded after')
})

it.each(['asset-1.update', 'asset-1.move', 'add-asset'])(
  'a draft that is thrown away leaves no copy on this device: the form %s opens empty, and others stay',
  async (form) => {
    putCopy('alice', copy)
    const other = JSON.stringify({ decisionId: 'two', updatedThesis: 'Another' })
    sessionStorage.setItem(`candor.draft.alice.${form}`, JSON.stringify(copy.fields))
    sessionStorage.setItem('candor.draft.alice.asset-2.update', other)
    stubServer(() => ({ status: 204, body: null }))
    await throwAway('alice', 'one')
    expect(listCopies('alice')).toEqual([])
    expect(Object.entries(sessionStorage)).toEqual([['candor.draft.alice.asset-2.update', other]])
  },
)

it('a draft that is thrown away while it is sent is deleted after it has arrived', async () => {
  putCopy('alice', copy)
  const requests = stubServer(({ method }) => (method === 'POST' ? { status: 200, body: { revision: 3 } } : null))
  const stored = storeAll('alice')
  await throwAway('alice', 'one')
  await stored
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  expect(listCopies('alice')).toEqual([])
})

it('a draft that is thrown away without a connection is deleted on the server when that is back, and once', async () => {
  putCopy('alice', copy)
  let isReached = false
  const requests = stubServer(() => (isReached ? { status: 204, body: null } : null))
  await throwAway('alice', 'one')
  expect(thrownAway('alice')).toEqual({ one: false })
  isReached = true
  await storeAll('alice')
  await storeAll('alice')
  expect(requests.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
  expect([thrownAway('alice'), isThrownAway('alice', 'one')]).toEqual([{ one: true }, true])
})
