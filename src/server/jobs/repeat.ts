type Repeated = {
  readonly everyMs: number
  /** Whether the first round begins now, and not after the first wait. */
  readonly isBegunNow: boolean
  /** Told of a round that failed. The next one comes all the same. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Runs rounds of work, one at a time: while one goes on, those that would begin are left out, so that they don't pile up however slow a
 * provider or a disk is.
 * @returns a function after which no further round begins
 */
export function repeat(round: () => Promise<unknown>, { everyMs, isBegunNow, onFailure }: Repeated): () => void {
  let isUnderWay = false
  const begin = async () => {
    if (isUnderWay) return
    isUnderWay = true
    await round()
      .catch(onFailure)
      .finally(() => {
        isUnderWay = false
      })
  }
  if (isBegunNow) void begin()
  const timer = setInterval(begin, everyMs)
  return () => clearInterval(timer)
}
