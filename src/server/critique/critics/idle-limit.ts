/** How long the model may stay silent, before its first word and between two words. */
export const IDLE_MS = 120_000
/** How long one answer may take, which a slow model on a machine of one's own may need. One that never ends is not heard for ever. */
const LONGEST_MS = 30 * 60_000

/** A signal that aborts with `outer`, after too long a silence, or when the answer takes too long. */
export function idleLimit(outer: AbortSignal) {
  const ended = new AbortController()
  const end = () => ended.abort()
  const whole = setTimeout(end, LONGEST_MS)
  let silence = setTimeout(end, IDLE_MS)
  return {
    signal: AbortSignal.any([outer, ended.signal]),
    heard() {
      clearTimeout(silence)
      silence = setTimeout(end, IDLE_MS)
    },
    stop() {
      clearTimeout(silence)
      clearTimeout(whole)
    },
  }
}
