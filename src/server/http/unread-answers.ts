import { type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'

/** When nothing of an answer was read for this long, the client is gone, or wants to hold the server's memory. */
const LONGEST_PAUSE_MS = 60_000

/** Ends connections whose answer is not read any more. An answer that is read, however slowly, goes on. */
export function endStalledAnswers(server: Pick<Server, 'on'>, longestPauseMs = LONGEST_PAUSE_MS): void {
  server.on('request', (_, answer) => {
    // Only once the whole answer is handed over, because before that it is Candor that takes its time.
    answer.once('prefinish', () => answer.setTimeout(longestPauseMs))
  })
}

/** Browsers wait for an answer before they use its connection again, so more at once fill the server's memory with answers. */
const MOST_PIPELINED = 8

/**
 * Ends connections on which further requests come while many are unanswered. Of what such a connection has sent at once, Node still
 * reads a thousand requests before it is closed: those reach none of the listeners that the server has now.
 */
export function endPipelined(server: PassingOn, most = MOST_PIPELINED): void {
  const unanswered = new WeakMap<Socket, number>()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > most) socket.destroy()
    if (socket.destroyed) return
    unanswered.set(socket, count)
    answer.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    for (const listener of listeners) Reflect.apply(listener, server, [request, answer])
  })
}

type PassingOn = Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>

/** Answers nothing on a connection that has ended: the rest of what it sent at once would be work for nobody. */
export const onlyWhileConnected = createMiddleware(async (c, next) => {
  const outgoing = Sending.safeParse(c.env).data?.outgoing
  if (outgoing?.req.socket.destroyed) return c.body(null, 400)
  return next()
})

/** What the Node server keeps beside a request. A request that came over no network, as in a test, has none. */
const Sending = z.object({ outgoing: z.instanceof(ServerResponse) })

/** Counts answers that are made but not read yet, because each is held in memory until it is. */
export function unreadAnswers() {
  const counts = new Map<string, number>()
  const add = (who: string, more: number) => {
    const count = (counts.get(who) ?? 0) + more
    if (count > 0) counts.set(who, count)
    else counts.delete(who)
  }
  return {
    of: (who: string): number => counts.get(who) ?? 0,
    count(who: string, c: Context): void {
      const outgoing = Sending.safeParse(c.env).data?.outgoing
      if (!outgoing || outgoing.closed) return
      add(who, 1)
      outgoing.once('close', () => add(who, -1))
    },
  }
}
