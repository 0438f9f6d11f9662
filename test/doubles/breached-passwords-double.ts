import { createHash } from 'node:crypto'
import { type Double, startDouble } from './double-server.ts'

type BreachedScenario = 'limited' | 'server-error'

/** How many lines padding produces at least. A range of the real list has some hundreds. */
const LINES = 800

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase()

/**
 * The range API of Have I Been Pwned: for five characters of a SHA-1 it answers with the remaining characters of all hashes that
 * begin with them, and how often each was seen. `Add-Padding: true` adds made-up hashes with a count of 0.
 * @param stolen the passwords that it knows
 */
export function startBreachedPasswordsDouble(stolen: readonly string[]): Promise<Double<BreachedScenario>> {
  const hashes = stolen.map(sha1)
  return startDouble<BreachedScenario>(({ method, path, headers }, scenario) => {
    if (scenario === 'limited') return { status: 429, headers: { 'retry-after': '2' } }
    if (scenario === 'server-error') return { status: 503 }
    const [, prefix] = /^\/range\/([0-9A-F]{5})$/i.exec(path) ?? []
    if (method !== 'GET' || !prefix) return { status: 400, body: 'The hash prefix was not in a valid format' }
    const found = hashes.filter((hash) => hash.startsWith(prefix.toUpperCase())).map((hash) => `${hash.slice(5)}:1234`)
    const others = Array.from({ length: 3 }, (_, n) => `${sha1(`${prefix} ${n}`).slice(5)}:${n + 1}`)
    const isPadded = headers['add-padding'] === 'true'
    const padding = Array.from({ length: isPadded ? LINES : 0 }, (_, n) => `${sha1(`padding ${n}`).slice(5)}:0`)
    return {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: [...others, ...found, ...padding].sort().join('\r\n'),
    }
  })
}
