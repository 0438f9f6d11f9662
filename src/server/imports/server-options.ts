import { LONGEST_MS } from './uploads.ts'

/** Extra time after an upload has been refused with a message for taking too long. */
const GRACE_MS = 60_000

/** Longer than a reverse proxy keeps a connection (mostly a minute), so that the proxy is the one that closes it. */
const IDLE_MS = 75_000

/**
 * By default Node ends a request that is still arriving after five minutes, without a message. The longest request here is a
 * journal to import; forms and files have limits of their own, each with a message (`read-body.ts`).
 *
 * By default it also closes a connection that is idle for five seconds, and on a machine that stood still for so long it does so
 * before it reads what has come meanwhile: the request is cut off, and its sender cannot know whether it was recorded.
 */
export const SERVER_OPTIONS = { requestTimeout: LONGEST_MS + GRACE_MS, keepAliveTimeout: IDLE_MS } as const
