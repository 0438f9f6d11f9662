/** A point at which a double waits until the test releases it. Tests use the order of events, never sleeps. */
export type Barrier = {
  /** For the double: waits until the next `release`. */
  wait(): Promise<void>
  /** For the test: resolves as soon as somebody waits at the barrier. */
  held(): Promise<void>
  /** Releases everybody who waits now. Whoever comes later waits again. */
  release(): void
}

export function createBarrier(): Barrier {
  let waiting: (() => void)[] = []
  let watching: (() => void)[] = []
  const callAll = (calls: (() => void)[]) => {
    for (const call of calls) call()
  }
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        callAll(watching)
        watching = []
      }),
    held: () =>
      new Promise((resolve) => {
        if (waiting.length > 0) resolve()
        else watching.push(resolve)
      }),
    release: () => {
      const through = waiting
      waiting = []
      callAll(through)
    },
  }
}
