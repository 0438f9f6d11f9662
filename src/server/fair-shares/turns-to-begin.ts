/** For so long somebody counts as being there after their last request. */
const PRESENT_MS = 10_000
/** Of somebody who has Candor to themselves so many requests begin in one turn of the event loop: their writes share commits. */
const AT_ONCE_ALONE = 8

/** Lets requests begin so that whoever asks for much is worked on bit by bit, and whoever asks for little is not behind it. */
type TurnsToBegin = {
  /** Resolves when a request of this one may begin. @returns false at once when too many wait already */
  take(who: string): Promise<boolean>
}

/**
 * In each turn of the event loop one request of everybody begins. What SQLite is asked is answered at once, so all that came
 * from somebody in one turn would be worked on before anything else that comes: a request would wait for dozens of another's.
 * @param mostWaiting of one; 0 is no limit
 * @param now milliseconds of a clock that never goes back
 */
export function turnsToBegin(mostWaiting: number, now: () => number = () => performance.now()): TurnsToBegin {
  const waiting = new Map<string, (() => void)[]>()
  const begun = new Map<string, number>()
  const seenAt = new Map<string, number>()
  let isScheduled = false

  const isAlone = () => {
    for (const [who, at] of seenAt) {
      if (now() - at < PRESENT_MS) break
      seenAt.delete(who)
    }
    return seenAt.size <= 1
  }
  const mayBegin = (who: string) => (begun.get(who) ?? 0) < (isAlone() ? AT_ONCE_ALONE : 1)
  const begin = (who: string) => {
    begun.set(who, (begun.get(who) ?? 0) + 1)
    if (isScheduled) return
    isScheduled = true
    setImmediate(nextTurn)
  }
  const nextTurn = () => {
    isScheduled = false
    begun.clear()
    for (const [who, line] of waiting) {
      while (line.length > 0 && mayBegin(who)) {
        begin(who)
        line.shift()?.()
      }
      if (line.length === 0) waiting.delete(who)
    }
  }
  return {
    async take(who) {
      // The ones seen last stand at the end.
      seenAt.delete(who)
      seenAt.set(who, now())
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
