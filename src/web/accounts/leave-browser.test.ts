import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer, stubStorage } from '#test/support/stored-here.ts'
import { type DraftCopy, listCopies, putCopy } from '#web/drafts/draft-copies.ts'
import { eraseDrafts } from '#web/drafts/forget-drafts.ts'
import { forgetLast } from './forget-last.ts'
import { forgetAccount, leaveIfSignedOut, signOutHere } from './leave-browser.ts'

const caches = new Map<string, true>()
let address = ''

beforeEach(() => {
  stubStorage()
  caches.clear()
  vi.stubGlobal('caches', {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  })
  const assign = (to: string) => {
    address = to
  }
  vi.stubGlobal('window', { location: { pathname: '/account/alice/bought/1', assign } })
})
afterEach(() => vi.unstubAllGlobals())

const copy: DraftCopy = {
  ...{ draftId: 'one', form: 'update', assetId: 1, fields: { decisionId: 'one', updatedThesis: 'Here' } },
  ...{ editedAt: '2026-11-21T14:00:00.000Z', revision: 2, isStored: false, rival: null, queued: null, refusal: null },
}
const inTab = (key: string, fields: object) => sessionStorage.setItem(`candor.draft.${key}`, JSON.stringify(fields))
const rival = { device: 'phone', editedAt: '2026-11-21T14:05:00.000Z', revision: 3, fields: {} } as const
const ids = (user: string) => listCopies(user).map(({ draftId }) => draftId)

it('keeps only drafts that the server lacks, under their owners’ names, and the choice to hide amounts', async () => {
  putCopy('alice', copy)
  putCopy('alice', { ...copy, draftId: 'two', fields: { decisionId: 'two' }, isStored: true })
  putCopy('alice', { ...copy, draftId: 'three', isStored: true, rival })
  putCopy('alice', { ...copy, draftId: 'five', isStored: true, refusal: 'Not possible now.' })
  putCopy('alice.b', { ...copy, draftId: 'four' })
  localStorage.setItem('candor.choice.hide-amounts', 'yes')
  localStorage.setItem('candor.choice.claim', '3 benchmark')
  inTab('alice.asset-1.update', copy.fields)
  inTab('alice.asset-2.update', { decisionId: 'two' })
  inTab('alice.principle', { principleId: 'p', text: 'Never twice' })
  caches.set('candor-reads-1', true).set('candor-shell-1', true)

  await forgetAccount()

  expect(Object.keys(localStorage).sort()).toEqual([
    'candor.choice.hide-amounts',
    'candor.draft-copy.alice.b.four',
    'candor.draft-copy.alice.one',
    'candor.draft-copy.alice.three',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['candor.draft.alice.principle'])
  expect([...caches.keys()]).toEqual(['candor-shell-1'])
  expect([ids('alice').sort(), ids('alice.b'), ids('bobby')]).toEqual([['one', 'three'], ['four'], []])
})

it('if nobody is signed in, the data of somebody who never signed out is deleted', async () => {
  putCopy('alice', { ...copy, isStored: true })
  putCopy('alice', { ...copy, draftId: 'two' })
  localStorage.setItem('candor.choice.claim', '3 benchmark')
  localStorage.setItem('candor.choice.hide-amounts', 'yes')
  await forgetLast()
  expect(Object.keys(localStorage).sort()).toEqual(['candor.choice.hide-amounts', 'candor.draft-copy.alice.two'])
})

it('a tab keeps words that differ from the stored copy', async () => {
  putCopy('alice', copy)
  inTab('alice.asset-1.update', { ...copy.fields, updatedThesis: 'Older words' })
  await forgetAccount()
  expect(Object.keys(sessionStorage)).toEqual(['candor.draft.alice.asset-1.update'])
})

it('signing out sends drafts to the server before it ends the session', async () => {
  putCopy('alice', copy)
  const requests = stubServer(({ method }) => ({ status: method === 'POST' ? 200 : 204, body: { revision: 3 } }))
  await signOutHere('alice')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/drafts/one',
    'DELETE /api/session',
  ])
  expect([ids('alice'), address]).toEqual([[], '/login'])
})

it('the tab in which somebody signs out does not also report that the session has ended', async () => {
  stubServer(({ method }) => (method === 'GET' ? { status: 200, body: { user: null } } : { status: 204, body: null }))
  await signOutHere('alice')
  await leaveIfSignedOut('alice')
  expect(address).toBe('/login')
})

it('nor does it where the end is told before the answer, or the button is pressed twice', async () => {
  stubServer(() => ({ status: 200, body: { user: null } }))
  let ended = 0
  const end = async () => {
    ended += 1
    await leaveIfSignedOut('alice')
  }
  await Promise.all([signOutHere(null, end, '/login?erased=1'), signOutHere(null, end, '/login?erased=1')])
  expect([ended, address]).toEqual([1, '/login?erased=1'])
})

it('a sign-out that fails forgets nothing', async () => {
  putCopy('alice', { ...copy, isStored: true })
  stubServer(() => null)
  await expect(signOutHere('alice')).rejects.toThrow('Candor cannot be reached.')
  expect(ids('alice')).toEqual(['one'])
})

it('an erased account leaves no draft', async () => {
  putCopy('alice', copy)
  inTab('alice.principle', { principleId: 'p', text: 'Never twice' })
  eraseDrafts('alice')
  await forgetAccount()
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
})

const login = '/login?next=%2Faccount%2Falice%2Fbought%2F1'
it.each([
  ['nobody was writing', {}, `${login}&ended=yes`],
  ['the words are in this browser only', copy.fields, `${login}%3Fdraft%3Done&ended=yes`],
  ['the server has the words', { decisionId: 'two', updatedThesis: 'There' }, `${login}%3Fdraft%3Dtwo&ended=kept`],
])(
  'after the session has ended, and %s, the login page says so and leads back to the form',
  async (_, fields, expected) => {
    putCopy('alice', copy)
    inTab('alice.asset-1.update', fields)
    stubServer(() => ({ status: 200, body: { user: null } }))
    await leaveIfSignedOut('alice')
    expect(address).toBe(expected)
  },
)

it('stays on the page if another device’s session has ended', async () => {
  address = ''
  stubServer(() => ({ status: 200, body: { user: { username: 'alice' } } }))
  await leaveIfSignedOut('alice')
  expect(address).toBe('')
})
