import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as it came in. `body` is JSON where it parses, else text. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly bytes: Buffer
  /** The connection went before the answer was whole. */
  isAbandoned: boolean
}

export async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<Received> {
  const url = new URL(incoming.url ?? '/', 'http://double')
  const bytes = await buffer(incoming)
  const request: Received = {
    method: incoming.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    body: parsed(bytes.toString('utf8')),
    bytes,
    isAbandoned: false,
  }
  response.once('close', () => {
    request.isAbandoned = !response.writableFinished
  })
  return request
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** The key after a scheme, as in `Authorization: Bearer KEY`. */
export function keyAfter(scheme: string, { headers }: Received): string | undefined {
  const [given, key] = (headers.authorization ?? '').split(' ')
  return given?.toLowerCase() === scheme.toLowerCase() ? key : undefined
}

/** The double's other name: to a client a foreign host, and if the client goes there, the test sees the request. */
export const foreignOrigin = ({ headers }: Received): string => `http://localhost:${headers.host?.split(':').at(-1)}`
