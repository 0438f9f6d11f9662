import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const FILES = [
  ...['/assets/sheet-1.css', '/assets/account-1.js'],
  ...Array.from({ length: 8 }, (_, nth) => `/assets/page-${nth}.js`),
]
const HTML = '<link href="/assets/sheet-1.css"><script src="/assets/account-1.js"></script>'

const atOnce = async () => {}

/** Answers with the page, and with whatever file is asked for; each address that was asked for, in order. */
let asked: string[] = []
let isReached = true

async function answer(address: string): Promise<Response> {
  asked.push(address)
  if (!isReached) throw new TypeError('Failed to fetch')
  return new Response(address === '/account/shell' ? HTML : 'file')
}

/** One store of answers, by address. */
function stubStore() {
  const store = new Map<string, Response>()
  const addAll = async (addresses: readonly string[]) => {
    const answers = await Promise.all(addresses.map(answer))
    addresses.forEach((address, nth) => {
      store.set(address, answers[nth] ?? new Response())
    })
  }
  const match = async (address: string) => store.get(address)?.clone()
  const put = async (address: string, given: Response) => void store.set(address, given)
  const keys = async () => [...store.keys()].map((address) => new Request(`http://candor.test${address}`))
  vi.stubGlobal('caches', { open: async () => ({ addAll, match, put, keys }) })
}

/** The worker's module as in a worker that has just started. */
function startWorker() {
  vi.resetModules()
  return import('./shell.ts')
}

beforeEach(() => {
  Object.assign(globalThis, { BUILD: 'one', FILES, MESSAGES: [] })
  asked = []
  isReached = true
  vi.stubGlobal('fetch', answer)
  stubStore()
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['BUILD', 'FILES', 'MESSAGES']) Reflect.deleteProperty(globalThis, name)
})

it('no page is stored before its files are, for it would open to nothing without a network', async () => {
  const { completeShell, findPage, keepPage } = await startWorker()
  expect(await keepPage(new Response(HTML))).toBe(true)
  expect(await findPage()).toBeUndefined()
  await completeShell(atOnce)
  expect(await (await findPage())?.text()).toBe(HTML)
  await keepPage(new Response(`${HTML}<p>dark</p>`))
  expect(await (await findPage())?.text()).toBe(`${HTML}<p>dark</p>`)
})

it('the files are fetched once, however often a read asks for them and a worker starts anew', async () => {
  const first = await startWorker()
  await Promise.all([first.completeShell(atOnce), first.completeShell(atOnce)])
  const second = await startWorker()
  await second.completeShell(atOnce)
  expect(asked).toEqual([...FILES, '/account/shell'])
})

it('while a page asks for something a few files are fetched at a time, and what is left by the next life of the worker', async () => {
  const first = await startWorker()
  let times = 0
  await first.completeShell(async () => {
    times += 1
    if (times === 2) isReached = false
  })
  expect([times, asked.length]).toEqual([2, FILES.length])
  expect(await first.findPage()).toBeUndefined()
  isReached = true
  asked = []
  const second = await startWorker()
  await second.completeShell(atOnce)
  expect(asked).toEqual([...FILES.slice(8), '/account/shell'])
})

it('a worker that takes the place of another one fetches all files at once', async () => {
  const { findPage, installShell } = await startWorker()
  await installShell()
  expect(asked).toEqual([...FILES, '/account/shell'])
  expect(await findPage()).toBeInstanceOf(Response)
})

it('files that could not be fetched are fetched by the next life of the worker', async () => {
  isReached = false
  const first = await startWorker()
  await first.completeShell(atOnce)
  expect(await first.findPage()).toBeUndefined()
  isReached = true
  const second = await startWorker()
  await second.completeShell(atOnce)
  expect(await (await second.findPage())?.text()).toBe(HTML)
})
