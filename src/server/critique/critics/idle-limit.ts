/** How long a model may stay silent, in ms. */
export type SilenceLimits = {
  /** Until the first byte of the answer. */
  readonly first: number
  /** Between two events of it. */
  readonly between: number
}

const BETWEEN_MS = 120_000
/** A hosted server answers at once, though its model may think for long afterwards. */
const FIRST_HOSTED_MS = 60_000
/** How long one answer may take, which a slow model on a machine of one's own may need. One that never ends is not heard for ever. */
export const LONGEST_MS = 30 * 60_000

/** A server without a key is one's own: it may load its model first, and read the prompt slowly before it says a word. */
export const silenceLimits = ({ apiKey }: { readonly apiKey: string | null }): SilenceLimits => ({
  first: apiKey === null ? BETWEEN_MS : FIRST_HOSTED_MS,
  between: BETWEEN_MS,
})

/** A silence that ended the answer. */
export class ModelSilent extends Error {
  readonly afterMs: number
  constructor(afterMs: number) {
    super('The model was silent for too long.')
    this.afterMs = afterMs
  }
}

export type IdleLimit = ReturnType<typeof idleLimit>

/** A signal that aborts with `outer`, after too long a silence, or when the answer takes too long. */
export function idleLimit(outer: AbortSignal, { first, between }: SilenceLimits) {
  const ended = new AbortController()
  let silent: ModelSilent | null = null
  const endAfter = (ms: number) =>
    setTimeout(() => {
      silent = new ModelSilent(ms)
      ended.abort()
    }, ms)
  const whole = setTimeout(() => ended.abort(), LONGEST_MS)
  let silence = endAfter(first)
  return {
    signal: AbortSignal.any([outer, ended.signal]),
    heard() {
      clearTimeout(silence)
      silence = endAfter(between)
    },
    stop() {
      clearTimeout(silence)
      clearTimeout(whole)
    },
    /** What is to be told of an error: the silence that caused it, or the error itself. */
    causeOf: (error: unknown): unknown => silent ?? error,
  }
}
