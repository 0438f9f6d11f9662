import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { sessionOf } from '../accounts/cookies.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { findHead } from '../ledger/ledger-end-store.ts'

/** Proxies close a connection that has been silent for a minute. */
const PING_MS = 25_000

/**
 * The event stream of a user's page: the journal's last entry, the critiques that are being written, and what happens. What is
 * recorded while that entry is being read may be told before it. It ends with its session.
 */
export const liveRoutes = (context: AppContext, pingMs = PING_MS) =>
  new Hono<AppEnv>().get('/', (c) => {
    const { live, critiqueTexts, config } = context
    const { user } = c.var
    const most = config.access.eventStreams
    if (most > 0 && live.count(user.id) >= most) throw tooManyStreams(most)
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const { send, sent } = sender(stream)
      const ended = Promise.withResolvers<void>()
      // Set before anything is awaited, because a client that leaves at once is reported only once.
      stream.onAbort(ended.resolve)
      // A session may also expire, or be ended by the operator or by another process.
      const isSignedIn = () =>
        sessionOf(c, context).then(
          (session) => session !== null,
          () => true,
        )
      const signOut = () => {
        send('signed-out', {})
        ended.resolve()
      }
      const stand = async () => send('standing', { sequence: (await findHead(context.db, user.id)).sequence })
      const lookAgain = async () => ((await isSignedIn()) ? stand().catch(() => {}) : signOut())
      const stopListening = live.listen(user, send, { end: ended.resolve, lookAgain })
      // Read only once this stream listens, so that every entry is either counted in it or sent as an event.
      await stand()
      for (const text of critiqueTexts.list(user.id)) send('critique-text', text)
      const ping = setInterval(async () => {
        if (await isSignedIn()) await stream.write(': still here\n\n')
        else signOut()
      }, pingMs)
      await ended.promise
      clearInterval(ping)
      stopListening()
      await sent()
    })
  })

const tooManyStreams = (most: number): Refusal =>
  new Refusal({
    code: 'throttled',
    message: `Your account has ${most} pages open already. This one shows what is new when you load it again.`,
    retryAfterSeconds: 30,
  })

/** Writes events in order: each waits for the one before it. */
function sender(stream: SSEStreamingApi) {
  let last: Promise<unknown> = stream.write(': welcome\n\n')
  return {
    send(event: string, data: unknown) {
      last = last.then(() => stream.writeSSE({ event, data: JSON.stringify(data) })).catch(() => {})
    },
    /** Resolves once everything so far has been sent. */
    sent: () => last,
  }
}
