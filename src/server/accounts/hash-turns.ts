import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../http/problem.ts'
import { recentAsks } from './recent-asks.ts'
import type { SignInTry } from './throttle/sign-in-throttle.ts'

/** Somebody who waits: how to let them begin, and how to refuse them. */
type Waiting = { readonly begin: () => void; readonly refuse: (refusal: Refusal) => void }

/** Those who wait from one address, by account. */
type Queue = Map<string, Waiting[]>

/** Those who wait for the same reason, by address. */
type Lane = Map<string, Queue>

/** Who waits for a hash, and whether it is of an account that is only being made. */
type Hashing = SignInTry & { readonly isNewAccount?: true }

const NOBODY: Hashing = { username: '', address: '', device: null }
const hasher = new AsyncLocalStorage<Hashing>()

/** Hashes of this work take turns under this address and account, which better-auth does not pass to its hash function. */
export const hashingFor = <T>(who: Hashing, work: () => Promise<T>): Promise<T> => hasher.run(who, work)

type Places = { readonly atOnce: number; readonly mostWaiting: number }

/**
 * Lets a few works run at once. The others begin in turn from three lanes: browsers that are known to their account, other sign-ins, and
 * sign-ups. A flood of new addresses looks like as many people, but it is of one kind, so the other two do not wait for it. Within a lane the
 * address that asked least lately begins first, and within an address one of each account in turn: nobody waits for an address that floods.
 * When too many wait, the last one of the address with most is refused, in the lane with most; of several, of the one that asked most lately.
 */
export function hashTurns({ atOnce, mostWaiting }: Places, asks = recentAsks()) {
  let working = 0
  const lanes = { knownBrowsers: new Map(), signIns: new Map(), signUps: new Map() } satisfies Record<string, Lane>
  /** The one that has waited longest for its turn is the first. */
  let inTurn: readonly Lane[] = Object.values(lanes)

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const who = hasher.getStore() ?? NOBODY
    asks.add(who.address)
    if (working < atOnce) working += 1
    else await wait(who)
    try {
      return await work()
    } finally {
      // The next one takes over this place, so that no newcomer gets before it.
      const next = takeNext()
      if (next) next.begin()
      else working -= 1
    }
  }

  async function wait({ address, username, device, isNewAccount }: Hashing): Promise<void> {
    const { knownBrowsers, signIns, signUps } = lanes
    const lane: Lane = isNewAccount ? signUps : device === null ? signIns : knownBrowsers
    const queue: Queue = lane.get(address) ?? new Map()
    // A known browser has a queue of its own, so that others who guess do not delay the owner.
    const account = JSON.stringify([username.toLowerCase(), device])
    await new Promise<void>((begin, refuse) => {
      lane.set(address, queue.set(account, [...(queue.get(account) ?? []), { begin, refuse }]))
      const counts = inTurn.map(waitingIn)
      if (sum(counts) <= mostWaiting) return
      const longest = inTurn[counts.indexOf(Math.max(...counts))]
      if (longest) takeLastOfMost(longest, asks.of)?.refuse(tooManyAtOnce())
    })
  }

  function takeNext(): Waiting | undefined {
    const lane = inTurn.find(({ size }) => size > 0)
    if (!lane) return undefined
    inTurn = [...inTurn.filter((other) => other !== lane), lane]
    return takeNextOf(lane, asks.of)
  }
}

/** Removes the next one: of the address that asked least lately, the account that has waited longest for its turn. */
function takeNextOf(queues: Lane, lastAsk: (address: string) => number): Waiting | undefined {
  const [address, queue] = most(queues, (_, address) => -lastAsk(address), 'first')
  const [account, [next, ...others]] = queue?.entries().next().value ?? ['', []]
  if (!queue) return undefined
  queue.delete(account)
  if (others.length > 0) queue.set(account, others)
  queues.delete(address)
  if (queue.size > 0) queues.set(address, queue)
  return next
}

/** Of those with as many that wait, the address that asked most lately. */
function takeLastOfMost(queues: Lane, lastAsk: (address: string) => number): Waiting | undefined {
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

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
const lengthOf = (queue: Queue): number => sum([...queue.values()].map(({ length }) => length))
const waitingIn = (lane: Lane): number => sum([...lane.values()].map(lengthOf))

const tooManyAtOnce = (): Refusal =>
  new Refusal({
    code: 'unavailable',
    message: 'Very many people are signing in at this moment. Please try again in a few seconds.',
    retryAfterSeconds: 3,
  })
