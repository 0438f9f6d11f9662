import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const FILE = import.meta.filename

/**
 * A digest of the built program: its file holds its code, or names other files by digests of theirs. null where it runs from its
 * sources, which may change.
 */
export function programCode(): string | null {
  code ??= FILE.endsWith('.js') ? hash('sha256', readFileSync(FILE)) : null
  return code
}

let code: string | null | undefined
