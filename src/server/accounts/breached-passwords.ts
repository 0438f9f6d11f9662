import { createHash } from 'node:crypto'
import type { Outcome } from '../outbound/http-fetch.ts'
import type { Outbound } from '../outbound/outbound.ts'

/** Passwords that were stolen and published, which attackers try first (ASVS 6.2.12). */
export type BreachedPasswords = {
  /** False also when the list cannot be reached, because another company's outage must keep nobody out. */
  has(password: string): Promise<boolean>
}

/** More than people need, and too few for a stranger who wants to learn about other people's passwords. */
const PER_MINUTE = 120
const PREFIX_LENGTH = 5
const LINE = /^([0-9A-F]{35}):(\d+)$/i

/**
 * Asks the range API of Have I Been Pwned (k-anonymity): only the first five characters of the password's SHA-1 are sent, and
 * the hashes that begin with them come back. Padding, whose lines have a count of 0, hides how many there are.
 * @param baseUrl the address before `/range/`
 */
export function openBreachedPasswords(baseUrl: string, outbound: Outbound): BreachedPasswords {
  const origins = [new URL(baseUrl).origin]
  const provider = outbound.provider({ name: 'Breached passwords', perMinute: PER_MINUTE, perDay: 0, origins })
  return {
    async has(password) {
      const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
      const prefix = hash.slice(0, PREFIX_LENGTH)
      const answer = await provider.ask({
        op: 'range',
        args: { prefix },
        url: new URL(`${baseUrl}/range/${prefix}`),
        headers: { 'add-padding': 'true' },
        answersWith: 'text',
        urgency: 'interactive',
        read: readRange,
      })
      return answer.ok && answer.data.has(hash.slice(PREFIX_LENGTH))
    },
  }
}

/** The rest of each hash, for hashes that were found at least once. */
function readRange(body: unknown): Outcome<ReadonlySet<string>> {
  const lines = typeof body === 'string' ? body.split(/\r?\n/).filter(Boolean) : []
  const read = lines.map((line) => LINE.exec(line))
  if (lines.length === 0 || read.includes(null)) return { ok: false, kind: 'upstream' }
  const found = read.flatMap((line) => (line?.[1] && Number(line[2]) > 0 ? [line[1].toUpperCase()] : []))
  return { ok: true, data: new Set(found) }
}
