import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestFailed, request } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'text/html' } }))

const codeOf = (method: 'GET' | 'POST') =>
  request(method, '/api/session', method === 'POST' ? {} : undefined).then(
    () => null,
    (failure: unknown) => (failure instanceof RequestFailed ? failure.problem.code : failure),
  )

it.each([502, 503, 504])('a proxy’s own page with %i says that Candor cannot be reached', async (status) => {
  answering(status, '<h1>Bad gateway</h1>')
  expect([await codeOf('GET'), await codeOf('POST')]).toEqual(['unreachable', 'unreachable'])
})

it('what Candor itself says with such a status is told as it is', async () => {
  answering(
    503,
    JSON.stringify({ type: 'about:blank', title: 'Busy', status: 503, code: 'busy', detail: 'Try again.' }),
  )
  expect(await codeOf('POST')).toBe('busy')
})

it('a page in the place of an answer is one that cannot be read', async () => {
  answering(200, '<h1>Welcome</h1>')
  expect(await codeOf('GET')).toBe('unreadable')
})

describe('once an answer has named the account of the page', () => {
  const answerFor = (account: string | null) =>
    new Response('{"theirs":true}', { headers: account === null ? {} : { 'x-candor-account': account } })

  async function freshPage(accounts: readonly (string | null)[]) {
    vi.resetModules()
    const [sent, reload, left] = [[] as unknown[], vi.fn(), [...accounts]]
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
      sent.push(headers)
      return answerFor(left.shift() ?? null)
    })
    const { request } = await import('./request.ts')
    return { request, sent, reload }
  }

  it('a write names it, so that it is not recorded for whoever signed in meanwhile, and a read has no headers', async () => {
    const { request, sent, reload } = await freshPage(['alice 1', null, 'alice 1'])
    await request('POST', '/api/session', {})
    await request('POST', '/api/assets', {})
    await request('DELETE', '/api/drafts/1')
    await request('GET', '/api/assets')
    const json = { 'content-type': 'application/json' }
    const meant = { 'x-candor-account': 'alice 1' }
    expect(sent).toEqual([json, { ...meant, ...json }, meant, {}])
    expect(reload).not.toHaveBeenCalled()
  })

  it('an answer for somebody else is shown to nobody, and the page is loaded again', async () => {
    const { request, reload } = await freshPage(['alice 1', 'bertram 2'])
    await request('GET', '/api/session')
    const shown = vi.fn()
    request('GET', '/api/assets').then(shown, shown)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(shown).not.toHaveBeenCalled()
  })
})
