import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { findHead } from '../ledger/ledger-end-store.ts'

/** Proxies close a connection on which nothing is said for a minute. */
const PING_MS = 25_000

/** The one event stream of a user's page: first where the journal stands and what is being written now, then what happens. */
export const liveRoutes = ({ db, live, critiqueTexts }: AppContext) =>
  new Hono<AppEnv>().get('/', (c) => {
    const userId = c.var.user.id
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const send = sender(stream)
      const ended = Promise.withResolvers<void>()
      const stopListening = live.listen(userId, send, ended.resolve)
      // Looked for once this stream listens, so that an entry is told either by it or as an event.
      send('standing', { sequence: (await findHead(db, userId)).sequence })
      for (const text of critiqueTexts.list(userId)) send('critique-text', text)
      const ping = setInterval(() => stream.write(': still here\n\n'), PING_MS)
      stream.onAbort(ended.resolve)
      await ended.promise
      clearInterval(ping)
      stopListening()
    })
  })

/** Writes in order: an event waits for the one before it. */
function sender(stream: SSEStreamingApi) {
  let last: Promise<unknown> = stream.write(': welcome\n\n')
  return (event: string, data: unknown) => {
    last = last.then(() => stream.writeSSE({ event, data: JSON.stringify(data) })).catch(() => {})
  }
}
