import { nextSlice } from '../event-loop/next-slice.ts'

/** How many requests of one account are worked on at once, and how many more may wait, and how long; 0 is no limit. */
export type AtOnce = { readonly working: number; readonly waiting: number; readonly longestWaitMs?: number }

type Queue = { working: number; readonly waiting: (() => void)[] }

export type Turn = { readonly hasWaited: boolean; end(): void }

/** Lets few requests of an account work at once, and the others in their order, so that one account does not hold up others. */
type TurnsOfAccount = {
  /** @returns the turn, once it has come; null when too many wait already, or when it did not come in time */
  take(userId: string): Promise<Turn | null>
}

/** @param isCrowded whether others are there too: then one request of an account works at once, because all share a thread */
export function turnsOfAccount(
  { working, waiting, longestWaitMs = 0 }: AtOnce,
  isCrowded = () => false,
): TurnsOfAccount {
  const queues = new Map<string, Queue>()
  const hasRoom = (queue: Queue) => queue.working < (isCrowded() ? 1 : working)
  const endTurn = (userId: string, queue: Queue) => async () => {
    // Requests of others that came meanwhile begin before this account's next one.
    if (queue.waiting.length > 0) await nextSlice()
    queue.working -= 1
    while (queue.waiting.length > 0 && hasRoom(queue)) {
      queue.working += 1
      queue.waiting.shift()?.()
    }
    if (queue.working === 0) queues.delete(userId)
  }
  return {
    async take(userId) {
      if (working === 0) return { hasWaited: false, end: () => undefined }
      const queue = queues.get(userId) ?? { working: 0, waiting: [] }
      queues.set(userId, queue)
      const hasWaited = !hasRoom(queue)
      if (!hasWaited) queue.working += 1
      else if (waiting > 0 && queue.waiting.length >= waiting) return null
      else if (!(await isReached(queue, longestWaitMs))) return null
      return { hasWaited, end: endTurn(userId, queue) }
    },
  }
}

/** Waits in the queue. @returns whether the turn has come */
const isReached = (queue: Queue, longestMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const giveUp = () => {
      queue.waiting.splice(queue.waiting.indexOf(begin), 1)
      resolve(false)
    }
    const timer = longestMs > 0 ? setTimeout(giveUp, longestMs) : undefined
    queue.waiting.push(begin)
  })
