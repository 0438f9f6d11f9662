import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as it was received. `body` is parsed JSON if possible, else text. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  readonly bytes: Buffer
  /** Whether the client disconnected before the answer was complete. */
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

/** The double under another host name. It is a foreign host for a client, and a request to it still reaches the double. */
export const foreignOrigin = ({ headers }: Received): string => `http://localhost:${headers.host?.split(':').at(-1)}`
