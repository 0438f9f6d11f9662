import { Refusal } from '../http/problem.ts'

/** How many imported last are remembered; of all others it is forgotten that they ever did. */
const MOST_REMEMBERED = 10_000
const COME_BACK_IN_SECONDS = 60

const TOO_MANY = new Refusal({
  code: 'throttled',
  message: 'Many journals wait to be imported at this moment. Nothing of yours was imported; try again in a minute.',
  retryAfterSeconds: COME_BACK_IN_SECONDS,
})

type Waiting = { readonly userId: string; readonly begin: () => void; readonly refuse: (why: Refusal) => void }

/** Turns in which journals are imported, one at a time. */
type ImportTurns = {
  /** Before a journal is read from its sender. @throws Refusal where its account would have to wait behind too many */
  requirePlace(userId: string): void
  /** Does the work when its turn comes. @throws Refusal when there is no place, or `signal` ends the waiting */
  inTurn<T>(userId: string, work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/**
 * Of those who wait, the account that imported least lately begins first: who imports for the first time waits for one import at
 * most besides others like it, however often others come again. Where too many wait, it is one that imported most lately that is
 * refused, so not the newcomer.
 */
export function makeImportTurns(mostWaiting = 20): ImportTurns {
  const waiting: Waiting[] = []
  const begunAt = new Map<string, number>()
  let begun = 0
  let isTaken = false
  const lastOf = (userId: string): number => begunAt.get(userId) ?? 0

  const note = (userId: string): void => {
    begun += 1
    begunAt.delete(userId)
    begunAt.set(userId, begun)
    const [oldest] = begunAt.keys()
    if (begunAt.size > MOST_REMEMBERED && oldest !== undefined) begunAt.delete(oldest)
  }
  const take = (one: Waiting | undefined): Waiting | undefined => one && waiting.splice(waiting.indexOf(one), 1).at(0)
  const leastLately = () => waiting.toSorted((one, other) => lastOf(one.userId) - lastOf(other.userId))

  const wait = (userId: string, signal: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      const own = { userId, begin, refuse }
      waiting.push(own)
      const leave = () =>
        waiting.includes(own) && take(own)?.refuse(signal.reason instanceof Refusal ? signal.reason : TOO_MANY)
      signal.addEventListener('abort', leave, { once: true })
      if (waiting.length > mostWaiting) take(leastLately().at(-1))?.refuse(TOO_MANY)
    })
  const giveOn = (): void => {
    const next = take(leastLately().at(0))
    if (next) next.begin()
    else isTaken = false
  }
  return {
    requirePlace(userId) {
      const isFull = waiting.length >= mostWaiting
      if (isFull && waiting.every((one) => lastOf(one.userId) <= lastOf(userId))) throw TOO_MANY
    },
    async inTurn(userId, work, signal) {
      if (isTaken) await wait(userId, signal)
      isTaken = true
      note(userId)
      try {
        return await work()
      } finally {
        giveOn()
      }
    },
  }
}
