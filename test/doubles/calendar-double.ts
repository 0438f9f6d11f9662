import { append, inBlock, pending, prepend, SHA256, sha256Of } from '../support/timestamp-bytes.ts'
import type { Answer } from './answer.ts'
import { type Double, startDouble } from './double-server.ts'

type CalendarScenario = 'limited' | 'server-error'

type CalendarDouble = Double<CalendarScenario> & {
  /** The digests that it was sent, in hexadecimal and in order. */
  readonly digests: readonly string[]
  /** Puts everything that it was sent so far into the block at this height. */
  mine(height: number): void
}

/** The seconds of its clock, and a value that a real calendar would compute with its key. */
const [TIME, SIBLING] = ['65f0c0de', 'ab'.repeat(32)]
const markOf = (digest: string): string => sha256Of(`00${digest}`).slice(0, 16)

const bytes = (hex: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/vnd.opentimestamps.v1' },
  body: Buffer.from(hex, 'hex'),
})

/**
 * A calendar of OpenTimestamps. `POST /digest` takes up to 64 raw bytes and answers with a timestamp that ends in a promise.
 * `GET /timestamp/` with the message of the promise is 404 until a block contains it, and then the rest of the timestamp.
 */
export async function startCalendarDouble(): Promise<CalendarDouble> {
  const digests: string[] = []
  const blocks = new Map<string, number | null>()
  const double = await startDouble<CalendarScenario>(({ method, path, bytes: body, headers }, scenario) => {
    if (scenario === 'limited') return { status: 429, headers: { 'retry-after': '3600' } }
    if (scenario === 'server-error') return { status: 500 }
    if (method === 'POST' && path === '/digest') {
      if (body.length === 0 || body.length > 64) return { status: 400, body: 'invalid Content-Length' }
      const digest = body.toString('hex')
      digests.push(digest)
      blocks.set(TIME + digest + markOf(digest), null)
      return bytes(prepend(TIME) + append(markOf(digest)) + pending(`http://${headers.host}`))
    }
    const [, message = ''] = /^\/timestamp\/([0-9a-f]+)$/.exec(path) ?? []
    const height = blocks.get(message)
    if (method !== 'GET' || height === undefined) return { status: 404, body: 'Commitment not found' }
    if (height === null) return { status: 404, body: 'Pending confirmation in Bitcoin blockchain' }
    return bytes(SHA256 + append(SIBLING) + SHA256 + SHA256 + inBlock(height))
  })
  return Object.assign(double, {
    digests,
    mine(height: number) {
      for (const [message, before] of blocks) if (before === null) blocks.set(message, height)
    },
  })
}
