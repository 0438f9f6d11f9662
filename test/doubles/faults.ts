import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Answer } from './answer.ts'

/** Ways in which a server fails while it is answering. */
export type Fault = 'reset' | 'flood' | 'gzip-bomb'

const A_MEGABYTE = 1024 * 1024
const FLOOD_MEGABYTES = 50

export const FAULTS: Readonly<Record<Fault, (response: ServerResponse) => void | Promise<void>>> = {
  /** The connection breaks in the middle of a body whose length was announced. */
  reset(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"results":[', () => response.destroy())
  },
  /** 50 MB, as fast as the client reads them. */
  async flood(response) {
    response.writeHead(200, { 'content-type': 'application/json' })
    // The client is expected to hang up when it has had enough.
    await pipeline(padding(), response).catch(() => {})
  },
  /** 50 KB that decompress to 50 MB. */
  async 'gzip-bomb'(response) {
    const unfolding = await bomb()
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(unfolding)
  },
}

/** The bomb is made once and one megabyte at a time, because the double shares its memory with the test. */
let madeBomb: Promise<Buffer> | null = null
function bomb(): Promise<Buffer> {
  madeBomb ??= buffer(padding().pipe(createGzip()))
  return madeBomb
}

function padding(): Readable {
  const megabyte = 'x'.repeat(A_MEGABYTE)
  return Readable.from(['{"padding":"', ...Array.from({ length: FLOOD_MEGABYTES }, () => megabyte), '"}'])
}

export const isFault = (scenario: string): scenario is Fault => scenario in FAULTS

/** The answer to too many requests. `retryAfter` is in whole seconds, or a date. */
export const askedToWait = (retryAfter: string): Answer => ({ status: 429, headers: { 'retry-after': retryAfter } })
