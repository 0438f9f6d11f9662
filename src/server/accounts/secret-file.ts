import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'candor.secret'

/**
 * The secret that signs cookies. It is a file beside the database, readable by its owner only, so that nobody can sign with the
 * database or a backup of it alone; CANDOR_SECRET replaces it where several processes share one journal. Without either, and
 * where nothing can be written, it is made anew at each start, and everybody must sign in again.
 * @param folder null stores nothing
 */
export function signingSecret(fromEnvironment: string | null, folder: string | null): string {
  if (fromEnvironment !== null) return fromEnvironment
  const made = randomBytes(32).toString('base64url')
  if (folder === null) return made
  const file = join(folder, FILE)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    removeEmpty(file)
    // Never overwrites: of two processes that start at once, the second reads what the first has written.
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch {
    const stored = storedIn(file)
    removeEmpty(file)
    return stored ?? made
  }
}

/** A full disk leaves an empty file, which would otherwise keep a secret from being stored at every later start. */
function removeEmpty(file: string): void {
  try {
    if (statSync(file).size === 0) rmSync(file)
  } catch {
    // Where there is none, or it cannot be removed, the secret is made anew all the same.
  }
}

function storedIn(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text.length >= 32 ? text : null
  } catch {
    return null
  }
}
