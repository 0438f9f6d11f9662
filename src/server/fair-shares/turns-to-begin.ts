import { nextSlice } from '../event-loop/next-slice.ts'
import type { Presence } from './presence.ts'

/** Of somebody who has Candor to themselves so many requests begin in one turn of the event loop: their writes share commits. */
const AT_ONCE_ALONE = 8
/** Of so many people a request begins in one turn. Where more are there, a turn with one of each would take seconds, and health waits for it. */
const MOST_IN_TURN = 8
/** A page asks for fewer at once. The requests of whoever has more waiting take their turns with all long work. */
const MANY = 8

/** Lets requests begin so that whoever asks for much is worked on bit by bit, and whoever asks for little is not behind it. */
type TurnsToBegin = {
  /** Resolves when a request of this one may begin. @returns false at once when too many wait already */
  take(who: string): Promise<boolean>
}

/**
 * In each turn of the event loop one request of everybody begins, of a crowd those who have waited longest. What SQLite is asked is answered at once, so all that came
 * from somebody in one turn would be worked on before anything else that comes: a request would wait for dozens of another's.
 * @param mostWaiting of one; 0 is no limit
 */
export function turnsToBegin(mostWaiting: number, presence: Presence): TurnsToBegin {
  const waiting = new Map<string, (() => void)[]>()
  const begun = new Map<string, number>()
  const inSlices = new Set<string>()
  let isScheduled = false

  const mayBegin = (who: string) =>
    (begun.size < MOST_IN_TURN || begun.has(who)) && (begun.get(who) ?? 0) < (presence.isAlone() ? AT_ONCE_ALONE : 1)
  const begin = (who: string) => {
    begun.set(who, (begun.get(who) ?? 0) + 1)
    if (isScheduled) return
    isScheduled = true
    setImmediate(nextTurn)
  }
  const beginNext = (who: string) => {
    const line = waiting.get(who)
    if (!line) return
    begin(who)
    line.shift()?.()
    if (line.length === 0) waiting.delete(who)
  }
  const beginInSlice = async (who: string) => {
    if (inSlices.has(who)) return
    inSlices.add(who)
    await nextSlice()
    inSlices.delete(who)
    // All that waited may have begun meanwhile, where the others have gone.
    beginNext(who)
  }
  const nextTurn = () => {
    isScheduled = false
    // Whoever has had a turn is behind those who wait for their first.
    for (const who of begun.keys()) {
      const line = waiting.get(who)
      if (line && waiting.delete(who)) waiting.set(who, line)
    }
    begun.clear()
    for (const [who, line] of waiting) {
      if (line.length > MANY && !presence.isAlone()) void beginInSlice(who)
      else while (line.length > 0 && mayBegin(who)) beginNext(who)
    }
  }
  return {
    async take(who) {
      presence.see(who)
      const line = waiting.get(who) ?? []
      if (line.length === 0 && mayBegin(who)) begin(who)
      else if (mostWaiting > 0 && line.length >= mostWaiting) return false
      else {
        waiting.set(who, line)
        await new Promise<void>((resolve) => line.push(resolve))
      }
      return true
    },
  }
}
