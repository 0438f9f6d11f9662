/** Long enough for a busy machine. On an idle one the answer comes at once. */
const PATIENCE_MS = 50_000
const PAUSE_MS = 20

/**
 * Asks again and again until the answer is as expected.
 * @param what names the expected thing in the message of a failure: `a critique of asset 1`
 * @throws if it does not come in time
 */
export function until<T, S extends T>(what: string, ask: () => Promise<T>, isIt: (answer: T) => answer is S): Promise<S>
export function until<T>(what: string, ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T>
export async function until<T>(what: string, ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  const givesUpAt = performance.now() + PATIENCE_MS
  let answer = await ask()
  while (!isIt(answer)) {
    if (performance.now() > givesUpAt) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for ${what}.`)
    // biome-ignore lint/plugin: the one place that waits, and gives up
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    answer = await ask()
  }
  return answer
}
