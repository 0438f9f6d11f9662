/** How long the model may stay silent, before its first word and between two words. */
export const IDLE_MS = 120_000

/** A signal that aborts with `outer`, or after too long a silence. */
export function idleLimit(outer: AbortSignal) {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), IDLE_MS)
  return {
    signal: AbortSignal.any([outer, silent.signal]),
    heard() {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), IDLE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
