import { type Server, ServerResponse } from 'node:http'
import type { Context } from 'hono'
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
