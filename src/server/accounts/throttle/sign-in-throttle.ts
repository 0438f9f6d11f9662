import { comeBackIn } from '#domain/accounts/sign-in-waits.ts'
import type { AppContext } from '../../app-context.ts'
import { Refusal } from '../../http/problem.ts'
import { hashingFor } from '../hash-turns.ts'
import { type Counter, countInEach, forgetTries, sweepTries, waitMs } from './counted-tries.ts'

/** Who tries to sign in: a username, whether or not an account has it, from an address and a browser. */
export type SignInTry = {
  readonly username: string
  readonly address: string
  /** The id of the browser, where somebody has signed in to this account in it before; null in any other. */
  readonly device: string | null
}

type Needs = Pick<AppContext, 'config' | 'db' | 'write' | 'now' | 'security'>

const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * Lets a try at a password through, or refuses it before anything is hashed. Only wrong tries count. For names that nobody has,
 * answers and times are the same, because the code never asks whether an account has the name.
 * @param attempt answers with 2xx when the password was right
 * @throws Refusal that says how long to wait
 */
export async function throttledSignIn(
  context: Needs,
  who: SignInTry,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const counters = countersOf(who, context)
  const nowMs = Date.parse(context.now())
  const wait = await waitMs(context.db, counters, nowMs)
  const takeBack = wait > 0 ? null : await context.write(countingOf(who), (trx) => countInEach(trx, counters, nowMs))
  if (!takeBack) {
    context.security.note('throttled', who)
    throw tooMany(Math.max(1, wait / 1000))
  }
  const answer = await hashingFor(who, attempt).catch(async (error: unknown) => {
    await context.write(countingOf(who), takeBack)
    throw error
  })
  if (answer.ok) {
    const [own, ...shared] = counters
    await context.write(countingOf(who), async (trx) => {
      await takeBack(trx)
      if (own) await forgetTries(trx, own, shared)
    })
  } else {
    context.security.note('sign-in-failed', who)
    await sweepTries(context.db, nowMs - 2 * DAY * 1000)
  }
  return answer
}

/**
 * Browsers that are known to the account are counted apart, so that guesses from elsewhere do not lock out the owner. Each has its
 * own counter, and all of them share one: whoever once had the password may have as many known browsers as they like.
 */
function countersOf({ username, address, device }: SignInTry, { config }: Needs): Counter[] {
  const { tries, triesPerAccount, triesPerAddress, longestWaitSeconds } = config.access.signIn
  const name = username.toLowerCase()
  const counter = (of: string, free: number, forgetSeconds: number): Counter => ({
    name: `sign-in ${of}`,
    free,
    longestSeconds: longestWaitSeconds,
    forgetSeconds,
  })
  if (device !== null)
    return [
      counter(`to ${name} on ${device}`, tries, DAY),
      counter(`to ${name} on known browsers`, Math.ceil(triesPerAccount / 2), DAY),
    ]
  return [
    counter(`to ${name} from ${address}`, tries, DAY),
    counter(`to ${name}`, triesPerAccount, DAY),
    // Many people may share an address.
    { ...counter(`from ${address}`, triesPerAddress, HOUR), longestSeconds: Math.min(60, longestWaitSeconds) },
  ]
}

/** A name's counts are no ledger. `write` is used because on SQLite the tries of one moment share a COMMIT, which everybody waits for. */
const countingOf = ({ username }: SignInTry): string => `sign-in to ${username.toLowerCase()}`

function tooMany(seconds: number): Refusal {
  return new Refusal({
    code: 'throttled',
    message: `Too many wrong passwords. Please try again ${comeBackIn(seconds)}.`,
    retryAfterSeconds: Math.ceil(seconds),
  })
}
