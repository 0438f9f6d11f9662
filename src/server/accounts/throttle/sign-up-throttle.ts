import type { Context } from 'hono'
import { comeBackIn } from '#domain/accounts/sign-in-waits.ts'
import type { AppContext } from '../../app-context.ts'
import { clientAddress, isFromThisMachine } from '../../http/client-address.ts'
import { Refusal } from '../../http/problem.ts'
import { countTry, waitMs } from './counted-tries.ts'

const HOUR = 3_600
/** Whoever tries Candor out on its own machine makes accounts by the dozen. */
const MORE_ON_THIS_MACHINE = 100

/** Lets so many accounts be made from one address, then fewer and fewer. @throws Refusal that says when to come back */
export async function throttleSignUp(c: Context, { config, db, now }: AppContext): Promise<void> {
  const { signUpsPerHour, trustedProxies } = config.access
  const free = signUpsPerHour * (isFromThisMachine(c, trustedProxies) ? MORE_ON_THIS_MACHINE : 1)
  const name = `sign-up from ${clientAddress(c, trustedProxies)}`
  const counter = { name, free, longestSeconds: HOUR, forgetSeconds: HOUR }
  const nowMs = Date.parse(now())
  if (await countTry(db, counter, nowMs)) return
  const seconds = Math.max(1, await waitMs(db, [counter], nowMs)) / 1000
  throw new Refusal({
    code: 'throttled',
    message: `Many accounts were made from your address. Please try again ${comeBackIn(seconds)}.`,
    retryAfterSeconds: Math.ceil(seconds),
  })
}
