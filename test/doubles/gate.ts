/** Where a double stops until the test says so: time in tests is an order of events, never a sleep. */
export type Gate = {
  /** For the double: stands still until the next `release`. */
  pass(): Promise<void>
  /** For the test: resolves as soon as somebody stands at the gate. */
  held(): Promise<void>
  /** Lets everybody through who stands there now; the next one to come stops again. */
  release(): void
}

export function createGate(): Gate {
  let waiting: (() => void)[] = []
  let watching: (() => void)[] = []
  const callAll = (calls: (() => void)[]) => {
    for (const call of calls) call()
  }
  return {
    pass: () =>
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
