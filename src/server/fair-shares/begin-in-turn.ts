import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { sessionCookieOf } from '../accounts/cookies.ts'
import { bearerOf } from '../accounts/tokens/token-access.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/problem.ts'
import { unreadAnswers } from '../http/unread-answers.ts'
import { tooMany } from './fair-shares.ts'
import { placesOfAll } from './places-of-all.ts'
import type { Presence } from './presence.ts'
import { rememberedOwners } from './remembered-owners.ts'
import { turnsToBegin } from './turns-to-begin.ts'

/** What asks whether Candor is well waits for nobody. */
const HEALTH = /^\/api\/health$/
/** Whoever is refused at once, and asks again at once, would take the time of all who are not. */
const BEFORE_REFUSING_MS = 1_000
/** Answers that one may leave lying: each is held in memory until it is taken. A page asks for a dozen. */
const MOST_UNREAD = 64
/** Requests of all together that are worked on or wait: at a few hundred in a second, about as much as anybody waits for. */
const MOST_AT_ONCE = 2_000

const TOO_MUCH_AT_ONCE = new Refusal({
  code: 'unavailable',
  message:
    'Very much is asked of this Candor at this moment. Nothing was recorded now; what you typed is still here. Please try again in some seconds.',
  retryAfterSeconds: 5,
})

async function refuseLater(why: Refusal): Promise<never> {
  await setTimeout(BEFORE_REFUSING_MS)
  throw why
}

/**
 * Lets the requests of each account begin in turn with those of others. It stands before everything that costs something, so
 * whose a session or a token is, is what the last request with it has shown; until then its address stands for it.
 */
export function beginInTurn(
  { config }: Pick<AppContext, 'config'>,
  presence: Presence,
  { mostUnread = MOST_UNREAD, mostAtOnce = MOST_AT_ONCE } = {},
) {
  const { trustedProxies, shares } = config.access
  const turns = turnsToBegin(shares.atOnce.read.waiting, presence)
  const places = placesOfAll(mostAtOnce)
  const owners = rememberedOwners()
  const unread = unreadAnswers()
  return createMiddleware<AppEnv>(async (c, next) => {
    const credential = bearerOf(c) ?? sessionCookieOf(c, config)
    const who = (credential && owners.ownerOf(credential)) ?? clientAddress(c, trustedProxies)
    if (HEALTH.test(c.req.path)) return next()
    const givePlaceUp = places.take(who)
    if (!givePlaceUp) return refuseLater(TOO_MUCH_AT_ONCE)
    try {
      const mayBegin = unread.of(who) < mostUnread && (await turns.take(who))
      if (!mayBegin) return await refuseLater(tooMany('Your account asks for very much at once.', 1))
      await next()
      unread.count(who, c)
    } finally {
      givePlaceUp()
      const user: AppEnv['Variables']['user'] | undefined = c.get('user')
      if (user && credential) owners.remember(credential, user.id)
    }
  })
}
