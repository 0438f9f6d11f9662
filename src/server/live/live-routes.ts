import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { sessionOf } from '../accounts/cookies.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { findHead } from '../ledger/ledger-end-store.ts'

/** Proxies close a connection on which nothing is said for a minute. */
const PING_MS = 25_000

/**
 * The one event stream of a user's page: first where the journal stands and what is being written now, then what happens. It ends
 * with its session.
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
      // Before anything is waited for: who goes at once is told of only once.
      stream.onAbort(ended.resolve)
      // Sessions also end by time, by the operator, and through another process.
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
      // Looked for once this stream listens, so that an entry is told either by it or as an event.
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

/** Writes in order: an event waits for the one before it. */
function sender(stream: SSEStreamingApi) {
  let last: Promise<unknown> = stream.write(': welcome\n\n')
  return {
    send(event: string, data: unknown) {
      last = last.then(() => stream.writeSSE({ event, data: JSON.stringify(data) })).catch(() => {})
    },
    /** Once everything so far is on its way. */
    sent: () => last,
  }
}
