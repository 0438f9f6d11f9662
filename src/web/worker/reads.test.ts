import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findNames, findRead, forgetReads, noteRead } from './reads.ts'

// Written into the worker when it is built, before its modules run.
vi.hoisted(() => vi.stubGlobal('BUILD', 'one'))

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** The browser's stores of answers, each step of which takes a turn, as there. */
function stubCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, 'http://candor.test').href
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name) ?? new Map()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      await turn()
      const store = storeOf(name)
      return {
        match: async (key: Request | string) => turn().then(() => store.get(urlOf(key))?.clone()),
        put: async (key: Request | string, answer: Response) => turn().then(() => void store.set(urlOf(key), answer)),
        keys: async () => turn().then(() => [...store.keys()].map((url) => new Request(url))),
        delete: async (key: Request | string) => turn().then(() => store.delete(urlOf(key))),
      }
    },
    keys: async () => turn().then(() => [...stores.keys()]),
    delete: async (name: string) => turn().then(() => stores.delete(name)),
  })
}

beforeEach(stubCaches)
afterEach(() => vi.unstubAllGlobals())

const requestTo = (path: string) => new Request(`http://candor.test${path}`)
const answerFor = (account: string) =>
  new Response('{}', { headers: { 'x-candor-account': account, 'content-type': 'application/json' } })
const page = 'http://candor.test/account/alice/overview/bought'

it.each([0, 1, 2, 3, 4, 5, 6])(
  'of the first reads of an account all are kept, the second %i turns later',
  async (turns) => {
    const first = noteRead(requestTo('/api/session'), answerFor('alice 1'), () => true)
    for (let passed = 0; passed < turns; passed += 1) await turn()
    await Promise.all([first, noteRead(requestTo('/api/assets'), answerFor('alice 1'), () => true)])
    for (const path of ['/api/session', '/api/assets'])
      expect(await findRead(requestTo(path), page), path).toBeInstanceOf(Response)
  },
)

it('nothing is kept for another account, nor of one that is not signed in any more', async () => {
  await noteRead(requestTo('/api/assets'), answerFor('alice 1'), () => true)
  expect(await findRead(requestTo('/api/assets'), page.replace('alice', 'bobby'))).toBeUndefined()
  await noteRead(requestTo('/api/settings'), answerFor('bobby 2'), () => true)
  expect(await findRead(requestTo('/api/assets'), page)).toBeUndefined()
  await noteRead(requestTo('/api/drafts'), answerFor('bobby 2'), () => false)
  expect(await findRead(requestTo('/api/drafts'), page.replace('alice', 'bobby'))).toBeUndefined()
  await forgetReads()
  expect(await findRead(requestTo('/api/settings'), page.replace('alice', 'bobby'))).toBeUndefined()
})

it('a stored answer says whose it is, as the server did', async () => {
  await noteRead(requestTo('/api/assets'), answerFor('alice 1'), () => true)
  const stored = await findRead(requestTo('/api/assets'), page)
  expect(stored?.headers.get('x-candor-account')).toBe('alice 1')
})

describe('the names of a list', () => {
  const list = (count: number) => {
    const assets = Array.from({ length: count }, () => ({ companyName: 'IBM', ticker: 'IBM', currentValue: '12.50' }))
    const headers = { 'x-candor-account': 'alice 1', 'content-type': 'application/json' }
    return new Response(JSON.stringify({ assets }), { headers })
  }
  const read = (count: number) => noteRead(requestTo('/api/assets?list=bought'), list(count), () => true)
  const ibm = { companyName: 'IBM', ticker: 'IBM' }

  it('are given to the page of that list, to nobody but its owner, and only while they are signed in', async () => {
    await read(20)
    expect(await findNames(page)).toEqual(Array(12).fill(ibm))
    expect(await findNames(page.replace('bought', 'sold'))).toBeNull()
    expect(await findNames(page.replace('alice', 'bobby'))).toBeNull()
    await forgetReads()
    expect(await findNames(page)).toBeNull()
  })

  it('are not given any more once somebody else has read, or once the list is short', async () => {
    await read(20)
    await noteRead(requestTo('/api/session'), answerFor('bobby 2'), () => true)
    expect(await findNames(page)).toBeNull()
    await read(20)
    await read(3)
    expect(await findNames(page)).toBeNull()
  })
})
