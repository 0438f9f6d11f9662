/** How many wrong tries are free of a wait, and how long the later waits are, in seconds. */
export type WaitPolicy = {
  /** Tries without a wait; 0 means no limit at all. */
  readonly free: number
  /** The longest wait. */
  readonly longestSeconds: number
  /** After this long without a try, counting starts again. */
  readonly forgetSeconds: number
}

/**
 * How long the next try must wait after so many wrong ones: 1 s after the last free one, and twice as long after each further
 * one, up to the longest wait.
 */
export function waitSeconds(tries: number, { free, longestSeconds }: WaitPolicy): number {
  if (free === 0 || tries < free) return 0
  return Math.min(longestSeconds, 2 ** (tries - free))
}

const MINUTE = 60

/** When to come back, as the end of a sentence: rounded up, so that nobody comes too early. */
export function comeBackIn(seconds: number): string {
  const [count, unit] = seconds <= MINUTE ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / MINUTE), 'minute']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
