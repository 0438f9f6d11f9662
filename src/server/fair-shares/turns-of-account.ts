import { nextSlice } from '../event-loop/next-slice.ts'

/** How many requests of one account are worked on at once, and how many more may wait, and how long; 0 is no limit. */
export type AtOnce = { readonly working: number; readonly waiting: number; readonly longestWaitMs?: number }

type Line = { working: number; readonly waiting: (() => void)[] }

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
  const lines = new Map<string, Line>()
  const hasRoom = (line: Line) => line.working < (isCrowded() ? 1 : working)
  const endTurn = (userId: string, line: Line) => async () => {
    // Requests of others that came meanwhile begin before this account's next one.
    if (line.waiting.length > 0) await nextSlice()
    line.working -= 1
    while (line.waiting.length > 0 && hasRoom(line)) {
      line.working += 1
      line.waiting.shift()?.()
    }
    if (line.working === 0) lines.delete(userId)
  }
  return {
    async take(userId) {
      if (working === 0) return { hasWaited: false, end: () => undefined }
      const line = lines.get(userId) ?? { working: 0, waiting: [] }
      lines.set(userId, line)
      const hasWaited = !hasRoom(line)
      if (!hasWaited) line.working += 1
      else if (waiting > 0 && line.waiting.length >= waiting) return null
      else if (!(await isReached(line, longestWaitMs))) return null
      return { hasWaited, end: endTurn(userId, line) }
    },
  }
}

/** Waits in the queue. @returns whether the turn has come */
const isReached = (line: Line, longestMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const giveUp = () => {
      line.waiting.splice(line.waiting.indexOf(begin), 1)
      resolve(false)
    }
    const timer = longestMs > 0 ? setTimeout(giveUp, longestMs) : undefined
    line.waiting.push(begin)
  })
