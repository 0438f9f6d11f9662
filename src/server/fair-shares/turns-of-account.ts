import { setImmediate } from 'node:timers/promises'

/** How many requests of one account are worked on at once, and how many more may wait, and how long; 0 is no limit. */
export type AtOnce = { readonly working: number; readonly waiting: number; readonly longestWaitMs?: number }

type Line = { working: number; readonly waiting: (() => void)[] }

export type Turn = { readonly hasWaited: boolean; end(): void }

/** Lets few requests of an account work at once, and the others in their order, so that one account does not hold up others. */
type TurnsOfAccount = {
  /** @returns the turn, once it has come; null when too many wait already, or when it did not come in time */
  take(userId: string): Promise<Turn | null>
}

export function turnsOfAccount({ working, waiting, longestWaitMs = 0 }: AtOnce): TurnsOfAccount {
  const lines = new Map<string, Line>()
  const endTurn = (userId: string, line: Line) => async () => {
    // Requests of others that came meanwhile begin before this account's next one.
    await setImmediate()
    const next = line.waiting.shift()
    if (next) return next()
    line.working -= 1
    if (line.working === 0) lines.delete(userId)
  }
  return {
    async take(userId) {
      if (working === 0) return { hasWaited: false, end: () => undefined }
      const line = lines.get(userId) ?? { working: 0, waiting: [] }
      lines.set(userId, line)
      const hasWaited = line.working >= working
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
