import { createMiddleware } from 'hono/factory'
import type { AppContext } from '../app-context.ts'
import type { SharesConfig } from '../config/access-config.ts'
import type { AppEnv } from '../http/app-env.ts'
import { methodOf } from '../http/head-as-get.ts'
import { Refusal } from '../http/problem.ts'
import { minuteCounts } from './minute-counts.ts'
import type { Presence } from './presence.ts'
import { type Turn, turnsOfAccount } from './turns-of-account.ts'

type Share = keyof SharesConfig['perMinute']

/** What costs others something: providers are asked, a model is, or a file is read. */
const SHARES: readonly (readonly [method: string, path: RegExp, share: Share])[] = [
  ['GET', /^\/api\/companies$/, 'search'],
  ['POST', /^\/api\/echo$/, 'search'],
  ['GET', /^\/api\/prices\//, 'price'],
  ['POST', /^\/api\/assets\/[^/]+\/critiques$/, 'critique'],
  ['POST', /^\/api\/mirror\/letter$/, 'critique'],
  ['POST', /^\/api\/assets\/[^/]+\/daily-prices$/, 'upload'],
  ['POST', /^\/api\/import$/, 'upload'],
]

/** What is read from the database alone. Whatever waits for a provider has no turn, for it would keep the person's own page waiting. */
const READS = [
  /^GET \/api\/(assets(\/[^/]+(\/(workings|journal|row))?)?|summary(\/(workings|equity))?|journal(\/assets)?|mirror(\/.+)?)$/,
  /^GET \/api\/(account|drafts(\/[^/]+)?|principles|proof|receipt|anchors\/.+|settings|operator)$/,
  /^POST \/api\/echo$/,
]
const WRITES = /^\/api\/(assets|drafts|principles|settings)(\/|$)/

const DOES: Readonly<Record<Share, string>> = {
  search: 'searches',
  price: 'questions for a price',
  critique: 'questions for a critique',
  upload: 'uploads',
}

/**
 * Fair shares between accounts: few requests of each are worked on at once, one where others are there too, and what costs others
 * something is counted by the minute. What is beyond a share is refused before anything is done.
 */
export function fairShares(context: Pick<AppContext, 'config' | 'db' | 'engine' | 'now'>, presence: Presence) {
  const { now } = context
  const { atOnce, perMinute } = context.config.access.shares
  const isCrowded = () => !presence.isAlone()
  const turns = { read: turnsOfAccount(atOnce.read, isCrowded), write: turnsOfAccount(atOnce.write, isCrowded) }
  const countOne = minuteCounts(context)
  return createMiddleware<AppEnv>(async (c, next) => {
    const user: AppEnv['Variables']['user'] | undefined = c.get('user')
    if (!user) return next()
    const method = methodOf(c)
    const line = lineOf(method, c.req.path)
    const turn = line ? await turns[line].take(user.id) : NONE
    if (!turn) throw tooMany('Your account asks for very much at once.', 1)
    try {
      if (turn.hasWaited && method !== 'GET') await c.var.requireStillSignedIn()
      const share = SHARES.find(([of, path]) => of === method && path.test(c.req.path))?.[2]
      if (share) await spend(share)
      await next()
    } finally {
      turn.end()
    }

    async function spend(share: Share): Promise<void> {
      if (await countOne(`${share} of ${user?.id}`, perMinute[share])) return
      throw tooMany(`Your account made ${perMinute[share]} ${DOES[share]} in this minute.`, secondsLeft(now()))
    }
  })
}

const NONE: Turn = { hasWaited: false, end: () => undefined }

function lineOf(method: string, path: string): 'read' | 'write' | null {
  if (READS.some((read) => read.test(`${method} ${path}`))) return 'read'
  if (method === 'GET') return null
  return WRITES.test(path) ? 'write' : null
}

const secondsLeft = (now: string): number => 60 - new Date(now).getUTCSeconds()

export const tooMany = (why: string, retryAfterSeconds: number): Refusal =>
  new Refusal({
    code: 'throttled',
    message: `${why} Nothing was recorded now; what you typed is still here. Please try again in ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}.`,
    retryAfterSeconds,
  })
