import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Answer } from './answer.ts'

/** How a server fails while it is answering. */
export type Fault = 'reset' | 'flood' | 'gzip-bomb'

const A_MEGABYTE = 1024 * 1024
const FLOOD_MEGABYTES = 50

export const FAULTS: Readonly<Record<Fault, (response: ServerResponse) => void | Promise<void>>> = {
  /** The connection goes in the middle of a body that said how long it is. */
  reset(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"results":[', () => response.destroy())
  },
  /** 50 MB, as fast as somebody reads them. */
  async flood(response) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"padding":"')
    const megabyte = 'x'.repeat(A_MEGABYTE)
    for (let sent = 0; sent < FLOOD_MEGABYTES && !response.destroyed; sent += 1)
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    response.end('"}')
  },
  /** 50 KB that unfold to 50 MB. */
  'gzip-bomb'(response) {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(`{"padding":"${'x'.repeat(FLOOD_MEGABYTES * A_MEGABYTE)}"}`))
  },
}

export const isFault = (scenario: string): scenario is Fault => scenario in FAULTS

/** Asked too often: in whole seconds, or until a date. */
export const askedToWait = (retryAfter: string): Answer => ({ status: 429, headers: { 'retry-after': retryAfter } })
