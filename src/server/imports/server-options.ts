import { LONGEST_MS } from './uploads.ts'

/** Extra time after an upload has been refused with a message for taking too long. */
const GRACE_MS = 60_000

/**
 * By default Node ends a request that is still arriving after five minutes, without a message. The longest request here is a
 * journal to import; forms and files have limits of their own, each with a message (`read-body.ts`).
 */
export const SERVER_OPTIONS = { requestTimeout: LONGEST_MS + GRACE_MS } as const
