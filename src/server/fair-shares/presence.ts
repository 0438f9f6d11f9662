/** For so long somebody counts as being there after their last request. */
const PRESENT_MS = 10_000

/** Who is there: whoever has Candor to themselves may have more of it. */
export type Presence = {
  /** Notes that a request of this one has come. */
  see(who: string): void
  isAlone(): boolean
}

/** @param now milliseconds of a clock that never goes back */
export function makePresence(now: () => number = () => performance.now()): Presence {
  const seenAt = new Map<string, number>()
  return {
    see(who) {
      // The ones seen last stand at the end.
      seenAt.delete(who)
      seenAt.set(who, now())
    },
    isAlone() {
      for (const [who, at] of seenAt) {
        if (now() - at < PRESENT_MS) break
        seenAt.delete(who)
      }
      return seenAt.size <= 1
    },
  }
}
