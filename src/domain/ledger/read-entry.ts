import type { Entry } from './entry.ts'

/** An entry that cannot be read any more. Its message names the entry, as part of a sentence. */
export class UnreadableEntry extends Error {}

/** @param body as it is stored. @returns null when it is not an entry */
export function tryReadEntry(body: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(body)
    return isEntry(entry) ? entry : null
  } catch {
    return null
  }
}

/** @throws UnreadableEntry when the stored body is not an entry */
export function readEntry({ sequence, body }: { readonly sequence: number; readonly body: string }): Entry {
  const entry = tryReadEntry(body)
  if (entry) return entry
  throw new UnreadableEntry(`entry ${sequence} cannot be read`)
}

/** Checks only the members that all entries have; the hash protects the rest. */
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'kind' in value && 'sequence' in value && 'recordedAt' in value
