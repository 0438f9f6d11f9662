/** Lets callers through one at a time, in the order in which they came. */
export type Turns = {
  /** Resolves when it is the caller's turn, which lasts until `give`. */
  take(): Promise<void>
  give(): void
}

export function makeTurns(): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take() {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve))
      isTaken = true
      return Promise.resolve()
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
