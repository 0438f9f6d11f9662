import type { Context } from 'hono'
import { comeBackIn } from '#domain/accounts/sign-in-waits.ts'
import type { AppContext } from '../../app-context.ts'
import { clientAddress, isFromThisMachine } from '../../http/client-address.ts'
import { Refusal } from '../../http/problem.ts'
import { countTry, waitMs } from './counted-tries.ts'

const HOUR = 3_600
const MINUTE = 60
/** This machine may make more accounts, because somebody who tries Candor out there makes dozens. */
const MORE_ON_THIS_MACHINE = 100
/** Each of them stores a row until it expires. */
const SIGN_INS_BEGUN_PER_HOUR = 300

/** Limits how many accounts are made from one address; after that, each must wait longer. @throws Refusal that says how long */
export function throttleSignUp(c: Context, context: AppContext): Promise<void> {
  const free = context.config.access.signUpsPerHour
  return throttle(
    c,
    context,
    { name: 'sign-up', free, longestSeconds: HOUR },
    'Many accounts were made from your address.',
  )
}

/**
 * The same limit for what only begins, with a passkey or at the provider, a sign-in or a link: each stores a row until it expires.
 * @throws Refusal that says how long to wait
 */
export function throttleBegun(c: Context, context: AppContext): Promise<void> {
  const counter = { name: 'sign-in begun', free: SIGN_INS_BEGUN_PER_HOUR, longestSeconds: MINUTE }
  return throttle(c, context, counter, 'Very many sign-ins were begun from your address.')
}

type Counted = { readonly name: string; readonly free: number; readonly longestSeconds: number }

async function throttle(
  c: Context,
  { config, db, now, security }: AppContext,
  counted: Counted,
  sentence: string,
): Promise<void> {
  const { trustedProxies } = config.access
  const address = clientAddress(c, trustedProxies)
  const counter = {
    ...counted,
    name: `${counted.name} from ${address}`,
    free: counted.free * (isFromThisMachine(c, trustedProxies) ? MORE_ON_THIS_MACHINE : 1),
    forgetSeconds: HOUR,
  }
  const nowMs = Date.parse(now())
  if (await countTry(db, counter, nowMs)) return
  security.note('throttled', { address })
  const seconds = Math.max(1, await waitMs(db, [counter], nowMs)) / 1000
  throw new Refusal({
    code: 'throttled',
    message: `${sentence} Please try again ${comeBackIn(seconds)}.`,
    retryAfterSeconds: Math.ceil(seconds),
  })
}
