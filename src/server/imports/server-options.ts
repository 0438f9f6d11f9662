import { LONGEST_MS } from './uploads.ts'

/** After an upload was told in words that it took too long. */
const GRACE_MS = 60_000

/**
 * Node itself ends a request that is still arriving after five minutes, without a word. The longest that may arrive here is a
 * journal to import; forms and files have limits of their own, each with a sentence (`read-body.ts`).
 */
export const SERVER_OPTIONS = { requestTimeout: LONGEST_MS + GRACE_MS } as const
