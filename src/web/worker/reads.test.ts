import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findRead, forgetReads, noteRead } from './reads.ts'

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
        delete: async (key: Request) => turn().then(() => store.delete(key.url)),
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
