import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import type { ProblemView } from '#contract/problems.ts'

type Unreadable = Pick<ProblemView, 'status' | 'title' | 'code' | 'detail'>

const UNREADABLE: Unreadable = {
  status: 400,
  title: 'Bad Request',
  code: 'malformed',
  detail:
    'Candor could not read this as an HTTP request. Nothing was recorded; look at what sent it, or what passed it on, and send it again.',
}

/** By Node's codes of errors. */
const OTHERS: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    code: 'too-large',
    detail:
      'The address and headers of this request are longer than 16 KiB, cookies included. Nothing was recorded; shorten them. In a ' +
      'browser, delete the cookies of this site and try again.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    code: 'too-slow',
    detail: 'This request did not arrive in time. Nothing was recorded; please try again.',
  },
}

/**
 * Answers what Node cannot read as HTTP in words, as everything that is refused; by itself it sends a status alone. Expectations that
 * Node does not know are passed over, as RFC 9110 allows.
 */
export function answerUnreadable(server: Pick<Server, 'on' | 'emit'>): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, answer) => answers.set(request.socket, answer))
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer))
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket)
    const isAnswered = answer?.headersSent && !answer.writableFinished
    if (!socket.writable || isAnswered) socket.destroy()
    else socket.end(toHttp(OTHERS['code' in error ? String(error.code) : ''] ?? UNREADABLE), () => socket.destroy())
  })
}

/** What stands for the app's answer where an address, or a Host, makes no request that it could be asked. */
export const problemOfRequest = (error: unknown): Response =>
  error instanceof RequestError
    ? new Response(toBody(UNREADABLE), { status: UNREADABLE.status, headers: HEADERS })
    : new Response(null, { status: 500 })

function toHttp(problem: Unreadable): string {
  const body = toBody(problem)
  return [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

const HEADERS = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const toBody = (problem: Unreadable): string =>
  JSON.stringify({ type: 'about:blank', ...problem } satisfies ProblemView)
