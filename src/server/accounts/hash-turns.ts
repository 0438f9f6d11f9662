import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../http/problem.ts'
import type { SignInTry } from './throttle/sign-in-throttle.ts'

/** Whoever waits: how to let them begin, and how to send them away. */
type Waiting = { readonly begin: () => void; readonly refuse: (refusal: Refusal) => void }

/** Those of one address, by account. */
type Line = Map<string, Waiting[]>

const NOBODY: SignInTry = { username: '', address: '', device: null }
const hasher = new AsyncLocalStorage<SignInTry>()

/** What is hashed in `work` has its turn among those of this address and this account: better-auth does not tell for whom it hashes. */
export const hashingFor = <T>(who: SignInTry, work: () => Promise<T>): Promise<T> => hasher.run(who, work)

/**
 * Lets a few work at once, and those who wait begin in turn: one of each address, and of an address one of each account. So
 * whoever signs in elsewhere waits for one try of each address that presses, however many it makes.
 * Where too many wait, the last one of those who ask for most is sent away, and not whoever comes.
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
      // Whoever waits takes over this place, so that nobody who comes now gets before them.
      const next = takeNext(lines)
      if (next) next.begin()
      else working -= 1
    }
  }

  async function wait({ address, username, device }: SignInTry): Promise<void> {
    const line: Line = lines.get(address) ?? new Map()
    // Whoever guesses at an account does not stand in the way of its owner.
    const account = JSON.stringify([username.toLowerCase(), device])
    await new Promise<void>((begin, refuse) => {
      lines.set(address, line.set(account, [...(line.get(account) ?? []), { begin, refuse }]))
      if (waitingIn(lines) > mostWaiting) takeLastOfMost(lines)?.refuse(tooManyAtOnce())
    })
  }
}

/** The one whose turn it is. Their address and their account go to the end. */
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

/** Of several with as many, the one that came last. */
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
