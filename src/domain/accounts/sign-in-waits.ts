/** How many wrong tries are free, and how long the waits after them are, in seconds. */
export type WaitPolicy = {
  /** Tries that nothing is waited after; 0 is no limit at all. */
  readonly free: number
  /** No wait is longer. */
  readonly longestSeconds: number
  /** After so long without a try everything begins anew. */
  readonly forgetSeconds: number
}

/**
 * How long the next try has to wait after so many that were wrong: 1 s after the last free one, and twice as long after each
 * further one, up to the longest.
 */
export function waitSeconds(tries: number, { free, longestSeconds }: WaitPolicy): number {
  if (free === 0 || tries < free) return 0
  return Math.min(longestSeconds, 2 ** (tries - free))
}

const MINUTE = 60

/** When to come back, as the end of a sentence: rounded up, so that whoever comes then is not too early. */
export function comeBackIn(seconds: number): string {
  const [count, unit] = seconds <= MINUTE ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / MINUTE), 'minute']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
