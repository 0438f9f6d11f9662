import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../http/problem.ts'
import type { SignInTry } from './throttle/sign-in-throttle.ts'

/** Somebody who waits: how to let them begin, and how to refuse them. */
type Waiting = { readonly begin: () => void; readonly refuse: (refusal: Refusal) => void }

/** Those who wait from one address, by account. */
type Line = Map<string, Waiting[]>

const NOBODY: SignInTry = { username: '', address: '', device: null }
const hasher = new AsyncLocalStorage<SignInTry>()

/** Hashes of this work take turns under this address and account, which better-auth does not pass to its hash function. */
export const hashingFor = <T>(who: SignInTry, work: () => Promise<T>): Promise<T> => hasher.run(who, work)

/**
 * Lets a few works run at once. The others begin in turn: one of each address, and within an address one of each account. So a
 * sign-in waits for one try of each address that floods, however many tries that address makes.
 * When too many wait, the last one of the address with most is refused, and not the newcomer.
 */
export function hashTurns({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
  let working = 0
  const lines = new Map<string, Line>()

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working < atOnce) working += 1
    else await wait(hasher.getStore() ?? NOBODY)
    try {
      return await work()
    } finally {
      // The next one takes over this place, so that no newcomer gets before it.
      const next = takeNext(lines)
      if (next) next.begin()
      else working -= 1
    }
  }

  async function wait({ address, username, device }: SignInTry): Promise<void> {
    const line: Line = lines.get(address) ?? new Map()
    // A known browser has a queue of its own, so that others who guess do not delay the owner.
    const account = JSON.stringify([username.toLowerCase(), device])
    await new Promise<void>((begin, refuse) => {
      lines.set(address, line.set(account, [...(line.get(account) ?? []), { begin, refuse }]))
      if (waitingIn(lines) > mostWaiting) takeLastOfMost(lines)?.refuse(tooManyAtOnce())
    })
  }
}

/** Removes the next one. Its address and its account move to the end. */
function takeNext(lines: Map<string, Line>): Waiting | undefined {
  const [address, line] = lines.entries().next().value ?? []
  const [account, [next, ...others]] = line?.entries().next().value ?? ['', []]
  if (address === undefined || !line) return undefined
  line.delete(account)
  if (others.length > 0) line.set(account, others)
  lines.delete(address)
  if (line.size > 0) lines.set(address, line)
  return next
}

function takeLastOfMost(lines: Map<string, Line>): Waiting | undefined {
  const [address, line] = most(lines, inLine)
  const [account, waiting] = most(line ?? new Map<string, Waiting[]>(), ({ length }) => length)
  const last = waiting?.pop()
  if (waiting?.length === 0) line?.delete(account)
  if (line?.size === 0) lines.delete(address)
  return last
}

/** The entry with the highest count; of several, the one added last. */
function most<T>(of: ReadonlyMap<string, T>, count: (value: T) => number): readonly [string, T | undefined] {
  let found: readonly [string, T | undefined] = ['', undefined]
  for (const [key, value] of of) if (found[1] === undefined || count(value) >= count(found[1])) found = [key, value]
  return found
}

const inLine = (line: Line): number => [...line.values()].reduce((sum, { length }) => sum + length, 0)
const waitingIn = (lines: ReadonlyMap<string, Line>): number =>
  [...lines.values()].reduce((sum, line) => sum + inLine(line), 0)

const tooManyAtOnce = (): Refusal =>
  new Refusal({
    code: 'unavailable',
    message: 'Very many people are signing in at this moment. Please try again in a few seconds.',
    retryAfterSeconds: 3,
  })
