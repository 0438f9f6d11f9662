import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { sessionCookieOf } from '../accounts/cookies.ts'
import { bearerOf } from '../accounts/tokens/token-access.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { unreadAnswers } from '../http/unread-answers.ts'
import { tooMany } from './fair-shares.ts'
import type { Presence } from './presence.ts'
import { rememberedOwners } from './remembered-owners.ts'
import { turnsToBegin } from './turns-to-begin.ts'

/** What asks whether Candor is well waits for nobody. */
const HEALTH = /^\/api\/health$/
/** Whoever is refused at once, and asks again at once, would take the time of all who are not. */
const BEFORE_REFUSING_MS = 1_000
/** Answers that one may leave lying: each is held in memory until it is taken. A page asks for a dozen. */
const MOST_UNREAD = 64

/**
 * Lets the requests of each account begin in turn with those of others. It stands before everything that costs something, so
 * whose a session or a token is, is what the last request with it has shown; until then its address stands for it.
 */
export function beginInTurn({ config }: Pick<AppContext, 'config'>, presence: Presence, mostUnread = MOST_UNREAD) {
  const { trustedProxies, shares } = config.access
  const turns = turnsToBegin(shares.atOnce.read.waiting, presence)
  const owners = rememberedOwners()
  const unread = unreadAnswers()
  return createMiddleware<AppEnv>(async (c, next) => {
    const credential = bearerOf(c) ?? sessionCookieOf(c, config)
    const who = (credential && owners.ownerOf(credential)) ?? clientAddress(c, trustedProxies)
    const mayBegin = HEALTH.test(c.req.path) || (unread.of(who) < mostUnread && (await turns.take(who)))
    if (!mayBegin) {
      await setTimeout(BEFORE_REFUSING_MS)
      throw tooMany('Your account asks for very much at once.', 1)
    }
    try {
      await next()
    } finally {
      unread.count(who, c)
      const user: AppEnv['Variables']['user'] | undefined = c.get('user')
      if (user && credential) owners.remember(credential, user.id)
    }
  })
}
