import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, SignedInUser } from './app-env.ts'
import { methodOf } from './head-as-get.ts'
import { Refusal } from './problem.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { awaitForm } from './read-body.ts'

/**
 * Every route of the API needs a signed-in user, except those in public-routes.ts. Who that is, is looked up once the form has
 * arrived: a session that ended while it was on its way writes nothing.
 */
export const signedIn = (find: (c: Context) => Promise<SignedInUser | null>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!PUBLIC_ROUTES.has(`${methodOf(c)} ${c.req.path}`)) {
      const findUser = async () => (await find(c)) ?? refuse()
      if (methodOf(c) !== 'GET') await awaitForm(c)
      const user = await findUser()
      if (!isMeant(c, user)) refuse()
      c.set('user', user)
      c.set('requireStillSignedIn', async () => void (await findUser()))
      nameAccount(c, user)
    }
    c.header('cache-control', 'no-store')
    await next()
  })

function refuse(): never {
  throw notSignedIn()
}

export const notSignedIn = (): Refusal =>
  new Refusal({
    code: 'unauthenticated',
    message: 'You are not signed in. Sign in and try again; what you typed is kept.',
  })

const ACCOUNT_HEADER = 'x-candor-account'
const nameOf = ({ username, id }: Named): string => `${encodeURIComponent(username)} ${id}`

type Named = Pick<SignedInUser, 'username' | 'id'>

/** Whether a request is meant for this account. A page names its own: meanwhile, somebody else may have signed in in its browser. */
const isMeant = (c: Context, user: Named): boolean => [undefined, nameOf(user)].includes(c.req.header(ACCOUNT_HEADER))

/** Names the account that a response belongs to, so that a browser that stores it shows it to nobody else. */
export const nameAccount = (c: Context, user: Named): void => c.header(ACCOUNT_HEADER, nameOf(user))
