import type { Entry } from './entry.ts'

/** An entry of which nothing can be read any more. Its message says which, in the middle of a sentence. */
export class UnreadableEntry extends Error {}

/** @param body as it is stored. @returns null when it is no entry */
export function tryReadEntry(body: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(body)
    return isEntry(entry) ? entry : null
  } catch {
    return null
  }
}

/** @throws UnreadableEntry when what is stored is no entry */
export function readEntry({ sequence, body }: { readonly sequence: number; readonly body: string }): Entry {
  const entry = tryReadEntry(body)
  if (entry) return entry
  throw new UnreadableEntry(`entry ${sequence} cannot be read`)
}

/** Only so much as is needed to compare it: what it says is held by its hash. */
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'kind' in value && 'sequence' in value && 'recordedAt' in value
