const waiting: (() => void)[] = []
let isScheduled = false

/**
 * Frees the event loop between two slices of long work. Of all the long work under way one slice is done in a turn of the event
 * loop: a request that comes waits for that one, however many requests and jobs are being worked on.
 */
export const nextSlice = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    schedule()
  })

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  setImmediate(() => {
    isScheduled = false
    waiting.shift()?.()
    if (waiting.length > 0) schedule()
  })
}
