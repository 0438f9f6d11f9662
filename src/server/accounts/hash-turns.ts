import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../http/problem.ts'
import { recentAsks } from './recent-asks.ts'
import type { SignInTry } from './throttle/sign-in-throttle.ts'

/** Somebody who waits: how to let them begin, and how to refuse them. */
type Waiting = { readonly begin: () => void; readonly refuse: (refusal: Refusal) => void }

/** Those who wait from one address, by account. */
type Queue = Map<string, Waiting[]>

const NOBODY: SignInTry = { username: '', address: '', device: null }
const hasher = new AsyncLocalStorage<SignInTry>()

/** Hashes of this work take turns under this address and account, which better-auth does not pass to its hash function. */
export const hashingFor = <T>(who: SignInTry, work: () => Promise<T>): Promise<T> => hasher.run(who, work)

type Places = { readonly atOnce: number; readonly mostWaiting: number }

/**
 * Lets a few works run at once. Of the others, the address that asked least lately begins first, and within an address one of each
 * account in turn. So a sign-in does not wait for addresses that flood, however many they are.
 * When too many wait, the last one of the address with most is refused; of several, of the one that asked most lately. That is
 * not the newcomer.
 */
export function hashTurns({ atOnce, mostWaiting }: Places, asks = recentAsks()) {
  let working = 0
  const queues = new Map<string, Queue>()

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const who = hasher.getStore() ?? NOBODY
    asks.add(who.address)
    if (working < atOnce) working += 1
    else await wait(who)
    try {
      return await work()
    } finally {
      // The next one takes over this place, so that no newcomer gets before it.
      const next = takeNext(queues, asks.of)
      if (next) next.begin()
      else working -= 1
    }
  }

  async function wait({ address, username, device }: SignInTry): Promise<void> {
    const queue: Queue = queues.get(address) ?? new Map()
    // A known browser has a queue of its own, so that others who guess do not delay the owner.
    const account = JSON.stringify([username.toLowerCase(), device])
    await new Promise<void>((begin, refuse) => {
      queues.set(address, queue.set(account, [...(queue.get(account) ?? []), { begin, refuse }]))
      if (waitingIn(queues) > mostWaiting) takeLastOfMost(queues, asks.of)?.refuse(tooManyAtOnce())
    })
  }
}

/** Removes the next one: of the address that asked least lately, the account that has waited longest for its turn. */
function takeNext(queues: Map<string, Queue>, lastAsk: (address: string) => number): Waiting | undefined {
  const [address, queue] = most(queues, (_, address) => -lastAsk(address), 'first')
  const [account, [next, ...others]] = queue?.entries().next().value ?? ['', []]
  if (!queue) return undefined
  queue.delete(account)
  if (others.length > 0) queue.set(account, others)
  queues.delete(address)
  if (queue.size > 0) queues.set(address, queue)
  return next
}

/** Of those with as many that wait, the address that asked most lately: the one that has just come has not. */
function takeLastOfMost(queues: Map<string, Queue>, lastAsk: (address: string) => number): Waiting | undefined {
  const longest = Math.max(...[...queues.values()].map(lengthOf))
  const [address, queue] = most(queues, (queue, address) => (lengthOf(queue) < longest ? -1 : lastAsk(address)), 'last')
  const [account, waiting] = most(queue ?? new Map<string, Waiting[]>(), ({ length }) => length, 'last')
  const last = waiting?.pop()
  if (waiting?.length === 0) queue?.delete(account)
  if (queue?.size === 0) queues.delete(address)
  return last
}

/** The entry with the highest count; of several, the one added first or last. */
function most<T>(
  of: ReadonlyMap<string, T>,
  count: (value: T, key: string) => number,
  which: 'first' | 'last',
): readonly [string, T | undefined] {
  let found: readonly [string, T | undefined] = ['', undefined]
  let highest = Number.NEGATIVE_INFINITY
  for (const [key, value] of of) {
    const counted = count(value, key)
    if (counted > highest || (which === 'last' && counted === highest)) found = [key, value]
    highest = Math.max(highest, counted)
  }
  return found
}

const lengthOf = (queue: Queue): number => [...queue.values()].reduce((sum, { length }) => sum + length, 0)
const waitingIn = (queues: ReadonlyMap<string, Queue>): number =>
  [...queues.values()].reduce((sum, queue) => sum + lengthOf(queue), 0)

const tooManyAtOnce = (): Refusal =>
  new Refusal({
    code: 'unavailable',
    message: 'Very many people are signing in at this moment. Please try again in a few seconds.',
    retryAfterSeconds: 3,
  })
