import { type Server, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { z } from 'zod'

/** Nobody took anything of an answer for so long: whoever asked is gone, or wants this memory to be held. */
const LONGEST_PAUSE_MS = 60_000

/** Ends connections whose answer stands still. As long as some of it is taken, however slowly, it goes on. */
export function endStalledAnswers(server: Pick<Server, 'on'>, longestPauseMs = LONGEST_PAUSE_MS): void {
  server.on('request', (_, answer) => {
    // Only once all of it is handed over: until then it is Candor that is waited for.
    answer.once('prefinish', () => answer.setTimeout(longestPauseMs))
  })
}

/** What the server for Node leaves beside a request. A request that came over no network has none. */
const Sending = z.object({ outgoing: z.instanceof(ServerResponse) })

/** Counts answers that were made and not taken yet: each is held in memory until it is. */
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
