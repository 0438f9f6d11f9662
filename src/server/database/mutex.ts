/** Lets callers through one at a time, in the order in which they came. */
export type Mutex = {
  /** Resolves when no other caller holds it; whoever it resolves for holds it until `release`. */
  acquire(): Promise<void>
  release(): void
}

export function makeMutex(): Mutex {
  const waiting: (() => void)[] = []
  let isHeld = false
  return {
    acquire() {
      if (isHeld) return new Promise((resolve) => waiting.push(resolve))
      isHeld = true
      return Promise.resolve()
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else isHeld = false
    },
  }
}
