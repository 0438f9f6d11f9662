import type { Context } from 'hono'
import { comeBackIn } from '#domain/accounts/sign-in-waits.ts'
import type { AppContext } from '../../app-context.ts'
import { Refusal } from '../../http/problem.ts'
import { hasPassedSecondStep } from '../known-device.ts'
import { type Counter, countInEach, forgetTries, waitMs } from '../throttle/counted-tries.ts'
import { whoTries } from '../throttle/who-tries.ts'
import { hasPasskey } from './needed-factor.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { canCheckTotp, findApp, takeTotpCode } from './totp.ts'

/** Wrong codes without a wait: in one known browser, or in all that are not known; and in all known ones of a kind together. */
const FREE_TRIES = { own: 5, known: 25 } as const
const DAY = 24 * 3_600

/**
 * Asks for the code of the authenticator app, or for a recovery code in its place, where the account has an app. Wrong codes are
 * counted for the account, apart from wrong passwords, and a right password does not reset them. Those in a known browser are
 * counted there, and apart from the others where the app's second step was passed before, so that a thief of the password does not
 * lock out the owner. Where a passkey is the second factor, nothing
 * replaces it: a recovery code can already replace the password, so two of one sheet would open the account (ASVS 6.4.3).
 * @param code null when none was sent
 * @returns the app whose step was passed; null where none was asked for
 * @throws Refusal that asks for the code, says that it is wrong, or says how long to wait
 */
export async function requireSecondStep(
  c: Context,
  context: AppContext,
  { id: userId, username }: { readonly id: string; readonly username: string },
  code: string | null,
): Promise<string | null> {
  const { db, config, now, security } = context
  const app = await findApp(db, userId)
  if (app === null && !(config.access.isHardened && (await hasPasskey(db, userId)))) return null
  if (app === null || code === null)
    throw new Refusal({
      code: 'second-step',
      field: 'code',
      message: app
        ? ((await wordsOfOtherSecret(context, userId)) ??
          'Enter the code that your authenticator app shows, or one of your recovery codes.')
        : 'Use your passkey to log in. A recovery code does not stand in for it; if you lost it, ask whoever runs this Candor.',
    })
  const { address, device } = whoTries(c, context, username)
  const kind = hasPassedSecondStep(c, context, username, app) ? 'browsers that gave a code' : 'known browsers'
  const browser = device === null ? null : { device, kind }
  const [own, ...shared] = countersOf(userId, browser, config.access.signIn.longestWaitSeconds)
  const counters = [own, ...shared]
  const nowMs = Date.parse(now())
  if (!(await countInEach(db, counters, nowMs))) {
    security.note('throttled', { userId, address })
    throw tooMany(Math.max(1, await waitMs(db, counters, nowMs)) / 1000)
  }
  if ((await takeTotpCode(context, userId, code)) || (await takeRecoveryCode(db, userId, code, now()))) {
    await forgetTries(db, own, shared)
    return app
  }
  security.note('second-step-failed', { userId, address })
  throw new Refusal({
    code: 'second-step',
    field: 'code',
    message:
      (await wordsOfOtherSecret(context, userId)) ??
      'This code is not right, or was used already. Enter the next one that the app shows.',
  })
}

/**
 * Each known browser has a counter of its own, and all of a kind share one: before the app was set up, whoever had the password could
 * make any number of browsers known.
 */
function countersOf(
  userId: string,
  browser: { readonly device: string; readonly kind: string } | null,
  longestSeconds: number,
): [Counter, ...Counter[]] {
  const of = `second step of ${userId}`
  const counter = (name: string, free: number): Counter => ({ name, free, longestSeconds, forgetSeconds: DAY })
  if (browser === null) return [counter(of, FREE_TRIES.own)]
  const { device, kind } = browser
  return [counter(`${of} on ${device} of ${kind}`, FREE_TRIES.own), counter(`${of} on ${kind}`, FREE_TRIES.known)]
}

/** What is so where no code of the app can be right; null where codes are checked. */
const wordsOfOtherSecret = async (context: AppContext, userId: string): Promise<string | null> =>
  (await canCheckTotp(context, userId))
    ? null
    : 'This Candor has lost the secret with which your authenticator app was set up, as after a restore without candor.secret, so no ' +
      'code of the app is accepted. Enter one of your recovery codes and set the app up anew, or ask whoever runs this Candor.'

const tooMany = (seconds: number): Refusal =>
  new Refusal({
    code: 'throttled',
    message: `Too many wrong codes. Please try again ${comeBackIn(seconds)}.`,
    retryAfterSeconds: Math.ceil(seconds),
  })
