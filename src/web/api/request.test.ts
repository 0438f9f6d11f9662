import { afterEach, expect, it, vi } from 'vitest'
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
